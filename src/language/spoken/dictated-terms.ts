import { type Figured, withFigures } from './figures.ts'
import { withLettersJoined } from './spelled.ts'
import { asWritten, wordList } from './word-list.ts'

const MILITARY = /\bmil(?:itary)?[ -](standard|std|spec|specification|handbook)[ -](\d+)(?: ?([A-Z])(?![\w-]))?/gi
const KINDS = new Map([
  ['standard', 'STD'],
  ['std', 'STD'],
  ['handbook', 'HDBK'],
])

/** "mil standard 810 H" is MIL-STD-810H. */
function withMilitaryStandards(text: string): string {
  return text.replace(
    MILITARY,
    (_, kind: string, number: string, issue = '') => `MIL-${KINDS.get(kind.toLowerCase()) ?? 'SPEC'}-${number}${issue}`,
  )
}

/**
 * Words that were spoken, as a technical writer writes them: numbers as figures, units as signs, spelled abbreviations joined, and the words of the
 * document (`terms`) as it writes them. Numbers that may be others than they sound are told.
 */
export function withTermsWritten(text: string, terms: readonly string[]): Figured {
  const list = wordList(terms)
  const known = new Set(terms.flatMap((term) => term.match(/\d+/g) ?? []))
  const { text: figured, unsure } = withFigures(withLettersJoined(text, list.capitals), known)
  return { text: asWritten(withMilitaryStandards(figured), list), unsure }
}
