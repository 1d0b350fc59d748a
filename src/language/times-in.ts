import { monthsTold } from './months-told.ts'
import { COUNT } from './quantity/number-word.ts'
import { quantitiesIn } from './quantity/quantity.ts'
import { HOURS } from './time-words.ts'

/** Words of a text that say one thing, and where they stand. */
export type Stretch = { text: string; start: number; end: number }

const UNIT = String.raw`(?:months?\s|mos?\.?\s?|mths?\.?\s?|m(?=\d)|weeks?\s|wks?\.?\s?)`
const FIRST = String.raw`(?:the )?first (?:${COUNT} )?(?:months?|weeks?)`
const NUMBERED = `${UNIT}(?:${COUNT})`
const FURTHER = String.raw`(?:/|\s?(?:-|–|—|&|to|through|thru|and|until|till)\s?)(?:the )?(?:(?:end|middle|start) of (?:the )?)?`
const MONTHS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${FIRST}|${NUMBERED}(?:${FURTHER}(?:${UNIT})?(?:${COUNT})(?![\p{L}\d%]|[.,]\d))*)(?![\p{L}\d])`,
  'giu',
)

/** Where a text numbers months or weeks, each span whole: "months two through five", "M2-M4", "the first six weeks". */
export function monthsIn(text: string): Stretch[] {
  return Array.from(text.matchAll(MONTHS), ({ 0: found, index: start }) => ({ text: found, start, end: start + found.length })).filter(
    (one) => monthsTold(one.text) !== undefined,
  )
}

/** Behind these, hours are how long something runs, not how long somebody works: "for 400 hours", "1,000 hours of burn-in". */
const RUNS_BEFORE = /\b(?:for|after|every|in|of|within|over|than|per|through)\s+(?:the )?$/i
const RUNS_BEHIND =
  /^\s+(?:or (?:less|more)|(?:of|under|before|without|between)\s+(?!work\b|effort\b|labou?r\b|ours\b|our own\b)|at (?:minus|[-−\d]))/i

/** Where a text says how many hours somebody works, the hours that something lasts left out. */
export function effortIn(text: string): Stretch[] {
  return quantitiesIn(text)
    .filter(({ unit }) => HOURS.has(unit))
    .filter(({ start, end }) => !RUNS_BEFORE.test(text.slice(0, start)) && !RUNS_BEHIND.test(text.slice(end)))
    .map(({ printed, start, end }) => ({ text: printed, start, end }))
}
