import { endsWithDigit, hasDigit } from '../../language/characters.ts'
import { measureUnit } from '../../language/quantity/unit.ts'

const HIGH: Record<string, string> = {
  ...Object.fromEntries(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (high, digit) => [String(digit), high])),
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  '+': '⁺',
}

/** Whether a character may stand in an exponent. */
export const isOfExponent = (character: string): boolean => character in HIGH

/** Whether a text is an exponent, or a part of one. */
export const isExponent = (text: string): boolean => /^[⁰¹²³⁴-⁹⁺⁻]+$/.test(text)

/** Letters, "10" or a bracket that what is raised stands behind. */
const BASE = /(?:[A-Za-zµμΩ°]+|\d[\d.,]*|[)\]])$/

/**
 * How a raised number is written behind the words before it: as an exponent behind a length, a second or ten ("cm²", "10⁻⁶"), where it is signed
 * behind any letters ("s⁻¹"). Behind another number it is the mark of a note, and raised, too, so that both stay apart; behind a word such a mark
 * stays as it is, since "30 days²" would be a measure.
 */
export function asRaised(before: string, raised: string): string {
  const base = BASE.exec(before)?.[0] ?? ''
  const isNumber = hasDigit(raised) && [...raised].every(isOfExponent)
  return isNumber && (endsWithDigit(base) || !hasDigit(raised.charAt(0)) || isPowerOf(base, raised)) ? high(raised) : raised
}

/** Of units only lengths and seconds are raised without a sign, to the second, third or fourth power. */
function isPowerOf(base: string, raised: string): boolean {
  const unit = measureUnit(base)
  return '234'.includes(raised) && unit !== null && (unit.dimension === 'length' || unit.name === 's')
}

const high = (raised: string): string => Array.from(raised, (character) => HIGH[character] ?? character).join('')
