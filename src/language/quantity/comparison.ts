import { hasLetterOrDigit, oneLine, startsWithLetterOrDigit } from '../characters.ts'
import { BEFORE, BEHIND, CLOSING, type Comparator } from './comparison-cues.ts'

/** A comparison beside a number: the words that make it, and how many characters beside the number they take. */
export type Comparison = { comparator: Comparator; length: number; words: string }

/** What is said of a number when its comparison is denied: "not less than". A least and a most are not denied. */
const DENIED: Partial<Record<Comparator, Comparator>> = { '>': '<=', '<': '>=', '=': '<=' }

/** Words between a comparison and its number: "at least a total of 5". */
const GAP = /(?:\s(?:of|is|as|be))?(?:\s(?:an?|the))?(?:\s(?:total|additional))?$/i
/** "no more than", "shall not be more than", "should not decrease by more than": what is denied is at most three words on. */
const DENIES = /(?:\bno\s|(?:\bnot|n['’]t|\bnever|\bcannot)\s(?:[a-z]+\s){0,3}|\bwithout\s(?:[a-z]+ing\s)?)(?:by\s)?$/i
/** "falls within 5 m", "within the 5 m band": no limit. */
const NO_LIMIT = /\bfalls?\s$/i

/** "a minimum range of 20 km", "maximum weight: 5 lb". */
const NAMED_LIMIT = /\b(minimum|maximum)\b(?:\s[\w-]+){1,4}?\s?(?:of|is|=|:|shall be|should be|must be)\s*$/i

/** "better than", "faster than": what is better is smaller for an error or a time, larger for the rest. */
const BETTER = /\b(?:better|faster|quicker) than\s*$/i
const OR_BETTER = /^\s*\)?\s*or (?:better|faster|quicker)\b/i
const SMALLER_IS_BETTER =
  /\b(?:accura|error|resolution|precision|uncertaint|laten|time\b|noise|loss|jitter|drift|delay|stability|repeatab|sensitivity|step|CEP|RMS)/i
const TIMES = /^(?:m?s|µs|ns|seconds?|minutes?|mins?|hours?|days?|milliseconds?)$/i

/** Where a comparison behind a number ends what it is about: not in "10 frames at a minimum rate of …". */
const HERE_ENDS = /^\s*(?:[,.;)]|$|(?:and|or|but|with|for|in|to|when|while|per|over|where|so|if)\b)/
/** Up to two words of the thing that is counted or measured. */
const THING = /^\s*(?:[a-z]+\s){0,2}$/i

/** Words behind a number that say through what something goes on: "over 3 cycles" limits nothing. */
const GOES_ON = /^(?:\s[a-z]+){0,3}?\s(?:cycles|iterations|trials|repetitions|runs|passes|periods|sessions)\b/

/** Whether "over" before a number tells how long something goes on, and "within" before a full circle where: no limits. */
export function isExtent(words: string, value: string, unit: string, after: string): boolean {
  if (/^within/i.test(words)) return value === '360' && /^(?:°|º|˚|deg)/i.test(unit)
  return /^over\s*$/i.test(words) && (GOES_ON.test(after) || /^cycles?$/i.test(unit))
}

/** The comparison whose words end where a number begins; null when there is none. What is measured may also stand `after` it. */
export function comparisonBefore(before: string, unit: string, after: string): Comparison | null {
  const better = BETTER.exec(before)
  if (better)
    return { comparator: isSmallerBetter(before, unit, after) ? '<' : '>', length: before.length - better.index, words: better[0] }
  const near = before.trimEnd()
  const told = cueAtEnd(near) ?? cueBeforeGap(near)
  if (told) return isOther(near, told) ? null : comparisonOf(before, told)
  const named = NAMED_LIMIT.exec(before)
  return named ? { comparator: /min/i.test(named[1] ?? '') ? '>=' : '<=', length: 0, words: named[0] } : null
}

type Told = { means: Comparator; at: number }

/** The longest cue that ends a text. */
function cueAtEnd(text: string): Told | null {
  const low = text.toLowerCase()
  const fitting = BEFORE.filter(({ cue }) => low.endsWith(cue) && !isInWord(low, low.length - cue.length))
  const [longest] = fitting.sort((one, other) => other.cue.length - one.cue.length)
  if (!longest) return null
  const about = longest.means === 'approx' ? cueAtEnd(text.slice(0, text.length - longest.cue.length).trimEnd()) : null
  return about && about.means !== '=' ? about : { means: longest.means, at: text.length - longest.cue.length }
}

const isInWord = (text: string, at: number): boolean => /[a-z]/.test(text.charAt(at)) && hasLetterOrDigit(text.charAt(at - 1))

/** "at least a total of": only a least or a most is told across such words. */
function cueBeforeGap(text: string): Told | null {
  const bare = text.replace(GAP, '')
  const told = bare === text ? null : cueAtEnd(bare)
  const isLimit = told !== null && (/[<>]=/.test(told.means) || DENIES.test(text.slice(0, told.at)))
  return isLimit && !/within$/i.test(bare) ? told : null
}

function isOther(text: string, { at }: Told): boolean {
  return /^within/i.test(text.slice(at)) && NO_LIMIT.test(text.slice(0, at))
}

function comparisonOf(before: string, { means, at }: Told): Comparison | null {
  const denied = /^[<>=≤≥⩾⩽~≈]/.test(before.slice(at)) ? undefined : DENIED[means]
  const denial = denied ? DENIES.exec(before.slice(0, at)) : null
  const comparator = (denial && denied) ?? means
  if (comparator === '=') return null
  const from = denial ? denial.index : at
  return { comparator, length: before.length - from, words: before.slice(from) }
}

/** The comparison that follows a number ("5 or higher", "39 lb max"), also to those that name the thing before it; null when there is none. */
export function comparisonAfter(after: string, unit = '', before = ''): Comparison | null {
  const better = OR_BETTER.exec(after)
  if (better) return { comparator: isSmallerBetter(before, unit, after) ? '<=' : '>=', length: better[0].length, words: better[0] }
  const from = /^\s*\)?\s*/.exec(after)?.[0].length ?? 0
  const behind = cueAt(after, from, BEHIND)
  if (behind) return { comparator: behind.means, length: behind.end, words: after.slice(0, behind.end) }
  for (const { index } of after.slice(0, 40).matchAll(/(?<=^|\s)(?=\S)/g)) {
    if (!THING.test(after.slice(0, index))) break
    const closing = cueAt(after, index, CLOSING)
    const isAtOnce = index <= from
    if (closing && HERE_ENDS.test(after.slice(closing.end)))
      return { comparator: closing.means, length: isAtOnce ? closing.end : 0, words: after.slice(0, closing.end) }
  }
  return null
}

