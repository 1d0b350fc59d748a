import { KNOWN_ACRONYMS, STATES } from './known-acronyms.ts'
import { atWords, byMilestone, listed } from './quoted.ts'
import type { Objection, QualityRule, ReviewedPlan, Said } from './rule.ts'
import { placeName } from './said.ts'

/** Capitals that stand for words. Those in designations ("MIL-STD-810", "AN/PRC-160") name a thing and are no short forms. */
const ACRONYM = /(?<![\p{L}\d_.&/-])([A-Z](?:[A-Z]|&(?=[A-Z])){1,5})s?(?![\p{L}\d_&+]|[-/.]\d|-[A-Z]|\/[A-Z]{1,6}-?\d)/gu

/** What stands in parentheses: "non-destructive testing (NDT)" or "NDT (non-destructive testing)". */
const IN_PARENTHESES = /\(([^()]{2,80})\)/g

/** QC-29: a short form is written out where it first stands (brief §4). The solicitation's own short forms are its readers' language. */
export const undefinedAcronym: QualityRule = {
  id: 'QC-29',
  checks: 'short forms are written out where they first stand',
  severity: 'warning',
  source: "Air Force SBIR 25.1 Direct to Phase II instructions, work plan format (glossary); proposal reviewers' practice",
  remedy: 'Write the words out with the short form in parentheses where it first stands.',
  objections: (plan, { said }) => {
    const known = solicitationAcronyms(plan)
    const inReadingOrder = [...said.filter(({ part }) => part === 'scope'), ...said.filter(({ part }) => part !== 'scope')]
    return [...byMilestone(inReadingOrder).values()].flatMap((ofMilestone) => undefinedIn(ofMilestone, known))
  },
}

/** One finding for a milestone, with the first of its short forms in the quote. What is found counts as known from there on. */
function undefinedIn(said: readonly Said[], known: Set<string>): Objection[] {
  const found = said.flatMap((one) => {
    for (const word of definedIn(one.sentence)) known.add(word)
    return acronymsIn(one.sentence).flatMap(({ word, index }) => {
      if (known.has(word)) return []
      known.add(word)
      return [{ one, word, index }]
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
    if (KNOWN_ACRONYMS.has(word.toUpperCase()) || /^[IVX]+$/.test(word)) return []
    const before = text.slice(Math.max(0, index - 40), index)
    if (STATES.has(word) && /,\s*$/.test(before)) return []
    return isProductName(before, text.slice(index + word.length, index + word.length + 4)) ? [] : [{ word, index }]
  })
}

/** "Ansys HFSS", "CST Studio", "TSI 3330": capitals beside a name or a type number are part of the name. */
function isProductName(before: string, behind: string): boolean {
  return /[\p{Ll}\d,;:] \p{Lu}\p{Ll}+ $/u.test(before) || /^ (?:\p{Lu}\p{Ll}|\d{3})/u.test(behind)
}

/** A heading in capitals has no short forms that could be told from its words. */
function isShouted(text: string): boolean {
  const start = text.slice(0, 400)
  const capitals = start.match(/\p{Lu}/gu)?.length ?? 0
  return capitals > 8 && capitals > (start.match(/\p{Ll}/gu)?.length ?? 0)
}

function definedIn(sentence: string): string[] {
  return Array.from(sentence.matchAll(IN_PARENTHESES)).flatMap(({ 1: inside = '', index }) => {
    const before = sentence.slice(Math.max(0, index - 12), index)
    const short = /([A-Z][A-Z&]{1,5})s?\s*$/.exec(before)?.[1]
    if (short && /\p{L}{3,}[\s-]+\p{L}{2,}/u.test(inside)) return [short]
    return /\p{Ll}\s*$/u.test(before) ? Array.from(inside.matchAll(ACRONYM), ([, word = '']) => word) : []
  })
}

function solicitationAcronyms({
  requirements,
  topic,
  company_name,
  research_institution,
  customer_organization,
  sources,
}: ReviewedPlan): Set<string> {
  const texts = [
    ...requirements.flatMap(({ text, quote }) => [text, quote]),
    ...(topic
      ? [
          topic.title,
          topic.objective,
          topic.description,
          ...Object.values(topic.phases),
          ...topic.references,
          ...topic.keywords,
          topic.customer,
          topic.tpoc,
        ]
      : []),
    company_name,
    research_institution,
    customer_organization,
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
