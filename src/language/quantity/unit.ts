import { asPattern, oneLine } from '../characters.ts'
import { oneOf } from './number-word.ts'
import { PREFIXES, type Unit } from './unit-shape.ts'
import { COUNTED, UNITS } from './unit-table.ts'

/** A unit of measure in one spelling: `dimension` is what it measures, `factor` how many of the dimension's base it is. */
export type MeasureUnit = { name: string; dimension: string; factor: number; system?: Unit['system'] }

/** A unit's names, one and many. */
export const namesOf = (words: string | undefined): [one: string, many: string][] =>
  (words?.split('|') ?? []).map((name) => {
    const [one = '', many = `${one}s`] = name.split('/')
    return [one, many]
  })

/** How prefixes are printed as well. */
const OTHER_LETTERS: Record<string, string> = { u: 'µ', μ: 'µ', K: 'k' }
const timesOf = (letter: string): number => PREFIXES.find(([, one]) => one === (OTHER_LETTERS[letter] ?? letter))?.[2] ?? 1
const signsOf = ({ sign, also }: Unit): string[] => [sign, ...(also?.split(' ') ?? [])]

/** Every way to print a unit; signs as they are, names in small letters. What stands alone wins over what is put together ("min" over milli-inches). */
const PRINTED = new Map<string, MeasureUnit>([
  ...UNITS.flatMap((unit) => Array.from(unit.prefixes ?? '').flatMap((letter) => spellings(unit, letter))),
  ...UNITS.flatMap((unit) => spellings(unit, '')),
])

function spellings(unit: Unit, letter: string): [string, MeasureUnit][] {
  const times = timesOf(letter)
  const measured = { name: letter + unit.sign, dimension: unit.of, factor: unit.is * times, ...(unit.system && { system: unit.system }) }
  const prefix = PREFIXES.find(([, one]) => one === letter)?.[0]
  const names = prefix === undefined && letter !== '' ? [] : namesOf(unit.words).flat()
  const signs = letter === '' && unit.needsPrefix ? [] : signsOf(unit).map((sign) => letter + sign)
  return [...signs, ...names.map((name) => (prefix ?? '') + name)].map((printed) => [printed, measured])
}

/** Words of things that are counted and printed like a unit. */
export const isCounted: ReadonlySet<string> = new Set(namesOf(COUNTED).flat())

/** The unit that a text names, in whatever spelling; null for a word that only counts things. */
export function measureUnit(printed: string): MeasureUnit | null {
  const text = oneLine(printed)
  if (text === '' || isCounted.has(text) || isCounted.has(text.toLowerCase())) return null
  const whole = PRINTED.get(text) ?? PRINTED.get(text.toLowerCase()) ?? dissolved(text)
  if (whole) return whole
  const [first = '', ...per] = text.split(/\s?\/\s?|\s(?:per|an?|each|every)\s/)
  const parts = [first, ...per].map(powerOf)
  const [dimension, times] = namedDimension(parts.map((one) => one.dimension).join('/'))
  return {
    ...parts[0],
    name: parts.map(({ name }) => name).join('/'),
    dimension,
    factor: times * parts.reduce((all, { factor }, at) => (at === 0 ? factor : all / factor), 1),
  }
}

/** Whether a unit measures, and counts no things: what nobody knows as a unit has the name of its thing as what it measures. */
export function isMeasure(printed: string): boolean {
  const known = measureUnit(printed)
  return known !== null && known.name.slice(0, SHORTEST) !== known.dimension.slice(0, SHORTEST)
}

const SHORTEST = 3

/** A liter of water is a kilogram, so what is dissolved in it is told by weight or in parts: 1 µg/L is 1 ppb. */
function dissolved(text: string): MeasureUnit | undefined {
  const [whole, prefix = ''] = /^([nuµμm]?)g\s?(?:\/|per )\s?(?:[lL]|liters?)$/.exec(text) ?? []
  return whole === undefined
    ? undefined
    : { name: `${OTHER_LETTERS[prefix] ?? prefix}g/L`, dimension: 'parts', factor: timesOf(prefix) / 1000 }
}

