import { done, fail, type Result } from '../../../domain/result.ts'
import type { Comparator } from '../../../domain/solicitation/analysis.ts'
import { COMPARATORS } from '../../../domain/solicitation/comparators.ts'
import { figure, runsTold } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { Interim, Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { calendarMonth } from '../../../language/calendar-day.ts'
import { countedMonths } from '../../../language/calendar-months.ts'
import { hasLetter, startsWithDigit } from '../../../language/characters.ts'
import { monthsOfDays } from '../../../language/day-months.ts'
import { SHORT_MONTH } from '../../../language/month-name.ts'

/** A comparator in words: "at least". */
export function comparatorText(comparator: unknown): string {
  return COMPARATORS.find(({ value }) => value === comparator)?.label ?? ''
}

/** The comparator of words or a sign: "at least", "≥", ">=". */
export function readComparator(text: string): Result<Comparator | null, string> {
  const asked = text.trim().toLowerCase()
  if (asked === '') return done(null)
  const found = COMPARATORS.find(({ value, label, sign }) => asked === value || asked === label || asked === sign)
  return found ? done(found.value) : fail(`"${text.trim()}" does not say how to compare. Type "at least", "at most" or "exactly".`)
}

/** People with their lead first, as they are typed: "Ana Ruiz; Bo Lee". */
export function peopleText(lead: string | undefined, people: readonly string[]): string {
  return [...new Set(lead === undefined ? people : [lead, ...people])].join('; ')
}

/** The people of a text with semicolons, line ends or, where it has neither, commas between the names; the first one leads. */
export function readPeople(text: string): string[] {
  const parts = text.split(/[;\n]/)
  const names = parts.length > 1 ? parts : text.split(',')
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))]
}

/** The months of a step as they are typed: "3 to 6". In figures with a hyphen a spreadsheet would make a date of them. */
export function monthsText(from: number | undefined, to: number | undefined): string {
  if (from === undefined && to === undefined) return ''
  return from === to ? String(from) : `${from ?? '?'} to ${to ?? '?'}`
}

const ONLY_DAYS = /^\W*days?[\W\d]*(?:to(?: day)?)?[\W\d]*$/i

/** The months of "3 to 6", "3-6", "M3-M6", "3" or "days 20 to 90"; a question mark stands for one that is not known. */
export function readMonths(text: string): Result<{ from: number | null; to: number | null }, string> {
  if (text.trim() === '') return done({ from: null, to: null })
  const days = ONLY_DAYS.test(text) ? monthsOfDays(text) : undefined
  const [whole, from = '', to = from] = /^\s*m?(\d{1,3}|\?)\s*(?:(?:to|-|–|—)\s*m?(\d{1,3}|\?))?\s*$/i.exec(text) ?? []
  const months = days ? [days.from, days.to] : [from, to].map((month) => (month === '?' ? null : Number(month)))
  if ((whole === undefined && !days) || months.some((month) => month !== null && (month < 1 || month > 120)))
    return fail('Type months of the project from 1 to 120, such as "3 to 6", or days, such as "days 20 to 90".')
  return done({ from: months[0] ?? null, to: months[1] ?? null })
}

/** One month of the project: its number, or a day or month of the calendar, counted from the one in which the work starts. */
export function readMonth(text: string, start = ''): Result<number | null, string> {
  const first = calendarMonth(start)
  const isDate = isOnlyDate(text)
  if (isDate && !first)
    return fail('Say first under "The plan as a whole" on which day the award is assumed, or type the number of the month.')
  const counted = isDate && first ? countedMonths(text, first)?.to : undefined
  const months = readMonths(counted ? String(counted) : text)
  if (months.ok && months.value.from === months.value.to) return done(months.value.from)
  return fail('Type one month of the project from 1 to 120, such as "6", or a date after its start, such as "18 December".')
}

/** "By 18 December": a longer word beside the month says more than when, and would be lost. */
function isOnlyDate(text: string): boolean {
  return calendarMonth(text) !== undefined && !/\p{L}{4}/u.test(text.replace(new RegExp(SHORT_MONTH, 'iu'), ''))
}

const PROOF_CELLS = ['quantity', 'comparator', 'value', 'unit', 'condition', 'runs', 'evidence', 'judge', 'by_month', 'as_told'] as const
type ProofCell = (typeof PROOF_CELLS)[number]

/** The fields of one proof as they are typed. */
export type ProofFields = Record<ProofCell, string>

/** A proof of which nothing is said yet. */
export const EMPTY_PROOF: ProofFields = {
  quantity: '',
  comparator: '',
  value: '',
  unit: '',
  condition: '',
  runs: '',
  evidence: '',
  judge: '',
  by_month: '',
  as_told: '',
}

/** Fields of a proof with what somebody has changed of them: once its figure is another, its words are no longer those that were told. */
export function withChange(proof: ProofFields, change: Partial<ProofFields>): ProofFields {
  const isOtherFigure = ['comparator', 'value', 'unit'].some((name) => name in change)
  return { ...proof, ...(isOtherFigure ? { as_told: '' } : {}), ...change }
}

