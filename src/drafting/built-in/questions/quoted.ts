import type { RequirementQuantity } from '../../../domain/solicitation/analysis.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { hasDigit, partedAtSpaces } from '../../../language/characters.ts'

/** Words that only lead to the next. */
const LEADING: ReadonlySet<string> = new Set(
  'a an the of in on at to for and or with by from as that which its their all each one such into than is are be'.split(' '),
)

/** The words of a text, however its lines were broken. */
export function wordsIn(text: string): string[] {
  return partedAtSpaces(text.trim())
}

/** Whether a figure limits something; "two plans" is a count, no limit. */
export function isLimit({ value, comparator, unit, threshold_or_objective }: RequirementQuantity): boolean {
  return hasDigit(value) && (comparator !== '=' || unit !== '' || threshold_or_objective !== null)
}

/** The first words of a text, not ended with one that only leads to the next. */
export function firstWords(text: string, most: number): string {
  const words = wordsIn(open(text.replaceAll('"', "'")))
  return words.length <= most ? words.join(' ') : `${open(words.slice(0, withoutLeading(words, most)).join(' '))} …`
}

function withoutLeading(words: readonly string[], latest: number): number {
  let end = latest
  while (end > 1 && LEADING.has(words[end - 1]?.toLowerCase() ?? '')) end -= 1
  return end
}
