import { sentencesIn } from '../../../language/sentence.ts'
import type { Place } from '../analysis.ts'
import { type Passage, quoteAt } from './passage.ts'
import type { Span } from './span.ts'

/** What a document says of something, and where. */
export type Finding = { value: string; place: Place }

/** How much of a long sentence or section a place quotes, in characters. */
export const LONGEST_QUOTE = 200

/** The first of the passages in which it is said. The place quotes the sentence around it, or the words alone where the sentence is long or begins on another page. */
export function firstFinding(passages: readonly Passage[], spanIn: (text: string) => Span | undefined): Finding | undefined {
  for (const passage of passages) {
    const span = spanIn(passage.text)
    if (span) return { value: span.value, place: placeOf(passage, span) }
  }
  return undefined
}

/** Where a span of a passage stands: its sentence, when that is short and on one page. */
export function placeOf(passage: Passage, { start, end }: { start: number; end: number }): Place {
  const sentence = sentenceAround(passage.text, start, end)
  const words = quoteAt(passage, start, end)
  if (!sentence) return words
  const whole = quoteAt(passage, sentence.start, sentence.end)
  return whole.page === words.page && whole.quote.includes(words.quote) ? whole : words
}

/** The first lines of a passage, cut between words. */
export function beginningOf(passage: Passage): Place {
  const text = passage.text
  const cut = text.length <= LONGEST_QUOTE ? text.length : text.lastIndexOf(' ', LONGEST_QUOTE)
  return quoteAt(passage, 0, cut > 0 ? cut : LONGEST_QUOTE)
}

const AROUND = 600

function sentenceAround(text: string, start: number, end: number): { start: number; end: number } | undefined {
  const from = Math.max(0, start - AROUND)
  const sentence = sentencesIn(text.slice(from, end + AROUND)).find((one) => from + one.start <= start && from + one.end >= end)
  if (!sentence || sentence.end - sentence.start > 2 * LONGEST_QUOTE || (from > 0 && sentence.start === 0)) return undefined
  return { start: from + sentence.start, end: from + sentence.end }
}
