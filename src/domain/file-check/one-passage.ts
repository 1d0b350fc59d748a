import { clauseOf, formOf, isOrder } from '../../language/clause.ts'
import { wordsOf } from '../../language/words.ts'
import { askedValues, saysValue } from '../grounding/coverage-asked.ts'
import type { ToldPart } from '../grounding/coverage-part.ts'
import { keyTerms } from '../grounding/key-terms.ts'
import { parse } from '../milestone-document.ts'
import type { CoveredPlace } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'

/** With this share of a requirement's telling words, a passage speaks of all of it. */
const WHOLE = 0.7

/** With this share of them, and so many, a passage is worth a look. */
const NEAR = 0.3
const FEWEST = 2

/**
 * The sentence of some milestones that alone answers a requirement: it undertakes something, and has its words and its values together. Words that are
 * strewn over several sentences, or told of what is or was, are no answer that can be defended by quoting it.
 */
export function answeringPassage(requirement: Requirement, parts: readonly ToldPart[]): CoveredPlace | undefined {
  const values = askedValues(requirement)
  const found = ranked(requirement, parts).find(
    ({ part, share }) => share >= WHOLE && undertakes(part) && values.every((value) => saysValue(value, part)),
  )
  return found && placeOf(found.part)
}

/** The sentence that comes nearest to a requirement, for a person to look at; undefined where none speaks of it. */
export function nearestPassage(requirement: Requirement, parts: readonly ToldPart[]): CoveredPlace | undefined {
  const [best] = ranked(requirement, parts)
  return best && best.share >= NEAR && best.common >= FEWEST ? placeOf(best.part) : undefined
}

/** The verbs that undertake something; "may" and "would" do not. */
const FIRM: ReadonlySet<string> = new Set(['shall', 'will', 'must'])

function ranked(requirement: Requirement, parts: readonly ToldPart[]) {
  const asked = requirementWords(requirement)
  const own = keyTerms(asked).words
  const words = own.size >= FEWEST ? own : keyTerms(`${asked} ${requirement.text}`).words
  return parts
    .map((part) => {
      const common = [...words].filter((word) => part.words.has(word)).length
      return { part, common, share: words.size === 0 ? 0 : common / words.size }
    })
    .sort((one, other) => other.share - one.share)
}

/** Whether a sentence says what will be done or what will hold: a criterion or something handed over does; else an order, a duty, or what "we" do. */
function undertakes({ part, quote, promises, denies, leaves }: ToldPart): boolean {
  if (!promises || denies || leaves) return false
  if (part !== 'text') return true
  const [line] = parse(quote).lines
  const words = wordsOf(line?.text ?? quote)
  const { modals, verbAt, subject } = clauseOf(words)
  const verb = words[verbAt]
  if (modals.length > 0) return modals.every((modal) => FIRM.has(modal))
  if (isOrder(words)) return true
  const isOfUs = subject.length === 1 && subject[0]?.text.toLowerCase() === 'we'
  return verb !== undefined && isOfUs && formOf(verb) === 'bare'
}

function placeOf({ milestone_number, part, quote }: ToldPart): CoveredPlace {
  return { milestone_number, part, quote }
}
