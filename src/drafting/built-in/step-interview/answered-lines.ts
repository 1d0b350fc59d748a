import type { Answer } from '../../../domain/interview.ts'
import { type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import type { CellRef, ComposedLine, ComposedMilestone } from '../../../domain/work-breakdown/composed/composed.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { oneSpaced } from '../../../language/characters.ts'
import { isSaidBy, newIn } from '../../../language/nothing-new.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'

/** The texts of a milestone. */
type Texts = Pick<StoredMilestone, 'deliverables' | 'acceptance_criteria'> & { text: string }

/** The cells of a row by the name under which a question fills them. */
const CELLS: Partial<Record<FilledCell['cell'], readonly string[]>> = {
  people: ['lead', 'people'],
  months: ['from_month', 'to_month'],
  comparator: ['proof'],
  condition: ['proof'],
  evidence: ['proof'],
  judge: ['proof'],
  risk: ['what'],
  furnished: ['item'],
}

/**
 * The texts of a milestone with what its rows print of the cells that these answers fill: where it prints there, in the words in which it prints. All else of
 * the texts stays as it is.
 */
export function withAnsweredLines(facts: PlanFacts, milestone: StoredMilestone, answers: readonly Answer[]): Texts {
  const { composition, milestones } = planRows(facts)
  const { deliverables, acceptance_criteria } = milestone
  const own = milestones.find((one) => one.milestone_number === milestone.milestone_number)
  const text = shownText(milestone)
  if (!own) return { text, deliverables, acceptance_criteria }
  const filled = new Set(answers.flatMap((one) => cellsFilled(one, composition.rows)).map(keyOf))
  const isFilled = ({ from }: ComposedLine) => from.some((cell) => filled.has(keyOf(cell)))
  return {
    text: withLines(text.split('\n'), own, isFilled).join('\n'),
    deliverables: withFresh(deliverables, own.deliverables, isFilled),
    acceptance_criteria: withFresh(acceptance_criteria, own.criteria, isFilled),
  }
}

function keyOf({ row, cell }: CellRef): string {
  return `${row} ${cell}`
}

/** The cells that an answer fills; of a row that it made, which is known by what it is about. */
function cellsFilled({ fills, question, answer }: Answer, { steps, risks, furnished }: WorkBreakdown): CellRef[] {
  if (!fills) return []
  const { cell, tasks, about } = fills
  const said = newIn(oneSpaced(answer), question)
  const others = [
    ...risks.map((one) => ({ id: one.id, said: Object.values(one) })),
    ...furnished.map((one) => ({ id: one.id, said: Object.values(one) })),
  ]
  const ids = [
    ...steps.filter(({ action }) => tasks.length === 1 && tasks[0]?.action === action).map(({ id }) => id),
    ...others.filter((one) => [about, said].some((words) => words && one.said.includes(words))).map(({ id }) => id),
  ]
  const names = CELLS[cell] ?? [cell]
  return (ids.length > 0 ? ids : ['plan']).flatMap((row) => names.map((name) => ({ row, cell: name })))
}

/** A text with the composed lines of which this is so: each in the place of the line of its task whose words it has, else behind the lines of its task. */
function withLines(lines: readonly string[], { all }: ComposedMilestone, isFilled: (line: ComposedLine) => boolean): string[] {
  const told = [...lines]
  let task: string | undefined
  for (const line of all) {
    const number = TASK.exec(line.text)?.[0]
    if (number) task = number
    if (!isFilled(line) || told.includes(line.text)) continue
    const [from, to] = blockOf(told, task)
    const at = told.findIndex(
      (one, nth) => nth >= from && nth < to && one.trim() !== '' && isSaidBy(line.text, one) && labelOf(line.text).includes(labelOf(one)),
    )
    if (at >= 0) told[at] = line.text
    else told.splice(to, 0, line.text)
  }
  return told
}

const TASK = /^Task \d+\.\d+:/

/** From which line to behind which last one a task is told; without one all of the text. */
function blockOf(lines: readonly string[], task: string | undefined): [number, number] {
  const from = task === undefined ? -1 : lines.findIndex((line) => line.startsWith(task))
  const next = from < 0 ? -1 : lines.findIndex((line, at) => at > from && (line.trim() === '' || TASK.test(line)))
  return [Math.max(from, 0), next < 0 ? lines.length : next]
}

/** "Place and time" stands for "Time", too. */
function labelOf(line: string): string {
  return line.split(':', 1)[0]?.toLowerCase() ?? ''
}

/**
 * A list with the composed lines of which this is so: each in the place of the one whose words it has, unless the rows still print that one, since then it is
 * a line of its own, which no other takes away.
 */
function withFresh(lines: readonly string[], composed: readonly ComposedLine[], isFilled: (line: ComposedLine) => boolean): string[] {
  const told = [...lines]
  const isPrinted = (one: string) => composed.some(({ text }) => text === one)
  for (const { text } of composed.filter(isFilled)) {
    if (told.includes(text)) continue
    const at = told.findIndex((one) => one.trim() !== '' && !isPrinted(one) && isSaidBy(text, one))
    told.splice(at < 0 ? told.length : at, at < 0 ? 0 : 1, text)
  }
  return told
}
