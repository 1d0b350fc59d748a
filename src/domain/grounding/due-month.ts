import { measuresIn } from '../../language/quantity/measure.ts'
import { stem } from '../../language/stem.ts'
import { planNumbersIn } from './plan-number.ts'
import { isPlanRoot } from './plan-vocabulary.ts'
import type { Stretch } from './statement.ts'
import { tracedWords } from './telling-word.ts'

/** A month of the effort as a text names it, with the roots and the numbers of what is said of it. */
export type DueMonth = Stretch & { month: number; roots: ReadonlySet<string> }

/** What belongs to a month stands in its clause, and is not longer, in characters. */
const AROUND = 160

/** What parts a head from what it heads, or a thing from what it has to be, and the clauses of a list. */
const HEADS = /: | shall be /
const CLAUSES = /[,;:]\s/

/** This part of what a sentence says has to be said of the other month, in weight. */
const SAME = 0.7
/** A month of which the sources say this part of it, or all of what they say of it, is right, whatever they say of another. */
const RIGHT = 0.4
/** Or this part of what is said there of the other month stands in the sentence. */
const WHOLE = 0.8
/** With one telling word alone, all of it. */
const ALL = 0.95

/** Says that something happens, and not what. */
const TIMING = new Set(
  'need due ready expect give take place happen plan hold schedule come arrive receive finish begin start end complete month date'
    .split(' ')
    .map((word) => stem(word)),
)

/** The months that a text names ("month 3"), each with what is said of it. */
export function dueMonthsIn(text: string): DueMonth[] {
  const single = planNumbersIn(text).filter(({ names, numbers }) => (names === 'month' || names === 'due') && numbers.length === 1)
  return single.map(({ start: index, end, numbers: [month] }): DueMonth => {
    // of several months each has its clause
    const parts = single.length > 1 ? CLAUSES : HEADS
    const before =
      text
        .slice(Math.max(0, index - AROUND), index)
        .split(parts)
        .at(-1) ?? ''
    const after = text.slice(end, end + AROUND).split(single.length > 1 ? CLAUSES : '; ')[0] ?? ''
    const around = `${before} | ${after}`
    const counts = measuresIn(around).map(({ value }) => `#${value}`)
    const roots = new Set([...tracedWords(around).flatMap(({ root }) => (TIMING.has(root) ? [] : [root])), ...counts])
    return { start: index, end, month: Number(month), roots }
  })
}

/** What is due in which month by the sources, and by the lines that the rows compose; how much a root tells. */
type KnownMonths = { dueMonths: readonly DueMonth[]; plannedMonths: readonly DueMonth[]; weight: (root: string) => number }

/**
 * The months of a line that was composed, each with the roots of the whole line, and with those of what the line is about: that stands before its first
 * colon or what it shall be, and is said of the month however the rest of the line has changed since.
 */
export function plannedMonthsIn(line: string): DueMonth[] {
  const [about = ''] = line.split(HEADS, 1)
  const told = [line, about].map((text) => new Set(tracedWords(text).map(({ root }) => root)))
  const [whole = new Set<string>(), head = whole] = told
  const isNamed = [...head].filter((root) => !isPlanRoot(root)).length >= FEWEST_TELLING
  return dueMonthsIn(line).flatMap((one) => [{ ...one, roots: whole }, ...(isNamed ? [{ ...one, roots: head }] : [])])
}

/** So many telling words name one thing among others. */
const FEWEST_TELLING = 2

/** The months of a sentence that the sources give otherwise: what is said of them is said there of another month, and not of this one. */
export function wrongMonthsIn(sentence: string, index: KnownMonths): Stretch[] {
  const told = dueMonthsIn(sentence)
  const said = new Set(told.length === 0 ? [] : tracedWords(sentence).map(({ root }) => root))
  const isPlanned = (month: number) =>
    index.plannedMonths.some((one) => one.month === month && shareOf(one.roots, said, index.weight) >= WHOLE)
  return told.filter(({ month, roots }) => {
    const share = (one: DueMonth) => shareOf(roots, one.roots, index.weight)
    const others = index.dueMonths.filter((one) => !told.some((given) => given.month === one.month))
    const isWholly = (one: DueMonth) => one.roots.size >= 2 && shareOf(one.roots, roots, index.weight) >= WHOLE
    const isAllSaid = (one: DueMonth) => commonTelling(roots, one.roots) >= 2 && isWholly(one)
    const isElsewhere = others.some((one) => isAllSaid(one) || saysTheSame(share(one), commonTelling(roots, one.roots)))
    if (!isElsewhere || isPlanned(month)) return false
    return !index.dueMonths.some((one) => one.month === month && (share(one) >= RIGHT || isWholly(one)))
  })
}

function saysTheSame(share: number, telling: number): boolean {
  return telling >= 2 ? share >= SAME : telling === 1 && share >= ALL
}

function commonTelling(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return Array.from(one).filter((root) => other.has(root) && !isPlanRoot(root)).length
}

function shareOf(roots: ReadonlySet<string>, other: ReadonlySet<string>, weight: (root: string) => number): number {
  const sum = (some: readonly string[]) => some.reduce((all, root) => all + weight(root), 0)
  const whole = sum(Array.from(roots))
  return whole === 0 ? 0 : sum(Array.from(roots).filter((root) => other.has(root))) / whole
}
