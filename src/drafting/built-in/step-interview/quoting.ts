import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isReworded, requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { IN_WORDS, lowered, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { oneSpaced } from '../../../language/characters.ts'

/** Words of the plan or the solicitation between quotation marks, cut behind a word where they are long. */
export function quoted(text: string, longest = 130): string {
  return `“${cut(text, longest)}”`
}

/** A requirement in its own words, in quotation marks where these are the solicitation's, with its page. */
export function asked(one: Requirement): string {
  const words = requirementWords(one)
  return `${isReworded(one) ? `for this: ${cut(words)}` : quoted(words)} (p. ${one.page})`
}

function cut(text: string, longest = 130): string {
  const plain = oneSpaced(text).replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', "'").trim()
  const words = plain.length <= longest ? plain : `${plain.slice(0, plain.lastIndexOf(' ', longest))} …`
  return words.endsWith('.') ? words.slice(0, -1) : words
}

/** So many letters say what something is of. */
const SHORT = 60

const MARK = /[:;.](?:\s|$)| shall be | — /

/**
 * What a criterion, a risk or another line of the plan is of, as a label says it: in its words up to the first mark or to what it shall be, with no bracket that is never closed, and without quotation marks, since nobody else is quoted.
 * Of work that is named behind "the following work:" that is the work.
 */
export function named(line: string): string {
  const [head = ''] = (line.split(IN_WORDS).at(-1) ?? line).replaceAll('"', '').replaceAll('“', '').replaceAll('”', '').split(MARK)
  const words = head.length <= SHORT ? head : head.slice(0, head.lastIndexOf(' ', SHORT))
  const bracket = words.lastIndexOf('(')
  const isCutWithin = bracket > 0 && !words.includes(')', bracket)
  return lowered(open(isCutWithin ? words.slice(0, bracket).trimEnd() : words))
}
