import { hasDigit, plainWords } from '../../language/characters.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
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

/** Whether some texts say a designation, in whatever way it is written. */
export function saysDesignation(texts: readonly string[]): (designation: string) => boolean {
  const told = ` ${texts.map(apart).join(' | ')} `
  return (designation) => told.includes(` ${keyOf(designation)} `)
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
