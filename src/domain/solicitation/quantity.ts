export type Comparator = '>=' | '<=' | '<' | '>' | '=' | 'range' | 'approx'

/** A number that a text demands or limits. `value`, `unit` and `printed` are as printed; `what` is the words before it that name the thing. */
export type Quantity = {
  printed: string
  value: string
  unit: string
  comparator: Comparator
  threshold_or_objective: 'threshold' | 'objective' | null
  what: string
  start: number
  end: number
}

const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+`
const SIGNED = String.raw`(?:[+]\s?\/\s?-\s?|[±]\s?|[-−+])?(?:${NUMBER})`

/** Units of measure, longer ones first where one begins another. */
const UNITS = [
  String.raw`(?:[pnumkMGT]|µ|μ)?(?:Hz|bps|b\/s|B\/s|eV|Pa|bar)(?![A-Za-z])`,
  String.raw`[kMGT]?b(?:it)?s?\s(?:per|\/)\s?s(?:ec(?:ond)?)?`,
  String.raw`(?:kilo|mega|giga|tera)?(?:hertz|bytes?|bits?|pixels?|watts?|volts?|amps?|joules?|ohms?|newtons?|pascals?|teslas?)(?![a-z])`,
  String.raw`[pnumkMG]?T\/rtHz|[pnmkMGµμ]?(?:T|V|W|A|J|F|N|Ω)(?:rms|hr?)?(?![A-Za-z])`,
  String.raw`dB(?:[miscW]|sm|Hz)?(?![A-Za-z])`,
  String.raw`(?:TB|GB|MB|KB|Gb|Mb|kb|Mpx|TOPS|FLOPS|GFLOPS|GOPS|fps|rpm|RPM|psi|ppm|ppb|kts?|knots?|mph|nmi?|Mach|TRL|CPUs?|GPUs?|CUDA cores)(?![A-Za-z])`,
  String.raw`°\s?[CFK]?|degrees?(?:\s(?:C|F|Celsius|Fahrenheit|Kelvin))?`,
  String.raw`(?:square|cubic|sq\.?|cu\.?)\s?(?:feet|foot|ft|inch(?:es)?|in|m(?:eters?)?|cm|km|miles?)`,
  String.raw`(?:inch(?:es)?(?:\scubed)?|feet|foot|ft|in(?=[.³²)\s,]*(?:$|[.³²),;(]|\sdiameter|\slength|\swide|\sx\b))|yards?|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|centimeters?|millimeters?|micro(?:meter|n)s?|nanometers?|[nmckµμK]m|m)(?:[³²23]|\/s(?:ec)?)?(?![A-Za-z])`,
  String.raw`(?:pounds?|lbs?|ounces?|oz|kilograms?|kg|grams?|mg|µg|g|tons?)(?![A-Za-z])`,
  String.raw`(?:gallons?|liters?|litres?|mL|L|cc)(?![A-Za-z])`,
  String.raw`(?:calendar\s|working\s|business\s)?(?:years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|milliseconds?|microseconds?|nanoseconds?|ms|µs|ns|s|h)(?![A-Za-z])`,
  String.raw`(?:percent|frames?|slides?|pages?|persons?|people|prototypes?|units?|users?|members?|channels?|interfaces?|cores?|entities|devices?|systems?|samples?|tests?|nodes?|targets?)(?![A-Za-z])`,
  String.raw`%|["”″]|['’′](?![A-Za-z])`,
].join('|')

const BEFORE: readonly (readonly [Comparator, RegExp])[] = [
  ['>=', /(?:at least|no(?:t)? less than|not (?:be )?below|minimum(?: of)?|min\.?|≥|>=|=>)\s*$/i],
  [
    '<=',
    /(?:at most|no(?:t)? (?:more|greater|larger|longer) than|not (?:to )?exceed(?:ing)?|no longer than|up to|within|maximum(?: of)?|max\.?|≤|<=)\s*$/i,
  ],
  ['<', /(?:(?:less|fewer|lower|smaller|shorter|lighter) than|under|below|<)\s*$/i],
  ['>', /(?:(?:more|greater|larger|longer|higher|better) than|over|above|exceed(?:s|ing)?|beyond|>)\s*$/i],
  ['approx', /(?:approximately|approx\.?|about|around|roughly|nominal(?:ly)?|on the order of|~|≈)\s*$/i],
]
const AFTER: readonly (readonly [Comparator, RegExp])[] = [
  ['>=', /^\s*(?:or (?:more|greater|higher|better|longer|above)|minimum|and (?:above|up))/i],
  ['<=', /^\s*(?:or (?:less|fewer|lower|smaller|shorter|below)|maximum|and below)/i],
]

