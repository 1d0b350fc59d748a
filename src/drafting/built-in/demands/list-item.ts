import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isOption } from '../../../domain/solicitation/requirement/option.ts'
import { tidy } from '../english/wording.ts'

/** A requirement as it stands: a sentence of its own, or an item of a list with the words that introduce the list. */
export type Item = { text: string; intro: string; optional: boolean }

const BULLET = /^\s*(?:[•●▪◦○\-–—*]|\(?(?:\d{1,2}|[a-hA-H]|[ivx]{1,4})[.)])\s+/

/** Takes a list item apart from its introduction; the reader puts them together so that each requirement can be read alone. */
export function itemOf(requirement: Requirement): Item {
  const text = tidy(requirement.text)
  const quote = tidy(requirement.quote.replace(BULLET, '')).replace(/[.;,]+$/, '')
  const at = text
    .toLowerCase()
    .replace(/[.;,]+$/, '')
    .lastIndexOf(quote.toLowerCase())
  const isItem = at > 3 && at + quote.length >= text.length - 2
  const intro = isItem ? text.slice(0, at).replace(/[\s:,]+$/, '') : ''
  const item = (isItem ? quote : text)
    .replace(/^must (?=[a-z]+,? )/, '')
    .replace(/^(?:objectives|goals|elements|requirements) include:?\s+(?=[A-Z])/i, '')
    .replace(/^\((?:preferred|optional)\) /i, '')
  return { text: item, intro, optional: isOption({ text, strength: requirement.strength }) }
}
