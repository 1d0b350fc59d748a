import type { Answer as GivenAnswer } from '../../domain/interview.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { KnownRow } from '../../domain/work-breakdown/alike-rows.ts'
import { type Answered, type AnsweredCell, withAnswered } from '../../domain/work-breakdown/answered-into-rows.ts'
import { countingOf } from '../../domain/work-breakdown/breakdown-of.ts'
import { changedSince, countedOn, differingCells, type SentCells, withCells } from '../../domain/work-breakdown/row-change.ts'
import { LONGEST_ROW, MOST_ROWS, type Row, type RowKind, STEP_REFERENCES } from '../../domain/work-breakdown/rows.ts'
import type { WorkBreakdown } from '../../domain/work-breakdown/work-breakdown.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { Database } from '../db/database.ts'
import type { Owned } from '../db/owned.ts'
import { findTopicHead, type TopicHead } from '../db/topics.ts'
import {
  insertRow,
  moveRow,
  placesOf,
  type RowPlace,
  rowsOfTopic,
  type StoredRow,
  updateRow,
  withRowHeld,
  withRowsHeld,
} from '../db/work-breakdown.ts'
import type { Parts } from '../parts.ts'
import { changedMeanwhile, type Problem } from '../problem.ts'
import { keyedId } from './keyed-id.ts'
import { checkedCells } from './sent-cells.ts'

/** The rows of a topic's work breakdown, removed ones included. */
export async function findWorkBreakdown(parts: Parts, { person }: Asked, input: Input<'findWorkBreakdown'>): Answer<'findWorkBreakdown'> {
  const topic = await findTopicHead(parts.db, person, input)
  return topic.ok ? done({ rows: (await rowsOfTopic(parts.db, topic.value)).map(rowOnWire) }) : topic
}

/**
 * What counts of a topic's rows, with what the interviews of its steps say of their empty cells; undefined where none counts, so that the answers are
 * read for them.
 */
export async function countingRows(
  parts: Parts,
  topic: Owned<TopicHead>,
  answers: readonly GivenAnswer[],
): Promise<WorkBreakdown | undefined> {
  const stored = await rowsOfTopic(parts.db, topic)
  const isLeft = ({ cells, removed_at }: StoredRow) =>
    removed_at === null && !Object.values(cells).every(({ state }) => state === 'suggested')
  if (!stored.some(isLeft)) return undefined
  return countingOf(withAnswered(stored.map(knownRow), await storableAnswered(parts, answers), parts.newId).rows)
}

/** The rows of a topic that nobody has removed. */
export async function standingRows(db: Database, topic: Owned<TopicHead>): Promise<StoredRow[]> {
  return (await rowsOfTopic(db, topic)).filter(({ removed_at }) => removed_at === null)
}

/** What the interviews of steps say of the rows, as far as it can be kept. */
export async function storableAnswered({ think }: Pick<Parts, 'think'>, answers: readonly GivenAnswer[]): Promise<Answered> {
  const { cells, rows, ...others } = await think('answered', { answers })
  return {
    ...others,
    cells: cells.filter((one) => {
      const { action, name, slot, words } = one
      const cell = { value: wholeOf(one), origin: { from: 'answer', slot, words }, state: 'read' } as const
      return checkedCells(action === null ? 'plan' : 'step', { [name]: cell }).ok
    }),
    rows: rows.filter(({ kind, cells: told }) => checkedCells(kind, told).ok),
  }
}

/** A value as it will stand in its cell: what is said of all tests of a row has the name of none, and each of them has its own. */
function wholeOf({ value, completes, name }: AnsweredCell): unknown {
  return completes ? (value as object[]).map((one) => ({ quantity: name, ...one })) : value
}

/** A row with what was made of what was read for it. */
export function knownRow({ id, kind, cells, position, read_as, removed_at, changed_in }: StoredRow): KnownRow {
  return { id, kind, cells, position, read_as, isRemoved: removed_at !== null, isMoved: changed_in.position !== undefined }
}

/** Adds a row, at the end of its kind or at a position, from which the others of its kind move on. One that is sent again under its key is there. */
export async function addRow(parts: Parts, { person }: Asked, input: Input<'addRow'>): Answer<'addRow'> {
  const { kind, position, idempotency_key: key } = input
  const topic = await findTopicHead(parts.db, person, input)
  if (!topic.ok) return topic
  const id = keyedId(parts, person, 'row', key && JSON.stringify([topic.value.id, key]))
  return withRowsHeld(parts.db, topic.value, async (tx) => {
    const before = key === undefined ? undefined : (await rowsOfTopic(tx, topic.value)).find((row) => row.id === id)
    if (before) return done({ row: rowOnWire(before), shifted: [] })
    const places = await placesOf(tx, topic.value.id)
    const problem = noRoom(kind, places)
    if (problem) return fail(problem)
    const sent = sentCells(kind, input.cells, places)
    if (!sent.ok) return sent
    const cells = withCells({}, sent.value)
    if (isTooLong(cells)) return fail(TOO_LONG)
    const row = await insertRow(tx, topic.value, { id, kind, cells })
    return done(await movedTo(tx, row, Math.min(position ?? row.position, row.position)))
  })
}

