import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { comparable } from '../../../domain/solicitation/requirement/quote.ts'
import { withoutEnd } from '../../../language/characters.ts'

/** A requirement as it stands in the list: the words that introduce it, which items of one list share, and its own. */
export type ListWords = { lead: string | null; own: string }

/** Splits "System Objectives: Speed: 70 kts" at where the quote begins. Only words before a colon introduce; what a person wrote stays whole. */
export function listWords({ text, quote }: Pick<Requirement, 'text' | 'quote'>): ListWords {
  const whole = { lead: null, own: text }
  const wanted = closed(comparable(quote))
  if (wanted === '' || !closed(comparable(text)).endsWith(wanted)) return whole
  // the shortest end of the text that has all words of the quote
  for (const { index } of Array.from(text.matchAll(/:\s+/g)).toReversed()) {
    const own = text.slice(index + 1).trim()
    if (closed(comparable(own)) === wanted) return { lead: text.slice(0, index + 1), own }
  }
  return whole
}

const closed = (words: string): string => withoutEnd(words, '.,;:')
