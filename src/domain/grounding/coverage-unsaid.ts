import { hasDigit, plainWords } from '../../language/characters.ts'
import { dutiesIn } from '../../language/duties.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfTheStart } from '../solicitation/requirement/of-start.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { ownWordsOf, type ToldPart } from './coverage-part.ts'
import { keyTerms } from './key-terms.ts'
import { codesIn, standardsIn } from './supported-name.ts'

/** What a requirement calls by its designation, as printed: a standard, a form, the number of a document, a name with digits ("MIL-STD-461G", "IP67"). */
export function designationsIn(requirement: Pick<Requirement, 'quote' | 'text'>): string[] {
  const words = requirementWords(requirement)
  const standards = standardsIn(words)
  const codes = codesIn(words).filter(
    ({ start, end }) =>
      (words.slice(start, end).match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS && !standards.some((one) => start < one.end && end > one.start),
  )
  return [...new Set([...standards, ...codes].sort((a, b) => a.start - b.start).map(({ start, end }) => words.slice(start, end)))]
}

/** "CO2", "3D" and "U-2" are words like others, which somebody may put otherwise. */
const FEWEST_DIGITS = 2

/**
 * What of a requirement nothing that is promised says: what it calls by its designation, and of several things or deeds those of whose words no sentence has
 * as many as it takes. What is quoted of the solicitation, or answered by number, is no word of the company's.
 */
export function unsaidIn(texts: readonly string[]): (requirement: Pick<Requirement, 'quote' | 'text'>) => string[] {
  const own = texts.map(ownWordsOf)
  const words = own.map((text) => keyTerms(text).words)
  const says = saysDesignation(own)
  return (requirement) => {
    const asked = requirementWords(requirement)
    const duties = dutiesIn(asked)
    const open = duties.length < 2 ? [] : duties.filter((duty) => !words.some((some) => speaksOf(duty, some)))
    const unnamed = designationsIn(requirement).filter((one) => !says(one))
    return [...unnamed.filter((one) => !open.some((duty) => duty.includes(one))), ...open]
  }
}

/** Whether some texts say a designation, in whatever way it is written. */
export function saysDesignation(texts: readonly string[]): (designation: string) => boolean {
  const told = ` ${texts.map(apart).join(' | ')} `
  return (designation) => told.includes(` ${keyOf(designation)} `)
}

/** The coverage with what the plan does not say of what it answers, which is answered in part then. */
export function withUnsaid(coverage: readonly Coverage[], requirements: readonly Requirement[], parts: readonly ToldPart[]): Coverage[] {
  // what stands there for a number alone, or as not dealt with, promises nothing
  const unsaidOf = unsaidIn(parts.flatMap(({ promises, denies, names, quote }) => (promises && !denies && names.size === 0 ? [quote] : [])))
  return coverage.map((one, at) => {
    const requirement = one.covered_by.length > 0 ? requirements[at] : undefined
    // that there is nothing to disclose says nothing of what would have to be
    const unsaid = requirement && !isOfTheStart(requirement) ? unsaidOf(requirement) : []
    return unsaid.length === 0 ? one : { ...one, strength: one.strength === 'full' ? 'partial' : one.strength, unsaid }
  })
}

/** With fewer telling words nobody can say whether a thing is spoken of. */
const FEWEST_WORDS = 2
/** A sentence with this share of its words speaks of a thing. */
const SPEAKS = 0.5

function speaksOf(duty: string, told: ReadonlySet<string>): boolean {
  const { words } = keyTerms(duty)
  return words.size < FEWEST_WORDS || [...words].filter((word) => told.has(word)).length >= SPEAKS * words.size
}

/** What a designation is known by: "461" of "MIL-STD-461G", "ip 67" of "IP67", since who speaks of one leaves out what all of them have, and its edition. */
function keyOf(designation: string): string {
  const pieces = plainWords(designation)
  const numbered = pieces.slice(Math.max(0, pieces.findIndex(hasDigit)))
  const key = apart(numbered.join(' ')).replace(EDITION, '')
  const [before] = pieces.slice(0, pieces.indexOf(numbered[0] ?? '')).slice(-1)
  return before && key.length < SHORTEST ? `${before} ${key}` : key
}

/** A letter behind a number. */
const EDITION = /(?<=\d) [a-z]$/
/** A shorter number may stand for anything. */
const SHORTEST = 3

/** A text as small words and numbers, each by itself: "IP67" and "IP 67" are the same. */
function apart(text: string): string {
  return plainWords(text)
    .join(' ')
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
}
