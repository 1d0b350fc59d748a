import { surelyBeginsWithVerb } from '../../../language/action.ts'
import { namesCalendarMonth } from '../../../language/calendar-months.ts'
import { startsWithCapital } from '../../../language/characters.ts'
import { tellsOnlyMonths, timeFrom } from '../../../language/time-words.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import { reportIntervals } from '../../component/report-interval.ts'
import type { Months } from '../../program.ts'
import { monthBehind } from './month-behind.ts'
import { joined, open } from './phrase.ts'

/**
 * One of the things that a result names. Where it has a time of its own it is due `by` then: "by 16 April 2027", "by month 3", "a week before the review",
 * of which nobody can tell the month, or again and again: "by the 10th of each month", '' where its name alone says how often.
 */
export type ResultItem = { thing: string; due?: { month?: Months; by: string; recurs?: true } }

/** The things that a result names: "test plan (16 April, month 3); test report", and those of a plain list. */
export function itemsOf(result = ''): ResultItem[] {
  return itemWords(result).map((words) => itemOf(thingIn(words)))
}

/** The words of each thing that a result names, between semicolons, one after the other ("a draft, then the report"), or in a plain list. */
export function itemWords(result: string): string[] {
  return result
    .split(/;\s+(?![^(]*\))/)
    .flatMap(inTurn)
    .filter((words) => open(words) !== '')
    .flatMap(listedIn)
    .flatMap(eachWithArticle)
}

/** "A demonstration record and the final report" are two things: each has an article of its own, and nothing stands behind its name. */
function eachWithArticle(words: string): string[] {
  const parts = open(words).split(/(?<!,)\s+and\s+(?=(?:an?|the)\s)/i)
  const isThing = (part: string) => /^(?:an?|the)\s/i.test(part) && !wordsOf(part).some(({ pos }) => MORE_THAN_NAME.has(pos))
  return parts.length > 1 && parts.every(isThing) ? parts : [words]
}

const MORE_THAN_NAME: ReadonlySet<string> = new Set(['ADP', 'AUX', 'PRON', 'SCONJ', 'PUNCT', 'ADV'])

const THEN = /,\s+(?:and\s+)?then\s+(?![^(]*\))/g
const BEGINS_THING: ReadonlySet<string> = new Set(['DET', 'NUM', 'NOUN', 'PROPN', 'ADJ'])

/** "A draft, then the report" are two things; "first bolted, then welded" and "dries, then hardens" go on telling of one. */
function inTurn(words: string): string[] {
  for (const { index, 0: joint } of words.matchAll(THEN)) {
    const rest = words.slice(index + joint.length)
    const [first] = wordsOf(rest)
    // "cures" and "polished" are known as a noun and an adjective, too
    const isTold = first?.text.endsWith('ed') || (first?.text.endsWith('s') && wordsOf(`it ${rest}`)[1]?.pos === 'VERB')
    if (first && BEGINS_THING.has(first.pos) && !isTold) return [words.slice(0, index), ...inTurn(rest)]
  }
  return [words]
}

/** "Seed list, growth curves, soil samples": what is told with commas, each by its name alone. Whatever may tell more of what stands before it stays with it. */
function listedIn(words: string): string[] {
  const parts = open(words).split(/,\s+(?:and\s+)?/)
  return parts.length > 1 && parts.every((part, at) => isName(timeApart(part).thing, at)) ? parts : [words]
}

const OF_NAME: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'DET', 'CCONJ', 'SYM'])
/** What stands behind the name of a thing and tells its form or its time. */
const OF_FORM: ReadonlySet<string> = new Set('file format version draft copy page day week month year'.split(' '))

function isName(part: string, at: number): boolean {
  const words = wordsOf(part)
  const head = words.at(-1)
  const isCounted = at > 0 && words[0]?.pos === 'NUM' && reportIntervals(part).length === 0
  return (
    head?.pos === 'NOUN' &&
    !isCounted &&
    !OF_FORM.has(head.lemma) &&
    !/\d|^\p{Lu}+$/u.test(head.text) &&
    words.every(({ pos }) => OF_NAME.has(pos))
  )
}

