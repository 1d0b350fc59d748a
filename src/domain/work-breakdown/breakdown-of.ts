import { calendarMonth } from '../../language/calendar-day.ts'
import { countedMonths } from '../../language/calendar-months.ts'
import type { KnownRow } from './alike-rows.ts'
import { testTold } from './composed/phrase.ts'
import type { Cell, CellsOf, LimitSaid, Row, RowKind, Worded } from './rows.ts'
import type {
  Commitment,
  FurnishedItem,
  PlanFields,
  PlannedMilestone,
  WorkBreakdown,
  WorkPerson,
  WorkRisk,
  WorkStep,
} from './work-breakdown.ts'

/** A row, with what was read for its cells where that is known. */
type ReadRow = Row & Partial<Pick<KnownRow, 'read_as'>>

/** What counts of the rows: cells that are only suggested do not, nor do rows that do not say yet what they are about. */
export function breakdownOf(rows: readonly ReadRow[]): WorkBreakdown {
  const ordered = [...rows].sort((a, b) => a.position - b.position)
  const plan = Object.assign({}, ...ofKind(ordered, 'plan').map(({ cells }) => cells)) as PlanFields
  const milestones = ofKind(ordered, 'milestone').flatMap(({ id, cells: { title, ...cells } }): PlannedMilestone[] =>
    title ? [{ id, title, ...monthOf(cells, plan), ...cells }] : [],
  )
  const step_order = ordered.flatMap(({ id, kind }) => (kind === 'step' ? id : []))
  const as_said = asSaid(rows)
  const typed = rows.flatMap(typedIn)
  const worded = rows.flatMap(({ cells }) => (cells.worded?.value ?? []) as Worded[])
  const steps = ordered.flatMap((row) =>
    ofKind([row], 'step')
      .flatMap(stepOf)
      .map((step) => ({ ...step, ...putOn(row) })),
  )
  return {
    steps,
    ...(steps.length < step_order.length ? { step_order } : {}),
    people: ofKind(ordered, 'person').flatMap(({ id, cells: { name, ...cells } }): WorkPerson[] => (name ? [{ id, name, ...cells }] : [])),
    commitments: ofKind(ordered, 'commitment').flatMap(({ id, cells: { quantity, step_ids = [], ...cells } }): Commitment[] =>
      quantity ? [{ id, quantity, step_ids, ...cells }] : [],
    ),
    risks: ofKind(ordered, 'risk').flatMap(({ id, cells: { what, step_ids = [], ...cells } }): WorkRisk[] =>
      what ? [{ id, what, step_ids, ...cells }] : [],
    ),
    furnished: ofKind(ordered, 'furnished').flatMap(({ id, cells: { item, step_ids = [], ...cells } }): FurnishedItem[] =>
      item ? [{ id, item, step_ids, ...cells }] : [],
    ),
    plan,
    ...(milestones.length > 0 ? { milestones } : {}),
    ...(as_said.length > 0 ? { as_said } : {}),
    ...(worded.length > 0 ? { worded } : {}),
    ...(typed.length > 0 ? { typed } : {}),
  }
}

function typedIn({ id, kind, cells }: ReadRow): string[] {
  const typed = Object.entries(cells).filter(([, cell]) => cell?.origin.from === 'person' && !cell.origin.in_part)
  return typed.map(([name]) => `${kind === 'plan' ? kind : id} ${name}`)
}

/** The sentences of rows that a person has said are printed as they stand. */
function asSaid(rows: readonly { cells: Readonly<Record<string, Cell | undefined>> }[]): string[] {
  // the cells were held against their kind when they were kept
  return rows.flatMap(({ cells }) => (cells.as_said?.value ?? []) as string[])
}

/**
 * What a person has said of the figures of rows: whether they are of what a requirement limits; and which sentences answer one, each as long as its row says
 * it so; what they said not to answer one does not, however it is worded since, until they put it there.
 */
export function limitsSaid(rows: readonly { cells: Readonly<Record<string, Cell | undefined>> }[]): LimitSaid[] {
  return rows.flatMap((row) => {
    const values = countingValues(row as Row)
    const told = [...Object.values(values), commitmentTold(values)]
    const says = (words: string) => told.some((one) => typeof one === 'string' && one.includes(words))
    const put = (row.cells.requirement_ids?.value ?? []) as readonly string[]
    return ((row.cells.limits?.value ?? []) as LimitSaid[]).filter(({ requirement_id, answers, told }) => {
      if (answers === 'not') return !put.includes(requirement_id)
      return (answers !== 'plan' && answers !== 'step') || says(told)
    })
  })
}

/** A commitment in one sentence, with its figure; undefined where the cells name none. */
export function commitmentTold(values: Readonly<Record<string, unknown>>): string | undefined {
  const { quantity, how, ...mark } = values as Partial<Commitment>
  return quantity ? testTold({ ...mark, quantity, condition: how }) : undefined
}

/** The requirements of which a person has said that a sentence of the plan as a whole answers them, each with the sentence. */
export function answersSaid(rows: Parameters<typeof limitsSaid>[0]): ReadonlyMap<string, string> {
  const answering = limitsSaid(rows).filter(({ answers }) => answers === 'plan')
  return new Map(answering.map(({ requirement_id, told }) => [requirement_id, told]))
}

