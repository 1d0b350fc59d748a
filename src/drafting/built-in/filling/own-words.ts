import type { Subject } from '../../../domain/interview.ts'
import { SAYS_TODAY } from '../../../domain/thought.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { hasDigit, partedAtSpaces } from '../../../language/characters.ts'
import { clauseOf } from '../../../language/clause.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { withoutRemarks } from './asides.ts'
import { type Bound, boundsTold, measuredBy } from './bound-told.ts'
import type { ToldRow } from './further-rows.ts'
import { tellsOnlyMonths } from './months-told.ts'
import type { Told } from './told.ts'

type Stretch = { start: number; end: number }

/** The rows that an answer tells of, and words of it that belong to none of them. */
type ToldRows = { rows: ToldRow[]; unplaced: Stretch[] }

/**
 * Rows of an answer with its commitments as safely as they can be read. Who is asked for figures gets a sentence that cannot be taken apart without a loss
 * back in their own words, as one row; what other answers say of a figure commits to nothing unless they say of what and to what.
 */
export function withOwnWords({ answer, subject }: { answer: string; subject: Subject }, all: readonly ToldRow[]): ToldRows {
  const commitments = all.filter(({ kind }) => kind === 'commitment')
  const others = all.filter(({ kind }) => kind !== 'commitment')
  if (subject === 'threshold') {
    const parts = partsOf(answer, commitments).map((part) => boundRows(answer, part) ?? safelyRead(answer, part))
    return { rows: [...others, ...parts.flatMap(({ rows }) => rows)], unplaced: parts.flatMap(({ unplaced }) => unplaced) }
  }
  const isWhole = ({ told }: ToldRow) => tells(told, 'quantity') && tells(told, 'limit')
  const ofPlan = others.flatMap(({ kind, told }) => (kind === 'plan' ? told : []))
  const loose = commitments.filter((row) => !isWhole(row)).flatMap(({ told }) => told)
  return {
    rows: [...others, ...commitments.filter(isWhole)],
    unplaced: loose.filter((one) => !ofPlan.some((other) => within(one, other))),
  }
}

/** Sentences that belong together, since rows that are told in them go from one to the next, and these rows. */
type Part = Stretch & { rows: readonly ToldRow[] }

function partsOf(answer: string, rows: readonly ToldRow[]): Part[] {
  const rowsIn = (part: Stretch) => rows.filter(({ told }) => told.some((one) => within(one, part)))
  return joined(sentencesIn(answer), (last, next) => rowsIn(last).some((row) => rowsIn(next).includes(row)))
    .map((part) => ({ ...part, rows: rowsIn(part) }))
    .filter((part) => part.rows.length > 0 || boundsIn(answer, part))
}

/** The figures of a stretch that each say what they limit. */
function boundsIn(answer: string, { start, end }: Stretch): Bound[] | undefined {
  const bounds = boundsTold(withoutRemarks(answer.slice(start, end)))
  return bounds?.every(({ name }) => name !== '') ? bounds : undefined
}

/**
 * The rows of a part with sentences that name themselves what they limit; what another one says goes to the row before it, or where it is on something
 * else is a row in its own words. Undefined where none does.
 */
function boundRows(answer: string, part: Part): ToldRows | undefined {
  const told = part.rows.flatMap((row) => row.told)
  const sentences = stretchesIn(answer).filter((one) => within(one, part))
  if (!sentences.some((one) => boundsIn(answer, one))) return undefined
  const rows: ToldRow[] = []
  for (const sentence of sentences) {
    const inside = told.filter((one) => within(one, sentence))
    const bounds = boundsIn(answer, sentence)
    if (bounds) rows.push(...bounds.map((bound) => boundRow(bound, sentence, inside)))
    else if (rows.length === 0 || tells(inside, 'limit') || tells(inside, 'quantity')) rows.push(asSaid(answer, sentence, told))
    else rows.at(-1)?.told.push(...inside)
  }
  return { rows, unplaced: [] }
}

/** A figure with what its condition says of today and of the month by which it holds in cells of their own. */
function boundRow(bound: Bound, { start, end }: Stretch, inside: readonly Told[]): ToldRow {
  const [today, others] = parted(bound.condition.split(/,\s+/), (part) => SAYS_TODAY.test(part) && hasDigit(part))
  const by = inside.filter((one) => one.cell === 'by')
  const how = others.filter(
    (part) => !by.some(({ text }) => open(part).endsWith(text) && partedAtSpaces(part).length <= partedAtSpaces(text).length + 1),
  )
  // "End of June: drift at most 2 %": what heads the figure is when it holds
  const isDated = tellsOnlyMonths(bound.head)
  const told = (cell: string, text: string): Told => ({ kind: 'commitment', cell, text, start, end, segment: inside[0]?.segment ?? 0 })
  return {
    kind: 'commitment',
    told: [
      told('quantity', isDated ? bound.name : measuredBy(bound)),
      told('limit', bound.limit),
      ...today.map((text) => told('today', text)),
      ...(isDated && by.length === 0 ? [told('by', bound.head)] : by),
      ...how.filter(Boolean).map((text) => told('how', text)),
    ],
  }
}

function parted<One>(all: readonly One[], isSo: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isSo), all.filter((one) => !isSo(one))]
}

/** The sentences of an answer, however they are written; what semicolons part is one. */
function sentencesIn(answer: string): Stretch[] {
  return joined(stretchesIn(answer), (last) => answer[last.end - 1] === ';')
}

