import { NUMBER_WORD } from '../../language/quantity/number-word.ts'
import { spelledNumbersIn } from '../../language/quantity/spelled-number.ts'
import type { Stretch } from './statement.ts'

const NUMBERS = String.raw`\d{1,3}(?:\.\d{1,3}){0,3}(?:(?:,\s?(?:and\s)?|\s(?:and|or|to|through)\s|\s?[-–]\s?)\d{1,3}(?:\.\d{1,3}){0,3}(?![\d%]|\s?[A-Za-z]{1,3}\b(?<!\b(?:of|is|in|to|and|the|are|at|by|on|as|a|or|for))))*`

/** The plan's own numbering, and the scheme of the program's phases. */
const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:milestones?|(?:sub)?tasks?|steps?|objectives?|deliverables?|criteri(?:on|a)|risks?|phases?|CLINs?|work\spackages?|items?|tables?|figures?|appendix|annex|pages?)(?:\s(?:no\.|number|#))?\s[#(]?${NUMBERS}`,
  'giu',
)

/** The numbers that the product gives to requirements. */
const REQUIREMENTS = /(?<![\p{L}\d])R\d{1,3}(?![\p{L}\d])/gu

/** The forms that end such an effort, whatever the topic says. */
const FORMS = /(?<![\p{L}\d])(?:SF|Standard Form|DD(?:\sForm)?)[\s-](?:298|882|2345|250|1423)(?!\d)/gu

/** When something is due, in months or weeks from the award. */
const SCHEDULED =
  /(?:\baward\s?\+\s?|\bmonths?\s|\b(?:AMC?|M)\s?\+\s?)(\d{1,3})(?:\s?(?:-|–|to|and|through)\s?(\d{1,3}))?(?:\smonths?)?|\b(?:every|each)\s(?:two|three|four|six|other|second|third)\smonths?\b|(\d{1,3})\smonths?\s(?:after|from|of)\s(?:the\s)?(?:contract\s)?(?:award|start)/gi

/** "the 5 milestones", "all 22 requirements": a count of the plan's own things, with the thing in the singular. */
const OWN = String.raw`milestone|task|requirement|deliverable|criteri(?:on|a)|answer|question|row|statement|reference|of\s(?:them|these|those)`
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,$])(?:\d{1,4}\sof\s)?(?:\d{1,4}|${NUMBER_WORD})\s(?:(?:further|other|remaining|listed|applicable)\s)?(${OWN})s?(?![\p{L}])(?:\sof\s\d{1,4})?`,
  'giu',
)

/** "at least two ways": to compare takes two, whatever is compared. */
const COMPARED =
  /(?<![\p{L}\d])(?:two|three|2|3)\s(?:\p{L}{1,20}\s)?(?:ways?|alternatives?|options?|candidates?|variants?|approaches|concepts|choices)(?![\p{L}])/giu

/** What of a sentence the product itself has computed or the program has fixed; `months` is the award's period. */
export function planReferences(text: string, months: number | null, counts: ReadonlyMap<string, ReadonlySet<number>>): Stretch[] {
  const fixed = [...text.matchAll(NUMBERED), ...text.matchAll(FORMS), ...text.matchAll(REQUIREMENTS), ...text.matchAll(COMPARED)]
  const due = [...text.matchAll(SCHEDULED)].filter(({ 1: first, 2: last, 3: after }) =>
    [first, last, after].every((month) => month === undefined || Number(month) <= (months ?? MOST_MONTHS)),
  )
  const counted = [...text.matchAll(COUNTED)].filter(({ 0: words, 1: thing = '', index }) => {
    const entered = counts.get(thing.toLowerCase())
    const after = text.slice(index + words.length, index + words.length + 40)
    const isAll = (ALL.test(text.slice(Math.max(0, index - 20), index)) && !OF_A_PART.test(after)) || OF_THE_WHOLE.test(after)
    return !isAll || entered === undefined || entered.has(spelledNumbersIn(words)[0]?.value ?? Number.parseInt(words, 10))
  })
  return [...fixed, ...due, ...counted].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** "all 22 requirements", "each of the 22 requirements": a part of them may be any number. */
const ALL = /\b(?:all|each\sof|every\sone\sof)\s(?:the\s|of\sthe\s)?$/i
const OF_THE_WHOLE = /^\s(?:of|in|from)\sthe\s(?:solicitation|topic|announcement)\b/i

/** "all 6 requirements of Milestone 2" are not all requirements. */
const OF_A_PART = /^\s(?:of|in|under|named\sin)\s(?:milestone|tasks?)\s/i

/** No effort of the program is longer, where its own period was not entered. */
const MOST_MONTHS = 60
