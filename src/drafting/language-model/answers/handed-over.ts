import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { MONTH_NAME } from '../../../language/calendar-date.ts'
import { NUMBER_WORD, scaleOf, VALUES } from '../../../language/quantity/number-word.ts'
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

const FIGURES = String.raw`\d[\d,]*(?:\.\d+)?`
/** "$1.5 million", "US$ 20k". */
const BEHIND_SIGN = String.raw`(?<sign>[-−–]\s?)?(?:US|USD|EUR|GBP)?\s?[$€£¥]\s?(?<minus>[-−–])?\s?(?<digits>${FIGURES})\s?(?<scale>thousand|million|billion|[kmb](?![\p{L}\d]))?`
/** "20 thousand dollars", "a million euros", "no dollars". */
const BEFORE_NAME = String.raw`(?<named>[-−–]?${FIGURES}|(?:an?|no|zero|${NUMBER_WORD})\b)\s?(?<namedScale>hundred|thousand|million|billion)?\s?(?:US\s|U\.S\.\s)?(?:dollars?|USD|euros?|cents?)\b`
const MONEY = new RegExp(String.raw`(?<![\p{L}\d])(?:${BEHIND_SIGN}|${BEFORE_NAME})`, 'giu')
/** What money is told by, whatever stands around it. */
const CURRENCY = /[$€£¥]|dollars?\b|USD\b|euros?\b|cents?\b/iu

/** Amounts of money by their value, with the words. */
function moneyIn(text: string): Map<number, string> {
  if (!CURRENCY.test(text)) return new Map()
  return new Map(
    Array.from(text.matchAll(MONEY), ({ 0: said, groups = {} }) => {
      const { sign, minus, digits, scale, named = '', namedScale } = groups
      const spelled = /^an?$/i.test(named) ? 1 : /^no$/i.test(named) ? 0 : (VALUES.get(named.toLowerCase()) ?? Number.NaN)
      const number = Number((digits ?? named).replace(/,/g, '').replace(/[−–]/, '-'))
      const size = Number.isNaN(number) ? spelled : number
      return [(sign || minus ? -size : size) * scaleOf(scale ?? namedScale), said.trim()]
    }),
  )
}

const MONTHS =
  /\baward\s?\+\s?(\d{1,3})(?:\s?(?:-|–|to|and)\s?(\d{1,3}))?|\bmonths?\s(\d{1,3})(?:\s?(?:-|–|to|through|and)\s?(\d{1,3}))?|\b(\d{1,3})\smonths?\safter\s(?:the\s)?(?:contract\s)?award\b/gi

/** Months after the award by their number, those of a span each, with the words. */
function monthsIn(text: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [said, first, last, from, to, after] of text.matchAll(MONTHS)) {
    const begin = Number(first ?? from ?? after)
    const end = Number(last ?? to ?? begin)
    for (let month = begin; month <= Math.min(end, begin + 60); month++) if (!found.has(month)) found.set(month, said)
  }
  return found
}

/** "by early March", "March 5th", "5 March". */
const SINCE = String.raw`\b(?:in|by|until|from|since|of|before|after|during|through|late|early|mid)[ -](?:the end of |the |early |late |mid-?)?`
const NAMES = new RegExp(
  String.raw`${SINCE}(${MONTH_NAME})\b(?! (?:be|have|not|include)\b)|\b(${MONTH_NAME})\s\d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2}\s(${MONTH_NAME})\b`,
  'g',
)

/** Months of the calendar, with the words. */
function monthNamesIn(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(NAMES), ([said, one, other, third]) => [one ?? other ?? third ?? '', said]))
}
