import { startsAsName } from '../characters.ts'
import { type Measure, measuresIn } from '../quantity/measure.ts'
import { stretchesIn } from '../sentence.ts'
import { kindsOf } from '../word-kinds.ts'

/** A figure of words or two that are the ends of one stretch, months, or somebody's name, and where it stands. */
export type ToldValue = { start: number; end: number } & (
  | { kind: 'figure' | 'months'; first: Measure; last: Measure }
  | { kind: 'name'; name: string }
)
/** Of these the number of what is told. */
export type Figures = Exclude<ToldValue, { kind: 'name' }>

/** Behind these a number is a name: "TRL 4 -> 6". */
const NAMES = /(?:\b(?:TRL|steps?|tasks?|phase|milestones?|options?|items?|work package|no\.?)|#)\s*$/i
/** Behind this a number is the name of a month. */
const MONTH = /\bmonths?\s*$/i
const UP_TO = /^\s?(?:[-–—]|to|through|and|&)\s?(?:months?\s)?$/i
const DASHED = /^\s?(?:[-–—]|to|through)\s?(?:months?\s)?$/i
/** "M16": a month by its letter. */
const LETTERED = /(?<![\p{L}\d])[Mm](\d{1,2})(?![\p{L}\d]|[.,]\d)/gu
/** One word or more that open as names do, with a title. */
const NAME = /(?<![\p{L}\d])(?:(?:Dr|Mr|Mrs|Ms|Prof)\.\s|(?:Frau|Herr)\s)?\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{Ll}'’-]+){0,2}(?![\p{L}\d])/gu
/** The words ahead of a figure, in characters. */
const LONGEST_AHEAD = 20

/** The figures, months and names of words, in their order. */
export function valuesTold(words: string): ToldValue[] {
  const figures = figuresTold(words)
  const names = namesTold(words).filter((name) => !figures.some(({ start, end }) => start < name.end && end > name.start))
  return [...figures, ...names].sort((one, other) => one.start - other.start)
}

/** The figures of words and their stretches, "4 to 6", and which of them are months. */
export function figuresTold(words: string): Figures[] {
  const lettered = Array.from(words.matchAll(LETTERED), ({ 0: { length }, 1: digits, index }) => ({
    ...{ start: index, end: index + length, value: Number(digits), unit: null, shared: false, isPronoun: false, isMonth: true },
  }))
  const counted = measuresIn(words).flatMap((one) =>
    one.isPronoun || NAMES.test(ahead(words, one)) ? [] : [{ ...one, isMonth: MONTH.test(ahead(words, one)) }],
  )
  const told: Figures[] = []
  for (const { isMonth, ...one } of [...counted, ...lettered].sort((a, b) => a.start - b.start)) {
    const before = told.at(-1)
    const isOpen = before !== undefined && before.first === before.last && (before.kind === 'months' || !isMonth)
    const joint = before?.kind === 'months' ? UP_TO : DASHED
    // "from 24 h to 36 h" may be how something changes
    const isChange = before?.kind === 'figure' && before.first.unit !== null && !before.first.shared
    if (isOpen && !isChange && joint.test(words.slice(before.last.end, one.start))) Object.assign(before, { last: one, end: one.end })
    else told.push({ kind: isMonth ? 'months' : 'figure', start: one.start, end: one.end, first: one, last: one })
  }
  return told
}

function ahead(words: string, { start }: Measure): string {
  return words.slice(Math.max(0, start - LONGEST_AHEAD), start)
}

/** What may be somebody's name: at the opening of a sentence every word looks like one, so a known word is none there. */
function namesTold(words: string): ToldValue[] {
  const opening = new Set(stretchesIn(words).map(({ start }) => start))
  return Array.from(words.matchAll(NAME), ({ 0: name, index: start }) => ({ kind: 'name' as const, name, start, end: start + name.length }))
    .map((one) => (opening.has(one.start) && isWord(one.name) ? withoutFirst(one) : one))
    .filter(({ name }) => startsAsName(name))
}

function isWord(name: string): boolean {
  return kindsOf(name.split(' ')[0] ?? '').length > 0
}

function withoutFirst<One extends { name: string; start: number }>(one: One): One {
  const [first = '', ...others] = one.name.split(' ')
  return { ...one, name: others.join(' '), start: one.start + first.length + 1 }
}
