import { plainWords } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import type { Requirement } from '../analysis.ts'

const OPTION = cueList('phase i/ii option | option period | option')

/** What may stand before it where a sentence begins with it. */
const LEADING = new Set(['the', 'during', 'in', 'for', 'under', 'if', 'as', 'part', 'of'])

/** Whether a requirement is one of the option behind the base: "The Phase I Option, if exercised, will include …" (DoD SBIR 25.1 BAA, Navy instructions). */
export function isOfOption({ text }: Pick<Requirement, 'text'>): boolean {
  const found = OPTION.find(text)
  return found !== null && plainWords(text.slice(0, found.index)).every((word) => LEADING.has(word))
}
