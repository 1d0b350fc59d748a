import { areStepsInFields } from '../../domain/answer-fields/steps-told.ts'
import type { Answer as Given } from '../../domain/interview.ts'
import { done, type Result } from '../../domain/result.ts'
import { isProposalDuty } from '../../domain/solicitation/requirement/proposal-duty.ts'
import type { AnyRow, KnownRow } from '../../domain/work-breakdown/alike-rows.ts'
import { withAnswered } from '../../domain/work-breakdown/answered-into-rows.ts'
import { withAsked } from '../../domain/work-breakdown/asked-into-rows.ts'
import { takingBack } from '../../domain/work-breakdown/corrections.ts'
import { withOffered } from '../../domain/work-breakdown/offered-into-rows.ts'
import { type Cells, countedOn, differingCells, isSame } from '../../domain/work-breakdown/row-change.ts'
import { MOST_ROWS, type Row } from '../../domain/work-breakdown/rows.ts'
import { withWhereTheyStood } from '../../domain/work-breakdown/stood-words.ts'
import { withTold } from '../../domain/work-breakdown/told-into-rows.ts'
import { wordsReadIntoRows } from '../../domain/work-breakdown/words-in-rows.ts'
import { companyOffers } from '../../drafting/built-in/filling/company-offers.ts'
import type { PlanFacts, RowsTold } from '../../drafting/drafter.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { Database } from '../db/database.ts'
import type { Owned } from '../db/owned.ts'
import { findTopic, type StoredTopic } from '../db/topics.ts'
import { deleteRow, insertRow, placesOf, rowsOfTopic, type StoredRow, updateRow, withRowsHeld } from '../db/work-breakdown.ts'
import type { Parts } from '../parts.ts'
import type { Problem } from '../problem.ts'
import { companyFacts } from './company.ts'
import { drafterFor } from './drafting.ts'
import { answersSoFar } from './interview-questions.ts'
import { factsOf } from './plan-facts.ts'
import { checkedCells } from './sent-cells.ts'
import { answersOfSteps } from './step-answers.ts'
import { isTooLong, knownRow, rowOnWire, standingRows, storableAnswered } from './work-breakdown.ts'

type Unplaced = RowsTold['unplaced']

/**
 * Reads the answers of a topic's interview and of those of its steps, its solicitation and what the company says of itself into its rows. What a person has
 * set, accepted, emptied or removed stays as it is; where an answer says something else by now, that comes back as a difference. What nobody has looked at is as the answers tell it now. No text of a plan is changed.
 */
export async function fillWorkBreakdown(parts: Parts, asked: Asked, input: Input<'fillWorkBreakdown'>): Answer<'fillWorkBreakdown'> {
  const topic = await findTopic(parts.db, asked.person, input.topic_store_id)
  if (!topic.ok) return topic
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answers = await answersOfAll(parts.db, topic.value)
    const ofAnswers = await factsOf(parts, topic.value, {}, answers, await companyFacts(parts.db, asked.person))
    const facts = { ...ofAnswers, start: await startSet(parts.db, topic.value) }
    const told = await drafterFor(parts, asked, { facts, topic: topic.value }, input).rowsTold(facts)
    const kept = await keepTold(parts, topic.value, { facts, answers, told })
    if (kept !== OVERTAKEN) return kept
  }
  return done({ rows: (await rowsOfTopic(parts.db, topic.value)).map(rowOnWire), unplaced: [], differences: [] })
}

/** The day on which a person has set the award to be assumed: months that are told by the calendar are counted from it. */
async function startSet(db: Database, topic: Owned<StoredTopic>): Promise<string | undefined> {
  const cells = (await standingRows(db, topic)).flatMap(({ kind, cells }) => (kind === 'plan' ? (cells.start ?? []) : []))
  return cells.find(({ state }) => state === 'seen')?.value as string | undefined
}

/** Who goes on answering that often while answers are read gets the rows as they stand: the next reading has all of it. */
const MOST_TRIES = 5

/** The answers of a topic's interview and those of its steps. */
async function answersOfAll(db: Database, topic: Owned<StoredTopic>): Promise<Given[]> {
  return [...(await answersSoFar(db, topic)), ...(await answersOfSteps(db, topic))]
}

/** Fills the rows of a topic that has some, so that a plan which is composed from them knows the latest answers; without rows the answers are read for the plan. */
export async function fillWhereKept(parts: Parts, asked: Asked, input: Input<'fillWorkBreakdown'>): Promise<Result<unknown, Problem>> {
  const places = await placesOf(parts.db, input.topic_store_id)
  return places.length > 0 ? fillWorkBreakdown(parts, asked, input) : done(null)
}

/** Somebody has answered on while answers were read: what was read of the older ones is kept nowhere, since a plan would be composed without the new ones. */
const OVERTAKEN = 'overtaken'

type Reading = { facts: PlanFacts; answers: readonly Given[]; told: RowsTold }