/** Stretches in their order, each that goes on with the one before as one with it. */
function joined(all: readonly Stretch[], goesOn: (last: Stretch, next: Stretch) => boolean): Stretch[] {
  const parts: Stretch[] = []
  for (const next of all) {
    const last = parts.at(-1)
    if (last && goesOn(last, next)) last.end = next.end
    else parts.push({ ...next })
  }
  return parts
}

/** What a row says once; how it is measured may be said in several words. */
const ONCE = ['quantity', 'today', 'limit', 'by'] as const

/**
 * A part as it was read, unless reading loses or mixes something: a row without its name or its limit, a mixed one, or a figure or designation in no row.
 * What says no limit tells where somebody stands today where it says so, or belongs to no row.
 */
function safelyRead(answer: string, part: Part): ToldRows {
  const { start, end, rows } = part
  const told = rows.flatMap((row) => row.told)
  const isWhole = rows.every(
    ({ told: own }) => tells(own, 'quantity') && tells(own, 'limit') && !isMixed(own) && !isReached(answer, own) && isOfOneMeasure(own),
  )
  const left = [...told].sort((one, other) => other.start - one.start)
  const words = left.reduce((rest, one) => rest.slice(0, one.start - start) + rest.slice(one.end - start), answer.slice(start, end))
  if (rows.length === 1 && !isOfOneMeasure(told) && SAYS_TODAY.test(answer.slice(start, end)))
    return { rows: [asToday(answer, part, told)], unplaced: [] }
  // "By month: 15 December" names nothing that its day could limit
  if (!told.some(({ cell, text }) => cell === 'limit' && (tells(told, 'quantity') || !tellsOnlyMonths(text)))) {
    const isRow = tells(told, 'quantity') && saysToday(answer, part, told)
    return isRow ? { rows: [...rows], unplaced: [] } : { rows: [], unplaced: [part] }
  }
  if (isWhole && !partedAtSpaces(words).some(hasDigit)) return { rows: [...rows], unplaced: [] }
  return { rows: statementsIn(answer, part, told).map((one) => asSaid(answer, one, told)), unplaced: [] }
}

/**
 * Whether a figure without a limit is said to be today's: in so many words, or by a verb before it that says what is. "Spring rate: 3 N/mm" may be what is
 * wanted as well.
 */
function saysToday(answer: string, { start, end }: Stretch, told: readonly Told[]): boolean {
  const today = told.find(({ cell }) => cell === 'today')
  if (!today || SAYS_TODAY.test(answer.slice(start, end))) return true
  const { modals, verbAt } = clauseOf(wordsOf(answer.slice(start, today.start)))
  return verbAt > 0 && modals.length === 0
}

/** The sentences of a part that say a limit each, with those beside them that say none. */
function statementsIn(answer: string, part: Part, told: readonly Told[]): Stretch[] {
  const limits = told.filter(({ cell }) => cell === 'limit')
  const saysLimit = (one: Stretch) => limits.some((limit) => within(limit, one))
  const own = sentencesIn(answer).filter((one) => within(one, part))
  return joined(own, (last, next) => !(saysLimit(last) && saysLimit(next)))
}

/** A commitment in the words of the answer, with its month where one was read. */
function asSaid(answer: string, { start, end }: Stretch, told: readonly Told[]): ToldRow {
  const by = told.filter((one) => one.cell === 'by' && within(one, { start, end }))
  const segment = told.find((one) => within(one, { start, end }))?.segment ?? 0
  const whole: Told = { kind: 'commitment', cell: 'quantity', text: answer.slice(start, end), start, end, segment }
  return { kind: 'commitment', told: [whole, ...(by.length === 1 ? by : [])] }
}

/** Where somebody stands today, with all that is said of it: "61 h at 40 C (2 to 8 C, our chamber)". */
function asToday(answer: string, { end }: Stretch, told: readonly Told[]): ToldRow {
  const named = told.filter(({ cell }) => cell === 'quantity')
  const today = told.flatMap((one) => (one.cell === 'today' ? [{ ...one, text: answer.slice(one.start, end), end }] : []))
  return { kind: 'commitment', told: [...named, ...today.slice(0, 1)] }
}

function within(one: Stretch, other: Stretch): boolean {
  return one.start >= other.start && one.end <= other.end
}

function tells(told: readonly Told[], cell: string): boolean {
  return told.some((one) => one.cell === cell)
}

/** Whether the words right behind a limit say that it holds today: what is reached already is promised by nobody. */
function isReached(answer: string, told: readonly Told[]): boolean {
  const limit = told.find(({ cell }) => cell === 'limit')
  const [behind = ''] = limit ? answer.slice(limit.end).split(/[,;.!?\n]/) : []
  return SAYS_TODAY.test(behind)
}

/** Whether a row has two of what is said once, or how it is measured on both sides of its limit. */
function isMixed(told: readonly Told[]): boolean {
  const limit = told.find(({ cell }) => cell === 'limit')?.start ?? 0
  const sides = new Set(told.flatMap(({ cell, start }) => (cell === 'how' ? [start < limit] : [])))
  return sides.size > 1 || ONCE.some((cell) => told.filter((one) => one.cell === cell).length > 1)
}

/** Whether a limit can be compared with what holds today: who stands at 61 hours does not promise 8 degrees. */
function isOfOneMeasure(told: readonly Told[]): boolean {
  const dimensions = (cell: string) =>
    told.flatMap((one) => (one.cell === cell ? measuresIn(one.text) : [])).flatMap(({ unit }) => unit?.dimension ?? [])
  const [[today], limit] = [dimensions('today'), dimensions('limit')]
  return today === undefined || limit.length === 0 || limit.includes(today)
}