/** Whether the parts of a mark do not say all that is printed of it: it stands in words of its own, or words and figures stand in the parts. */
export function isToldWhole(proof: ProofFields): boolean {
  const { comparator, value, unit, as_told } = proof
  const isBare = !hasLetter(value.replace(' to ', '')) && !unit.split(' ').some(startsWithDigit)
  return as_told !== '' || !isBare || (value !== '' && comparator !== 'exactly' && !printedMark(proof).startsWith(comparator))
}

/** A mark in one, as it is printed. */
export function wholeMark(proof: ProofFields): string {
  return proof.comparator || proof.unit || proof.as_told ? printedMark(proof) : proof.value
}

function printedMark({ comparator, ...mark }: ProofFields): string {
  const compared = readComparator(comparator)
  return figure({ ...mark, comparator: (compared.ok && compared.value) || undefined })
}

const BAR = ' | '
/** Not the bar of a magnitude, "|S11|", which is printed with a stroke before it. */
const OWN_BAR = /(?<!\\)\|/

/** Proofs as text that is read back as it was: one a line, its fields with bars between them. */
export function printFields(proofs: readonly ProofFields[]): string {
  return proofs
    .map((proof) => {
      const fields = PROOF_CELLS.map((name) => proof[name].replaceAll('|', '\\|').replaceAll('\n', '/'))
      return fields.slice(0, fields.findLastIndex(Boolean) + 1).join(BAR)
    })
    .join('\n')
}

/** The fields of a printed text, blanks at their ends included. */
export function fieldsOf(text: string): ProofFields[] {
  return text.split('\n').map((typed) => {
    const line = typed.startsWith('|') ? ` ${typed}` : typed
    const fields = line.split(line.includes(BAR) ? BAR : OWN_BAR).map((field) => field.replaceAll('\\|', '|'))
    return Object.fromEntries(PROOF_CELLS.map((name, at) => [name, fields[at] ?? ''])) as ProofFields
  })
}

/** The proofs of a step as they are typed and copied. */
export function proofText(proofs: readonly Proof[]): string {
  return printFields(
    proofs.map(({ comparator, by_month = '', ...proof }) => ({
      ...EMPTY_PROOF,
      ...proof,
      comparator: comparatorText(comparator),
      by_month: String(by_month),
    })),
  )
}

/** What is measured where nobody says it: the step's result itself. */
const NAMELESS = 'Result'

/** The proofs of a text; lines of which nothing is said are left out. */
export function readProofs(text: string, start?: string): Result<Proof[], string> {
  const proofs: Proof[] = []
  for (const fields of fieldsOf(text)) {
    const filled = Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])))
    if (Object.keys(filled).length === 0) continue
    const comparator = readComparator(fields.comparator)
    const month = readMonth(fields.by_month, start)
    if (!comparator.ok) return comparator
    if (!month.ok) return month
    const by_month = month.value
    proofs.push({ quantity: NAMELESS, ...filled, ...(comparator.value && { comparator: comparator.value }), ...(by_month && { by_month }) })
  }
  return done(proofs)
}

/** A proof as it is read in the table: "Gain at least 6 dB, at 10 GHz; 3 runs; test report; judged by the TPOC". */
export function proofWords({ quantity, comparator, value, unit, as_told, condition, runs, evidence, judge, by_month }: Proof): string {
  const mark = [quantity, figure({ comparator, value, unit, as_told })].filter(Boolean).join(' ')
  const rest = [runs && runsTold(runs), evidence, judge && `judged by ${judge}`, by_month && `by month ${by_month}`]
  return [[mark, condition].filter(Boolean).join(', '), ...rest].filter(Boolean).join('; ')
}

/** What can be shown before a step ends as it is typed: one month a line, "3: first runs of the model". */
export function interimText(interim: readonly Interim[]): string {
  return interim.map(({ month, state }) => `${month}: ${state.replaceAll('\n', ' ')}`).join('\n')
}

/** The months and states of such a text, as they stand while they are typed. */
export function interimFields(text: string): Interim[] {
  return text.split('\n').flatMap((line) => {
    const [whole, month = '', state = ''] = INTERIM_LINE.exec(line) ?? []
    return whole === undefined ? [] : [{ month: Number(month), state }]
  })
}

const INTERIM_LINE = /^\s*(?:by\s+)?(?:month\s+)?(\d{1,3})\s*: ?(.*)$/i

/** What can be shown at the months of a text; months for which nothing is said are left out. */
export function readInterim(text: string): Result<Interim[], string> {
  const isStrange = text.split('\n').some((line) => line.trim() !== '' && !INTERIM_LINE.test(line))
  const fields = interimFields(text)
  if (isStrange || fields.some(({ month }) => month < 1 || month > 120))
    return fail('Begin each line with a month, such as "3: first runs of the model".')
  return done(fields.flatMap(({ month, state }) => (state.trim() === '' ? [] : [{ month, state: state.trim() }])))
}
