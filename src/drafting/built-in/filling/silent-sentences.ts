import type { Row } from '../../../domain/work-breakdown/rows.ts'
import { partedAtSpaces } from '../../../language/characters.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import type { Piece } from './gathered-rows.ts'

/** Sentences and lines of an answer of which no word was taken for anything, with words enough to say something. */
export function silentSentences(
  { slot, answer }: { slot: string; answer: string },
  taken: readonly { start: number; end: number }[],
): { slot: string; text: string }[] {
  return stretchesIn(answer).flatMap((part) => {
    const text = answer.slice(part.start, part.end)
    const isSilent = !taken.some(({ start, end }) => start < part.end && end > part.start)
    return isSilent && partedAtSpaces(text).length >= FEWEST_WORDS ? [{ slot, text }] : []
  })
}

/** The free sentences of which no row and nothing that waits to be placed has a word: whatever was read of them was left again. */
export function silentIn(answers: readonly { slot: string; answer: string }[], rows: readonly Row[], open: readonly Piece[]): Piece[] {
  const held = rows.flatMap(({ cells }) =>
    // the tests of a step may be told in several answers
    Object.entries(cells).flatMap(([cell, { origin }]) => (origin.from === 'answer' ? [{ ...origin, isAnywhere: cell === 'proof' }] : [])),
  )
  const pieces = [
    ...held.flatMap(({ slot, words, isAnywhere }) => words.split(' … ').map((text) => ({ slot, text, isAnywhere }))),
    ...open.map((one) => ({ ...one, isAnywhere: false })),
  ]
  return answers.flatMap(({ slot, answer }) => {
    const own = pieces.flatMap((one) => (one.isAnywhere || one.slot === slot ? placesOf(one.text, answer) : []))
    return silentSentences({ slot, answer }, own)
  })
}

/** Where an answer has some words, which may have begun in small letters there. */
function placesOf(told: string, text: string): { start: number; end: number }[] {
  const [words, answer] = [told.toLowerCase(), text.toLowerCase()]
  const places = []
  for (let start = answer.indexOf(words); words !== '' && start >= 0; start = answer.indexOf(words, start + 1))
    places.push({ start, end: start + words.length })
  return places
}

const FEWEST_WORDS = 4
/** What was dictated may be one sentence to its end. */
const MOST_WORDS = 40

/** Words as somebody knows again who said them: too few to say something alone, and those of several sentences, by the whole sentences that they stand in. */
export function asSaid(answer: string, text: string): string[] {
  const start = answer.indexOf(text)
  const end = start + text.length
  const around = stretchesIn(answer)
    .filter((part) => start < part.end && end > part.start)
    .map((part) => answer.slice(part.start, part.end))
  const isClear = around.length < 2 && partedAtSpaces(text).length >= FEWEST_WORDS
  return start < 0 || isClear || around.length === 0 || around.some((one) => partedAtSpaces(one).length > MOST_WORDS) ? [text] : around
}