/** What is put together of other units and has a name with units of its own: knots are a speed like miles per hour. Each with how many of its base one is. */
const NAMED_DIMENSIONS: ReadonlyMap<string, readonly [dimension: string, times: number]> = new Map([
  ['length/time', ['speed', 1]],
  ['length^2', ['area', 1]],
  ['length^3', ['volume', 1000]],
  ['length^3/time', ['flow', 60_000]],
  ['volume/time', ['flow', 60]],
  ['energy/time', ['power', 1]],
  ['force/length^2', ['pressure', 1]],
  ['data/time', ['data rate', 1]],
  ['luminous intensity/length^2', ['luminance', 1]],
])

function namedDimension(dimension: string): readonly [string, number] {
  return NAMED_DIMENSIONS.get(dimension) ?? [dimension, 1]
}

/** "square feet", "cu. in", "cm2", "m³", "inches cubed". */
function powerOf(text: string): MeasureUnit {
  const before = /^(?:square|sq\.?|cubic|cu\.?)\s?(?=\S)/i.exec(text)
  const behind = /(?:\.?[²³]|\^?(?<=[A-Za-z]\^?)[23]|\s(?:squared|cubed))$/i.exec(text)
  if (!before && !behind) return plainUnit(text)
  const raised = (before ?? behind)?.[0].toLowerCase() ?? ''
  const power = ['cu', '3', '³'].some((sign) => raised.includes(sign)) ? 3 : 2
  const unit = plainUnit(text.slice(before?.[0].length ?? 0, behind?.index))
  return { ...unit, name: `${unit.name}^${power}`, dimension: `${unit.dimension}^${power}`, factor: unit.factor ** power }
}

const MARKS: Record<string, string> = {
  '"': 'in',
  '”': 'in',
  '″': 'in',
  "''": 'in',
  '’’': 'in',
  '′′': 'in',
  "'": 'ft',
  '’': 'ft',
  '′': 'ft',
}

function plainUnit(text: string): MeasureUnit {
  const bare = text
    .replace(/[º˚°]\s?/g, '°')
    .replace(/^deg\.?\s?(?=[CFK]?$)/i, 'degree ')
    .trim()
    .replace(/(?<=\w)\.$/, '')
  const low = bare.toLowerCase()
  const known = PRINTED.get(MARKS[bare] ?? bare) ?? PRINTED.get(low) ?? PRINTED.get(low.replace('°', 'degree ').trim())
  const name = low.replace(/[\s.-]/g, '')
  return known ?? { name, dimension: name.endsWith('s') ? name.slice(0, -1) : name, factor: 1 }
}

/** Whether of two units one is of the customary system and the other metric: a measure repeated so in brackets is converted, no second limit. */
export function isOtherSystem(one: string, other: string): boolean {
  const [first, second] = [measureUnit(one)?.system, measureUnit(other)?.system]
  return first !== undefined && second !== undefined && first !== second
}

