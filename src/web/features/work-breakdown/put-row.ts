import * as z from 'zod'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { done, fail, type Result as Outcome } from '../../../domain/result.ts'
import { OFFERED_KINDS, tellsWhoActs } from '../../../domain/work-breakdown/offered-put.ts'
import { thingOf } from '../../../domain/work-breakdown/proposed-row.ts'
import { ABOUT, type CellOrigin, type RowKind } from '../../../domain/work-breakdown/rows.ts'
import { surelyBeginsWithVerb } from '../../../language/action.ts'
import { asSentence, withoutEnd } from '../../../language/characters.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { readMonth } from './cell-texts.ts'
import { type AnyCell, type Column, listOf, month, type Steps, type Values } from './column.ts'
import { rowsOf, stepsOf, typedCell } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { DUE, MONTHS, PEOPLE } from './step-columns.ts'

/** What words can become, of which what holds for the whole plan is never guessed. */
export const ALL_KINDS = [...OFFERED_KINDS, 'method', 'statement'] as const

/**
 * Words as a person puts them into the rows, as far as they are typed: `step` is the id of the step that a test judges, or of which is told how it is done,
 * `months` and `place` when and where, `people` who does it.
 */
export const Put = z.object({
  kind: z.enum(ALL_KINDS),
  ...{ text: z.string(), thing: z.string(), shown_by: z.string(), months: z.string(), place: z.string(), people: z.string() },
  step: z.string(),
})
export type Put = z.infer<typeof Put>

/** What words can become: a row of its own of some kind, or a test of a step. */
export type PutKind = Put['kind']
type Told = { label: string; about: string; row: RowKind; when?: Column }
export const PUT_KINDS: Readonly<Record<PutKind, Told>> = {
  task: { label: 'A task', about: 'What is done', row: 'step', when: MONTHS },
  criterion: { label: 'An acceptance criterion', about: 'What has to hold', row: 'step' },
  deliverable: { label: 'A deliverable or report', about: 'What is done', row: 'step', when: MONTHS },
  meeting: { label: 'A meeting or review', about: 'Which meeting or review', row: 'step', when: MONTHS },
  commitment: { label: 'A commitment', about: 'Quantity', row: 'commitment', when: month('by_month', 'By month') },
  risk: { label: 'A risk', about: 'What may happen', row: 'risk' },
  furnished: { label: 'From the Government', about: 'What is provided', row: 'furnished', when: month('by_month', 'By month') },
  person: { label: 'A person', about: 'Name', row: 'person' },
  milestone: { label: 'A milestone', about: 'Milestone', row: 'milestone', when: DUE },
  method: { label: 'How a step is done', about: 'How it is done', row: 'step' },
  statement: { label: 'A statement of the plan', about: 'What holds for the whole work', row: 'plan' },
}

/** What is asked of a thing that is asked for in the solicitation. */
export const ASKED_KINDS: readonly PutKind[] = ['task', 'criterion', 'deliverable', 'meeting']

/** A row that is added at the end of its kind, so that no other has another number by it, or the cells of one that change. */
export type PutRow = { row: KeptRow | null; kind: RowKind; cells: Record<string, AnyCell | null> }

/** What is still to be said before words can be put there, and in which field. */
export type Lack = { at: keyof Put; say: string }

/** What words rest on, the requirement that they answer, with the words that are offered for it, and the rows as they are. */
export type PutFrom = { origin: CellOrigin; requirement_id?: string | undefined; offered?: string; rows: readonly KeptRow[] }

/** The row that words become, as they were worded; else what is still to be said. What stands in other cells stays as it is. */
export function putRow(put: Put, from: PutFrom): Outcome<PutRow, Lack> {
  const text = put.text.trim()
  const { row: kind, about } = PUT_KINDS[put.kind]
  if (text === '') return fail({ at: 'text', say: `Say first: ${inSentence(about)}.` })
  if (put.kind === 'criterion') return testOf({ ...put, text }, from)
  if (put.kind === 'method') return methodOf({ ...put, text }, from)
  const when = whenIn(put, stepsOf(from.rows))
  if (!when.ok) return fail({ at: 'months', say: when.problem })
  if (kind === 'plan') return done(statementOf(text, from))
  const home = put.kind === 'deliverable' ? homeOf({ ...put, text }, when.value, from) : undefined
  if (home) return done(home)
  if (kind === 'step') return stepOf({ ...put, text }, when.value, from)
  return done({ row: null, kind, cells: cellsIn({ [ABOUT[kind] ?? '']: text, ...when.value }, from) })
}

function cellOf(value: unknown, { origin }: PutFrom): AnyCell {
  return { value, origin, state: 'seen' }
}

function cellsIn(values: Values, from: PutFrom): Record<string, AnyCell> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, cellOf(value, from)]])))
}

/**
 * A further test of a step, beside those that stand there: what has to hold, and by what it is shown. A requirement in its own words of which nobody knows that
 * yet is no test: it stands on the step, and the plan answers it in part.
 */
function testOf({ text, shown_by, step: id }: Put, from: PutFrom): Outcome<PutRow, Lack> {
  const step = rowsOf(from.rows, 'step').find((row) => row.id === id)
  if (step === undefined) return fail({ at: 'step', say: 'Choose the step whose result it judges.' })
  const evidence = shown_by.trim()
  const tests = (cellsOf(step).proof?.value ?? []) as readonly unknown[]
  const isNew = from.requirement_id !== undefined && !listOf(cellsOf(step).requirement_ids?.value).includes(from.requirement_id)
  const isNoTest = isNew && evidence === '' && text === from.offered?.trim()
  const proof: PutRow['cells'] = isNoTest ? {} : { proof: cellOf([...tests, { quantity: text, ...(evidence && { evidence }) }], from) }
  return done({ row: step, kind: 'step', cells: { ...proof, ...linked(step, from) } })
}