/** The cell of a row with the sentence of it that answers a requirement, or does not, in the place of another one; without any where none does. */
export function answerWith(
  row: Parameters<typeof limitsSaid>[0][number],
  answers: NonNullable<LimitSaid['answers']>,
  id: string,
  told: string | null,
) {
  const others = limitsSaid([row]).filter((one) => one.requirement_id !== id || (one.answers !== answers && one.told !== told))
  const limits = told === null ? others : [...others, { requirement_id: id, told, is_same: false, answers }]
  return { limits: limits.length > 0 ? limits : null }
}

/** The cell of a row with more words on what requirements limit or forbid, each in the place of what was said of the same. */
export function limitsWith(row: Parameters<typeof limitsSaid>[0][number], ...said: readonly LimitSaid[]): { limits: LimitSaid[] } {
  const isSaid = ({ requirement_id, told }: LimitSaid) => said.some((one) => one.requirement_id === requirement_id && one.told === told)
  return { limits: [...limitsSaid([row]).filter((one) => !isSaid(one)), ...said] }
}

/**
 * The same of rows that are kept: removed ones do not count, and what they alone answered, or a sentence of the plan answers, is not asked for as work again; nor is work that stands among the
 * rows as a suggestion.
 */
export function countingOf(rows: readonly KnownRow[]): WorkBreakdown {
  const standing = standingOf(rows)
  const left_out = [...removedOf(rows).flatMap(requirementsOf), ...answersSaid(standing).keys()]
  const undecided = standing.filter(isSuggestedStep).flatMap(requirementsOf)
  return {
    ...breakdownOf(standing),
    ...(left_out.length > 0 ? { left_out } : {}),
    ...(undecided.length > 0 ? { undecided } : {}),
  }
}

function requirementsOf(row: Row): readonly string[] {
  return row.kind === 'step' ? (row.cells.requirement_ids?.value ?? []) : []
}

/** Whether a row is a step that the solicitation suggests and nobody has accepted. */
function isSuggestedStep({ kind, cells }: Row): boolean {
  const action = kind === 'step' && 'action' in cells ? cells.action : undefined
  return action?.state === 'suggested' && action.origin.from === 'document'
}

/** Rows that are kept without those that were removed. */
export function standingOf(rows: readonly KnownRow[]): ReadRow[] {
  return asRows(rows.filter(({ isRemoved }) => !isRemoved))
}

/** The rows that were removed. */
export function removedOf(rows: readonly KnownRow[]): Row[] {
  return asRows(rows.filter(({ isRemoved }) => isRemoved))
}

function asRows(rows: readonly KnownRow[]): ReadRow[] {
  // the cells were held against their kind when they were kept or read
  return rows.map(({ id, kind, position, cells, read_as }) => ({ id, kind, position, cells, read_as }) as ReadRow)
}

/** The month of a milestone that is due on a day of the calendar, and the last one of which half is over by then, where it is known from when months are counted. */
function monthOf(
  { due_date }: Pick<PlannedMilestone, 'due_date'>,
  { start }: PlanFields,
): Pick<PlannedMilestone, 'due_month' | 'over_month'> {
  const first = start === undefined ? undefined : calendarMonth(start)
  const due_month = first && due_date ? countedMonths(due_date, first)?.to : undefined
  if (due_month === undefined) return {}
  const { day } = calendarMonth(due_date ?? '') ?? {}
  const since = (day ?? DAYS) - (first?.day ?? 1)
  const over = (since < 0 ? since + DAYS : since) >= DAYS / 2 ? due_month : due_month - 1
  return { due_month, over_month: Math.max(1, over) }
}

/** A month has about so many days. */
const DAYS = 30

type Values<Cells> = { [Name in keyof Cells]?: NonNullable<Cells[Name]> extends { value: infer Value } ? Value : never }

function stepOf({ id, cells }: { id: string; cells: Values<CellsOf<'step'>> }): WorkStep[] {
  const { action, people = [], part = 'base', needs = [], requirement_ids = [], proof = [], interim = [], ...others } = cells
  return action ? [{ id, action, people, part, needs, requirement_ids, proof, interim, ...others }] : []
}

/** What a person has made of the requirements that were matched ahead: one more put there confirms none of the others. */
function putOn({ cells, read_as = {} }: ReadRow): Pick<WorkStep, 'put' | 'taken' | 'is_matched'> {
  const cell = (cells as CellsOf<'step'>).requirement_ids
  const isLooked = Object.values(cells).some(({ state }) => state === 'seen')
  if (cell && cell.state !== 'seen') return cell.origin.from === 'document' && !isLooked ? { is_matched: true } : {}
  const [ids, matched] = [cell?.value ?? [], (read_as.requirement_ids ?? []) as string[]]
  const taken = matched.filter((id) => !ids.includes(id))
  // what was suggested and accepted as it stands is all confirmed
  const put = cell?.origin.from === 'person' ? ids.filter((id) => !matched.includes(id)) : cell && ids
  return { ...(put ? { put } : {}), ...(taken.length > 0 ? { taken } : {}) }
}

/** The rows of a kind with the values of the cells that count. */
function ofKind<Kind extends RowKind>(rows: readonly Row[], kind: Kind): { id: string; cells: Values<CellsOf<Kind>> }[] {
  return rows.flatMap((row) => {
    if (row.kind !== kind) return []
    return [{ id: row.id, cells: countingValues(row) as Values<CellsOf<Kind>> }]
  })
}

/** The values of a row's cells that count, by their names. */
export function countingValues({ cells }: Pick<Row, 'cells'>): Readonly<Record<string, unknown>> {
  const counting = Object.entries(cells).flatMap(([name, cell]) => (cell && cell.state !== 'suggested' ? [[name, cell.value]] : []))
  return Object.fromEntries(counting)
}
