import { withoutEnd } from '../../../language/characters.ts'
import { isVerb } from '../../../language/clause.ts'
import type { Stretch } from '../../../language/times-in.ts'
import { wordsOf } from '../../../language/words.ts'
import { type LearnedProse, labelledIn } from './prose-words.ts'

type Taken = Pick<Stretch, 'start' | 'end'>

/** Where a sentence on how a step is done says that this is, by what was learned: each place to its end, without what leads to it. What is `taken` by something else is no place. */
export function placesIn(sentence: string, { places }: LearnedProse, taken: readonly Taken[]): Stretch[] {
  const named = labelledIn(sentence, places, taken).filter(({ end }) => isWordEnd(sentence, end))
  return (named.length > 0 ? named : fragmentOf(sentence, places)).map((place) => bare(wholePlace(place, sentence, taken), sentence))
}

/** "Hill w/ consumables": what is cut out of a word names nothing. */
function isWordEnd(sentence: string, end: number): boolean {
  return !/[\p{L}\d/]/u.test(sentence.charAt(end))
}

/** What stands beside the months and hours of a step, and is left without them: "electronics bench." is read as if it stood there still. */
const BESIDE = '90 hours, '
const LONGEST_FRAGMENT = 9

function fragmentOf(sentence: string, places: LearnedProse['places']): Stretch[] {
  const words = wordsOf(sentence)
  if (words.length > LONGEST_FRAGMENT || words.some(isVerb)) return []
  const [found] = labelledIn(BESIDE + sentence, places)
  return found ? [within(sentence, Math.max(0, found.start - BESIDE.length), found.end - BESIDE.length)] : []
}

/** A place with what says further where it is, each by a name or a number: "machine shop[ in bldg B]", "office[, building A][, Marietta][, Ohio]". */
function wholePlace(place: Stretch, sentence: string, taken: readonly Taken[]): Stretch {
  const [further = ''] = FURTHER.exec(sentence.slice(place.end)) ?? []
  const end = place.end + further.length
  const isTaken = taken.some((one) => one.start < end && one.end > place.end)
  if (further === '' || isTaken || wordsOf(further).some(isVerb)) return place
  return wholePlace(within(sentence, place.start, end), sentence, taken)
}

const FURTHER = /^(?:,| in| at| of)\s(?:[^,;:.()]*\p{Lu}[^,;:.()]*|\p{L}+ \d+)(?=[,.;]|$)/u

/** A place without what leads to it. */
function bare({ start, end }: Stretch, sentence: string): Stretch {
  const [leading = ''] = /^(?:over |out |down )?(?:at|in|on|inside|@)\s+/i.exec(sentence.slice(start, end)) ?? []
  return within(sentence, start + leading.length, end)
}

/** The words from one place to another, without marks at their ends. */
export function within(sentence: string, from: number, to: number): Stretch {
  const words = sentence.slice(from, to)
  const start = from + words.length - words.replace(/^[\s:=–—-]+/, '').length
  const text = withoutEnd(sentence.slice(start, to), ' .,;:')
  return { text, start, end: start + text.length }
}
