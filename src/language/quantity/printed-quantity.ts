import { DIGITS, MINUS, NUMBER, NUMBER_WORD, OFF_IN_WORDS, partNamed, withLeadingZeros } from './number.ts'
import { partsIn, type SpelledNumber, unsignedNumbersIn } from './spelled-number.ts'
import { measureUnit, UNIT } from './unit.ts'

/** "between 3 and", "between 3 km and": "and" joins the ends of a range only there. */
const BETWEEN = String.raw`(?<=\bbetween\s(?:minus\s)?[-−+\d.,\s]{1,12}(?:[A-Za-z°%"µ]{1,12}\s)?)and\b`
/** "TRL 5 or 6": of levels in a row one or the other. */
const LEVELS = String.raw`(?<=\b(?:TRL|MRL)s?\s\d{1,2}\s)or\b`
/** "to" and dashes join the ends of a range. */
const DASHES = '-to-|-|–|—'
/** "25 ± 2 °C": a value and how far it may lie off. */
const OFF = String.raw`±|\+\s?/\s?[-−–]`
const JOINT = String.raw`(?:(?<off>${OFF})|${DASHES}|to(?=\d)|(?:(?:and|to)\s)?up to\b|to\b|through\b|${BETWEEN}|${LEVELS})`
const SCALE = String.raw`\s?(?:million|billion|thousand)(?![a-z])|(?<!\s)[MKBk](?!\w)|(?<=\$\s?[\d.,]{1,12})\s[MKB](?!\w)`
const BEFORE = String.raw`(?:(?<=\d\s?[x×])|(?<![\w.\[/-]|\d,))`
const FIRST = String.raw`(?<money>\$\s?)?(?<value>${NUMBER}|${NUMBER_WORD}|\bDC(?=\s(?:to|-|–)\s\d))(?<scale>${SCALE})?(?<plus>\+)?`
/** "twelve (12) months". */
const AGAIN = String.raw`(?:\s?\((?:${DIGITS})\))?`
const LOWER_UNIT = String.raw`(?<lower>\s?-?(?:${UNIT}))?(?:-(?=\sto\b))?`
const SECOND = String.raw`(?:${LOWER_UNIT}\s?${JOINT}\s?\$?(?<upper>${NUMBER})(?<upperScale>${SCALE})?)?(?<plus2>\+)?`
/** What a hyphen and a figure go on behind is a designation and no unit: "60 G-12E canopies". */
const BEHIND = String.raw`(?:\s?-?(?<unit>${UNIT})(?!-\d)|(?=\s?[x×]\s?\d)|(?![\w]))`
const PATTERN = new RegExp(BEFORE + FIRST + AGAIN + SECOND + BEHIND, 'gu')

type Groups = Record<string, string | undefined>

/** A number with what the pattern found around it, spelled as it was; `figures` are its value and the upper end of its range in figures. */
export type Printed = { index: number; end: number; groups: Groups; figures: { value: string; upper: string | undefined } }

/** The numbers of a text, printed or spelled. */
export function numbersIn(text: string): Printed[] {
  const { figured: figures, at } = inFigures(text)
  return printedIn(figures).map(({ index, end, groups }) => {
    const { value = '', upper, money = '', unit = '' } = groups
    const told = (from: number, words: string) => text.slice(at(from), at(from + words.length))
    const own = {
      value: told(index + money.length, value),
      upper: upper && told(figures.lastIndexOf(upper, end - unit.length - upper.length), upper),
    }
    return { index: at(index), end: at(end), groups: { ...groups, ...own }, figures: { value, upper } }
  })
}

/** Words with their numbers in figures, as a mark prints them: "no more than twelve hundred cfm" → "no more than 1,200 cfm"; a "one" may count nothing. */
export function figured(text: string): string {
  return inFigures(text, ({ isPronoun }) => !isPronoun).figured
}

/** A text whose parts of one, "half a percent", "two and a half days", stand in figures: "0.5 percent", "2.5 days". */
export function partsFigured(text: string): string {
  return inFigures(text, undefined, partsIn(text)).figured
}

