import { isDayOf } from '../../language/month-name.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { remembering } from '../../language/remembering.ts'
import type { Stretch } from './statement.ts'

/** What a number names: "milestones 3 to 5", "Task 2.1", "Phase II", "(p. 4)", "R7", "SF 298", "month 3"; "Award + 4 Months" is when something is due. */
type Named = 'milestone' | 'task' | 'objective' | 'phase' | 'page' | 'requirement' | 'form' | 'month' | 'due' | 'other'

/** Numbers that only name something and measure nothing, as printed; Roman ones as digits. */
export type PlanNumber = Stretch & { names: Named; numbers: string[] }

/** The words before such a number, in the singular. */
const NAMED = new Map<string, Named>([
  ...['milestone', 'task', 'objective', 'phase', 'page', 'month', 'form'].map((word) => [word, word as Named] as const),
  ['subtask', 'task'],
  ['p', 'page'],
  ['pp', 'page'],
  ['r', 'requirement'],
  ['sf', 'form'],
  ['dd', 'form'],
  ['mo', 'month'],
  ...'step section deliverable criterion criteria risk requirement clin package item table figure appendix annex volume'
    .split(' ')
    .map((word) => [word, 'other'] as const),
])
/** The same before a plus. */
const DUE: ReadonlySet<string> = new Set(['award', 'am', 'amc', 'm'])
const ROMAN = ['I', 'II', 'III']

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,3})*`
/** "R48a": a part of a requirement that was split. */
const PART = String.raw`(?:(?<=\bR\d{1,4})[a-z]{1,2})?`
const LABEL = String.raw`(?<![\p{L}\d])(\p{L}{1,12}?)(s?)\.?(\s?\+)?[\s-]?(?:no\.\s)?[#(]?`
const LABELLED = new RegExp(String.raw`${LABEL}(${NUMBER}|I{1,3})${PART}(?![\p{L}%])`, 'giu')
/** "3 to 5", "3.1, 3.3 and 3.7": what the same word names, too. */
const JOINED = new RegExp(String.raw`(?:,(?:\s(?:and|or))?|\s(?:and|or|to|through|&)|[-–])\s?(?:pp?\.\s?)?(${NUMBER})(?![\p{L}\d%])`, 'uy')

/** The numbers of a text that only name something, in order. */
export const planNumbersIn: (text: string) => readonly PlanNumber[] = remembering((text) =>
  Array.from(text.matchAll(LABELLED)).flatMap((match) => {
    const [whole, word = '', , plus, first = ''] = match
    const names = plus === undefined ? NAMED.get(word.toLowerCase()) : DUE.has(word.toLowerCase()) ? 'due' : undefined
    const roman = ROMAN.indexOf(first.toUpperCase()) + 1
    const end = match.index + whole.length
    // "the objective 60 dB" measures something, "R14 "The gain …"" does not
    if (!names || (roman > 0 && names !== 'phase') || isDay(text, end)) return []
    if (names === 'objective' && isMeasure(text, end - first.length, end)) return []
    const more = names === 'requirement' || names === 'form' ? [] : joinedAt(text, end)
    return [
      {
        start: match.index,
        end: more.at(-1)?.end ?? end,
        names,
        numbers: [roman > 0 ? `${roman}` : first, ...more.map((one) => one.number)],
      },
    ]
  }),
)

/** What goes on behind a number; one with a unit of its own measures something. */
function joinedAt(text: string, from: number): { number: string; end: number }[] {
  JOINED.lastIndex = from
  const match = JOINED.exec(text)
  if (!match) return []
  const end = JOINED.lastIndex
  const { 1: number = '' } = match
  return isDay(text, end) || isMeasure(text, end - number.length, end) ? [] : [{ number, end }, ...joinedAt(text, end)]
}

/** "Award + 3 Months (29 January 2027)" is due in month 3, and names no month 29. */
function isDay(text: string, end: number): boolean {
  return isDayOf(text.slice(end, end + LONGEST_UNIT))
}

const LONGEST_UNIT = 24

function isMeasure(text: string, start: number, end: number): boolean {
  const [measure] = measuresIn(text.slice(start, end + LONGEST_UNIT))
  return measure?.start === 0 && measure.unit !== null && measure.unit.dimension !== 'month'
}

/** The numbers that a text gives to things of one kind: the months that it names, the milestones. */
export function numbersNamed(text: string, ...kinds: readonly Named[]): number[] {
  return planNumbersIn(text).flatMap(({ names, numbers }) => (kinds.includes(names) ? numbers.map(Number.parseFloat) : []))
}

/** A text with spaces in place of the numbers that only name something, but for those of the kinds that are kept; places stay where they are. */
export function withoutPlanNumbers(text: string, ...kept: readonly Named[]): string {
  return planNumbersIn(text).reduceRight(
    (rest, { start, end, names }) => (kept.includes(names) ? rest : `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`),
    text,
  )
}

/** "R7", "R48a", "R1 to R21": requirements by their numbers, all of a run. */
const NUMBERED = /(?<![\p{L}\d])R(\d{1,4})(?:([a-z]{1,2})|\s?(?:to|[-–])\s?R(\d{1,4}))?(?![\p{L}\d])/gu

/** The requirements that a text names by their numbers, those of a run each. */
export function requirementsNamed(text: string): string[] {
  return [...text.matchAll(NUMBERED)].flatMap(({ 1: first, 2: part, 3: last = first }) => {
    if (part) return `R${first}${part}`
    const [from, to] = [Number(first), Number(last)]
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => `R${from + at}`)
  })
}

/** The requirements that a criterion says by their numbers to show to be met: "Crust: at least 2 mm; answers R3". */
export function requirementsShown(criterion: string): string[] {
  return criterion.split('; ').flatMap((part) => (part.startsWith('answers R') ? requirementsNamed(part) : []))
}
