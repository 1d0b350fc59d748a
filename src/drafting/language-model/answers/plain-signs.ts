import { plainCharacters } from '../../../domain/solicitation/layout/characters.ts'

/** Signs that nobody sees, that turn the order of reading around, or that are no characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0\ufffc\ufffd]|\p{Default_Ignorable_Code_Point}/gu

/**
 * A text in everyday characters without signs that nobody sees: control, bidirectional, zero-width and tag characters. Every line end is one "\n", odd
 * spaces and tabs are plain ones.
 */
export function plainSigns(text: string): string {
  return plainCharacters(text.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')).replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''))
}
