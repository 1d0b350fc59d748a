import { stepNumbers } from '../../../domain/answer-fields/step-names.ts'
import type { CellsOf, Row } from '../../../domain/work-breakdown/rows.ts'
import { hasLetter, startsWithLetter, withoutStretches } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { stem } from '../../../language/stem.ts'
import { wordsOf } from '../../../language/words.ts'
import type { Gathered } from './gathered-rows.ts'
import { plainWords } from './read-cell.ts'

/** Words that belong to some step: what they are about, and all of them. */
export type Pointing = { head: string; text: string }

/** How much a thing counts that only one step says: a figure with its unit, what is spoken of, another thing, and what is only done. */
const COUNTS = { figure: 2.5, head: 2, thing: 1, other: 0.5 } as const
/** "RE102", "POD": a sign is nobody else's by chance, and counts so much more. */
const OF_SIGN = 1
const SIGN = /^(?=.*\p{Lu})[\p{Lu}\d-]{3,}$/u
/** So much points to a step, where no other one has more than half of it: one word may be of many things. */
const LEAST = 3

/**
 * The step whose own words have figures and words of some others that no other step has, by its place among `steps`; undefined where none has
 * clearly most. What several steps say points to none of them.
 */
export function stepPointedAt({ head, text }: Pointing, steps: readonly string[], least: number = LEAST): number | undefined {
  const said = steps.map(saidIn)
  const [own, ofHead] = [saidIn(text), saidIn(head)]
  const signs = new Set(text.split(/[^\p{L}\d-]+/u).flatMap((word) => (SIGN.test(word) ? stem(word.toLowerCase()) : [])))
  const counts = said.map((words, at) => {
    const alone = [...own].filter(([word]) => words.has(word) && !said.some((other, nth) => nth !== at && other.has(word)))
    return alone.reduce(
      (sum, [word, kind]) => sum + COUNTS[kind === 'thing' && ofHead.has(word) ? 'head' : kind] + (signs.has(word) ? OF_SIGN : 0),
      0,
    )
  })
  const [most = 0, next = 0] = counts.toSorted((one, other) => other - one)
  if (most < least || next * 2 > most) return undefined
  return counts.indexOf(most)
}

/** The only step whose name says that it tests and nothing more, "Bench tests", by its place: of it are the tests that name no step. "Write tests" runs none. */
export function stepOfTests(names: readonly string[]): number | undefined {
  const [step, another] = names.flatMap((name, at) => (OF_TESTS.test(name.trim()) && !WITHOUT_TESTING.test(name) ? at : []))
  return another === undefined ? step : undefined
}

const WITHOUT_TESTING = cueList(
  'no | not | without | write | plan | prepare | draft | design | define | schedule | arrange | order | develop',
)
const OF_TESTS = /^(?:(?:perform|run|do|the) )?(?:the )?(?:[\p{L}-]+ )?(?:tests|testing)$/iu

/** What the row of a step says itself; what is only suggested for it may be of another one. */
export function wordsOfStep({ cells }: Row): string {
  const said = Object.values(cells).flatMap(({ value, state }) => (state === 'suggested' ? [] : [value].flat()))
  return said.flatMap((one: unknown) => (typeof one === 'object' && one ? Object.values(one) : one)).join('. ')
}

/** Risks with the step to which their words point, be it one word where it alone is under way in the month that they name; one that is over or has not begun by then is none of theirs. */
export function withStepsOfRisks(rows: readonly Gathered[], steps: readonly Row[]): Gathered[] {
  const words = steps.map(wordsOfStep)
  return rows.map((row) => {
    if (row.kind !== 'risk' || row.step !== undefined) return row
    const { what = [], sign = [], fallback = [] } = row.cells
    const text = [...what, ...sign, ...fallback].map((piece) => piece.text).join('. ')
    const months = Array.from(text.matchAll(MONTH), ([, digits]) => Number(digits))
    const under = steps.flatMap((step, at) => (months.every((month) => isUnderWay(step, month)) ? at : []))
    const pointing = { head: plainWords(what), text }
    const step = stepPointedAt(pointing, words, months.length > 0 && under.length === 1 ? COUNTS.thing : LEAST)
    return step !== undefined && under.includes(step) ? { ...row, step } : row
  })
}

const MONTH = /\bmonth (\d{1,2})\b/gi

function isUnderWay({ cells }: Row, month: number): boolean {
  const { from_month: from, to_month: to } = cells as CellsOf<'step'>
  return (from?.value ?? month) <= month && month <= (to?.value ?? month)
}

type Kind = 'figure' | 'thing' | 'other'

/** The roots of the words that say something by themselves, and figures with their units. */
function saidIn(text: string): ReadonlyMap<string, Kind> {
  const measures = measuresIn(text).filter(({ unit }) => unit)
  const words = wordsOf(withoutStretches(text, measures)).flatMap(({ pos, text: word }): [string, Kind][] => {
    const kind = hasLetter(word) && word.length > 1 ? KINDS.get(pos) : undefined
    return kind ? [[stem(word.toLowerCase()), kind]] : []
  })
  return new Map([...words, ...measures.map(({ value, unit }): [string, Kind] => [`${value} ${unit?.name}`, 'figure'])])
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['NOUN', 'thing'],
  ['PROPN', 'thing'],
  ['VERB', 'other'],
])

/** "Step 3" is the third of the steps, also where these are not known yet; a number alone counts something else. */
export function stepNumbered(words: string, steps: readonly string[]): string | undefined {
  const [number, another] = startsWithLetter(words) ? (stepNumbers(words) ?? []) : []
  return number === undefined || another !== undefined ? undefined : (steps[number - 1] ?? words)
}
