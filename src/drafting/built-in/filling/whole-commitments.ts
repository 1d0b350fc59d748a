import { isThing } from '../../../language/action.ts'
import { hasDigit } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { saysLimit } from '../../../language/quantity/says-limit.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import type { ToldRow } from './further-rows.ts'
import { inFigures } from './limit-told.ts'
import type { Told } from './told.ts'

/**
 * Rows of an answer without commitments that do not say of what and to which figure, and what was read of these: it commits to nothing, and waits to be placed,
 * unless it is said of the plan as well; so does what was read of several things. Who has several figures to commit to is asked for them in fields. What is no figure, "Ana" in "Ana has it at 3 kg
 * now", is no value of today's. What was measured before is told, and promised by nobody; and "about" limits no bare number.
 */
export function withWholeCommitments(answer: string, all: readonly ToldRow[]): { rows: ToldRow[]; loose: Told[] } {
  const isFigure = ({ text }: Told) => hasDigit(inFigures(text))
  const own = all.map((row) => ({
    ...row,
    told: row.told.filter((one) => row.kind !== 'commitment' || one.cell !== 'today' || isFigure(one)),
  }))
  const tells = ({ told }: ToldRow, cell: string) => told.some((one) => one.cell === cell)
  const words = ({ told }: ToldRow, cells: readonly string[]) =>
    told.flatMap(({ cell, text }) => (cells.includes(cell) ? inFigures(text) : [])).join(' ')
  const figures = (row: ToldRow, cell: string) => quantitiesIn(words(row, ['quantity', cell])).filter(({ unit }) => unit !== '')
  const isOfToday = (row: ToldRow) => {
    const today = figures(row, 'today')
    if (figures(row, 'limit').some(({ unit }) => today.some((one) => one.unit === unit))) return true
    const [now, then] = ['today', 'limit'].map((cell) => bareNumber(words(row, [cell])))
    return now !== undefined && then !== undefined && Math.max(now / then, then / now) < NEAR
  }
  // a figure beside others is no promise: it limits something, or stands for what is less or more today
  const isOfFigure = (row: ToldRow) => saysLimit(words(row, ['today', 'limit'])) || isOfToday(row)
  // a deed with figures of several things is a sentence torn apart: "expect a full lift in", "30, 12 x, 61 dBA"
  const unitsIn = (text: string) => quantitiesIn(inFigures(text)).flatMap(({ unit }) => unit || [])
  const units = ({ told }: ToldRow) => new Set(told.flatMap(({ cell, text }) => (cell === 'limit' ? unitsIn(text) : [])))
  const isTorn = (row: ToldRow) => isPieced(row) || (!isThing(words(row, ['quantity'])) && units(row).size > 1)
  const isVague = (row: ToldRow) => ABOUT.test(words(row, ['limit'])) && units(row).size === 0
  const isWhole = (row: ToldRow) =>
    row.kind !== 'commitment' ||
    (tells(row, 'quantity') && tells(row, 'limit') && isOfFigure(row) && !isTorn(row) && !isVague(row) && !isOfOther(answer, row))
  const rows = own.filter(isWhole)
  const ofPlan = rows.flatMap(({ kind, told }) => (kind === 'plan' ? told : []))
  const isSaidOfPlan = ({ start, end }: Told) => ofPlan.some((other) => start >= other.start && end <= other.end)
  const others = own.filter((row) => !isWhole(row)).flatMap(({ told }) => told)
  return { rows, loose: others.filter((one) => !isSaidOfPlan(one)) }
}

const ABOUT = cueList('about | around | roughly | approximately')
const BEFORE = cueList('was | were | had | has been | have been')
const PROMISED = cueList('will | shall | must | is | are | has to | have to | commit/commits | promise/promises | now | then')

/** What was so before is no promise, and what the topic asks is no figure of ours. */
function isOfOther(answer: string, row: ToldRow): boolean {
  return isOfBefore(answer, row) || row.told.some((one) => one.cell === 'today' && ASKED.test(sentenceUpTo(answer, one)))
}

const ASKED = cueList('topic/solicitation/government/sponsor asks/wants/says/needs/requires | topic/solicitation asks for | asked for')

function sentenceUpTo(answer: string, { start }: Told): string {
  return answer.slice(stretchesIn(answer).findLast((part) => part.start <= start)?.start ?? 0, start)
}

/**
 * Whether between what is told last before the mark, the thing or its value of today, and the mark the past is told, and nothing of what is to come: "was
 * within 7 percent on 41 passes". What has its month in the plan is to come.
 */
function isOfBefore(answer: string, { told }: ToldRow): boolean {
  const mark = told.find(({ cell }) => cell === 'limit')
  if (!mark || told.some(({ cell }) => cell === 'by_month')) return false
  const ends = told.flatMap(({ cell, end }) => ((cell === 'quantity' || cell === 'today') && end <= mark.start ? end : []))
  const between = ends.length > 0 ? answer.slice(Math.max(...ends), mark.start) : ''
  return BEFORE.test(between) && !PROMISED.test(between)
}

/** Several things, values of today or marks, figures of a sentence before the thing, and a mark of a later one in another unit than today's: such a row is put together from what was told apart. */
function isPieced({ told }: ToldRow): boolean {
  const [thing] = told.filter(({ cell }) => cell === 'quantity')
  const isTwice = ['quantity', 'today', 'limit'].some((cell) => told.filter((one) => one.cell === cell).length > 1)
  if (isTwice || !thing) return isTwice
  const today = told.find(({ cell }) => cell === 'today')
  const isOfOther = (one: Told) => one.cell === 'limit' && one.segment > thing.segment && unitIn(one) !== (today && unitIn(today))
  return told.some((one) => (one.cell === 'today' || one.cell === 'limit') && (one.segment < thing.segment || isOfOther(one)))
}

function unitIn({ text }: Told): string {
  return quantitiesIn(inFigures(text))[0]?.unit ?? ''
}

/** Numbers without a unit that are so many times as large count something else. */
const NEAR = 4

/** The only number of some words, where it has no unit. */
function bareNumber(words: string): number | undefined {
  const [one, another] = measuresIn(words)
  return another || one?.unit ? undefined : one?.value
}
