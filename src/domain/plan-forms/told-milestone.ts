import { oneLine } from '../../language/characters.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { milestoneBody, milestoneTitle, type StoredMilestone, shownCriteria, shownDeliverables, shownText } from '../milestone.ts'
import { type Cents, centsOf } from '../money.ts'
import type { FinishedPlan } from '../plan.ts'
import { dueLabels } from '../schedule.ts'

/** A milestone taken apart as it is told: what it opens with, its tasks, and the lines that follow with their labels. */
export type ToldMilestone = {
  milestone_number: number
  title: string
  /** "Award + 2 Months" */
  due: string
  opening: readonly string[]
  /** Its tasks without "Task 2.1:"; of a text that names none every sentence after the opening. */
  tasks: readonly string[]
  /** "Approach", "Risk" and other lines; the label is '' where a line has none. */
  notes: readonly { label: string; text: string }[]
  deliverables: readonly string[]
  criteria: readonly string[]
  payment: Cents
}

/** The milestones of a plan, each taken apart. */
export function toldMilestones({ milestones, period_of_performance }: FinishedPlan): ToldMilestone[] {
  const due = dueLabels(milestones.length, period_of_performance)
  return milestones.map((milestone, index) => ({ ...toldText(milestone), ...toldRest(milestone), due: due[index] ?? '' }))
}

function toldRest(milestone: StoredMilestone) {
  return {
    milestone_number: milestone.milestone_number,
    title: milestoneTitle(shownText(milestone)),
    deliverables: shownDeliverables(milestone.deliverables),
    criteria: shownCriteria(milestone),
    payment: centsOf(milestone.payment_amount),
  }
}

const TASK = /^(?:sub)?task\s+\d+(?:\.\d+)*\s*[:.)–—-]\s*/i
const LABEL = /^([A-Z][\w ,/&-]{2,40}):\s+(?=\S)/
const BULLET = /^[-*•‣▪●–]\s+/

function toldText(milestone: StoredMilestone): Pick<ToldMilestone, 'opening' | 'tasks' | 'notes'> {
  const lines = milestoneBody(shownText(milestone))
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => oneLine(line))
    .filter((line) => line.replace(BULLET, '') !== '')
  return toldLines(withAnswers(lines))
}

/** The requirements that are listed below "Answers:" stand behind it; other items are lines like any. */
function withAnswers(lines: readonly string[]): string[] {
  const told: string[] = []
  for (const line of lines) {
    const words = line.replace(BULLET, '')
    const before = told.at(-1)
    const isAnswer = words !== line && before !== undefined && /^Answers:/.test(before)
    if (isAnswer) told[told.length - 1] = `${before}${before.endsWith(':') ? '' : ';'} ${words}`
    else told.push(words)
  }
  return told
}

function toldLines(lines: readonly string[]): Pick<ToldMilestone, 'opening' | 'tasks' | 'notes'> {
  const first = lines.findIndex((line) => TASK.test(line) || LABEL.test(line))
  const before = (first === -1 ? lines : lines.slice(0, first)).flatMap(sentencesOfLine)
  const after = first === -1 ? [] : lines.slice(first)
  const tasks = after.filter((line) => TASK.test(line)).map((line) => line.replace(TASK, ''))
  const notes = after.filter((line) => !TASK.test(line)).map(labelled)
  return tasks.length > 0 ? { opening: before, tasks, notes } : { opening: before.slice(0, 1), tasks: before.slice(1), notes }
}

function labelled(line: string): { label: string; text: string } {
  const label = LABEL.exec(line)
  return label ? { label: label[1] ?? '', text: line.slice(label[0].length) } : { label: '', text: line }
}

/** The sentences of a text, each whole. */
export function sentencesOfLine(line: string): string[] {
  return sentencesIn(line).map(({ start, end }) => line.slice(start, end))
}
