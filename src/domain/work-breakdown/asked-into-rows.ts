import type { Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { type KnownRow, newRow } from './alike-rows.ts'
import { countingOf } from './breakdown-of.ts'
import { withMatchedRequirements } from './matched-requirements.ts'
import { isSame } from './row-change.ts'
import type { Cell, CellState } from './rows.ts'
import { askedSteps, isOfEveryPlan } from './solicitation-steps.ts'
import { withoutUnlooked } from './told-into-rows.ts'
import { bareStep, type WorkStep } from './work-breakdown.ts'

/**
 * The plan that a solicitation is put into the rows of; `areStepsTold` says whether the company has told all of its steps.
 */
type Asking = { phase: Phase; objective: string | undefined; areStepsTold?: boolean }

/**
 * Puts the solicitation into the rows: beside each step the requirements that it most likely answers, where no person has said which; and work that is asked
 * for and that no row answers as steps that are only suggested, unless the company has told all of its steps. Such a suggestion goes once a step answers it or it is no work any longer. Without any step nothing is suggested: there is
 * nothing yet that could answer it.
 */
export function withAsked(rows: readonly KnownRow[], requirements: readonly Requirement[], plan: Asking, newId: () => string): KnownRow[] {
  const asked = requirements.filter((one) => isOfPhase(one, plan.phase))
  const matched = withRequirements(rows, asked)
  const steps = countingOf(matched).steps
  if (steps.length === 0) return matched
  const open = new Set(askedSteps(asked, steps, plan).flatMap(({ requirement_ids }) => requirement_ids))
  const left = withoutUnlooked(matched, (row) => isSuggestion(row) && idsOf(row).every((id) => !open.has(id)))
  const known = left.map((row) => bareStep(row.id, { action: '', requirement_ids: idsOf(row) }))
  const added = askedSteps(asked, [...steps, ...known], plan).flatMap((step, at) => suggestion(step, asked, newId(), rows.length + at))
  return [...left, ...added]
}

/** The requirements that a row names, or named when it was read; whoever took one off a step put it into the tray. */
function idsOf({ cells, read_as }: KnownRow): string[] {
  return [...new Set([cells.requirement_ids?.value ?? [], read_as.requirement_ids ?? []].flatMap((ids) => ids as string[]))]
}

function isSuggestion({ cells }: KnownRow): boolean {
  return Object.values(cells).every(({ state, origin }) => state === 'suggested' && origin.from === 'document')
}

/**
 * Requirements are matched with the steps as they are now. What a person or an answer put beside one stays there, and so does what was matched ahead with a step
 * that somebody has accepted or corrected since: nothing that they have seen goes by itself.
 */
function withRequirements(rows: readonly KnownRow[], asked: readonly Requirement[]): KnownRow[] {
  const present = new Set(asked.map(({ id }) => id))
  const known = new Map(rows.map((row) => [row.id, row]))
  const counting = countingOf(rows)
  const steps = counting.steps.map((step) => {
    const row = known.get(step.id)
    return row && isFree(row) ? { ...step, requirement_ids: step.requirement_ids.filter((id) => present.has(id)) } : step
  })
  const open = asked.filter((one) => !isOfEveryPlan(one))
  const found = new Map(withMatchedRequirements(open, steps, counting).map(({ id, requirement_ids }) => [id, requirement_ids]))
  return rows.map((row) => {
    const ids = found.get(row.id)
    if (!ids) return row
    return isFree(row) ? withRequirementIds(row, ids, asked) : withMatchedBeside(row, ids)
  })
}

function withRequirementIds(row: KnownRow, ids: readonly string[], asked: readonly Requirement[]): KnownRow {
  const { requirement_ids: now, ...cells } = row.cells
  if (now?.state !== 'suggested' && isSame(now?.value ?? [], ids)) return row
  const { requirement_ids: _read, ...read_as } = row.read_as
  const from = asked.find(({ id }) => id === ids[0])
  const cell = documentCell(ids, from, 'read')
  if (!cell) return { ...row, cells, read_as }
  return { ...row, cells: { ...cells, requirement_ids: cell }, read_as: { ...read_as, requirement_ids: ids } }
}

/** The cell of a person with what is matched beside what they put there; what they took off it is remembered. */
function withMatchedBeside(row: KnownRow, ids: readonly string[]): KnownRow {
  const { requirement_ids: cell } = row.cells
  const [now, read] = [(cell?.value ?? []) as string[], (row.read_as.requirement_ids ?? []) as string[]]
  if (!cell || isSame(now, ids)) return row
  const matched = ids.filter((id) => read.includes(id) || !now.includes(id))
  const read_as = { ...row.read_as, requirement_ids: [...read.filter((id) => !now.includes(id)), ...matched] }
  return { ...row, cells: { ...row.cells, requirement_ids: { ...cell, value: ids } }, read_as }
}

function isFree({ cells, read_as }: KnownRow): boolean {
  const cell = cells.requirement_ids
  return cell ? cell.state !== 'seen' : !Object.hasOwn(read_as, 'requirement_ids')
}

function suggestion(step: WorkStep, asked: readonly Requirement[], id: string, position: number): KnownRow[] {
  const { action, to_month, result, goes_to, requirement_ids } = step
  const from = asked.find((one) => one.id === requirement_ids[0])
  const filled = Object.entries({ action, to_month, result, goes_to, requirement_ids }).flatMap(([name, value]) => {
    const cell = value === undefined ? null : documentCell(value, from, 'suggested')
    return cell ? [[name, cell] as const] : []
  })
  return from ? [newRow({ id, kind: 'step', cells: Object.fromEntries(filled) }, position)] : []
}

function documentCell(value: unknown, from: Requirement | undefined, state: CellState): Cell | null {
  return from ? { value, origin: { from: 'document', page: from.page, quote: from.quote }, state } : null
}