/** A text with its spelled numbers in figures, so that one pattern reads both, and where each place of it stands in the text. */
function inFigures(
  text: string,
  isMeant = (_: SpelledNumber) => true,
  all: readonly SpelledNumber[] = unsignedNumbersIn(text),
): { figured: string; at: (place: number) => number } {
  const spelled = all.filter((one) => isFigure(one) && isMeant(one))
  if (spelled.length === 0) return { figured: text, at: (place) => place }
  let [written, from] = ['', 0]
  const places: number[] = []
  const keep = (end: number) => {
    written += text.slice(from, end)
    while (from < end) places.push(from++)
  }
  for (const { start, end, value } of spelled) {
    keep(start)
    written += value.toLocaleString('en-US', { maximumFractionDigits: 6 })
    while (places.length < written.length) places.push(start)
    from = end
  }
  keep(text.length)
  return { figured: written, at: (place) => places[place] ?? text.length }
}

/** A lone zero is no figure. */
function isFigure({ value, isCount }: SpelledNumber): boolean {
  return isCount && value !== 0
}

/** "2 g/min to 5 kg" is no range, since its ends measure different things, but two numbers. */
function printedIn(text: string): { index: number; end: number; groups: Groups }[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => {
    const groups: Groups = match.groups ?? {}
    const end = match.index + match[0].trimEnd().length
    const lower = joinedUnit(groups.lower)
    if (!groups.upper || !lower || isSameKind(lower, groups.unit)) return [{ index: match.index, end, groups }]
    if (isDesignation(match)) return [{ index: match.index, end: match.index + valueEnd(match), groups: { value: groups.value } }]
    const secondAt = match.index + match[0].lastIndexOf(groups.upper)
    const firstEnd = match.index + match[0].indexOf(lower) + lower.length
    return [
      { index: match.index, end: firstEnd, groups: { ...groups, unit: lower, upper: undefined, lower: undefined } },
      { index: secondAt, end, groups: { value: groups.upper, unit: groups.unit } },
    ]
  })
}

/** "20 T-11 sails": a letter and a figure that one hyphen joins are a name, and no range whose ends measure different things. */
function isDesignation({ 0: printed, groups: { lower = '', unit = '', upper = '' } = {} }: RegExpExecArray): boolean {
  return lower.startsWith(' ') && printed.trimEnd().endsWith(`${lower}-${upper}${unit}`)
}

const valueEnd = ({ 0: printed, groups: { value = '' } = {} }: RegExpExecArray): number => printed.indexOf(value) + value.length

/** "5-mm": a unit without what joins it to its number. */
export const joinedUnit = (printed: string | undefined): string | undefined => printed?.replace(/^\+?\s?-?/, '')

/** Whether two units measure the same ("0.01 Hz–2.5 kHz", "0.5 in. to 2 inches"). */
function isSameKind(one: string, other: string | undefined): boolean {
  return other !== undefined && (one === other || measureUnit(one)?.dimension === measureUnit(other)?.dimension)
}

const WORDED_OFF = new RegExp(OFF_IN_WORDS)
const WORDED_MINUS = new RegExp(`^${MINUS}`)

/** The number in figures, a part of a whole in percent, "plus or minus" and "minus" by their signs; the ends of a range are joined with "to", and the lower keeps its own unit when it differs. */
export function printedValue({ groups, figures: { value: number, upper } }: Printed, unit: string | undefined): string {
  const { money, scale = '', plus, upperScale = '', lower = '', off } = groups
  const part = unit === '%' ? partNamed(number) : undefined
  if (part) return `${Math.round(1000 * part) / 10}`
  const value = number.replace(WORDED_OFF, '±').replace(WORDED_MINUS, '-')
  if (isPower(groups)) return `10^-${upper}`
  const ownUnit = joinedUnit(lower) ?? ''
  const keptUnit = upper && ownUnit !== '' && ownUnit !== unit ? ` ${ownUnit}` : ''
  const first = `${money ? '$' : ''}${value}${unit === 'K' ? '' : printedScale(scale)}${plus ?? ''}`
  return withLeadingZeros(upper ? `${first}${keptUnit} ${off ? '±' : 'to'} ${upper}${printedScale(upperScale)}` : first)
}

/** "million" stands apart from its number, "M" beside it. */
function printedScale(scale: string): string {
  const words = scale.trim()
  return words.length > 1 ? ` ${words}` : words
}

/** "10-9 Torr": a power of ten whose raised letters were lost, since no range goes down so. */
export function isPower({ value, upper, lower }: Record<string, string | undefined>): boolean {
  return value === '10' && lower === undefined && '23456789'.includes(upper || '-')
}
