import { ANSWERS } from '../../milestone-document.ts'
import type { ComposedLine, ComposedMilestone } from './composed.ts'

/** The text of a milestone as it is first drafted: title, due month, tasks, and what they answer. */
export function firstText(milestone: ComposedMilestone): string {
  return printed(milestone, milestone.first)
}

/** The same with everything that is known beside the tasks. */
export function wholeText(milestone: ComposedMilestone): string {
  return printed(milestone, milestone.all)
}

function printed({ milestone_number, title }: ComposedMilestone, lines: readonly ComposedLine[]): string {
  const told = lines.map(({ text }) => (opensPart(text) ? `\n${text}` : text))
  return [`Milestone ${milestone_number} - ${title.text}`, '', ...told].join('\n').trimEnd()
}

const TASK_NUMBER = /^Task \d+\.\d+:/

/** Tasks and what they answer stand apart, so that the lines below belong to them at a glance. */
function opensPart(line: string): boolean {
  return TASK_NUMBER.test(line) || line.startsWith(`${ANSWERS}: `)
}

/** A task is known by its number, whatever somebody made of its words. */
function isSameLine(line: string, anchor: string): boolean {
  const number = TASK_NUMBER.exec(anchor)?.[0]
  return number ? line.trim().startsWith(number) : line.trim() === anchor
}

/**
 * Whether a text is still what was composed: one of its tasks stands word for word, or its due month and all its tasks by their numbers, however
 * somebody or a model worded these. Else it is somebody's own, and is read for itself.
 */
export function isComposed(text: string, { first }: ComposedMilestone): boolean {
  const lines = text.split('\n').map((line) => line.trim())
  const tasks = first.filter((line) => TASK_NUMBER.test(line.text))
  const due = first.find((line) => line.text.startsWith('Due: '))?.text ?? ''
  if (tasks.some((task) => lines.includes(task.text))) return true
  return lines.includes(due) && tasks.every((task) => lines.some((line) => isSameLine(line, task.text)))
}
