import { sentencesIn } from '../../../language/sentence.ts'
import type { Place } from '../analysis.ts'
import { type Passage, quoteAt } from './passage.ts'
import type { Span } from './span.ts'

/** What a document says of something, and where. */
export type Finding = { value: string; place: Place }

/** How much of a long sentence or section a place quotes, in characters. */
export const LONGEST_QUOTE = 200

/** A sentence of a passage: characters `start` up to `end`. */
export type Statement = { passage: Passage; start: number; end: number; text: string }

/** The sentences of passages, found once for all that is asked of them. */
export function statementsIn(passages: readonly Passage[]): Statement[] {
  return passages.flatMap((passage) =>
    sentencesIn(passage.text).map(({ start, end }) => ({ passage, start, end, text: passage.text.slice(start, end) })),
  )
}

/** The first of the sentences in which it is said. The place quotes the sentence, or the words alone where it is long or begins on another page. */
export function firstFinding(statements: readonly Statement[], spanIn: (sentence: string) => Span | undefined): Finding | undefined {
  for (const statement of statements) {
    const span = spanIn(statement.text)
    if (span) return { value: span.value, place: placeOf(statement, span) }
  }
  return undefined
}

function placeOf({ passage, start, end }: Statement, span: Span): Place {
  const words = quoteAt(passage, start + span.start, start + span.end)
  if (end - start > 2 * LONGEST_QUOTE) return words
  const whole = quoteAt(passage, start, end)
  return whole.page === words.page && whole.quote.includes(words.quote) ? whole : words
}

/** The first lines of a passage, cut between words. */
export function beginningOf(passage: Passage): Place {
  const text = passage.text
  const cut = text.length <= LONGEST_QUOTE ? text.length : text.lastIndexOf(' ', LONGEST_QUOTE)
  return quoteAt(passage, 0, cut > 0 ? cut : LONGEST_QUOTE)
}
