import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { itemOf } from '../demands/list-item.ts'
import { isBalanced, tidy } from './wording.ts'

const SHORT = 72
const LONG = 130
/** A sentence with a number is quoted whole up to this length. */
const LONGEST = 150
/** Characters of a sentence that are quoted before its number at most. */
const BEFORE_NUMBER = 60

/** The part of a requirement that a question quotes: its own words from the start, a few, or more where its number comes late. */
export function excerptOf(requirement: Requirement): string {
  const text = tidy(itemOf(requirement).text)
    .replace(/[.;,]+$/, '')
    .replace(/^\((?=[^)]*$|[^)]*\()/, '')
    .replace(/(?<![A-Za-z\d.-])(\d[\d.]*)"/g, '$1 in')
    .replace(/"/g, "'")
  if (!/\d/.test(text)) return cut(text, SHORT)
  if (text.length <= LONGEST) return text
  const short = cut(text, SHORT)
  return /\d/.test(short) && !/\d/.test(text.slice(short.length)) ? short : withNumber(text)
}

/** Of a long sentence the part that holds its number, from where a clause begins. */
function withNumber(text: string): string {
  const long = cut(text, LONG)
  if (/\d/.test(long)) return long
  const at = text.search(/[<>≤≥$]? ?\d/)
  const starts = [...text.slice(0, at).matchAll(/[,;:] |\b(?:that|which|with|of|for|from|within|to|at) /g)].map(({ index }) => index)
  const start = starts.find((one) => at - one <= BEFORE_NUMBER) ?? at
  return `... ${cut(text.slice(start).replace(/^[,;: ]+/, ''), SHORT)}`
}

/** Cut at the end of a phrase where one ends late enough, else between words. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const words = wordsOf(text)
  let best = ''
  for (let end = 5; end < words.length; end++) {
    const piece = textOf(words.slice(0, end))
    if (piece.length > limit) break
    if (endsWell(words, end) && isBalanced(piece)) best = piece
  }
  const plain = text
    .slice(0, text.lastIndexOf(' ', limit))
    .replace(/ ?\([^)]*$/, '')
    .replace(/[\s,;:-]+$/, '')
  return best.length > limit * 0.55 || !isBalanced(plain) ? `${best || plain} ...` : `${plain} ...`
}

/** A phrase ends here: on a noun, a number or a bracket, before a word that opens something new. */
function endsWell(words: readonly Word[], end: number): boolean {
  const [last, next] = [words[end - 1], words[end]]
  if (!last || !next) return false
  return (
    (/^(?:NOUN|PROPN)$/.test(last.pos) || last.text === ')') &&
    !/^\.\d/.test(next.text) &&
    (/^(?:ADP|CCONJ|SCONJ|PART|AUX|VERB)$/.test(next.pos) || /^(?:,|that|which)$/.test(next.text))
  )
}
