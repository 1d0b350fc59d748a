import { clauseOf, formOf, isOrder } from '../../language/clause.ts'
import { wordsOf } from '../../language/words.ts'
import { askedValues, isKeptIn } from '../grounding/coverage-asked.ts'
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

/** How much a word tells of a requirement: the fewer sentences of a file have it, the more. */
export type Rarity = (word: string) => number

/** The rarity of words in a file; a word that no sentence of it has tells most. */
export function rarityIn(parts: readonly ToldPart[]): Rarity {
  const counts = new Map<string, number>()
  for (const { words } of parts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + parts.length / (1 + (counts.get(word) ?? 0)))
}

/** Whether words speak of what a requirement is about, by those that are rare in the file: "print the coupons" says nothing of lead in the ink. */
export function speakOf(requirement: Requirement, words: ReadonlySet<string>, rarity: Rarity): boolean {
  const [found] = ranked(requirement, [{ words }], rarity)
  return found !== undefined && found.share >= NEAR && found.common >= FEWEST
}

/**
 * The sentence of some milestones that alone answers a requirement: it undertakes something, and has its words and its values, or stricter ones, together. Words that are
 * strewn over several sentences, or told of what is or was, are no answer that can be defended by quoting it.
 */
export function answeringPassage(requirement: Requirement, parts: readonly ToldPart[]): CoveredPlace | undefined {
  const values = askedValues(requirement)
  const found = ranked(requirement, parts).find(
    ({ part, share }) => share >= WHOLE && undertakes(part) && values.every((value) => isKeptIn(value, [part], [part])),
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

/** Sentences by the share of a requirement's telling words that they have, each word for as much as it tells. */
function ranked<Part extends Pick<ToldPart, 'words'>>(requirement: Requirement, parts: readonly Part[], rarity: Rarity = () => 1) {
  const asked = requirementWords(requirement)
  const own = keyTerms(asked).words
  const words = own.size >= FEWEST ? own : keyTerms(`${asked} ${requirement.text}`).words
  const weight = (some: readonly string[]) => some.reduce((sum, word) => sum + rarity(word), 0)
  const whole = weight([...words])
  return parts
    .map((part) => {
      const common = [...words].filter((word) => part.words.has(word))
      return { part, common: common.length, share: whole === 0 ? 0 : weight(common) / whole }
    })
    .sort((one, other) => other.share - one.share)
}

/** Whether a sentence says what will be done or what will hold: a criterion or something handed over does; else an order, a duty, or what "we" do. */
function undertakes({ part, quote, promises, denies }: ToldPart): boolean {
  if (!promises || denies) return false
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

/** Where a sentence stands, to be quoted. */
export function placeOf({ milestone_number, part, quote }: ToldPart): CoveredPlace {
  return { milestone_number, part, quote }
}
