import { hasLetter, isDigits, listed, startsAsName, startsSmall, startsWithCapital } from '../../language/characters.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { wordsOf } from '../../language/words.ts'
import { definedAcronyms } from '../grounding/defined-acronym.ts'
import { KNOWN_ACRONYMS, STATES } from './known-acronyms.ts'
import { atWords, byMilestone } from './quoted.ts'
import { type Objection, placeName, type QualityRule, type ReviewedPlan, type Said } from './rule.ts'

/** Capitals that stand for words. Those in designations ("MIL-STD-810", "AN/PRC-160") name a thing and are no short forms. */
const ACRONYM = /(?<![\p{L}\d_.&/-])([A-Z](?:[A-Z]|&(?=[A-Z])){1,5})s?(?![\p{L}\d_&+]|[-/.]\d|-[A-Z]|\/[A-Z]{1,6}-?\d)/gu

const ROMAN: ReadonlySet<string> = new Set('II III IV VI VII VIII IX XI XII'.split(' '))

/** QC-29: a short form is written out where it first stands (brief §4). The solicitation's own short forms are its readers' language. */
export const undefinedAcronym: QualityRule = {
  id: 'QC-29',
  checks: 'short forms are written out where they first stand',
  severity: 'warning',
  source: "Air Force SBIR 25.1 Direct to Phase II instructions, work plan format (glossary); proposal reviewers' practice",
  remedy: 'Write the words out with the short form in parentheses where it first stands.',
  objections: (plan, { said }) => {
    const known = new Set([...solicitationAcronyms(plan), ...said.flatMap(productNamesIn)])
    const inReadingOrder = [...said.filter(({ part }) => part === 'scope'), ...said.filter(({ part }) => part !== 'scope')]
    const isShort = (word: string) => !isWordIn(said, word)
    return [...byMilestone(inReadingOrder).values()].flatMap((ofMilestone) => undefinedIn(ofMilestone, known, isShort))
  },
}

/** Whether a plan uses capitals as a word, too: "MEND" on a label stands for nothing where lots are mended. */
function isWordIn(said: readonly Said[], capitals: string): boolean {
  const small = capitals.toLowerCase()
  return said.some(
    ({ sentence }) => sentence.includes(small) && wordsOf(sentence).some(({ text, lemma }) => lemma === small && startsSmall(text)),
  )
}

/** What is named with its version or its maker in one place, "COMSOL 6.2", and what stands alone in a list of tools is a product wherever it stands. */
function productNamesIn({ sentence, label }: Said): string[] {
  if (isShouted(sentence)) return []
  const listed = label === TOOLS ? sentence.slice(sentence.indexOf(':') + 1).split(/[,;.]/) : []
  const tools = new Set(listed.map((one) => one.trim()))
  return Array.from(sentence.matchAll(ACRONYM)).flatMap(({ 1: word = '', index }) =>
    tools.has(word) || isProductName(...around(sentence, word, index)) || hasVersion(sentence, index + word.length) ? [word] : [],
  )
}

/** "COMSOL 6.2": a number with a point that measures nothing. */
function hasVersion(sentence: string, end: number): boolean {
  const [first] = measuresIn(sentence.slice(end, end + LONGEST_VERSION))
  return first?.start === 1 && first.unit === null && !Number.isInteger(first.value)
}

const LONGEST_VERSION = 16
const TOOLS = 'Tools'

/** One finding for a milestone, with the first of its short forms in the quote. What is found counts as known from there on. */
function undefinedIn(said: readonly Said[], known: Set<string>, isShort: (word: string) => boolean): Objection[] {
  const found = said.flatMap((one) => {
    for (const word of definedAcronyms(one.sentence)) known.add(word)
    return acronymsIn(one.sentence).flatMap(({ word, index }) => {
      if (known.has(word)) return []
      known.add(word)
      return isShort(word) ? [{ one, word, index }] : []
    })
  })
  const [first] = found
  if (!first) return []
  const words = found.map(({ word }) => `"${word}"`)
  const shown = words.length > 5 ? [...words.slice(0, 5), `${words.length - 5} more`] : words
  return [{ ...atWords(first.one, first.index), message: `${placeName(first.one)} uses ${listed(shown)} without writing the words out.` }]
}

function acronymsIn(text: string): { word: string; index: number }[] {
  if (isShouted(text)) return []
  return Array.from(text.matchAll(ACRONYM)).flatMap(({ 1: word = '', index }) => {
    if (KNOWN_ACRONYMS.has(word.toUpperCase()) || ROMAN.has(word)) return []
    const [before, behind] = around(text, word, index)
    if (STATES.has(word) && before.trimEnd().endsWith(',')) return []
    return isProductName(before, behind) ? [] : [{ word, index }]
  })
}

function around(text: string, word: string, index: number): [before: string, behind: string] {
  return [text.slice(Math.max(0, index - 40), index), text.slice(index + word.length, index + word.length + 4)]
}

/** "Ansys HFSS", "CST Studio", "TSI 3330": capitals beside a name or a type number are part of the name. */
function isProductName(before: string, behind: string): boolean {
  return /[\p{Ll}\d,;:] \p{Lu}\p{Ll}+ $/u.test(before) || startsAsName(behind.slice(1)) || isDigits(behind.slice(1))
}

/** A heading in capitals has no short forms that could be told from its words. */
function isShouted(text: string): boolean {
  const letters = Array.from(text.slice(0, 400)).filter(hasLetter)
  const capitals = letters.filter(startsWithCapital).length
  return capitals > 8 && capitals > letters.length / 2
}

function solicitationAcronyms({
  requirements,
  topic,
  company_name,
  research_institution,
  customer_organization,
  sources,
}: ReviewedPlan): Set<string> {
  const { phases, references = [], keywords = [], title, objective, description, customer, tpoc } = topic ?? {}
  const texts = [
    ...requirements.flatMap(({ text, quote }) => [text, quote]),
    ...[title, objective, description, customer, tpoc, ...references, ...keywords, ...Object.values(phases ?? {})],
    ...[company_name, research_institution, customer_organization],
    ...(sources?.documents ?? []).filter(({ role }) => role !== 'company').flatMap(({ pages }) => pages.map(({ text }) => text)),
  ]
  const initials = [company_name, research_institution, customer_organization].map(initialsOf)
  return new Set([
    ...initials,
    ...texts.flatMap((text) => (text ?? '').match(/(?<![A-Za-z\d])[A-Z][A-Z&]{1,5}(?=s?(?![A-Za-z\d]))/g) ?? []),
  ])
}

/** "BGS" of "Bright Gate Systems": a firm is known by its initials, too. */
function initialsOf(name: string | undefined): string {
  return (name?.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu) ?? []).join('')
}
