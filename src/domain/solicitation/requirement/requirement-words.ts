import { raised } from '../../../language/characters.ts'
import type { Requirement } from '../analysis.ts'
import { comparable } from './quote.ts'

type Worded = Pick<Requirement, 'quote'> & Partial<Pick<Requirement, 'text' | 'set_by'>>

/** Whether a person has put a requirement into words of their own: they are no quotation, wherever they are printed. */
export function isReworded({ quote, text = '', set_by }: Worded): boolean {
  return set_by === 'person' && text !== '' && comparable(raised(text)) !== comparable(raised(quote))
}

/**
 * The words of a requirement wherever it is shown, printed or looked for away from its page: a person's where they corrected what was read, else the
 * document's. Where it stands on the page its quote alone tells.
 */
export function requirementWords(one: Worded): string {
  return isReworded(one) ? (one.text ?? '') : one.quote
}

/** Whether a sentence says only what the one before it means, "Drilling is prohibited. This includes small holes.": it is no requirement of its own. */
export function tellsMore(sentence: string): boolean {
  return /^(?:this|these|that|those) includes?\b/i.test(sentence)
}
