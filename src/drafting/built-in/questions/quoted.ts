import type { Requirement, RequirementQuantity } from '../../../domain/solicitation/analysis.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { hasDigit, partedAtSpaces } from '../../../language/characters.ts'

/** The most words of a requirement that a question repeats. */
const MOST_QUOTED = 25
const FEWEST_SHOWN = 6
/** How many words a cut may drop to end at a mark. */
const MOST_DROPPED = 7
const MARK = /[,;:]$/
/** Words that only lead to the next. */
const LEADING: ReadonlySet<string> = new Set(
  'a an the of in on at to for and or with by from as that which its their all each one such into than is are be'.split(' '),
)
/** How many words may stand before the figure for whose sake a long requirement is quoted. */
const MOST_BEFORE = 14

/** The words of a text, however its lines were broken. */
export function wordsIn(text: string): string[] {
  return partedAtSpaces(text.trim())
}

/** The first words of a requirement with its page: "Select the bone material …" (p. 2). */
export function begun(one: Requirement, most: number): string {
  return quoted({ ...one, quantities: [] }, most)
}

/** A requirement in its own words with its page: "The sensor must detect smoke …" (p. 2). Of a long one the part with its figure is quoted. */
export function quoted({ quote, page, quantities }: Requirement, most = MOST_QUOTED): string {
  const words = wordsIn(open(quote)).map((word) => word.replaceAll('"', "'"))
  if (words.length <= most) return `"${words.join(' ')}" (p. ${page})`
  const limit = quantities.find(isLimit)
  const figure = limit ? figureAt(words, limit.printed) : 0
  const first = figure < most - 2 ? 0 : beginningBefore(words, figure)
  const isCut = first + most < words.length
  const shown = words.slice(first, isCut ? endBefore(words, first + most, Math.max(first + FEWEST_SHOWN, figure + 2)) : undefined)
  return `"${first > 0 ? '… ' : ''}${open(shown.join(' '))}${isCut ? ' …' : ''}" (p. ${page})`
}

/** Whether a figure limits something; "two plans" is a count, no limit. */
export function isLimit({ value, comparator, unit, threshold_or_objective }: RequirementQuantity): boolean {
  return hasDigit(value) && (comparator !== '=' || unit !== '' || threshold_or_objective !== null)
}

/** Where to end: behind a mark if one stands near enough, and never behind a word that only leads to the next. */
function endBefore(words: readonly string[], latest: number, earliest: number): number {
  for (let end = latest; end > Math.max(earliest, latest - MOST_DROPPED); end -= 1) if (MARK.test(words[end - 1] ?? '')) return end
  return withoutLeading(words, latest, earliest)
}

function withoutLeading(words: readonly string[], latest: number, earliest: number): number {
  let end = latest
  while (end > earliest && LEADING.has(words[end - 1]?.toLowerCase() ?? '')) end -= 1
  return end
}

/** The first words of a text, not ended with one that only leads to the next. */
export function firstWords(text: string, most: number): string {
  const words = wordsIn(open(text.replaceAll('"', "'")))
  return words.length <= most ? words.join(' ') : `${open(words.slice(0, withoutLeading(words, most, 1)).join(' '))} …`
}

/** Which word a figure begins with; 0 where it is not found. */
function figureAt(words: readonly string[], printed: string): number {
  const [first = ''] = wordsIn(printed)
  return Math.max(
    0,
    words.findIndex((word) => word.includes(first)),
  )
}

/** Where to begin so that the figure is shown: behind a mark, if one stands near enough. */
function beginningBefore(words: readonly string[], figure: number): number {
  const earliest = figure - MOST_BEFORE
  const mark = words.findIndex((word, at) => at >= earliest && at < figure - 2 && MARK.test(word))
  return mark >= 0 ? mark + 1 : Math.max(0, earliest)
}