/** How a step is done, behind what is told of it. */
function methodOf({ text, step: id }: Put, from: PutFrom): Outcome<PutRow, Lack> {
  const step = rowsOf(from.rows, 'step').find((row) => row.id === id)
  if (step === undefined) return fail({ at: 'step', say: 'Choose the step that is done so.' })
  const { method } = cellsOf(step)
  const [before, own] = [method?.state === 'suggested' ? undefined : method, from.origin]
  const words = before?.origin.from === 'answer' && own.from === 'answer' && before.origin.slot === own.slot ? before.origin.words : ''
  const origin = own.from === 'answer' && words ? { ...own, words: `${words} … ${own.words}` } : own
  const all = [...(before ? [asSentence(String(before.value).trim())] : []), text]
  return done({ row: step, kind: 'step', cells: { method: cellOf(all.join(' '), { ...from, origin }) } })
}

/** The steps to choose from, by their numbers. */
export function stepOptions(rows: readonly KeptRow[]): { value: string; label: string }[] {
  return rowsOf(rows, 'step').map((one, at) => ({ value: one.id, label: `Step ${at + 1}: ${cellsOf(one).action?.value ?? ''}` }))
}

/** A further line of what the plan states beside its work. */
function statementOf(text: string, from: PutFrom): PutRow {
  const plan = rowsOf(from.rows, 'plan')[0]
  const lines = [plan && cellsOf(plan).statements?.value, text].filter(Boolean).join('\n')
  return { row: plan ?? null, kind: 'plan', cells: { statements: cellOf(lines, from) } }
}

function linked(step: KeptRow | null, { requirement_id }: PutFrom): Record<string, AnyCell> {
  const ids = listOf(step && cellsOf(step).requirement_ids?.value)
  return requirement_id === undefined ? {} : { requirement_ids: typedCell([...new Set([...ids, requirement_id])]) }
}

/**
 * A thing that is only named, and no work of its own, is handed over by a step that stands there: the last one that goes on in its months, or where it comes
 * longer than any does the one that ends last. Undefined where no step has months.
 */
function homeOf({ text, thing, people }: Put, { from_month, to_month }: Values, from: PutFrom): PutRow | undefined {
  if (surelyBeginsWithVerb(text) || tellsWhoActs(text) || people.trim() !== '' || typeof to_month !== 'number') return undefined
  const monthOf = (row: KeptRow, name: string) => Number(cellsOf(row)[name]?.value ?? Number.NaN)
  const steps = rowsOf(from.rows, 'step').filter((row) => monthOf(row, 'to_month') > 0)
  const isOn = (row: KeptRow) => monthOf(row, 'from_month') <= Number(from_month) && to_month <= monthOf(row, 'to_month')
  const last = steps.toSorted((one, other) => monthOf(one, 'to_month') - monthOf(other, 'to_month')).at(-1)
  const step = steps.findLast(isOn) ?? last
  if (!step) return undefined
  const name = withoutEnd(thing.trim() || text, '.;')
  const told = from_month === to_month ? `${name} (month ${to_month})` : name
  const before = cellsOf(step).result
  const result = [...(before && before.state !== 'suggested' ? [String(before.value)] : []), told].join('; ')
  return { row: step, kind: 'step', cells: { result: cellOf(result, from), ...linked(step, from) } }
}

/** How what is handed over or held is done, where its words only name it. */
const DOING: Partial<Record<PutKind, string>> = { deliverable: 'Deliver', meeting: 'Hold' }

function stepOf({ kind, text, thing, months, place, people }: Put, when: Values, from: PutFrom): Outcome<PutRow, Lack> {
  const isDeed = surelyBeginsWithVerb(text) || tellsWhoActs(text)
  const action = DOING[kind] === undefined || isDeed ? text : `${DOING[kind]} ${inSentence(text)}`
  const result = kind === 'deliverable' ? thing.trim() || (isDeed ? '' : withoutEnd(text, '.;')) : undefined
  if (result === '') return fail({ at: 'thing', say: 'Say what is handed over.' })
  // the plan counts in months: the day stands beside the place, as it was typed
  const isDay = months.trim() !== '' && !MONTHS.read(months, stepsOf(from.rows)).ok
  const where = [place.trim(), isDay && months.trim()].filter(Boolean).join(', ')
  const who = PEOPLE.read(people, stepsOf(from.rows))
  const cells = {
    ...cellsIn({ action, ...when, ...(who.ok && who.value), place: where || null }, from),
    ...(result === undefined ? {} : { result: cellOf(result, from), goes_to: typedCell('Government') }),
    ...linked(null, from),
  }
  return done({ row: null, kind: 'step', cells })
}

/** When it is, as the cells of its kind hold it: months of the project as they were typed, "3 to 6", or the one of a day of the calendar. */
function whenIn({ kind, months }: Put, steps: Steps): Outcome<Values, string> {
  const { when } = PUT_KINDS[kind]
  const read = when?.read(months, steps) ?? done({})
  if (read.ok || when !== MONTHS) return read
  const day = readMonth(months, steps.start)
  return day.ok ? done({ from_month: day.value, to_month: day.value }) : day
}

/** The thing that the words of a deliverable hand over, as it is offered. */
export function offeredThing(text: string): string {
  return surelyBeginsWithVerb(text) ? thingOf(text) : ''
}
