import { isStepSlot } from '../interview.ts'
import { type KnownRow, newRow } from './alike-rows.ts'
import type { Cells } from './row-change.ts'
import type { Cell } from './rows.ts'
import { type Filled, mergedRow } from './told-into-rows.ts'
import type { Proof, WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** What the interview of a step says of a cell: of the step that does this, or of the plan as a whole where `action` is null. */
export type AnsweredCell = { action: string | null; name: string; value: unknown; slot: string; words: string }

/**
 * Puts what the interviews of steps say into the cells that they asked for, where nothing else stands there; a changed answer takes the place of the one
 * before. What a person has set or emptied stays, and is a difference where an answer says otherwise.
 */
export function withAnswered(rows: readonly KnownRow[], answered: readonly AnsweredCell[], newId: () => string): Filled {
  const merged = rows.map((row) => (row.isRemoved ? { row, differences: [] } : mergedRow(row, openCells(row, cellsFor(row, answered)))))
  const ofPlan = cellsOf(answered.filter(({ action }) => action === null))
  const isNew = Object.keys(ofPlan).length > 0 && !rows.some(({ kind }) => kind === 'plan')
  const plan = newRow({ id: isNew ? newId() : '', kind: 'plan', cells: ofPlan }, 0)
  return {
    rows: [...merged.map(({ row }) => row), ...(isNew ? [plan] : [])],
    differences: merged.flatMap(({ differences }) => differences),
  }
}

/** The same for rows that nobody keeps: what the answers of the plan's interview tell, and steps that only the solicitation asks for. */
export function withAnsweredUnkept(rows: WorkBreakdown, answered: readonly AnsweredCell[], kept: WorkBreakdown | undefined): WorkBreakdown {
  const isKept = new Set(kept?.steps.map(({ id }) => id))
  const steps = rows.steps.map((step): WorkStep => {
    const own = isKept.has(step.id)
      ? []
      : answered.filter(({ action, name }) => action === step.action && (name === 'requirement_ids' || isEmpty(name, step)))
    const { requirement_ids = [], ...values } = namedValues(own)
    return { ...step, ...values, requirement_ids: [...new Set([...step.requirement_ids, ...(requirement_ids as string[])])] }
  })
  const ofPlan = kept ? [] : answered.filter(({ action }) => action === null)
  return { ...rows, steps, plan: { ...namedValues(ofPlan), ...rows.plan } }
}

function namedValues(answered: readonly AnsweredCell[]): Record<string, unknown> {
  return Object.fromEntries(answered.map(({ name, value }) => [name, value]))
}

function isEmpty(name: string, step: WorkStep): boolean {
  const value = step[name as keyof WorkStep]
  return value === undefined || (Array.isArray(value) && value.length === 0) || (name === 'proof' && !hasPassMark(step.proof))
}

/** A proof without a figure to be held against is what was asked for. */
function hasPassMark(proof: readonly Proof[]): boolean {
  return proof.some(({ comparator, value }) => comparator && value)
}

function cellsFor({ kind, cells }: KnownRow, answered: readonly AnsweredCell[]): Cells {
  if (kind === 'plan') return cellsOf(answered.filter(({ action }) => action === null))
  if (kind !== 'step') return {}
  const own = cellsOf(answered.filter(({ action }) => action !== null && action === cells.action?.value))
  const { requirement_ids, ...others } = own
  return requirement_ids ? { ...others, requirement_ids: united(cells.requirement_ids, requirement_ids) } : own
}

/** The requirements that a step is said to answer, beside those that stand there. */
function united(now: Cell | undefined, said: Cell): Cell {
  const [before, ids] = [(now?.value ?? []) as string[], said.value as string[]]
  return now && ids.every((id) => before.includes(id)) ? now : { ...said, value: [...new Set([...before, ...ids])] }
}

function cellsOf(answered: readonly AnsweredCell[]): Cells {
  return Object.fromEntries(
    answered.map(({ name, value, slot, words }): [string, Cell] => [
      name,
      { value, origin: { from: 'answer', slot, words }, state: 'read' },
    ]),
  )
}

/** What was read elsewhere and not looked at stands; of all other cells the merging knows what a person has made of them. */
function openCells({ cells }: KnownRow, answered: Cells): Cells {
  const isOpen = (name: string) => {
    const now = cells[name]
    if (now?.state !== 'read' || name === 'requirement_ids') return true
    const isAnswered = now.origin.from === 'answer' && isStepSlot(now.origin.slot)
    return isAnswered || (name === 'proof' && !hasPassMark(now.value as Proof[]))
  }
  return Object.fromEntries(Object.entries(answered).filter(([name]) => isOpen(name)))
}
