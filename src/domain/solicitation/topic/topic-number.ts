import { startsWithDigit, withoutSpaces } from '../../../language/characters.ts'
import type { ProgramType } from '../../program.ts'
import type { Span } from '../layout/span.ts'

/** The marks that stand for the hyphen of a number. */
const DASH = '[-–—‐‑−]'

/** What follows the hyphen: a series and its digits (001, D01, AT05, NV008, DPCSO1). */
const SEQUENCE = String.raw`(?:[A-Z]{1,6}\d{1,5}|\d{2,5})`

/** Topic numbers of the Defense Department (N251-001, AF15-AT05, A254-P050, DAF26BZ01-NV003, HR0011SB20254XL-01, HR001119S0035-01, AFX246-DPCSO1) and NASA (A1.02, Z-LIVE.05). */
const SERIES = String.raw`(?:HR0011(?:S[BT]\d{4,5}(?:XL|[A-F])?|\d{2}S\d{4})|[A-Z]{1,6}\d{2,3}[A-Z0-9]{0,8})`
const NASA = String.raw`(?:[A-Z]\d{1,2}|[A-Z]-[A-Z]{2,8})\.\d{2}`
export const TOPIC_NUMBER = new RegExp(String.raw`(?:${SERIES}${DASH}${SEQUENCE}|${NASA})(?![\w-])`)

/** The same where a title or label says that it is a number: the end of a line or a bold run may have put spaces around the hyphen. */
export const LOOSE_NUMBER = String.raw`(?:${SERIES}\s?${DASH}\s?${SEQUENCE}|${NASA})(?![\w-])`

/** A number whose second half stands on the next line. */
export const HALF_NUMBER = new RegExp(String.raw`(?:^|\s)${SERIES}\s?${DASH}$`)

/** A number as it is written everywhere: in capitals, without spaces, with a plain hyphen. */
export function writtenNumber(printed: string): string {
  return withoutSpaces(printed.toUpperCase()).replace(new RegExp(DASH, 'g'), '-')
}

/** Whether two people mean the same number: capitals, spaces and dashes aside. */
export function isSameNumber(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(number: string): string {
  return writtenNumber(number).replace(/-/g, '')
}

/** Prefixes of topic numbers, longest first where one begins another. */
const COMPONENTS: readonly (readonly [RegExp, string])[] = [
  [/^HR0011|^DARPA|^S[BT]\d{2}/, 'DARPA'],
  [/^(?:AFX?|DAF)\d/, 'Air Force'],
  [/^SF\d/, 'Space Force'],
  [/^(?:N|DON)\d/, 'Navy'],
  [/^(?:A|ARM)\d{2}/, 'Army'],
  [/^MDA/, 'Missile Defense Agency'],
  [/^DHA|^DHP/, 'Defense Health Agency'],
  [/^DTR/, 'Defense Threat Reduction Agency'],
  [/^DLA/, 'Defense Logistics Agency'],
  [/^DMEA/, 'Defense Microelectronics Activity'],
  [/^SOC/, 'Special Operations Command'],
  [/^CBD/, 'Chemical and Biological Defense'],
  [/^NGA/, 'National Geospatial-Intelligence Agency'],
  [/^(?:OSD|SCO|OSW)/, 'Office of the Secretary'],
  [/^SDA/, 'Space Development Agency'],
]

/** Names that documents print for the same components. */
const PRINTED: readonly (readonly [RegExp, string])[] = [
  [/\bSpace Force\b|\bUSSF\b/i, 'Space Force'],
  [/\bAir ?Force\b|\bUSAF\b|\bDAF\b/i, 'Air Force'],
  [/\bNavy\b|\bDON\b|\bMarine Corps\b/i, 'Navy'],
  [/\bArmy\b/i, 'Army'],
  [/\bMissile Defense Agency\b|\bMDA\b/i, 'Missile Defense Agency'],
  [/\bDefense Health (?:Agency|Program)\b|\bDHA\b/i, 'Defense Health Agency'],
  [/\bDefense Threat Reduction Agency\b|\bDTRA\b/i, 'Defense Threat Reduction Agency'],
  [/\bDefense Logistics Agency\b|\bDLA\b/i, 'Defense Logistics Agency'],
  [/\bDefense Microelectronics Activity\b|\bDMEA\b/i, 'Defense Microelectronics Activity'],
  [/\bSpecial Operations Command\b|\b(?:US)?SOCOM\b/i, 'Special Operations Command'],
  [/\bChemical and Biological Defense\b|\bCBD\b/i, 'Chemical and Biological Defense'],
  [/\bNational Geospatial[- ]Intelligence Agency\b|\bNGA\b/i, 'National Geospatial-Intelligence Agency'],
  [/\bSpace Development Agency\b|\bSDA\b/i, 'Space Development Agency'],
  [/\bOffice of the (?:Under )?Secretary of (?:Defense|War)\b|\bStrategic Capabilities Office\b|\bOS[DW]\b/i, 'Office of the Secretary'],
  [/\bDARPA\b|\bDefense Advanced Research Projects Agency\b/i, 'DARPA'],
  [/\bNASA\b|\bNational Aeronautics and Space Administration\b/i, 'NASA'],
]

/** The component that a topic number belongs to by its prefix; undefined when the prefix is not known. */
export function componentOfNumber(number: string): string | undefined {
  if (new RegExp(`^${NASA}$`).test(number)) return 'NASA'
  return COMPONENTS.find(([prefix]) => prefix.test(number))?.[1]
}

/** The component that printed words name, by the order above, and where; undefined when they name none. */
export function componentNamed(words: string): Span | undefined {
  for (const [name, value] of PRINTED) {
    const match = name.exec(words)
    if (match) return { value, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

/**
 * The program by the number series: a cycle letter or a "T" before the sequence is STTR (N25A-T025, AF15-AT05), digits alone SBIR;
 * since 2026 the letter after the year says it (DON26BZ03-NV062 SBIR, DAF26TZ06-NV006 STTR); DARPA prints SB or ST in the series (HR0011SB20254-12).
 */
export function programOfNumber(number: string): ProgramType | undefined {
  const ofDarpa = /^HR0011S([BT])/.exec(number)
  if (ofDarpa) return ofDarpa[1] === 'T' ? 'STTR' : 'SBIR'
  const parts = /^[A-Z]+?(\d{2})([\dA-Z]*)-([A-Z]*)\d+$/.exec(number)
  if (!parts || /^HR0011/.test(number)) return undefined
  const [, , cycle = '', series = ''] = parts
  if (/^[BT][A-Z]\d/.test(cycle)) return cycle.startsWith('T') ? 'STTR' : 'SBIR'
  if (/T/.test(series) || /^[A-F]$/.test(cycle)) return 'STTR'
  return !/^AFX/.test(number) && (startsWithDigit(cycle) || cycle === '') ? 'SBIR' : undefined
}

/** Whether the number series says "direct to Phase II" (N251-D01, AF251-D005, AFX246-DPCSO1). */
export function isDirectNumber(number: string): boolean {
  return /-D(?:P?CSO)?\d/.test(number)
}
