import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isReworded, requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
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
