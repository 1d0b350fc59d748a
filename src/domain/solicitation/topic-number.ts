import type { ProgramType } from '../program.ts'

/** Topic numbers of the Defense Department (N251-001, AF15-AT05, A254-P050, DAF26BZ01-NV003, HR0011SB20254XL-01, AFX246-DPCSO1) and NASA (A1.02, Z-LIVE.05). */
const DEFENSE = String.raw`(?:HR0011SB\d{5}(?:XL)?-\d{1,3}|AFX\d{3}-[A-Z]{1,6}\d{1,3}|[A-Z]{1,5}\d{2,3}[A-Z0-9]{0,8}-[A-Z]{0,6}\d{1,5})`
const NASA = String.raw`(?:[A-Z]\d{1,2}|[A-Z]-[A-Z]{2,8})\.\d{2}`
export const TOPIC_NUMBER = new RegExp(String.raw`(?:${DEFENSE}|${NASA})(?![\w-])`)

/** Prefixes of topic numbers, longest first where one begins another. */
const COMPONENTS: readonly (readonly [RegExp, string])[] = [
  [/^HR0011|^DARPA/, 'DARPA'],
  [/^(?:AFX?|DAF)\d/, 'Air Force'],
  [/^SF\d/, 'Space Force'],
  [/^(?:N|DON)\d/, 'Navy'],
  [/^(?:A|ARM)\d{2}/, 'Army'],
  [/^MDA/, 'Missile Defense Agency'],
  [/^DHA|^DHP/, 'Defense Health Agency'],
  [/^DTRA/, 'Defense Threat Reduction Agency'],
  [/^DLA/, 'Defense Logistics Agency'],
  [/^DMEA/, 'Defense Microelectronics Activity'],
  [/^SOCOM/, 'Special Operations Command'],
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
  [/\bDARPA\b|\bDefense Advanced Research Projects Agency\b/i, 'DARPA'],
  [/\bNASA\b|\bNational Aeronautics and Space Administration\b/i, 'NASA'],
]

/** The component that a topic number belongs to by its prefix; undefined when the prefix is not known. */
export function componentOfNumber(number: string): string | undefined {
  if (new RegExp(`^${NASA}$`).test(number)) return 'NASA'
  return COMPONENTS.find(([prefix]) => prefix.test(number))?.[1]
}

/** The component that printed words name first; undefined when they name none. */
export function componentNamed(words: string): string | undefined {
  return PRINTED.find(([name]) => name.test(words))?.[1]
}

/** The program by the number series: a cycle letter or a "T" before the sequence is STTR (N25A-T025, AF15-AT05, DAF26TZ06-NV006), digits alone SBIR. */
export function programOfNumber(number: string): ProgramType | undefined {
  const parts = /^[A-Z]+?(\d{2})([\dA-Z]*)-([A-Z]*)\d+$/.exec(number)
  if (!parts || /^(?:HR0011|AFX)/.test(number)) return undefined
  const [, , cycle = '', series = ''] = parts
  if (/T/.test(series) || /^T/.test(cycle) || /^[A-F]$/.test(cycle)) return 'STTR'
  return /^\d/.test(cycle) || /^B/.test(cycle) || cycle === '' ? 'SBIR' : undefined
}

/** Whether the number series says "direct to Phase II" (N251-D01, AF251-D005). */
export function isDirectNumber(number: string): boolean {
  return /-D\d/.test(number)
}
