import { hasDigit, hasLetterOrDigit, partedAtSpaces, plainWords, startsSmall, startsWithCapital, startsWithDigit } from '../characters.ts'
import { isCounted, UNIT } from './unit.ts'

/** What is no thing to count although a plural: parts of documents, and words that end in "s" and are none. */
const NO_THING = new Set(
  partedAtSpaces(`phases options paragraphs topics volumes sections references is was has as this its various across does less plus thus ways
   others years' versus times focus process access basis analysis`),
)

/** Words that end the name of a counted thing. */
const STOP = `(?:of|or|and|to|in|on|at|by|for|with|is|are|be|being|the|from|that|which|who|per|as|than|will|shall|must|should|can|may|was|were|has|have|it|this|these|those|not|if|when|into|via|containing|including|using|such|through|within|where|more|less|fewer|greater)`
/** One word of the name; a measure or a bracket between the number and the name is passed over ("two 1.3 Mpx (5 Mpx) sensors"). */
const WORD = String.raw`(?:(?!${STOP}\b)[A-Za-z][\w/-]*|\d[\d.]*\w+|\([^()]{1,60}\))`
/** "airmen", "women": a specimen is one. */
const OTHER_PLURAL = String.raw`people|personnel|children|[A-Za-z]*(?<!\b(?:speci|regi))men`
const PLURAL = new RegExp(String.raw`^(?:\s${WORD}){0,6}?\s((?!${STOP}\b|\w{3,}ous\b)(?:[A-Za-z][\w-]*[^s\W]s|${OTHER_PLURAL}))\b(?!-)`)
/** "a 900-pane building", "(900 pane)": a count that stands before another thing, in the singular. */
const JOINED_THING = /^(?:-([a-z]{3,})\b(?!-)|\s([a-z]{3,})(?=\)))/
const NOT_JOINED = new Set(
  partedAtSpaces(`way dimensional fold based like year month week day hour minute second bit level point step state off the
   and max min each total only per more less times`),
)
const SINGULAR = new RegExp(String.raw`^((?:\s(?!${STOP}\b)[A-Za-z][\w-]*){1,4}(?:\s?\(s\))?)(?=\s${STOP}\b|[.,;)]|$)`)

/** "two or more of the five areas": what is counted is named with the whole of it. */
const OF_WHOLE = new RegExp(String.raw`^\sof (?:the|these|those|all)(?:\s${WORD}){0,3}?\s((?!${STOP}\b)[A-Za-z][\w-]*[^s\W]s)\b(?!-)`)

/** Words before a number that point at things already named. */
const DEFINITE = new Set('the these those this that its their our other first last next all any both every'.split(' '))

/** "Number of CPU cores: Not less than 12": what is counted stands before. */
const NUMBER_OF = /\b(?:number|quantity|count) of ((?:[\w-]+\s?){1,3}?)(?:\s?[:=]|\s(?:is|\w+ be))\s*[A-Za-z≥≤<> ]{0,30}$/i
const QUANTITIES = new Set('quantity quantities lot lots batch batches'.split(' '))

/** Quad-core and the like are no numbers here; a whole number counts, a decimal or a long one does not. */
const WHOLE = /^(?:[1-9]\d{0,5}|\d+(?:\.\d+)?(?:\s?[x×]\s?10)?\s?\^\s?\d{1,3}|[1-9]\d{0,2}(?:,\d{3})+|[A-Za-z]+(?:-[a-z]+)?)$/

/** No word that stands right before a number begins farther away, in characters. */
const NEAR = 30

/** Whether the words before a number point at things that were named before ("the two masts"), which is no demand. */
export function isDefinite(before: string): boolean {
  return before.endsWith(' ') && DEFINITE.has(plainWords(before.slice(-NEAR)).at(-1) ?? '')
}

/**
 * What a number without a unit counts ("two synchronized outputs", "at least one test"): the next plural word; '' for a limit on something
 * that no word behind it names; undefined when the number counts nothing.
 */