/** The comparison that stands in what follows a number, wherever it stands there, and the words without it: "CV or less" is at most, of "CV". */
export function comparisonApart(after: string): { comparator: Comparator | undefined; rest: string } {
  for (const { index } of after.matchAll(/(?<![\p{L}\d])(?=[\p{L}(])/gu)) {
    const cue = cueAt(after, index, [...BEHIND, ...CLOSING])
    if (cue) return { comparator: cue.means, rest: oneLine(`${after.slice(0, index)}${after.slice(cue.end)}`) }
  }
  return { comparator: undefined, rest: after.trim() }
}

/** The longest of the cues that begins at a place. */
function cueAt(text: string, at: number, cues: typeof BEHIND): { means: Comparator; end: number } | null {
  const low = text.slice(at, at + 30).toLowerCase()
  const fitting = cues.filter(({ cue }) => low.startsWith(cue) && !startsWithLetterOrDigit(low.slice(cue.length)))
  const [longest] = fitting.sort((one, other) => other.cue.length - one.cue.length)
  return longest ? { means: longest.means, end: at + longest.cue.length } : null
}

function isSmallerBetter(before: string, unit: string, after: string): boolean {
  return TIMES.test(unit) || SMALLER_IS_BETTER.test(before) || SMALLER_IS_BETTER.test(after.slice(0, 45))
}