const PATTERN = new RegExp(
  String.raw`(?<![\w.\[/-]|\d,)(?<money>\$\s?)?(?<value>${SIGNED}|\b(?:${WORDS})\b)(?<plus>\+)?(?:\s?\((?:${NUMBER})\))?(?:\s?(?:${UNITS})?\s?(?:-|–|to|through)\s?(?<upper>${SIGNED}))?(?<plus2>\+)?(?:\s?-?(?<unit>${UNITS})|(?<scale>\s?(?:million|[MK]))?(?![\w]))`,
  'gu',
)

/** Numbers that are names, not measures: years, laws, paragraphs, references, phases. */
const NAME_BEFORE =
  /(?:Phase|Part|Parts|Section|Title|Ref\.?|Refs\.?|Figure|Fig\.|Table|No\.|Number|Annex|Appendix|Version|Level|Group|Tier|Class|Code|Block|Volume|Vol\.|Step|CFR|U\.S\.C\.|§|#|Chapter|Type|PMS|PMA-?|Mode|Topic|Win|MIL-STD-?|page|Role of Care)\s*$/i
const NAME_AFTER = /^\s*(?:CFR|U\.S\.C|USC|DoD)\b/

/** The quantities of a text in the order in which they stand. Years, references, paragraph and law numbers are left out. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = []
  for (const match of text.matchAll(PATTERN)) {
    const quantity = quantityAt(text, match, found.at(-1)?.end ?? 0)
    if (quantity) found.push(quantity)
  }
  return found
}

function quantityAt(text: string, match: RegExpExecArray, previousEnd: number): Quantity | null {
  const { money, value = '', plus, plus2, upper, unit, scale } = match.groups ?? {}
  const before = text.slice(0, match.index)
  const end = match.index + match[0].trimEnd().length
  const after = text.slice(end)
  const words = BEFORE.map(([comparator, pattern]) => ({ comparator, found: pattern.exec(before) })).find((one) => one.found)
  if (!unit && !money && (!words || /^(?:19|20)\d\d$/.test(value))) return null
  if (!money && (NAME_BEFORE.test(before) || NAME_AFTER.test(after))) return null
  if (/^(?:one|two)$/i.test(value) && unit && /^(?:s|m|h|g|in|A|V|T|W|J|F|N)$/.test(unit)) return null
  const start = words?.found?.index ?? match.index
  const comparator = comparatorOf(words?.comparator, after, Boolean(plus ?? plus2), upper !== undefined)
  return {
    printed: text.slice(start, end).trim(),
    value: `${money ? '$' : ''}${value}${plus ?? ''}${upper ? ` to ${upper}` : ''}`,
    unit: (unit ?? scale ?? '').trim() || (money ? 'dollars' : ''),
    comparator,
    threshold_or_objective: markOf(text, start, end, previousEnd),
    what: namedBefore(text.slice(0, start)),
    start,
    end,
  }
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
  const after =
    /^[^.;\d]{0,80}?\((threshold|objective)\)/i.exec(text.slice(end)) ??
    /^\s*,?\s*\(?(threshold|objective)\b(?!\s*[:(])/i.exec(text.slice(end))
  if (!after?.[1]) return null
  return after[1].toLowerCase() === 'threshold' ? 'threshold' : 'objective'
}

const WHAT_WORDS = 9

/** The words that name what is measured: back to the last mark of punctuation, without auxiliaries at either end. */
function namedBefore(before: string): string {
  const clause =
    before
      .split(/[.;:(]\s|,\s|\band\b(?=[^,]*$)/)
      .at(-1)
      ?.trim() ||
    (/([^.;,:(]+)[:(,]\s*$/.exec(before)?.[1]?.trim() ?? '')
  const words = clause.split(/\s+/).slice(-WHAT_WORDS).join(' ')
  return words
    .replace(/^(?:(?:and|or|with|for|of|in|to|that|which|the|a|an|at|by|from|is|are)\s+)+/i, '')
    .replace(
      /[\s:–-]*(?:\b(?:shall|should|must|will|would|can|may|is|are|be|being|has|have|of|for|to|at|in|a|an|the|with|by|from|than|range|between|fit|weigh|draw|covering?|not|threshold|objective)\b[\s:]*)*$/i,
      '',
    )
    .trim()
}
