import { comparisonApart, comparisonBefore } from '../../../language/quantity/comparison.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { measureUnit } from '../../../language/quantity/unit.ts'
import { writtenAmount } from '../../../language/quantity/written-amount.ts'
import type { Comparator } from '../../solicitation/analysis.ts'

/** Words as they were typed, without the marks at their end: what follows them brings its own. */
export function open(text: string): string {
  return text.trim().replace(/[\s.;,:]+$/, '')
}

/** A name as it was typed: the full stop of "Inc." is its own. */
export function nameOf(text: string): string {
  const name = open(text)
  return ABBREVIATED.has(name.slice(name.lastIndexOf(' ') + 1).toLowerCase()) && text.includes(`${name}.`) ? `${name}.` : name
}

const ABBREVIATED = new Set(['inc', 'ltd', 'co', 'corp', 'jr', 'sr'])

/** With a small letter at the start where the first word is an ordinary one: "Model the antenna" → "model the antenna"; "CNC-mill it" and "I" stay. */
export function lowered(text: string): string {
  return /^(?!I\b)\p{Lu}(?:\p{Ll}|$|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** With a capital at the start, unless it is a name that begins otherwise: "iOS", "pH", "mh1823". */
export function raised(text: string): string {
  return /^\p{Ll}(?:\p{Ll}?\p{Lu}|[\p{Ll}-]*\d)/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * What is said behind a label: words that begin as it does, "The end user is PEO IWS 2.0", with some of its words and a colon, or with the "if" in which it
 * ends, need not say that again.
 */
export function saidBehind(words: string, label: string): string {
  const own = label.toLowerCase()
  const told = words.trim().replace(/^(?:the|our)\s+/i, '')
  const named = told.toLowerCase().startsWith(own) ? told.slice(label.length).replace(/^s?\s*(?::|\bis\b|\bare\b)\s*/, '') : ''
  if (named !== '' && named !== told.slice(label.length)) return named
  const [opening = '', first = ''] = /^([\p{L}\d /-]+):\s+(?=\S)/u.exec(told) ?? /^(if|when)\s+/i.exec(told) ?? []
  const said = first.toLowerCase().split(/[^\p{L}\d]+/u)
  const isSaid = opening.includes(':')
    ? said.every((word) => own.split(/[^\p{L}\d]+/u).includes(word))
    : own.endsWith(` ${first.toLowerCase()}`)
  return first !== '' && isSaid ? told.slice(opening.length) : words
}

/** What there is of some words, joined. */
export function joined(parts: readonly (string | undefined)[], by: string): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join(by)
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** "Task 2.1", "Tasks 2.1 and 2.2". */
export function taskNames(numbers: readonly string[]): string {
  return `${numbers.length > 1 ? 'Tasks' : 'Task'} ${listed(numbers)}`
}

/** The same of tasks in their order, a run of them by its ends: "Tasks 3.1 to 3.5". */
export function taskRun(numbers: readonly string[]): string {
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)]
  const nth = (number: string) => Number(number.split('.')[1])
  const isRun = numbers.length > 2 && numbers.every((number, at) => nth(number) === nth(first) + at)
  return isRun ? `Tasks ${first} to ${last}` : taskNames(numbers)
}

/** Between the name of what is tested and its mark. */
export const PASS_MARK = ': '

/** Behind a task of which more comes in a later milestone. */
export const FIRST_PART = ' (first part)'

/** Behind these words stands an action that is no verb's, as it was typed. */
export const IN_WORDS = ' the following work: '

const COMPARED: Record<Comparator, string> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
  '=': '',
  range: 'between',
  approx: 'about',
}

/** Whether words say themselves how a figure in them binds: "within 2 dB", "28 or less", "at most 1 of 8 donors". */
export function saysHow(words = ''): boolean {
  if (quantitiesIn(words).some(({ comparator }) => comparator !== '=')) return true
  const [before = '', ...behind] = words.split(/\d+(?:[.,]\d+)*/)
  return behind.length > 0 && (comparisonBefore(before, '', '') !== null || comparisonApart(behind.at(-1) ?? '').comparator !== undefined)
}