async function keepTold(parts: Parts, topic: Owned<StoredTopic>, { facts, answers, told }: Reading) {
  const { db, newId } = parts
  const ofCompany = facts.company ? await parts.think('companyTold', { company: facts.company }) : null
  const ofSteps = await storableAnswered(parts, facts.answers)
  const held = await parts.think('heldBack', { answers })
  let isOvertaken = false
  const kept = await withRowsHeld(db, topic, async (tx) => {
    isOvertaken = !isSame(answers, await answersOfAll(tx, topic))
    if (isOvertaken) return done({ rows: [], unplaced: [], differences: [] })
    const stored = await rowsOfTopic(tx, topic)
    const read = storable(told)
    const known = stored.map(knownRow)
    const answered = withTold(known, read.rows, newId)
    const requirements = (facts.analysis?.requirements ?? []).filter((one) => !isProposalDuty(one))
    const areStepsTold = areStepsInFields(facts.answers)
    const asking = { phase: facts.phase, objective: facts.analysis?.topic.objective, areStepsTold }
    const suggested = withAsked(answered.rows, requirements, asking, newId)
    const filled = withAnswered(suggested, ofSteps, newId)
    const all = withOffered(
      filled.rows,
      (rows) => storable({ rows: companyOffers({ told: ofCompany, answers: facts.answers }, rows) }).rows,
      newId,
    )
    const lost = await keepRows(tx, topic, stored, all)
    const rows = (await rowsOfTopic(tx, topic)).map(rowOnWire)
    const isRead = wordsReadIntoRows(all)
    const standing = rows.flatMap((row) => (row.removed_at === null ? (row as Row) : []))
    const unread = [...read.unplaced, ...(ofSteps.unplaced ?? [])].filter(({ text }) => !isRead(text))
    const passages = takingBack(facts.answers, standing)
    // of a correction in two sentences neither tells by itself what it takes back
    const isPart = ({ slot, text }: Unplaced[number]) =>
      passages.some((one) => one.slot === slot && one.text !== text && one.text.includes(text))
    const open = [...held, ...unread.filter((one) => !isPart(one)), ...lost]
    const taking = passages.filter(({ text }) => open.every((one) => !one.text.includes(text)))
    return done({
      rows,
      unplaced: withWhereTheyStood([...open, ...taking.map((one) => ({ ...one, takes_back: true as const }))], answers, standing),
      differences: [...answered.differences, ...filled.differences],
    })
  })
  return isOvertaken ? OVERTAKEN : kept
}

/** What was read as far as it can be kept; the words of a cell that its kind of row does not take, since they are too long or too many, are not placed. */
function storable({ rows, unplaced = [] }: { rows: readonly AnyRow[]; unplaced?: Unplaced }): { rows: AnyRow[]; unplaced: Unplaced } {
  const lost: Unplaced = []
  const kept = rows.map(({ id, kind, cells: told }) => {
    const taken = Object.entries(told).filter(([name, cell]) => {
      const isTaken = checkedCells(kind, { [name]: cell }).ok
      if (!isTaken) lost.push(...wordsOf({ [name]: cell }))
      return isTaken
    })
    return { id, kind, cells: Object.fromEntries(taken) }
  })
  return { rows: kept, unplaced: [...unplaced, ...lost] }
}

/** Keeps what differs from what is stored; gives back the words of answers for which there is no room. */
async function keepRows(tx: Database, topic: Owned<StoredTopic>, stored: readonly Owned<StoredRow>[], filled: readonly KnownRow[]) {
  const lost: Unplaced = []
  const left = new Map(filled.map((row) => [row.id, row]))
  for (const row of stored) {
    const now = left.get(row.id)
    left.delete(row.id)
    if (!now) await deleteRow(tx, row)
    else if (isTooLong(now.cells)) lost.push(...wordsOf(now.cells, row.cells))
    else await keepRow(tx, row, now)
  }
  let room = MOST_ROWS - (await placesOf(tx, topic.id)).length
  for (const { id, kind, cells, read_as } of left.values()) {
    if (room <= 0 || isTooLong(cells)) lost.push(...wordsOf(cells))
    else {
      await insertRow(tx, topic, { id, kind, cells, read_as })
      room -= 1
    }
  }
  return lost
}

async function keepRow(tx: Database, row: Owned<StoredRow>, { cells, read_as }: KnownRow): Promise<void> {
  const emptied = Object.fromEntries(Object.keys(row.cells).map((name) => [name, null]))
  const touched = differingCells(row.cells, { ...emptied, ...cells })
  if (touched.length > 0) await updateRow(tx, row, { ...countedOn(row, touched), cells, read_as })
  else if (!isSame(row.read_as, read_as)) await updateRow(tx, row, { read_as })
}

/** The words of answers that cells rest on, without those of cells that stand already. */
function wordsOf(cells: Cells, standing: Cells = {}): Unplaced {
  return Object.entries(cells).flatMap(([name, { origin }]) =>
    origin.from === 'answer' && !standing[name] ? [{ slot: origin.slot, text: origin.words }] : [],
  )
}
