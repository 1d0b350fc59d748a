import { countedMonths, type NamedMonth } from '../../../language/calendar-months.ts'
import { partedAtSpaces } from '../../../language/characters.ts'
import { tellsOnlyMonths } from './months-told.ts'

/** What stands between things that are told in one breath; behind the comma of "April 16, 2027" stands its year. */
const BETWEEN = /(,\s+(?!\d{4}\b)(?:and\s+)?|\s+(?:and|&|\+)\s+)/

type Dated = { words: string; date: string }

/**
 * A result whose things say by the calendar when they are due, with the month of the work beside each date: "test plan 16 April; log" is "test plan (16
 * April, month 3); log", counted from the `first` month. What cannot be counted stays as it was told.
 */
export function withDueMonths(result: string, first: NamedMonth | undefined): string {
  if (!first) return result
  return result
    .split(/(;\s+)/)
    .map((item) => datedItem(item, first))
    .join('')
}

function datedItem(item: string, first: NamedMonth): string {
  const things = thingsIn(item)
  const dated = things.filter(({ date }) => date !== '')
  // a date is of all that is told with it, unless each thing has its own
  const [only, another] = dated
  const told = only && !another ? [{ words: things.map(({ words }) => words).join(''), date: only.date }] : things
  const counted = told.map(({ words, date }) => ({ words: words.replace(LEADING, '').trim(), date, month: countedMonths(date, first)?.to }))
  const isClear = counted.every(({ words, month }) => month !== undefined && isWhole(words))
  return isClear ? counted.map(({ words, date, month }) => `${words} (${date}, month ${month})`).join('; ') : item
}

/** What joins a thing to the one before it. */
const LEADING = /^\s*(?:,\s*(?:and\s+)?|(?:and|&|\+)\s+)/

/** Words of which no bracket stands elsewhere. */
function isWhole(words: string): boolean {
  return words !== '' && words.split('(').length === words.split(')').length
}

/** An item apart behind each of its dates, and what is left of it. */
function thingsIn(item: string): Dated[] {
  const things: Dated[] = [{ words: '', date: '' }]
  for (const part of item.split(BETWEEN)) {
    const last = things.at(-1)
    const { words, date } = dateApart(part)
    if (last?.date === '') Object.assign(last, { words: date === '' ? last.words + words : withoutEnd(last.words + words), date })
    else things.push({ words, date })
  }
  return things
}

function withoutEnd(words: string): string {
  return words.replace(/[\s,]+$/, '')
}

/** What names a time at the end of some words, apart from them: "test plan by 16 April" is a test plan, and 16 April. */
function dateApart(part: string): Dated {
  const all = partedAtSpaces(part)
  const told = (from: number) => all.slice(from).join(' ').replace(/[,()]/g, '')
  const at = all.findIndex((_, from) => tellsOnlyMonths(told(from)))
  if (at < 0) return { words: part, date: '' }
  return { words: all.slice(0, at).join(' '), date: told(at).replace(/^(?:by|on|in|due)\s+/i, '') }
}
