import type { Comparator, RequirementQuantity } from './analysis.ts'
import { UNITS } from './unit.ts'

/** A number that a text demands or limits, and where in the text it stands. */
export type Quantity = RequirementQuantity & { start: number; end: number }

const WORDS = '[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve'
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+`
const SIGNED = String.raw`(?:[+]\s?\/\s?-\s?|[±]\s?|[-−+])?(?:${NUMBER})`

const BEFORE: readonly (readonly [Comparator, RegExp])[] = [
  ['>=', /(?:at least|no(?:t)? less than|not (?:be )?below|minimum(?: of)?|min\.?|≥|>=|=>)\s*$/i],
  [
    '<=',
    /(?:at most|within(?=\s*\$?$)|no(?:t)? (?:more|greater|larger|longer) than|not (?:to )?exceed(?:ing)?|no longer than|up to|maximum(?: of)?|max\.?|≤|<=)\s*$/i,
  ],
  ['<', /(?:(?:less|fewer|lower|smaller|shorter|lighter) than|under|below|<)\s*$/i],
  ['>', /(?:(?:more|greater|larger|longer|higher|better) than|over|above|exceed(?:s|ing)?|beyond|>)\s*$/i],
  ['approx', /(?:approximately|approx\.?|about|around|roughly|nominal(?:ly)?|on the order of|~|≈)\s*$/i],
]
const AFTER: readonly (readonly [Comparator, RegExp])[] = [
  ['>=', /^\s*(?:or (?:more|greater|higher|better|longer|above)|minimum|and (?:above|up))/i],
  ['<=', /^\s*(?:or (?:less|fewer|lower|smaller|shorter|below)|maximum|and below)/i],
]

/** "to" and dashes join the ends of a range, "and" only after "between". */
const JOINT = String.raw`(?:-|–|to\b|through\b|(?<=\bbetween\s[\d.,\s]{1,12}(?:[A-Za-z°%"µ]{1,12}\s)?)and\b)`
const PATTERN = new RegExp(
  String.raw`(?<![\w.\[/-]|\d,)(?<money>\$\s?)?(?<value>${SIGNED}|\b(?:${WORDS})\b)(?<scale>\s?(?:million|[MK])(?![\w]))?(?<plus>\+)?(?:\s?\((?:${NUMBER})\))?(?:\s?(?:${UNITS})?\s?${JOINT}\s?(?<upper>${SIGNED}))?(?<plus2>\+)?(?:\s?-?(?<unit>${UNITS})|(?![\w]))`,
  'gu',
)

/** Words that limit a number only when it has a unit: "within one or more areas" limits nothing. */
const NEEDS_UNIT = /^(?:within|over|under|above|below|about|around|beyond)\b/i

/** Numbers that are names, not measures: years, laws, paragraphs, references, phases. */
const NAME_BEFORE =
  /(?:Phase|Part|Parts|Section|Title|Ref\.?|Refs\.?|Figure|Fig\.|Table|No\.|Number|Annex|Appendix|Version|Level|Group|Tier|Class|Code|Block|Volume|Vol\.|Step|CFR|U\.S\.C\.|§|#|Chapter|Type|PMS|PMA-?|Mode|Topic|Win|MIL-STD-?|page|Role of Care)\s*$/i
const NAME_AFTER = /^\s*(?:CFR|U\.S\.C|USC|DoD)\b/

/** The quantities of a text in the order in which they stand. Years, references, paragraph and law numbers are left out. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = []
  for (const match of text.matchAll(PATTERN)) {
    const quantity = quantityAt(text, match, found.at(-1))
    if (quantity) found.push(quantity)
  }
  return found
}

/** The quantities of a text as a requirement holds them. */
export function requirementQuantities(text: string): RequirementQuantity[] {
  return quantitiesIn(text).map(({ start: _, end: __, ...quantity }) => quantity)
}

/** How many characters before a number can hold its comparison. */
const LOOK_BACK = 60

function quantityAt(text: string, match: RegExpExecArray, previous: Quantity | undefined): Quantity | null {
  const { money, value = '', plus, plus2, upper, unit, scale = '' } = match.groups ?? {}
  const before = text.slice(Math.max(0, match.index - LOOK_BACK), match.index)
  const end = match.index + match[0].trimEnd().length
  const words = BEFORE.map(([comparator, pattern]) => ({ comparator, found: pattern.exec(before) })).find((one) => one.found)
  const counted = unit || money ? undefined : countedIn(text.slice(end), Boolean(plus) || words !== undefined)
  if (!unit && !money && (counted === undefined || /^one$/i.test(value) || NEEDS_UNIT.test(words?.found?.[0] ?? ''))) return null
  if (/^(?:19|20)\d\d$/.test(value) && !unit && !money) return null
  if (!money && (NAME_BEFORE.test(before) || NAME_AFTER.test(text.slice(end)))) return null
  const start = match.index - (words?.found ? before.length - words.found.index : 0)
  const between = text.slice(previous?.end ?? 0, start)
  const isConversion = previous !== undefined && previous.unit !== unit && /^[.³²"]{0,2}\s*\($/.test(between)
  const mark = isConversion ? previous.threshold_or_objective : markOf(text, start, end, previous?.end ?? 0)
  return {
    printed: text.slice(start, end).trim(),
    value: `${money ? '$' : ''}${value}${scale.trim()}${plus ?? ''}${upper ? ` to ${upper}` : ''}`,
    unit: unit ?? (money ? 'dollars' : (counted ?? '')),
    comparator: isConversion
      ? previous.comparator
      : comparatorOf(words?.comparator, text.slice(end), Boolean(plus ?? plus2), upper !== undefined),
    threshold_or_objective: mark,
    what: isConversion ? previous.what : namedBefore(text, start, previous, mark),
    start,
    end,
  }
}

/** What a number without a unit counts: the next plural word; undefined when nothing says that the number is a limit. */
function countedIn(after: string, isLimit: boolean): string | undefined {
  const orMore = AFTER.find(([, pattern]) => pattern.test(after))?.[1].exec(after)?.[0] ?? ''
  if (!isLimit && orMore === '') return undefined
  return /^(?:\s+[\w-]+){0,3}?\s+((?:[a-z]+[^s\W]s|people|personnel)\b)/.exec(after.slice(orMore.length))?.[1] ?? ''
}

function comparatorOf(words: Comparator | undefined, after: string, hasPlus: boolean, isRange: boolean): Comparator {
  if (words) return words
  const behind = AFTER.find(([, pattern]) => pattern.test(after))
  if (behind) return behind[0]
  if (hasPlus) return '>='
  return isRange ? 'range' : '='
}

/** Threshold or objective, when the text says so beside the number: "60 min (Threshold)", "Objective: 70 min", "Threshold 200 ft". */
function markOf(text: string, start: number, end: number, previousEnd: number): Quantity['threshold_or_objective'] {
  const before = /\b(threshold|objective)\b[\s:=,(]*(?:of\s+|is\s+)?$/i.exec(text.slice(previousEnd, start))
  if (before?.[1]) return before[1].toLowerCase() === 'threshold' ? 'threshold' : 'objective'
  const paired = PAIRED.exec(text)
  if (paired && paired.index < start) return isInBrackets(text.slice(paired.index + paired[0].length, start)) ? 'objective' : 'threshold'
  const after =
    /^[^.;\d]{0,80}?\((threshold|objective)\)/i.exec(text.slice(end)) ??
    /^\s*,?\s*\(?(threshold|objective)\b(?!\s*[:(])/i.exec(text.slice(end))
  if (!after?.[1]) return null
  return after[1].toLowerCase() === 'threshold' ? 'threshold' : 'objective'
}

/** "threshold (objective) performance … 60 Hz (96 Hz)": what stands in brackets is the objective. */
const PAIRED = /\bthreshold\s*\(\s*objective\s*\)/i

function isInBrackets(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

const WHAT_WORDS = 9
const CLAUSE = /[.;:]\s|,\s|[()]|\band\b/
const LEADING = /^(?:(?:and|or|with|for|of|in|to|that|which|the|a|an|at|by|from|is|are)\s+)+/i
const TRAILING =
  /[\s:–-]*(?:\b(?:shall|should|must|will|would|can|may|is|are|be|being|has|have|of|for|to|at|in|a|an|the|with|by|from|than|range|ranging|between|fit|weigh|draw|covers?|covering|not|threshold|objective|max|min|x|or|such as|each)\b[\s:=,]*)*$/i

/** The words that name what is measured: the nearest clause before it that names anything, or what the number before it measures. */
function namedBefore(text: string, start: number, previous: Quantity | undefined, mark: Quantity['threshold_or_objective']): string {
  if (previous?.threshold_or_objective === 'threshold' && mark === 'objective' && text.slice(previous.end, start).length < 120)
    return previous.what
  const clauses = text
    .slice(previous?.end ?? 0, start)
    .split(CLAUSE)
    .reverse()
  for (const clause of clauses) {
    const named = clause.trim().replace(TRAILING, '').trim().split(/\s+/).slice(-WHAT_WORDS).join(' ').replace(LEADING, '')
    if (named === '' && /^[A-Z]\w+:?$/.test(clause.trim()) && !/^(?:threshold|objective)/i.test(clause.trim()))
      return clause.trim().replace(':', '')
    if (/[A-Za-z]{2,}/.test(named) && !/^(?:or|thick|wide|long|and|i\.e|e\.g)$/i.test(named)) return named
  }
  return previous?.what ?? ''
}
