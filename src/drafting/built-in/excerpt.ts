import type { Requirement } from '../../domain/solicitation/analysis.ts'
import { itemOf } from './list-item.ts'
import { isBalanced, tidy } from './wording.ts'
import { textOf, type Word, wordsOf } from './words.ts'

const MOST_CHARACTERS = 72

/** The part of a requirement that a question quotes: its own words from the start, ending at a phrase, never cut inside one. */
export function excerptOf(requirement: Requirement): string {
  const text = tidy(itemOf(requirement).text)
    .replace(/[.;,]+$/, '')
    .replace(/(?<![A-Za-z\d.-])(\d[\d.]*)"/g, '$1 in')
    .replace(/"/g, "'")
  if (text.length <= MOST_CHARACTERS) return text
  const words = wordsOf(text)
  let best = ''
  for (let end = 5; end < words.length; end++) {
    const piece = textOf(words.slice(0, end))
    if (piece.length > MOST_CHARACTERS) break
    if (endsWell(words, end) && isBalanced(piece)) best = piece
  }
  return best.length > 24 ? `${best} ...` : `${text.slice(0, text.lastIndexOf(' ', MOST_CHARACTERS))} ...`
}

/** A phrase ends here: on a noun, a number or a bracket, before a word that opens something new. */
function endsWell(words: readonly Word[], end: number): boolean {
  const [last, next] = [words[end - 1], words[end]]
  if (!last || !next) return false
  return (
    (/^(?:NOUN|PROPN)$/.test(last.pos) || last.text === ')') &&
    (/^(?:ADP|CCONJ|SCONJ|PART|AUX|VERB)$/.test(next.pos) || /^(?:,|that|which)$/.test(next.text))
  )
}
