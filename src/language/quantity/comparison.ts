/** How a number is set: as the least, the most, about so much, between two, or as it is. */
export type Comparator = '>=' | '<=' | '<' | '>' | '=' | 'range' | 'approx'

/** A comparison beside a number. `length` is how many characters before the number it takes. */
export type Comparison = { comparator: Comparator; length: number; words: string }

const GAP = String.raw`(?:\s(?:of|is|as|be))?(?:\s(?:a|an))?(?:\s(?:total|additional))?`

const BEFORE: readonly (readonly [Comparator, RegExp])[] = [
  ['>=', /\b(?:up to and (?:beyond|exceeding|above)|at or (?:above|over|beyond)|equal to or (?:above|over))\s*$/i],
  ['<=', /\b(?:at or (?:below|under)|equal to or below)\s*$/i],
  ['<=', /\bnot (?:\w+\s){1,3}(?:(?:more|greater|longer|higher|larger) than|by(?: more than)?)\s*$/i],
  ['>=', /\bnot (?:\w+\s){1,3}(?:less|fewer|lower|smaller) than\s*$/i],
  ['<=', /(?:(?:less|lower|smaller) than or equal to|equal to or (?:less|lower|smaller) than)\s*$/i],
  ['>=', /(?:(?:more|greater|higher) than or equal to|equal to or (?:more|greater|higher) than)\s*$/i],
  [
    '>=',
    new RegExp(
      String.raw`(?:at least|at a minimum,?|no(?:t)? (?:less|fewer|lower|shorter|smaller) than|not (?:be |fall )?below|minimum|min\.?|≥|>\s?=|=\s?>|⩾)${GAP}\s*$`,
      'i',
    ),
  ],
  [
    '<=',
    new RegExp(
      String.raw`(?:at (?:the )?most|no(?:t)? (?:more|greater|larger|longer|higher|later|heavier) than|not (?:to |be )?(?:exceed|above|over)(?:ing)?|up to|limited to|capped at|maximum|max\.?|≤|<\s?=|⩽|(?<!falls? )within(?! (?:the(?! first\b)|a)\b)(?:\s(?:the\s)?first)?)${GAP}\s*$`,
      'i',
    ),
  ],
  ['<', /(?:(?:less|fewer|lower|smaller|shorter|lighter|thinner|finer|cheaper) than|under|below|<)\s*$/i],
  ['>', /(?:(?:more|greater|larger|longer|higher|heavier|further|farther) than|over|above|in excess of|exceed(?:s|ing)?|beyond|>)\s*$/i],
  [
    'approx',
    /(?:approximately|approx\.?|about|around|roughly|typically|nominal(?:ly)?|notional(?:ly)?|on the order of|in the order of|circa|~|≈)\s*$/i,
  ],
]

/** "a minimum range of 20 km", "maximum weight: 5 lb". */
const NAMED_LIMIT = /\b(minimum|maximum)\b(?:\s[\w-]+){1,4}?\s?(?:of|is|=|:|shall be|should be|must be)\s*$/i

/** "better than", "faster than": what is better is smaller for an error or a time, larger for the rest. */
const BETTER = /(?:better|faster|quicker) than\s*$/i
const SMALLER_IS_BETTER =
  /\b(?:accura\w+|error|resolution|precision|uncertainty|latency|time|noise|loss|jitter|drift|delay|stability|repeatability|sensitivity|CEP|RMSE?)\b/i
const TIMES = /^(?:m?s|µs|ns|seconds?|minutes?|mins?|hours?|days?|milliseconds?)$/i

/** Where a comparison behind a number ends what it is about: not in "10 frames at a minimum rate of …". */
const HERE_ENDS = String.raw`(?=\s*(?:[,.;)]|$|and\b|(?:or|but|with|for|in|to|when|while|per|over|where|so|if)\b))`

const AFTER: readonly (readonly [Comparator, RegExp])[] = [
  [
    '>=',
    new RegExp(
      String.raw`^\s*(?<thing>(?:[a-z]+\s){0,2})(?:at (?:a )?(?:bare )?minimum${HERE_ENDS}|at (?:the very )?least${HERE_ENDS}|\(min(?:imum|\.)?\))`,
      'i',
    ),
  ],
  [
    '<=',
    new RegExp(
      String.raw`^\s*(?<thing>(?:[a-z]+\s){0,2})(?:at (?:the )?most${HERE_ENDS}|at (?:a )?maximum${HERE_ENDS}|\(max(?:imum|\.)?\)|max(?:imum|\.)?${HERE_ENDS})`,
      'i',
    ),
  ],
  ['approx', /^\s*or so\b/i],
  [
    '>=',
    /^\s*\)?\s*(?:or (?:more|greater|higher|better|longer|above|larger|over)|minimum\b|min\b\.?(?=\s*[,;.)]|$)|and (?:above|up|higher|greater))/i,
  ],
  ['<=', /^\s*\)?\s*(?:or (?:less|fewer|lower|smaller|shorter|below|under|lighter)|maximum\b|max\b|and (?:below|under)|limit\b)/i],
  ['approx', /^\s*(?:notional|nominal)\b/i],
]

/** Words before a number that say through what something goes on: "over 3 cycles" limits nothing. */
const GOES_ON = /^(?:\s[a-z]+){0,3}?\s(?:cycles|iterations|trials|repetitions|runs|passes|periods|sessions)\b/

/** Whether "over" before a number tells how long something goes on, and "within" before a full circle where: no limits. */
export function isExtent(words: string, value: string, unit: string, after: string): boolean {
  if (/^within/i.test(words)) return value === '360' && /^(?:°|º|˚|deg)/i.test(unit)
  return /^over\s*$/i.test(words) && (GOES_ON.test(after) || /^cycles?$/i.test(unit))
}

/** The comparison whose words end where a number begins; null when there is none. What is measured may also stand `after` it. */
export function comparisonBefore(before: string, unit: string, after: string): Comparison | null {
  const better = BETTER.exec(before)
  if (better) {
    const isSmaller = TIMES.test(unit) || SMALLER_IS_BETTER.test(before) || SMALLER_IS_BETTER.test(after.slice(0, 30))
    return { comparator: isSmaller ? '<' : '>', length: before.length - better.index, words: better[0] }
  }
  for (const [comparator, pattern] of BEFORE) {
    const found = pattern.exec(before)
    if (found) return { comparator, length: before.length - found.index, words: found[0] }
  }
  const named = NAMED_LIMIT.exec(before)
  return named ? { comparator: /min/i.test(named[1] ?? '') ? '>=' : '<=', length: 0, words: named[0] } : null
}

/** The comparison that follows a number ("5 or higher", "39 lb max"); null when there is none. */
export function comparisonAfter(after: string): Comparison | null {
  for (const [comparator, pattern] of AFTER) {
    const found = pattern.exec(after)
    if (found) return { comparator, length: found.groups?.thing ? 0 : found[0].length, words: found[0] }
  }
  return null
}
