import { milestoneBody, milestoneTitle } from '../../../domain/milestone.ts'
import { isBlank, parse, TASK_LABELS, taskLines } from '../../../domain/milestone-document.ts'
import { baseText } from '../../../domain/milestone-option.ts'
import { linkBehind } from '../../../domain/plan-forms/told-milestone.ts'

/** A labelled line of a milestone: "Method", "HFSS models from 2 to 18 GHz." */
export type Label = { name: string; text: string }

/** A task as the text tells it: its number where it has one, its line, its sentence, and the labelled lines under it. */
export type ToldTask = { number: string | null; line: string; text: string; labels: readonly Label[] }

/** A milestone's text taken apart: nothing of it is left out. `opening` stands before the tasks, `labels` speak of all of the milestone. */
export type ToldMilestone = {
  title: string
  opening: readonly string[]
  tasks: readonly ToldTask[]
  labels: readonly Label[]
  others: readonly string[]
}

/** The labels that speak of the task above them; any other one speaks of the milestone. */
const OF_TASK: ReadonlySet<string> = new Set([...TASK_LABELS, 'Data', 'Lead'])

const NUMBER = /\d+(?:\.\d+)+/

/** Reads what a milestone's text tells, composed or written by hand; the option behind the base has a part of its own in the plan. */
export function toldMilestone(whole: string): ToldMilestone {
  const text = baseText(whole)
  const document = parse(milestoneBody(text))
  const isTask = new Set(taskLines(document))
  const told = { title: milestoneTitle(text), opening: [] as string[], labels: [] as Label[], others: [] as string[] }
  const tasks: (ToldTask & { labels: Label[] })[] = []
  let last: Label | undefined
  for (const [at, line] of document.lines.entries()) {
    const whole = (line.opening + line.text).trim()
    const task = tasks.at(-1)
    if (isBlank(line) || (line.kind === 'label' && line.text.trim() === '' && isTask.has(at + 1))) continue
    if (isTask.has(at)) tasks.push({ number: NUMBER.exec(line.opening)?.[0] ?? null, line: whole, text: line.text.trim(), labels: [] })
    else if (line.kind === 'label') {
      last = { name: line.name, text: line.text.trim() }
      ;(task && OF_TASK.has(last.name) ? task.labels : told.labels).push(last)
    } else if (line.kind === 'item' && last) last.text += linkBehind(last.text) + line.text.trim()
    else (tasks.length === 0 ? told.opening : told.others).push(whole)
  }
  return { ...told, tasks }
}

/** What one of these labels says. */
export function labelled(labels: readonly Label[], ...names: readonly string[]): Label | undefined {
  return labels.find(({ name, text }) => names.includes(name) && text !== '')
}
