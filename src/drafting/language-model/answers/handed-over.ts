import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { namedDates } from '../../../language/calendar-date.ts'
import { MONTHS } from '../../../language/month-name.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import type { Objection } from './objections.ts'
import { rememberingLast } from './remembering.ts'

/** Objects to amounts of money, months and dates that were not handed over. */
type HandedOver = (text: string, before: string) => Objection[]

/** Reads once which amounts, months and dates the sources hold. Months of the plan are computed, so a text keeps those of the words it is put for. */
export function handedOver(sources: PlanSources): HandedOver {
  const all = [
    ...sources.documents.flatMap(({ pages }) => pages.map(({ text }) => text)),
    ...sources.answers.map(({ answer }) => answer),
    ...sources.entries.map(({ text }) => text),
    ...sources.own_statements,
  ].join('\n')
  const known = computedIn(all)
  const computedBefore = rememberingLast(computedIn)
  return (text, before) => {
    const { money, months, names } = computedBefore(before)
    const isPlanned = (month: number) => before === '' || months.has(month) || known.months.has(month)
    return [
      ...[...moneyIn(text)].filter(([amount]) => !known.money.has(amount) && !money.has(amount)).map(([, said]) => noSource(said)),
      ...[...monthsIn(text)].filter(([month]) => !isPlanned(month)).map(([, said]) => noMonth(said)),
      ...[...monthNamesIn(text)].filter(([name]) => !known.names.has(name) && !names.has(name)).map(([, said]) => noSource(said)),
    ]
  }
}

function computedIn(text: string) {
  return { money: moneyIn(text), months: monthsIn(text), names: monthNamesIn(text) }
}

function noSource(said: string): Objection {
  return { kind: 'number', sentence: `"${said}" was not handed over: leave it out.` }
}

function noMonth(said: string): Objection {
  return { kind: 'number', sentence: `"${said}" is no month of the outline: keep the months that the outline has.` }
}

/** Amounts of money by their value, with the words. */
export function moneyIn(text: string): Map<number, string> {
  const amounts = measuresIn(text).filter(({ unit }) => unit?.dimension === 'dollars')
  return new Map(
    amounts.map(({ value, unit, start, end }) => {
      const sign = '-−'.includes(text[start - 1] ?? ' ') ? -1 : 1
      return [sign * value * (unit?.factor ?? 1), text.slice(sign < 0 ? start - 1 : start, end)]
    }),
  )
}

/** "Award + 4", "months 3 to 5"; "3 months after award". */
const MONTH = /\b(?:award\s?\+|months?)\s?(\d{1,3})(?:\s?(?:-|–|to|through|and)\s?(\d{1,3}))?|\b(\d{1,3})\smonths?\safter\saward\b/gi
/** No plan lasts longer. */
const LONGEST = 60

/** Months after the award by their number, those of a span each, with the words. */
export function monthsIn(text: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [said, from, to, after] of text.matchAll(MONTH)) {
    const begin = Number(from ?? after)
    const end = Math.min(Number(to ?? begin), begin + LONGEST)
    for (let month = begin; month <= end; month++) if (!found.has(month)) found.set(month, said)
  }
  return found
}

/** Months of the calendar, with the words; what begins small may be another word. */
function monthNamesIn(text: string): Map<string, string> {
  const said = namedDates(text).map(({ month, start, end }) => ({ name: MONTHS[month - 1] ?? '', words: text.slice(start, end) }))
  return new Map(said.flatMap(({ name, words }) => (words.includes(name.slice(0, 3)) ? [[name, words] as const] : [])))
}
