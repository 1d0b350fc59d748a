import { DIGITS, NUMBER, NUMBER_WORD, OFF_IN_WORDS } from './number.ts'
import { measureUnit, UNIT } from './unit.ts'

/** "between 3 and", "between 3 km and": "and" joins the ends of a range only there. */
const BETWEEN = String.raw`(?<=\bbetween\s[-−+\d.,\s]{1,12}(?:[A-Za-z°%"µ]{1,12}\s)?)and\b`
/** "TRL 5 or 6": of levels in a row one or the other. */
const LEVELS = String.raw`(?<=\b(?:TRL|MRL)s?\s\d{1,2}\s)or\b`
/** "to" and dashes join the ends of a range. */
const DASHES = '-to-|-|–|—'
/** "25 ± 2 °C": a value and how far it may lie off. */
const OFF = String.raw`±|\+\s?/\s?[-−–]`
const JOINT = String.raw`(?:(?<off>${OFF})|${DASHES}|to(?=\d)|(?:(?:and|to)\s)?up to\b|to\b|through\b|${BETWEEN}|${LEVELS})`
const SCALE = String.raw`\s?(?:million|billion|thousand)(?![a-z])|(?<!\s)[MKBk](?!\w)|(?<=\$\s?[\d.,]{1,12})\s[MKB](?!\w)`
const BEFORE = String.raw`(?:(?<=\d\s?[x×])|(?<![\w.\[/-]|\d,))`
/** "half an hour". */
const HALF = String.raw`\b[Hh]alf\san?(?=\s(?:${UNIT}))`
const FIRST = String.raw`(?<money>\$\s?)?(?<value>${NUMBER}|${NUMBER_WORD}|${HALF}|\bDC(?=\s(?:to|-|–)\s\d))(?<scale>${SCALE})?(?<plus>\+)?`
/** "twelve (12) months". */
const AGAIN = String.raw`(?:\s?\((?:${DIGITS})\))?`
const LOWER_UNIT = String.raw`(?<lower>\s?-?(?:${UNIT}))?(?:-(?=\sto\b))?`
const SECOND = String.raw`(?:${LOWER_UNIT}\s?${JOINT}\s?\$?(?<upper>${NUMBER}|${NUMBER_WORD})(?<upperScale>${SCALE})?)?(?<plus2>\+)?`
/** What a hyphen and a figure go on behind is a designation and no unit: "60 G-12E canopies". */
const BEHIND = String.raw`(?:\s?-?(?<unit>${UNIT})(?!-\d)|(?=\s?[x×]\s?\d)|(?![\w]))`
const PATTERN = new RegExp(BEFORE + FIRST + AGAIN + SECOND + BEHIND, 'gu')

/** A number with what the pattern found around it. */
export type Printed = { index: number; end: number; groups: Record<string, string | undefined> }

/** The numbers of a text as they are printed. "2 g/min to 5 kg" is no range, since its ends measure different things, but two numbers. */
export function numbersIn(text: string): Printed[] {
  return [...text.matchAll(PATTERN)].flatMap((match): Printed[] => {
    const groups = match.groups ?? {}
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

/** The number as printed, "plus or minus" by its sign; the ends of a range are joined with "to", and the lower keeps its own unit when it differs. */
export function printedValue({ groups }: Printed, unit: string | undefined): string {
  const { money, scale = '', plus, upper, upperScale = '', lower = '', off } = groups
  const value = (groups.value ?? '').replace(WORDED_OFF, '±')
  if (isPower({ value, upper })) return `10^-${upper}`
  const ownUnit = joinedUnit(lower) ?? ''
  const keptUnit = upper && ownUnit !== '' && ownUnit !== unit ? ` ${ownUnit}` : ''
  const first = `${money ? '$' : ''}${value}${unit === 'K' ? '' : printedScale(scale)}${plus ?? ''}`
  return upper ? `${first}${keptUnit} ${off ? '±' : 'to'} ${upper}${printedScale(upperScale)}` : first
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