/** "Deliver the report": the thing that somebody has told by what is done with it; all other words are its name, and the letter of "Proto A" is of it. */
function thingIn(words: string): string {
  if (!surelyBeginsWithVerb(words)) return words
  const [, article, ...thing] = wordsOf(words)
  return article?.pos === 'DET' && !startsWithCapital(article.text) && thing.length > 0 ? textOf(thing) : words
}

/** A result that says that it is a paper or a file. */
const PAPER =
  /\b(?:pdf|xlsx?|csv|docx?|pptx?|json|report|briefing|manual|memo\w*|minutes|slides|drawings?|plan|tables?|records?|data ?sheets?)\b/i

/** Whether a thing says of itself that it is a paper or a file. */
export function isPaper(thing: string): boolean {
  return PAPER.test(thing)
}

const IN_BRACKETS = /^(.+?),?\s*\((?:([^()]+),\s+)?(month (\d{1,3}))\)$/i
/** One thing with when it is due, as words tell both. */
export function itemOf(told: string): ResultItem {
  const words = open(told)
  const [, thing = '', beside, , inBrackets] = IN_BRACKETS.exec(words) ?? []
  if (inBrackets) {
    const month = Number(inBrackets)
    if (beside && namesCalendarMonth(beside)) return { thing, due: { month, by: `by ${beside}` } }
    const { thing: apart, by = `by month ${month}` } = timeApart(thing)
    return { thing: beside ? `${apart} (${beside})` : apart, due: { month, by } }
  }
  const behind = monthBehind(words)
  if (behind) {
    const { thing, by = `by month ${behind.month}` } = timeApart(behind.thing)
    return { thing, due: { month: behind.month, by } }
  }
  const [, dated, date = ''] = /^(.+) by (.+)$/.exec(words) ?? []
  if (dated && tellsOnlyMonths(date.replace(',', ''))) return { thing: open(dated), due: { by: `by ${date}` } }
  if (reportIntervals(words).length > 0) return recurring(words)
  const { thing: apart, by } = timeApart(words)
  return by === undefined ? { thing: told } : { thing: apart, due: { by } }
}

/** A day that is told by where it lies in what goes on: "on the last day", "at the end of the trial". */
const PART_OF_WORK = /\s(?:on the (?:first|last) (?:(?:business|working) )?day|at the (?:start|end))(?: of the .+)?$/i

/** "Log, a week before the review": a thing, and a time behind it that is told from something else. Without a comma photos may be of that time; a paper is due then. */
function timeApart(words: string): { thing: string; by?: string } {
  const start = timeFrom(words)?.start ?? PART_OF_WORK.exec(words)?.index
  const [, thing = '', comma] = /^(.+?)(,?)\s*$/s.exec(words.slice(0, start)) ?? []
  return start !== undefined && (comma || isPaper(thing)) ? { thing, by: words.slice(start).trim() } : { thing: words }
}

/** Where how often something comes may begin behind its name: "by the 5th of each month", ", monthly", ", weekly by Friday". */
const RHYTHM = /,?\s(?=(?:by|on|at|within|every|each|once)\s)|,\s(?=[\w-]+(?:$|\s(?:by|on|at|within)\s))/g

/** "Monthly report by the 10th of each month": the report, and its rhythm. */
function recurring(words: string): ResultItem {
  const joint = [...words.matchAll(RHYTHM)].find(({ index }) => reportIntervals(words.slice(index)).length > 0)
  const [end, by = ''] = joint ? [joint.index, words.slice(joint.index + joint[0].length).split(', ')[0]] : [words.length, '']
  return { thing: words.slice(0, end), due: { by, recurs: true } }
}

/** A result as it is told beside its task, each thing with when it is due. */
export function resultTold(result: string): string {
  const items = itemsOf(result)
  return open(items.map(({ thing, due }) => joined([thing, due?.by], ', ')).join('; '))
}

/** The result by what stands for its step: of things with months of their own the first that has none, else the last one. */
export function mainOf(result: string): string {
  const items = itemsOf(result)
  return items.some(({ due }) => due?.month)
    ? ((items.find(({ due }) => !due?.month) ?? items.at(-1))?.thing ?? result)
    : items.map(({ thing }) => thing).join('; ')
}
