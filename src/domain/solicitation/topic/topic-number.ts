import { startsWithDigit, withoutSpaces } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import type { ProgramType } from '../../program.ts'
import type { Span } from '../layout/span.ts'

/** The marks that stand for the hyphen of a number. */
const DASH = '[-–—‐‑−]'
const DASHES = new RegExp(DASH, 'g')

/** What follows the hyphen: a series and its digits (001, D01, AT05, NV008, DPCSO1). */
const SEQUENCE = String.raw`(?:[A-Z]{1,6}\d{1,5}|\d{2,5})`

/** Topic numbers of the Defense Department (N251-001, AF15-AT05, A254-P050, DAF26BZ01-NV003, HR0011SB20254XL-01, HR001119S0035-01, AFX246-DPCSO1) and NASA (A1.02, Z-LIVE.05). */
const SERIES = String.raw`[A-Z]{1,6}\d{2,3}[A-Z0-9]{0,10}`
const NASA = String.raw`(?:[A-Z]\d{1,2}|[A-Z]-[A-Z]{2,8})\.\d{2}`
export const TOPIC_NUMBER = new RegExp(String.raw`(?:${SERIES}${DASH}${SEQUENCE}|${NASA})(?![\w-])`)

/** The same where a title or label says that it is a number: the end of a line or a bold run may have put spaces around the hyphen. */
export const LOOSE_NUMBER = String.raw`(?:${SERIES}\s?${DASH}\s?${SEQUENCE}|${NASA})(?![\w-])`

/** A number whose second half stands on the next line. */
export const HALF_NUMBER = new RegExp(String.raw`(?:^|\s)${SERIES}\s?${DASH}$`)

/** A number as it is written everywhere: in capitals, without spaces, with a plain hyphen. */
export function writtenNumber(printed: string): string {
  return withoutSpaces(printed.toUpperCase()).replace(DASHES, '-')
}

/** Whether two people mean the same number: capitals, spaces and dashes aside. */
export function isSameNumber(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(number: string): string {
  return writtenNumber(number).replaceAll('-', '')
}

/** The letters that a component's topic numbers begin with, and the names that documents print for it. */
const COMPONENTS: readonly (readonly [component: string, letters: string, printed: string])[] = [
  ['Space Force', 'SF', 'space force | ussf'],
  ['Air Force', 'AF AFX DAF', 'air force | airforce | usaf | daf'],
  ['Navy', 'N DON', 'navy | don | marine corps'],
  ['Army', 'A ARM', 'army'],
  ['Missile Defense Agency', 'MDA', 'missile defense agency | mda'],
  ['Defense Health Agency', 'DHA DHP', 'defense health agency | defense health program | dha'],
  ['Defense Threat Reduction Agency', 'DTR DTRA', 'defense threat reduction agency | dtra'],
  ['Defense Logistics Agency', 'DLA', 'defense logistics agency | dla'],
  ['Defense Microelectronics Activity', 'DMEA', 'defense microelectronics activity | dmea'],
  ['Special Operations Command', 'SOC SOCOM', 'special operations command | socom | ussocom'],
  ['Chemical and Biological Defense', 'CBD', 'chemical and biological defense | cbd'],
  ['National Geospatial-Intelligence Agency', 'NGA', 'national geospatial intelligence agency | nga'],
  ['Space Development Agency', 'SDA', 'space development agency | sda'],
  [
    'Office of the Secretary',
    'OSD SCO OSW',
    'office of the _ secretary of | office of the secretary of | strategic capabilities office | osd | osw',
  ],
  ['DARPA', 'HR DARPA SB ST', 'darpa | defense advanced research projects agency'],
  ['NASA', '', 'nasa | national aeronautics and space administration'],
]

const BY_LETTERS = new Map(COMPONENTS.flatMap(([component, letters]) => letters.split(' ').map((one) => [one, component] as const)))
const PRINTED = COMPONENTS.map(([component, , printed]) => ({ component, names: cueList(printed) }))

/** A number in its parts: the component's letters, the year, what marks the cycle, and the letters before the sequence. */
const PARTS = /^([A-Z]+)(\d\d)([\dA-Z]*)-([A-Z]*)\d+$/
const NASA_NUMBER = new RegExp(`^${NASA}$`)

/** The component that a topic number belongs to by its letters; undefined when these are not known. */
export function componentOfNumber(number: string): string | undefined {
  if (NASA_NUMBER.test(number)) return 'NASA'
  return BY_LETTERS.get(PARTS.exec(number)?.[1] ?? '')
}

/** The component that printed words name, by the order above, and where; undefined when they name none. */
export function componentNamed(words: string): Span | undefined {
  for (const { component, names } of PRINTED) {
    const found = names.find(words)
    if (found) return { value: component, start: found.index, end: found.index + found.text.length }
  }
  return undefined
}

/**
 * The program by the number series: a cycle letter or a "T" before the sequence is STTR (N25A-T025, AF15-AT05), digits alone SBIR;
 * since 2026 the letter after the year says it (DON26BZ03-NV062 SBIR, DAF26TZ06-NV006 STTR); DARPA prints SB or ST in the series (HR0011SB20254-12).
 */
export function programOfNumber(number: string): ProgramType | undefined {
  const [, letters, , cycle = '', series = ''] = PARTS.exec(number) ?? []
  if (!letters) return undefined
  if (letters === 'HR') return ofDarpa(cycle)
  if (series.includes('T')) return 'STTR'
  if (cycle === '' || startsWithDigit(cycle)) return letters === 'AFX' ? undefined : 'SBIR'
  if (cycle.length === 1) return 'ABCDEF'.includes(cycle) ? 'STTR' : undefined
  return cycle.startsWith('T') ? 'STTR' : cycle.startsWith('B') ? 'SBIR' : undefined
}

/** An open announcement (HR001119S0035-01) is of neither program. */
function ofDarpa(cycle: string): ProgramType | undefined {
  if (cycle.includes('ST')) return 'STTR'
  return cycle.includes('SB') ? 'SBIR' : undefined
}

/** What stands before the sequence of topics that go directly to Phase II. */
const DIRECT = new Set(['D', 'DCSO', 'DPCSO'])

/** Whether the number series says "direct to Phase II" (N251-D01, AF251-D005, AFX246-DPCSO1). */
export function isDirectNumber(number: string): boolean {
  return DIRECT.has(PARTS.exec(number)?.[4] ?? '')
}
