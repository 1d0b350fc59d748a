import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { done, fail, type Result as Outcome } from '../../../domain/result.ts'
import { thingOf } from '../../../domain/work-breakdown/proposed-row.ts'
import { ABOUT, type CellOrigin, type RowKind } from '../../../domain/work-breakdown/rows.ts'
import { surelyBeginsWithVerb } from '../../../language/action.ts'
import { withoutEnd } from '../../../language/characters.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { readMonth } from './cell-texts.ts'
import type { AnyCell, Steps, Values } from './column.ts'
import { typedCell } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { MONTHS } from './step-columns.ts'

/** What words can become: a row of its own of some kind, or a test of a step. */
export type PutKind = keyof typeof PUT_KINDS
export const PUT_KINDS = {
  task: { label: 'A task', about: 'What is done', row: 'step' },
  criterion: { label: 'An acceptance criterion', about: 'What has to hold', row: 'step' },
  deliverable: { label: 'A deliverable or report', about: 'What is done', row: 'step' },
  meeting: { label: 'A meeting or review', about: 'Which meeting or review', row: 'step' },
  commitment: { label: 'A commitment', about: 'Quantity', row: 'commitment' },
  risk: { label: 'A risk', about: 'What may happen', row: 'risk' },
  furnished: { label: 'From the Government', about: 'What is provided', row: 'furnished' },
  person: { label: 'A person', about: 'Name', row: 'person' },
  milestone: { label: 'A milestone', about: 'Milestone', row: 'milestone' },
  statement: { label: 'A statement of the plan', about: 'What holds for the whole work', row: 'plan' },
} as const satisfies Record<string, { label: string; about: string; row: RowKind }>

/** What is asked of a thing that is asked for in the solicitation. */
export const ASKED_KINDS: readonly PutKind[] = ['task', 'criterion', 'deliverable', 'meeting']
export const ALL_KINDS = Object.keys(PUT_KINDS) as PutKind[]

/** Words as a person puts them into the rows: `step` is the row of the step that a test judges, or beside which work stands, `months` and `place` when and where. */
export type Put = { kind: PutKind; text: string; thing: string; shown_by: string; months: string; place: string; step: KeptRow | null }

/** A row that is added, or the cells of one that change. */
export type PutRow = { row: KeptRow | null; kind: RowKind; cells: Record<string, AnyCell | null>; position?: number }

/** What words rest on, the requirement that they answer, by what the steps are known, and the row about the plan. */
export type PutFrom = { origin: CellOrigin; requirement_id?: string | undefined; steps: Steps; plan?: KeptRow | undefined }

/** The row that words become, as they were worded; else what is still to be said. What stands in other cells stays as it is. */
export function putRow(put: Put, from: PutFrom): Outcome<PutRow, string> {
  const text = put.text.trim()
  const { row: kind, about } = PUT_KINDS[put.kind]
  if (text === '') return fail(`Say first: ${inSentence(about)}.`)
  if (put.kind === 'criterion') return testOf({ ...put, text }, from)
  if (kind === 'step') return stepOf({ ...put, text }, from)
  if (kind === 'plan') return done(statementOf(text, from))
  return done({ row: null, kind, cells: { [ABOUT[kind] ?? '']: cellOf(text, from) } })
}

function cellOf(value: unknown, { origin }: PutFrom): AnyCell {
  return { value, origin, state: 'seen' }
}

function cellsIn(values: Values, from: PutFrom): Record<string, AnyCell> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, cellOf(value, from)]])))
}

/** A further test of a step, beside those that stand there: what has to hold, and by what it is shown. */
function testOf({ text, shown_by, step }: Put, from: PutFrom): Outcome<PutRow, string> {
  if (step === null) return fail('Choose the step whose result it judges.')
  if (shown_by.trim() === '') return fail('Say by which test or record it is shown.')
  const tests = (cellsOf(step).proof?.value ?? []) as readonly unknown[]
  const proof = cellOf([...tests, { quantity: text, evidence: shown_by.trim() }], from)
  return done({ row: step, kind: 'step', cells: { proof, ...linked(step, from) } })
}

/** A further line of what the plan states beside its work. */
function statementOf(text: string, from: PutFrom): PutRow {
  const lines = [from.plan && cellsOf(from.plan).statements?.value, text].filter(Boolean).join('\n')
  return { row: from.plan ?? null, kind: 'plan', cells: { statements: cellOf(lines, from) } }
}

function linked(step: KeptRow | null, { requirement_id }: PutFrom): Record<string, AnyCell> {
  const ids = ((step && cellsOf(step).requirement_ids?.value) ?? []) as string[]
  return requirement_id === undefined ? {} : { requirement_ids: typedCell([...new Set([...ids, requirement_id])]) }
}

/** What is taken over of the step beside which something stands: when that is done, and by whom and where where it is work, too. */
const WHEN = ['from_month', 'to_month', 'part'] as const
const WORK = [...WHEN, 'lead', 'people', 'place'] as const

/** How what is handed over or held is done, where its words only name it. */
const DOING: Partial<Record<PutKind, string>> = { deliverable: 'Deliver', meeting: 'Hold' }

function stepOf({ kind, text, thing, months, place, step }: Put, from: PutFrom): Outcome<PutRow, string> {
  const isDeed = surelyBeginsWithVerb(text)
  const action = DOING[kind] === undefined || isDeed ? text : `${DOING[kind]} ${inSentence(text)}`
  const when = whenIn(months, from.steps)
  if (!when.ok) return when
  const result = kind === 'deliverable' ? thing.trim() || (isDeed ? '' : withoutEnd(text, '.;')) : undefined
  if (result === '') return fail('Say what is handed over.')
  const { isDay, ...told } = when.value
  // the plan counts in months: the day stands beside the place, as it was typed
  const where = [place.trim(), isDay && months.trim()].filter(Boolean).join(', ')
  const beside = Object.fromEntries(
    (kind === 'task' ? WORK : WHEN).flatMap((name) => (step && cellsOf(step)[name] ? [[name, cellsOf(step)[name]]] : [])),
  )
  const cells = {
    ...(beside as Record<string, AnyCell>),
    ...cellsIn({ action, ...told.months, place: where || null }, from),
    ...(result === undefined ? {} : { result: cellOf(result, from), goes_to: typedCell('Government') }),
    ...linked(null, from),
  }
  return done({ row: null, kind: 'step', cells, ...(step ? { position: step.position + 1 } : {}) })
}

/** Months of the project as they were typed, "3 to 6", or the one of a day of the calendar. */
function whenIn(text: string, steps: Steps): Outcome<{ months: Values; isDay: boolean }, string> {
  const months = MONTHS.read(text, steps)
  if (months.ok) return done({ months: months.value, isDay: false })
  const month = readMonth(text, steps.start)
  return month.ok ? done({ months: { from_month: month.value, to_month: month.value }, isDay: true }) : month
}

/** The thing that the words of a deliverable hand over, as it is offered. */
export function offeredThing(text: string): string {
  return surelyBeginsWithVerb(text) ? thingOf(text) : ''
}
