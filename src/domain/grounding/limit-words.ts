import { cueList } from '../../language/cue-list.ts'
import { countedDays } from '../../language/quantity/counted-day.ts'
import { type Quantity, quantitiesIn } from '../../language/quantity/quantity.ts'
import { isAside } from '../../language/quantity/required.ts'
import { shareQuantities } from '../../language/quantity/share.ts'
import { wordsAround } from './coverage-around.ts'
import type { AskedValue } from './coverage-asked.ts'
import { keyTerms } from './key-terms.ts'

/** The figures of what the company says that are held against limits. */
export function figuresSaid(quote: string): Quantity[] {
  return [quantitiesIn, shareQuantities, countedDays].flatMap((read) => read(quote)).filter((one) => !isAside(quote, one))
}

/** The words around a limit that tell which one it is. */
export function wordsOf(limit: AskedValue): ReadonlySet<string> {
  const { before, after, named } = limit.around
  return withoutMeasure(new Set([...before, ...after, ...named]), limit)
}

/** That a pressure is a pressure tells nothing of which it is. */
export function withoutMeasure(words: ReadonlySet<string>, { amount: { dimension } }: AskedValue): ReadonlySet<string> {
  const measure = keyTerms(dimension).words
  return new Set([...words].filter((word) => !measure.has(word)))
}

/** "Roller force: 40 pounds": the words say that a force is told in pounds. */
export function namesMeasure(words: ReadonlySet<string>, { amount: { dimension } }: AskedValue): boolean {
  return [...keyTerms(dimension).words].some((word) => words.has(word))
}

/** The words around a figure that is told. */
export function wordsTold(quote: string, { start, end }: Quantity): ReadonlySet<string> {
  const { before, after } = wordsAround(quote, start, end)
  return new Set([...before, ...after])
}

/** A sentence that begins so points back to what the one before it names. */
const POINTS_BACK = /^(?:our|we|it|its|this|that|these|here)\b/i

/** "Our estimate is 9 kg": before its figure a sentence names at most how it is known; with more words there it names what is measured itself. */
export function namesOther(quote: string, { start }: Quantity): boolean {
  return wordsAround(quote, start, start).before.size > (POINTS_BACK.test(quote.trimStart()) ? 2 : 1)
}

/** A sentence names what a limit is of when it has this share of the words that name it. */
const NAMES = 0.5

/** Whether a sentence names what a limit is of. */
export function isNamedIn(sentence: string, { around: { named } }: AskedValue): boolean {
  const { words } = keyTerms(sentence)
  return named.size > 0 && [...named].filter((word) => words.has(word)).length >= NAMES * named.size
}

/** What the Government furnishes is "furnished" or "provided", too. */
const HANDS_OVER = cueList(`
  deliver/delivers/delivered/delivery | hand/hands/handed over | build/builds/built | make/makes/made | supply/supplies/supplied | send/sends/sent
  | ship/ships/shipped | produce/produces/produced | furnish/furnishes | provide/provides | is/are/be furnished/provided`)

/** Whether words tell what is handed over, and not what some of it is needed for. */
export function tellsHandedOver({ quote, part }: { quote: string; part?: string | undefined }): boolean {
  return part === 'deliverable' || HANDS_OVER.test(quote)
}

/** Whether the clause of a figure names what it is of, and that is nothing of what is asked: “…, drift at most 2 Pa” tells no pressure that is read. */
export function namesOtherThing({ around: { before, after, named } }: AskedValue, quote: string, { start, end }: Quantity): boolean {
  const [clause = ''] = quote
    .slice(0, start)
    .split(/[,;]\s/)
    .slice(-1)
  const own = LISTED.test(clause) ? new Set<string>() : keyTerms(clause).words
  const isAsked = (word: string) => before.has(word) || after.has(word) || named.has(word)
  const behind = keyTerms(quote.slice(end)).words
  return own.size > 0 && ![...own].some(isAsked) && ![...after, ...named].some((word) => behind.has(word))
}

const LISTED = cueList('and | or | with')