const escaped = (sign: string): string => asPattern(sign).replace(/['’]/, "['’]")
/** Each word may begin with a capital. */
const either = (names: readonly string[]): string =>
  oneOf(names).replace(/(?<![A-Za-z])[a-z]/g, (first) => `[${first}${first.toUpperCase()}]`)

const NOT_IN_WORD = '(?![A-Za-z])'
/** "in" is an inch only where what stands around it says so: a closing mark, a direction, the next side of a box. */
const SIDE = 'diameter|length|width|height|wide|long|thick|tall|deep|high|by'
/** Behind the word "in" stands none of these: "18 in and 30 in", "4 in of the edge", "3 in shall be kept"; but "in and around", "in at least three". */
const NO_PLACE = 'of|from|on|to|for|in|per|above|below|when|shall|must|should|may|will|is|are'
const JOINED_NEXT = String.raw`(?:and|or)\s(?!(?:around|near|out|on|under|above|below|within|outside)${NOT_IN_WORD})`
const OVER_LENGTH = String.raw`over\s(?:the|an?|any|each|its|\d[\d.,]*\s?-?(?:in|ft|m)${NOT_IN_WORD})`
const TIME_SIGNS = oneOf(UNITS.filter(({ below }) => below).flatMap(signsOf))
const NO_WORD = String.raw`\s(?:${NO_PLACE}|at(?!\s(?:least|most))|(?:in |of )?(?:${SIDE}))\b|\s${JOINED_NEXT}|\s${OVER_LENGTH}|\s?/\s?(?:${TIME_SIGNS})\b`
const DETERMINER = 'the|an?|all|any|each|every|this|that|these|those|its'
/** "a 3 in debond", "an 88 in by 108 in panel": a number behind an article belongs to what one thing is called. "lb/in", "a 3-in pipe": joined to what stands before it, "in" is no word. */
const OF_ONE = String.raw`(?<=(?:\ban?|in\s(?:by|[x×]))\s\d[\d.,]*\s)in(?=\s(?!(?:${DETERMINER})\b)[a-z])`
const INCH = String.raw`(?:in(?=[.³²)\s,]*(?:$|[.³²),;(]|\s?[x×]\b)|${NO_WORD})|${OF_ONE}|(?<=/\s?|\d-)in(?![-\w]))`
/** Signs that are read with what stands around them: degrees, multiples, marks, the "G" of acceleration. */
const DEGREES = String.raw`[°º˚]\s?[CFK]?${NOT_IN_WORD}|[Dd]eg\.?(?:\s?[CF]${NOT_IN_WORD})?(?![a-z])`
const TIMES = String.raw`[xX×](?![A-Za-z\d])(?!\s?\d)`
const MARK = String.raw`%(?:\s?RH)?|["”″]|['’′]{2}|['’′]${NOT_IN_WORD}|(?<=\s)G${NOT_IN_WORD}`
const APART = new Set(['in', 'in.', 'x', 'X', '×', '$', '%', '°', '°C', '°F', '°K'])

const withPrefixes = [...new Set(UNITS.map(({ prefixes, needsPrefix }) => `${prefixes ?? ''} ${needsPrefix ?? ''}`))].map((group) => {
  const [prefixes = '', needs] = group.split(' ')
  const units = UNITS.filter((unit) => (unit.prefixes ?? '') === prefixes && Boolean(unit.needsPrefix) === Boolean(needs))
  const signs = units.flatMap(signsOf).filter((sign) => !APART.has(sign))
  return { prefix: prefixes ? `[${prefixes}]${needs ? '' : '?'}` : '', signs }
})
const signSource = (isCompound: boolean): string =>
  withPrefixes
    .map(({ prefix, signs }) => ({ prefix, signs: signs.filter((sign) => /[^A-Za-zΩ]/.test(sign) === isCompound) }))
    .filter(({ signs }) => signs.length > 0)
    .map(({ prefix, signs }) => `${prefix}(?:${oneOf(signs.map(escaped))})${NOT_IN_WORD}`)
    .join('|')
const nameSource = (units: readonly Unit[]): string => either(units.flatMap(({ words }) => namesOf(words).flat()))
const LONG_PREFIX = `(?:${either(PREFIXES.map(([word]) => word))})?`
const NAMES = `(?:${nameSource(UNITS.filter(({ prefixes }) => !prefixes))}|${either(namesOf(COUNTED).flat())})${NOT_IN_WORD}`
const PREFIXED_NAMES = `${LONG_PREFIX}(?:${nameSource(UNITS.filter(({ prefixes }) => prefixes))})${NOT_IN_WORD}`
const ONE = `(?:${[NAMES, PREFIXED_NAMES, signSource(true), DEGREES, signSource(false), `${INCH}${NOT_IN_WORD}`, TIMES, MARK].join('|')})`
const RAISED = String.raw`(?:[Ss]quare|[Cc]ubic|[Ss]q\.?|[Cc]u\.?)\s?(?:${ONE}|in${NOT_IN_WORD})`
const POWER = String.raw`(?:\.?[²³]|\^[-−]?[1-4]|(?<=m|ft|in)[23](?![\d.,])|\scubed${NOT_IN_WORD})?`

/** Units of measure as the source of a regular expression, with powers and "per": "W/kg", "cm2", "Gb per second", "feet a minute", "pT/rtHz". */
export const UNIT = `(?:${RAISED}|${ONE}${POWER})(?:\\s?(?:/|\\s(?:per|an?)\\s|·)\\s?(?:rt|√)?(?:${ONE}${POWER}|mission|flight)){0,2}`
