import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { listed, lowerStart, tidy } from '../english/wording.ts'
import { textOf, type Word, wordsOf } from '../english/words.ts'
import { itemOf } from './list-item.ts'

const FEWEST_WORDS = 2
const MOST_WORDS = 5
/** Requirements that are named one by one; of the others their number and pages stand. */
const MOST_NAMED = 3

/** Nouns that could be of any requirement, and those who ask for it. */
const ANYTHING =
  /^(?:system|solution|capability|technology|tool|device|product|approach|concept|prototype|requirement|phase|proposal|proposer|offeror|awardee|contractor|government|navy|army|agency|department|command|force|objective|topic|effort|project|goal|variety|number|range|order|addition|example|case|use|way|set|level|degree|type|kind|part|term|basis|vendor|company|firm|team|end|time|work|need|purpose|key attribute|attribute|parameter|member|following|development|design|demonstration|include|seek|require|corps|poc|tpoc|office|operator|warfighter|soldier|marine|user|conclusion)s?$/i

/** What a requirement is about in two to five words, as a reader knows it again: "the DoD Anti-Tamper Technical Implementation Guidance"; '' where no words tell. */
function requirementName(requirement: Requirement): string {
  const text = tidy(itemOf(requirement).text).replace(/ ?\([^)]*\)/g, '')
  const label = /^([A-Z][^:.,;"]{3,44}):/.exec(text)?.[1]
  if (label && label.split(' ').length <= MOST_WORDS) return `the ${lowerStart(label)}`
  const found = chunksOf(text).find((chunk) => chunk.length >= FEWEST_WORDS && !ANYTHING.test(chunk.at(-1)?.text ?? ''))
  const chunk = found ?? chunksOf(text).find(([only]) => only && only.text.length > 4 && !ANYTHING.test(only.text))
  return chunk ? `the ${lowerStart(textOf(withinLimit(chunk)))}` : ''
}

function withinLimit(chunk: readonly Word[]): readonly Word[] {
  const cut = chunk.slice(-(MOST_WORDS + chunk.filter(({ text }) => text === '-').length * 2))
  return cut[0]?.text === '-' ? cut.slice(1) : cut
}

/** The noun phrases of a text without their articles, in order; what only follows a hyphen or a number is none. */
function chunksOf(text: string): Word[][] {
  const chunks: Word[][] = [[]]
  const words = wordsOf(text)
  for (const [index, word] of words.entries()) {
    const last = chunks.at(-1)
    const isTail = last?.length === 0 && words[index - 1]?.text === '-'
    if ((/^(?:ADJ|NOUN|PROPN)$/.test(word.pos) && !isTail) || (word.text === '-' && (last?.length ?? 0) > 0)) last?.push(word)
    else if (last && last.length > 0) chunks.push([])
  }
  return chunks.map(endingOnNoun).filter((chunk) => chunk.length > 0)
}

function endingOnNoun(chunk: Word[]): Word[] {
  const end = chunk.findLastIndex(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos))
  return chunk.slice(0, end + 1)
}

/** Requirements as a reader of the plan knows them, each with its page: "the pressure drop (p. 1) and the mass (p. 2)"; from the fourth on their number. */
export function namedRequirements(requirements: readonly Requirement[]): string {
  const named = requirements
    .map((one) => ({ name: requirementName(one), page: one.page }))
    .filter(({ name }, index, all) => name !== '' && all.findIndex((other) => other.name === name) === index)
    .slice(0, MOST_NAMED)
  const rest = requirements.length - named.length
  if (named.length === 0) return rest === 0 ? '' : plainly(requirements, rest, '')
  const parts = named.map(({ name, page }) => `${name} (p. ${page})`)
  return rest === 0 ? listed(parts) : `${parts.join(', ')} and ${plainly(requirements, rest, 'further ')}`
}

function plainly(requirements: readonly Requirement[], count: number, further: string): string {
  const pages = [...new Set(requirements.slice(-count).map(({ page }) => page))].sort((one, other) => one - other)
  return `${count === 1 ? `1 ${further}requirement` : `${count} ${further}requirements`} (p. ${listed(pages.map(String))})`
}
