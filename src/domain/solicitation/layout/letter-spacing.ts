import { hasLetter } from '../../../language/characters.ts'

/** The words that headings of topics are made of. Bold runs in some PDFs come out as "P HASE I" or "O BJECTIVE". */
const WORDS = [
  'OBJECTIVES',
  'OBJECTIVE',
  'DESCRIPTION',
  'PHASE',
  'REFERENCES',
  'KEYWORDS',
  'TITLE',
  'TECHNOLOGY',
  'TECHNICAL',
  'CRITICAL',
  'OUSD',
  'ACQUISITION',
  'TOPIC',
  'ITAR',
]

/** A phase's numeral that was pulled apart, before what ends a heading: "PHASE I I:", "PHASE I II DUAL USE". */
const NUMERAL = /^PHASE (I(?: ?I){0,2})(?=\s*(?:[:.(–—-]|$)|\s+(?:DUAL|COMMERCIAL|MILITARY))/

/** The line with the letters of a heading at its start closed up ("P HASE I I: Define" becomes "PHASE II: Define"); any other line as it is. */
export function closedUp(line: string): string {
  if (!BEGINNINGS.has(line.charAt(0))) return line
  const found = WORDS.find((word) => spacedLength(line, word) > 0)
  const closed = found ? found + line.slice(spacedLength(line, found)) : line
  return closed.replace(NUMERAL, (_, numeral: string) => `PHASE ${numeral.replaceAll(' ', '')}`)
}

const BEGINNINGS = new Set(WORDS.map((word) => word.charAt(0)))

/** How much of a line a word takes at its start, with a space between any two of its letters; 0 where it does not stand there whole. */
function spacedLength(line: string, word: string): number {
  let at = 0
  for (const letter of word) {
    if (at > 0 && line.charAt(at) === ' ') at++
    if (line.charAt(at) !== letter) return 0
    at++
  }
  return hasLetter(line.charAt(at)) ? 0 : at
}
