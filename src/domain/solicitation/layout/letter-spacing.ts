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

const SPACED = WORDS.map((word) => ({ word, pattern: new RegExp(`^${[...word].join(' ?')}(?![A-Za-z])`) }))

/** A phase's numeral that was pulled apart, before what ends a heading: "PHASE I I:", "PHASE I II DUAL USE". */
const NUMERAL = /^PHASE (I(?: ?I){0,2})(?=\s*(?:[:.(–—-]|$)|\s+(?:DUAL|COMMERCIAL|MILITARY))/

/** The line with the letters of a heading at its start closed up ("P HASE I I: Define" becomes "PHASE II: Define"); any other line as it is. */
export function closedUp(line: string): string {
  if (!/^[A-Z][A-Z ]{2}/.test(line)) return line
  const found = SPACED.map(({ word, pattern }) => ({ word, length: pattern.exec(line)?.[0].length ?? 0 })).find(({ length }) => length > 0)
  const closed = found ? found.word + line.slice(found.length) : line
  return closed.replace(NUMERAL, (_, numeral: string) => `PHASE ${numeral.replaceAll(' ', '')}`)
}