export function countedIn(value: string, before: string, after: string, isLimit: boolean): string | undefined {
  const whole = before.endsWith(' of ') ? (plainWords(before.slice(-NEAR)).at(-2) ?? '') : ''
  if (QUANTITIES.has(whole)) return 'units'
  const numberOf = NUMBER_OF.exec(before)?.[1]?.trim()
  if (numberOf) return numberOf
  if (!WHOLE.test(value)) return isLimit && hasDigit(value) ? '' : undefined
  const ofWhole = isLimit ? OF_WHOLE.exec(after)?.[1] : undefined
  if (ofWhole && isThing(ofWhole)) return ofWhole
  if (value.toLowerCase() === 'one' || value === '1') return isLimit || isOneOfList(value, before) ? singular(after) : undefined
  const plural = PLURAL.exec(after)?.[1]
  const joined = startsWithDigit(value) ? JOINED_THING.exec(after) : null
  const thing = joined?.[1] ?? joined?.[2] ?? ''
  if (thing && !NOT_JOINED.has(thing)) return thing
  if (plural && isThing(plural) && !isNamed(value, before, isLimit)) return plural
  return isLimit && hasDigit(value) ? (isCounted.has(whole) ? whole : '') : undefined
}

/**
 * "no more than one weld in 500", "one in 500", "1 per 1,000 cycles": the words behind a count that is a share, with the whole that it is of; a span, "one weld in
 * 30 days", is none.
 */
export function wholeBehind(after: string): string | undefined {
  const [whole = '', share] = /^\s((?:[\w-]+\s)?(?:in|out of|per)\s\d+(?:,\d{3})*)(?![\w%]|[.,]\d)/.exec(after) ?? []
  const [unit = ''] = UNIT_BEHIND.exec(after.slice(whole.length)) ?? []
  return share && (unit === '' || isCounted.has(unit.trim())) ? share + unit : undefined
}

/** A unit where it begins what stands behind a number. */
export const UNIT_BEHIND = new RegExp(String.raw`^\s?-?${UNIT}(?!\p{L})`, 'u')

const isThing = (plural: string): boolean => !NO_THING.has(plural.toLowerCase())

/** "one or more relevant science or exploration needs": what any number may be of is the next plural. */
export function anyNumberOf(after: string): string | undefined {
  const plural = PLURAL.exec(after.replace(/\b(?:and|or)\s/g, ''))?.[1]
  return plural && isThing(plural) ? plural : undefined
}

/** "tested in 1 area": a one that is printed as a digit counts; behind a name it belongs to that. */
function isOneOfList(value: string, before: string): boolean {
  const last = wordBefore(before)
  return value === '1' && last.length > 1 && startsSmall(last) && !isDefinite(before)
}

function singular(after: string): string | undefined {
  const name = SINGULAR.exec(after)?.[1]?.replace('(s)', '').trim()
  return name === undefined ? undefined : partedAtSpaces(name).at(-1)
}

/** Verbs that open a sentence and ask for a number of things; another word with a capital before a number is a name. */
const ASKS = new Set(
  'deliver provide develop produce build fabricate demonstrate identify select design test support show conduct perform create integrate prepare propose define include make manufacture evaluate compare use fly run submit supply furnish'.split(
    ' ',
  ),
)

/** "Link 16 terminals": a number behind a name belongs to the name. */
function isNamed(value: string, before: string, isLimit: boolean): boolean {
  const name = wordBefore(before)
  return !isLimit && startsWithDigit(value) && startsWithCapital(name) && !ASKS.has(name.toLowerCase())
}

/** The word right before a number, without what opens a bracket; '' where a mark stands between. */
function wordBefore(before: string): string {
  const [last = ''] = before.endsWith(' ') ? partedAtSpaces(before.trimEnd()).slice(-1) : []
  return hasLetterOrDigit(last.slice(-1)) ? last.slice(last.startsWith('(') ? 1 : 0) : ''
}

/** "exceeds 5 NTU, the valve": capitals right behind a limit, of which nothing more is said, are its unit, though no table knows it. */
export const UNKNOWN_UNIT = new RegExp(String.raw`^\s?(\p{Lu}{2,5})(?=\s${STOP}\b|[.,;:)]|$)`, 'u')

/** "by a factor of up to 5". */
export function isFactor(before: string): boolean {
  const words = plainWords(before).slice(-4)
  const at = words.lastIndexOf('factor')
  return at >= 0 && words[at + 1] === 'of'
}