/**
 * Changes cells of a row, moves it, or brings a removed one back. Whoever has seen an older version is refused where somebody else changed the same cell,
 * moved the row or removed it meanwhile; changes of other cells are merged. What is as it is sent already is no change.
 */
export function changeRow(parts: Parts, { person }: Asked, input: Input<'changeRow'>): Answer<'changeRow'> {
  const { row_id, version, removed, position } = input
  if (input.cells === undefined && position === undefined && removed === undefined) {
    return Promise.resolve(fail({ code: 'BAD_INPUT', message: 'Send at least one of cells, position and removed.' }))
  }
  return withRowHeld(parts.db, person, row_id, async (row, tx) => {
    const places = await placesOf(tx, row.topic_store_id)
    const sent = sentCells(row.kind, input.cells ?? {}, places)
    if (!sent.ok) return sent
    const to = position === undefined ? row.position : Math.min(position, lastOf(row.kind, places))
    const isBack = removed === false && row.removed_at !== null
    const touched = [...differingCells(row.cells, sent.value), ...(to === row.position ? [] : ['position']), ...(isBack ? ['removed'] : [])]
    if (touched.length === 0) return done({ row: rowOnWire(row), shifted: [] })
    // what is written into a row that was removed meanwhile would be seen by nobody
    const [changed] = changedSince(row, version, [...touched, 'removed'])
    if (changed) return changedMeanwhile(inWords(changed))
    const cells = withCells(row.cells, sent.value)
    if (isTooLong(cells)) return fail(TOO_LONG)
    const kept = await updateRow(tx, row, { ...countedOn(row, touched), cells, ...(isBack ? { removed_at: null } : {}) })
    return done(await movedTo(tx, kept, to))
  })
}

/** Removes a row, which is kept. Whoever removes it has to have seen all of it; one that is removed already stays so. */
export function removeRow(parts: Parts, { person }: Asked, { row_id, version }: Input<'removeRow'>): Answer<'removeRow'> {
  return withRowHeld(parts.db, person, row_id, async (row, tx) => {
    if (row.removed_at) return done({ row: rowOnWire(row) })
    if (row.version !== version) return changedMeanwhile(THIS_ROW)
    return done({ row: rowOnWire(await updateRow(tx, row, { ...countedOn(row, ['removed']), removed_at: parts.now() })) })
  })
}

/** Cells as they were sent, if their kind of row takes them and the steps that they name are there. A removed step is: it can be brought back. */
function sentCells(kind: RowKind, sent: SentCells, places: readonly RowPlace[]): Result<SentCells, Problem> {
  const cells = checkedCells(kind, sent)
  if (!cells.ok) return cells
  const steps = new Set(places.filter((place) => place.kind === 'step').map(({ id }) => id))
  const lost = STEP_REFERENCES.find((name) => ((cells.value[name]?.value ?? []) as string[]).some((id) => !steps.has(id)))
  return lost ? fail({ code: 'BAD_INPUT', message: `cells.${lost}: There is no such step in this work breakdown.` }) : cells
}

function noRoom(kind: RowKind, places: readonly RowPlace[]): Problem | null {
  if (places.length >= MOST_ROWS) {
    const message = `A work breakdown has at most ${MOST_ROWS} rows, removed ones included. Bring a removed row back and change it instead.`
    return { code: 'BAD_INPUT', message }
  }
  const isSecond = kind === 'plan' && places.some((place) => place.kind === 'plan')
  return isSecond
    ? { code: 'BAD_INPUT', message: 'kind: A work breakdown has one row about the plan as a whole. Change that one instead.' }
    : null
}

/** Whether a row is longer than one may be. */
export function isTooLong(cells: StoredRow['cells']): boolean {
  return JSON.stringify(cells).length > LONGEST_ROW
}

const TOO_LONG: Problem = {
  code: 'BAD_INPUT',
  message: `cells: This row is too long: ${LONGEST_ROW.toLocaleString('en-US')} characters at most.`,
}

const THIS_ROW = 'This row'

function inWords(part: string): string {
  return part === 'position' || part === 'removed' ? THIS_ROW : `cells.${part}: This cell`
}

async function movedTo(tx: Database, row: Owned<StoredRow>, to: number) {
  const shifted = to === row.position ? [] : await moveRow(tx, row, to)
  return { row: rowOnWire({ ...row, position: to }), shifted }
}

function lastOf(kind: RowKind, places: readonly RowPlace[]): number {
  return places.filter((place) => place.kind === kind).length - 1
}

/** A row as the calls answer it. */
export function rowOnWire({ id, kind, position, cells, version, removed_at }: StoredRow) {
  // the cells were held against their kind when they were sent
  return { ...({ id, kind, position, cells } as Row), version, removed_at: removed_at?.toISOString() ?? null }
}