/** Whether words hold several values, "30 % less, 2.1. 50 % = 3": which of them counts nobody can read from them. A list of bare numbers, "3, 5 and 8", is one. */
export function holdsSeveral(value: string): boolean {
  const told = value.split(/[;,]\s|\.\s|\s=\s/).filter((part) => figuresIn(part).length > 0)
  return told.length > 1 && told.some((part) => BEYOND_NUMBERS.test(part))
}

const BEYOND_NUMBERS = /%|(?!and\b)\b\p{L}+/u

/**
 * A figure with how it binds: "at least 5 km", "between 3 and 5 dB"; in the words in which it was told where there are such, or where its value says so itself. Without a comparator
 * the figure stands alone, since it is never guessed; of several values none is told as the figure.
 */
export function figure({
  comparator,
  value,
  unit,
  as_told,
}: {
  comparator?: Comparator | undefined
  value?: string | undefined
  unit?: string | undefined
  as_told?: string | undefined
}): string {
  if (as_told) return as_told
  if (!value) return ''
  if (holdsSeveral(value)) return joined([open(value), unit && `(${unit})`], ' ')
  // a span that is one value, "±2", has no two ends to be between
  const isBound = comparator && !saysHow(value) && (comparator !== 'range' || / (?:to|and) |–/.test(value))
  const how = isBound ? COMPARED[comparator] : undefined
  const amount = how && comparator === 'range' ? value.replace(/ to /, ' and ') : value
  return joined([how, writtenAmount(amount, unit ?? '')], ' ')
}

/** A test or a commitment in one line: "Mass without cable: at most 3 kg, on the bench". */
export function testTold(one: Parameters<typeof figure>[0] & { quantity: string; condition?: string | undefined }): string {
  return joined([joined([one.quantity, figure(one)], ': '), one.condition], ', ')
}

const DAY_IN_SECONDS = 86_400

/** Whether words limit a span of days, weeks or months that begins with something else: "within 30 days after the review". */
export function isSpanAfter(words: string): boolean {
  return quantitiesIn(words).some(({ unit, comparator, printed, end }) => {
    const { dimension, factor = 0 } = measureUnit(unit) ?? {}
    const isOfCalendar = dimension === 'month' || (dimension === 'time' && factor >= DAY_IN_SECONDS)
    const begins = /^within\b/i.test(printed) ? /^[\s;,]*(?:after|from|following|of)\b/ : /^[\s;,]*(?:after|from|following)\b/
    return isOfCalendar && ['<=', '<'].includes(comparator) && begins.test(words.slice(end))
  })
}

/** The numbers that words hold, as they stand there. */
export function figuresIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? []
}

/** A text in which each unit is written one way. */
export function plainUnits(text: string): string {
  return text.toLowerCase().replace(/\bper ?cent\b/g, '%')
}

const BARE_NUMBER = /^[<>≤≥~±−-]?\s?\d+(?:[.,]\d+)*$/

/** A bare number with the unit of its row: "210" → "210 s". Other words stand as they were typed. */
export function inUnit(words: string, unit: string | undefined): string {
  return unit && BARE_NUMBER.test(words) ? `${words} ${unit}` : words
}

/** How often something is tested: a bare number says of what it is one, "200" → "200 runs". */
export function runsTold(runs: string): string {
  const words = open(runs)
  return inUnit(words, words === '1' ? 'run' : 'runs')
}

/** Requirements by their numbers, in their order: "R1 to R4, R7 and R9". */
export function numbered(ids: readonly string[]): string {
  const runs: string[][] = []
  const inOrder = [...ids].sort((one, other) => Number.parseInt(one.slice(1), 10) - Number.parseInt(other.slice(1), 10))
  for (const id of inOrder) {
    const run = runs.at(-1)
    if (run && Number(id.slice(1)) === Number(run.at(-1)?.slice(1)) + 1) run.push(id)
    else runs.push([id])
  }
  return listed(runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run)))
}
