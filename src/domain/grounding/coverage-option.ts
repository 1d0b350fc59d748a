import { cueList } from '../../language/cue-list.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import type { ToldPart } from './coverage-part.ts'
import { keyTerms } from './key-terms.ts'
import { numbersNamed } from './plan-number.ts'

/** A short name holds this share of the words of an option. */
const NAMED_BY = 0.2

/** Where a plan names an option that it does not take up; a list that is too long to name goes by its pages ("the other options on p. 2 and 3"). */
export function leftOption(requirement: Requirement, parts: readonly ToldPart[]): ToldPart[] {
  const { words } = keyTerms(requirementWords(requirement))
  const left = parts.filter(({ leaves }) => leaves)
  const isNamedIn = (part: ToldPart) => {
    const said = common(words, [part]).size
    return said === words.size || said >= Math.max(2, words.size * NAMED_BY)
  }
  const isCounted = ({ quote }: ToldPart) => OTHER_OPTIONS.test(quote) && numbersNamed(quote, 'page').includes(requirement.page)
  return [...(words.size > 0 ? left.filter(isNamedIn) : []), ...left.filter(isCounted)].slice(0, 1)
}

const OTHER_OPTIONS = cueList('other options')

/** The words that some sentences say. */
export function common(words: ReadonlySet<string>, parts: readonly ToldPart[]): Set<string> {
  return new Set([...words].filter((word) => parts.some((part) => part.words.has(word))))
}
