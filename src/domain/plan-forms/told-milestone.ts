import { oneLine } from '../../language/characters.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { criterionNumber, milestoneBody, milestoneTitle, type StoredMilestone, shownCriteria, shownText } from '../milestone.ts'
import { isBlank, type MilestoneLine, parse } from '../milestone-document.ts'
import { printedDues } from '../milestone-due.ts'
import { type Cents, centsOf } from '../money.ts'
import type { FinishedPlan } from '../plan.ts'
import { printedCriterion } from './in-short.ts'
import { placeOf } from './label-places.ts'

/** "Approach", "Risk" and other lines; the label is '' where a line has none. What is listed below one stands in its text too, run on. */
export type Note = { label: string; text: string; items?: readonly string[] }

/** A task without "Task 2.1:", with the lines that stand below it. */
export type ToldTask = { text: string; notes: readonly Note[] }

/** A milestone taken apart as it is told: what it opens with, its tasks, and the lines that follow with their labels. */
export type ToldMilestone = {
  milestone_number: number
  title: string
  /** "Award + 2 Months" */
  due: string
  opening: readonly string[]
  /** The lines that stand before its tasks; of a text that names no tasks all its labelled lines. */
  notes: readonly Note[]
  /** Its tasks; of a text that names none every sentence after the opening. */
  tasks: readonly ToldTask[]
  /** The lines behind its tasks that tell of the whole milestone. */
  closing: readonly Note[]
  deliverables: readonly string[]
  criteria: readonly string[]
  payment: Cents
}

/** A milestone's criteria under the numbers by which the table of the requirements names them, "C4.2"; of those that are kept each has its own. */
export function numberedCriteria(
  { milestone_number, criteria, due }: Pick<ToldMilestone, 'milestone_number' | 'criteria' | 'due'>,
  isKept: (criterion: string) => boolean = () => true,
): string[] {
  return criteria.flatMap((text, at) =>
    isKept(text) ? [`${criterionNumber(milestone_number, at + 1)} ${printedCriterion(text, due)}`] : [],
  )
}

/** The milestones of a plan, each taken apart. */
export function toldMilestones({ milestones, period_of_performance }: FinishedPlan): ToldMilestone[] {
  const due = printedDues(milestones.map(shownText), period_of_performance)
  return milestones.map((milestone, index) => ({ ...toldText(milestone), ...toldRest(milestone), due: due[index] ?? '' }))
}

function toldRest(milestone: StoredMilestone) {
  return {
    milestone_number: milestone.milestone_number,
    title: milestoneTitle(shownText(milestone)),
    deliverables: milestone.deliverables,
    criteria: shownCriteria(milestone),
    payment: centsOf(milestone.payment_amount),
  }
}

type Told = Pick<ToldMilestone, 'opening' | 'tasks' | 'notes' | 'closing'>

function toldText(milestone: StoredMilestone): Told {
  const body = milestoneBody(shownText(milestone))
  const lines = body
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map(lineOf)
    .filter((line) => line.kind !== 'item' || line.text !== '')
  return toldLines(withLists(lines))
}

/** A line below a milestone's title, on one line. */
function lineOf(line: string): MilestoneLine {
  const [, told] = parse(`Title\n${oneLine(line)}`).lines
  return told ?? { kind: 'text', opening: '', text: '' }
}

/** A line with what is listed below it. */
type Listing = MilestoneLine & { items?: readonly string[] }

/** What is listed below a label that says nothing itself stands behind it; other items are lines like any. */
function withLists(lines: readonly MilestoneLine[]): Listing[] {
  const told: Listing[] = []
  let isOpen = false
  for (const line of lines) {
    const before = told.at(-1)
    if (isOpen && line.kind === 'item' && before) {
      const text = `${before.text}${linkBehind(before.text)}${line.text}`
      told[told.length - 1] = { ...before, text, items: [...(before.items ?? []), line.text] }
    } else {
      told.push(line.kind === 'item' ? lineOf(line.text) : line)
      isOpen = line.kind === 'label' && line.text === ''
    }
  }
  return told
}

/** What stands between words and the item of a list that goes on behind them. */
export function linkBehind(before: string): string {
  if (before === '') return ''
  return ':.;!?'.includes(before.at(-1) ?? '') ? ' ' : '; '
}

function toldLines(lines: readonly Listing[]): Told {
  const first = lines.findIndex((line) => isTask(line) || isNote(line))
  const before = (first === -1 ? lines : lines.slice(0, first)).flatMap((line) => sentencesOf(wordsOf(line)))
  const told = behindOpening(first === -1 ? [] : lines.slice(first))
  if (told.tasks.length > 0) return { opening: before, ...told }
  return { ...told, opening: before.slice(0, 1), tasks: before.slice(1).map((text) => ({ text, notes: [] })) }
}

/** A task that is named so; a bare number may count anything. */
function isTask({ kind, opening }: MilestoneLine): boolean {
  return kind === 'task' && /task/i.test(opening)
}

function isNote({ kind, text }: MilestoneLine): boolean {
  return kind === 'label' && text !== ''
}

function wordsOf({ opening, text }: MilestoneLine): string {
  return (opening + text).trim()
}

/**
 * Each labelled line stays with what it stands below: the milestone until its first task, then that task. Under a label that tells of the whole
 * milestone, and behind a blank line that follows the last task, it is the milestone's again.
 */
function behindOpening(lines: readonly Listing[]): Omit<Told, 'opening'> {
  const tasks: { text: string; notes: Note[] }[] = []
  const [notes, closing]: [Note[], Note[]] = [[], []]
  const last = lines.findLastIndex(isTask)
  let place = notes
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) {
      if (last !== -1 && at > last) place = closing
    } else if (isTask(line)) {
      const task = { text: line.text, notes: [] }
      tasks.push(task)
      place = task.notes
    } else {
      const items = line.items && line.items.length > 1 ? { items: line.items } : {}
      const note =
        line.kind === 'label' && line.text !== '' ? { label: line.name, text: line.text, ...items } : { label: '', text: wordsOf(line) }
      if (tasks.length > 0 && ['milestone', 'whole'].includes(placeOf(note.label))) place = closing
      place.push(note)
    }
  }
  return { tasks, notes, closing }
}
