import { isPersonal } from './register.ts'

/** What is asked, or short for two words behind a pronoun: "it's", "don't". */
const TALKED = /\?|\b(?:it|that|there|what|who|he|she|here)['’]s\b|\p{L}['’](?!s\b)\p{L}/iu

/** What the company is said to wish for: a plan says what it does. */
const WISHED = /\bContractor (?:want|wish|hope|like|need|has got|figure)s?\b/

/** Whether a line is talk, whatever it tells of: it speaks for somebody or to somebody, asks, wishes, or is short for words as one says them. */
export function isTalk(line: string): boolean {
  return isPersonal(line) || TALKED.test(line) || WISHED.test(line)
}
