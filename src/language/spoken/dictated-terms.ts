import { type Figured, withFigures } from './figures.ts'
import { withLettersJoined } from './spelled.ts'
import { unitSign } from './units.ts'
import { asWritten, wordList } from './word-list.ts'

const MILITARY = /\b(?:mills?|mil(?:itary)?)[ -](\p{L}+)[ -](\d+)(?: ?([A-Z])(?![\w-]))?/giu
const KINDS = new Map([
  ['standard', 'STD'],
  ['std', 'STD'],
  ['spec', 'SPEC'],
  ['specification', 'SPEC'],
  ['handbook', 'HDBK'],
  ['dtl', 'DTL'],
  ['prf', 'PRF'],
])

/** "mil standard 810 H" is MIL-STD-810H. */
function withMilitaryStandards(text: string): string {
  return text.replace(MILITARY, (whole, kind: string, number: string, issue = '') => {
    const sign = KINDS.get(kind.toLowerCase())
    return sign ? `MIL-${sign}-${number}${issue.toUpperCase()}` : whole
  })
}

const NUMBERED = /(?<![\p{L}\d-])(\p{L}{2,})(\d+)(?![\p{L}\d-])/gu
const MEASURED = /(?<![\p{L}\d.,-])(-?\d[\d,]*(?:\.\d+)?)(\p{L}{1,4})(?![\p{L}\d-])/gu

/** What was heard as one word and is two: "TRL3" where the document has TRL, "3ms". */
function withPartsApart(text: string, capitals: ReadonlySet<string>): string {
  return text
    .replace(NUMBERED, (whole, word: string, number: string) => {
      const isApart = capitals.has(word.toUpperCase()) && !capitals.has(whole.toUpperCase())
      return isApart ? `${word} ${number}` : whole
    })
    .replace(MEASURED, (whole, number: string, letters: string) => {
      const sign = capitals.has(whole.toUpperCase()) ? null : unitSign(letters)
      return sign === null ? whole : `${number} ${sign}`
    })
}

/**
 * Words that were spoken, as a technical writer writes them: numbers as figures, units as signs, spelled abbreviations joined, and the words of the
 * document (`terms`) as it writes them. Numbers that may be others than they sound are told.
 */
export function withTermsWritten(text: string, terms: readonly string[]): Figured {
  const list = wordList(terms)
  const known = new Set(terms.flatMap((term) => term.match(/\d+/g) ?? []))
  const { text: figured, unsure } = withFigures(withPartsApart(withLettersJoined(text, list.capitals), list.capitals), known)
  return { text: asWritten(withMilitaryStandards(figured), list), unsure }
}
