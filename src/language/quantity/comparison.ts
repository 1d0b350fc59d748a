import { hasDigit, hasLetter, hasLetterOrDigit, oneLine, plainWords, startsWithLetterOrDigit } from '../characters.ts'
import { cueList } from '../cue-list.ts'
import { BEFORE, BEHIND, CLOSING, type Comparator } from './comparison-cues.ts'
import { measureUnit } from './unit.ts'

/** A comparison beside a number: the words that make it, and how many characters beside the number they take. */
export type Comparison = { comparator: Comparator; length: number; words: string }

/** What is said of a number when its comparison is denied: "not less than". A least and a most are not denied. */
const DENIED: Partial<Record<Comparator, Comparator>> = { '>': '<=', '<': '>=', '=': '<=' }

/** Words between a comparison and its number: "at least a total of 5", "not later than day 5". */
const GAP = /(?:\s(?:of|is|as|be))?(?:\s(?:an?|the))?(?:\s(?:total|additional|day))?$/i
/** "no more than", "shall not be more than", "should not decrease by more than": what is denied is at most three words on. */
const DENIES = /(?:\b(?:no|none|nothing)\s|(?:\bnot|n['’]t|\bnever|\bcannot)\s(?:[a-z]+\s){0,3}|\bwithout\s(?:[a-z]+ing\s)?)(?:by\s)?$/i
/** "no isocyanate above 0.1 %": of such things there is none beyond the number. */
const NONE_OF = /\bno\s(?:[\w-]+\s){1,4}$/i
/** "No single item that two people lift shall weigh more than 11 kg": of a subject that is denied there is none beyond the number that it does something by. */
const NO_SUBJECT = /^(?:(?:that|where|but)\s)?(?:no|none|neither|nothing)\s(?![a-z]+\sthan\s)(?:[\w-]+\s){0,9}$/i
const DOES = /(?<=\s)(?:shall|must|should|may|can|will|is|are|has|have)\s/i
/** "a minimum range of 20 km", "maximum weight: 5 lb". */
const NAMED_LIMIT = /\b(minimum|maximum)\b(?:\s[\w-]+){1,4}?\s?(?:of|is|=|:|shall be|should be|must be)\s*$/i
/** "It shall not expose the sail to a load of more than 9 kg", "Under no circumstances shall it": the comparison is a part of what is denied. */
const DUTY = '(?:shall|must|should|will|may|can)'
const NEVER = String.raw`(?:at|in|under)\sno\s[a-z]+`
const DENIED_DUTY = new RegExp(String.raw`\b(?:${DUTY}\s?(?:not|never|${NEVER})|${NEVER}\s${DUTY})\s`, 'gi')
/** Behind these another clause tells when something is denied, and no part of it: "not trip when it lifts more than 5 kg". */
const CLAUSES = 'when while if where without after before until that which who than as'.split(' ')
/** Behind these stands where and under what something is denied: "not leak at pressures above 5 bar". */
const CONDITIONS = new Set([...CLAUSES, ...'at in on under during for with from'.split(' ')])
/** "Not push on the door with more than 9 kg", "with a force of more than 9 N": with what or how long is the part that is denied. */
const WITH_WHAT = /\s(?:in|(?:with|for)(?:\san?\s(?:[\w-]+\s){1,3}of)?)\s$/i

/** What is better is smaller for an error or a time, larger for the rest. */
const BETTER = ['better than', 'faster than', 'quicker than']
const WORSE = ['no worse than', 'not worse than']
const OR_BETTER = ['or better', 'or faster', 'or quicker']
const SMALLER_IS_BETTER = cueList(
  `accura* | error | resolution | precision | uncertaint* | laten* | time | noise | loss | jitter | drift | delay | stability | repeatab* |
   sensitivity | step | cep | rms | cv | variation | deviation* | spread | scatter`,
)

/** Where a comparison behind a number ends what it is about: not in "10 frames at a minimum rate of …". */
const GOES_ELSEWHERE = new Set('and or but with for in to by when while per over where so if'.split(' '))

/** Words behind a number that say through what something goes on: "over 3 cycles" limits nothing. */
const RUNS = new Set('cycle cycles iterations trials repetitions runs passes periods sessions'.split(' '))
/** Words behind an angle that say through what something moves: "over 90 degrees of rotation". */
const MOVES = new Set('rotation travel arc sweep swing turn'.split(' '))
/** "Shall have over 90 degrees of travel" is how far it has to move. */
const OWED = /\b(?:provide|have|has|reach|allow|give|offer|permit|cover|achieve|support|need)s?\s+over\s*$/i

/** Whether "over" before a number tells how long or how far something goes on, and "within" before a full circle where: no limits. */
export function isExtent(words: string, value: string, unit: string, { before, after }: Record<'before' | 'after', string>): boolean {
  const cue = words.trim().toLowerCase()
  if (cue.startsWith('within')) return value === '360' && (measureUnit(unit)?.name === '°' || unit.toLowerCase().startsWith('deg'))
  const behind = plainWords(after.slice(0, LOOK_AHEAD))
  const isMoved = isAngle(unit) && behind.slice(0, 2).some((word) => MOVES.has(word)) && !OWED.test(before)
  return cue === 'over' && (isMoved || [unit, ...behind.slice(0, 4)].some((word) => RUNS.has(word)))
}

/** Whether a unit measures angles. */
export function isAngle(unit: string | undefined): boolean {
  return measureUnit(unit ?? '')?.dimension === 'degree'
}

/** How many characters behind a number hold what is said of it at once. */
const LOOK_AHEAD = 45

/** The comparison whose words end where a number begins; null when there is none. What is measured may also stand `after` it, and what denies it in `earlier` words. */
export function comparisonBefore(before: string, unit: string, after: string, earlier = ''): Comparison | null {
  const near = before.trimEnd()
  const better = [...BETTER, ...WORSE].find((cue) => near.toLowerCase().endsWith(cue))
  if (better) return comparisonBetter(before, near.length - better.length, WORSE.includes(better) ? ['<=', '>='] : ['<', '>'], unit, after)
  const told = cueAtEnd(near) ?? cueBeforeGap(near)
  if (told) return isOther(near, told) ? null : inTime(comparisonOf(before, told, earlier), after)
  const named = NAMED_LIMIT.exec(before)
  return named ? { comparator: named[1]?.toLowerCase() === 'minimum' ? '>=' : '<=', length: 0, words: named[0] } : null
}

/** Behind a number of days: they lie before something. */
const AHEAD = /^\s(?:before|ahead of|in advance of|prior to)\s/i
/** "For 30 days before it is shipped" is how long, and not how early. */
const HOW_LONG = /\bfor\s$/i

/** Whether a value between two pieces of a text is by how much something has to come before something else: "no later than 30 days before the first test". */
export function isLeadTime(before: string, after: string): boolean {
  return AHEAD.test(after) && !HOW_LONG.test(before)
}

/** "No later than 3 days before the trial" is at least 3 days before it: the later, the fewer days are left. */
function inTime(told: Comparison | null, after: string): Comparison | null {
  const isLater = told !== null && /\slater than\s?$/i.test(told.words)
  return isLater && AHEAD.test(after) ? { ...told, comparator: told.comparator === '<=' ? '>=' : '<' } : told
}

/** By what is better: of a share, "one in 90", that is not known where no word names an error. */
function comparisonBetter(before: string, at: number, [less, more]: readonly [Comparator, Comparator], unit: string, after: string) {
  const isSmaller = isSmallerBetter(before, unit, after)
  if (!isSmaller && unit === '' && /^\s(?:in|out of)\s\d/.test(after)) return null
  return { comparator: isSmaller ? less : more, length: before.length - at, words: before.slice(at) }
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

const isInWord = (text: string, at: number): boolean => hasLetter(text.charAt(at)) && hasLetterOrDigit(text.charAt(at - 1))

/** "at least a total of": only a least or a most is told across such words. */
function cueBeforeGap(text: string): Told | null {
  const bare = text.replace(GAP, '')
  const told = bare === text ? null : cueAtEnd(bare)
  const isLimit = told !== null && (told.means === '>=' || told.means === '<=' || DENIES.test(text.slice(0, told.at)))
  return isLimit && !bare.toLowerCase().endsWith('within') ? told : null
}

/** "falls within 5 m": no limit. */
function isOther(text: string, { at }: Told): boolean {
  const [last = ''] = plainWords(text.slice(0, at)).slice(-1)
  return text.slice(at).toLowerCase().startsWith('within') && (last === 'fall' || last === 'falls')
}

function comparisonOf(before: string, { means, at }: Told, earlier: string): Comparison | null {
  const denied = hasLetter(before.charAt(at)) ? DENIED[means] : undefined
  const denial = denied ? denialOf(before.slice(0, at), means, earlier) : null
  const comparator = (denial && denied) ?? means
  if (comparator === '=') return null
  const from = denial ? denial.index : at
  return { comparator, length: before.length - from, words: before.slice(from) }
}

/** What denies a comparison in its clause: right before it, by the thing that is compared, or by an earlier one of the same side, "not exceed the first by more than". */
function denialOf(before: string, means: Comparator, earlier: string): { index: number } | null {
  const near = DENIES.exec(before)
  if (near) return near
  const from = clauseStart(before)
  const clause = before.slice(from)
  const whole = (from === 0 ? earlier.slice(clauseStart(earlier)) : '') + clause
  const does = DOES.exec(whole)
  const done = does && NO_SUBJECT.test(whole.slice(0, does.index)) ? whole.slice(does.index + does[0].length) : undefined
  if (done !== undefined && (/^(?:be\s)?(?:[a-z]+\s){0,2}$/i.test(done) || !isCondition(done))) return { index: before.length }
  const duty = [...clause.matchAll(DENIED_DUTY)].at(-1)
  if (duty && !isCondition(clause.slice(duty.index + duty[0].length))) return { index: before.length }
  // "no item that is lifted by one" tells by whom
  const none = means === '=' ? null : NONE_OF.exec(before)
  if (none) return none
  for (const { index: end } of clause.matchAll(/\s/g)) {
    const cue = cueAtEnd(clause.slice(0, end))
    const denial = cue?.means === means && !hasDigit(clause.slice(end)) ? DENIES.exec(clause.slice(0, cue.at)) : null
    if (denial) return { index: from + denial.index }
  }
  return null
}

/** Whether what stands between a denied duty and a comparison tells where or when it is denied. */
function isCondition(between: string): boolean {
  const withWhat = WITH_WHAT.exec(between)
  const parting = withWhat ? new Set(CLAUSES) : CONDITIONS
  return plainWords(between.slice(0, withWhat?.index)).some((word) => parting.has(word))
}

/** What a comparison says behind another one: "not exceed 9 kg or fall below 7 kg" denies both, unless a new duty stands `between`. */
export function deniedWith(first: { printed: string; comparator: Comparator }, between: string, means: Comparator): Comparator {
  const isFirst = /\b(?:not|never|cannot)\s/i.test(first.printed) && ['<=', '>='].includes(first.comparator)
  const isJoined = /^[^,.;:]{0,30}\sn?or\s(?:[a-z]+\s)+$/i.test(between) && !/\s(?:shall|must|should|will|may|can)\s/i.test(between)
  return (isFirst && isJoined && DENIED[means]) || means
}

/** Where the clause begins in which a text ends. */
function clauseStart(text: string): number {
  return Math.max(0, ...[...text.matchAll(/[,;.:]\s|\s(?:and|or)\s/g)].map(({ index, 0: mark }) => index + mark.length))
}

/** The comparison that follows a number ("5 or higher", "39 lb max"), also to those that name the thing before it; null when there is none. */
export function comparisonAfter(after: string, unit = '', before = ''): Comparison | null {
  const start = after.length - after.trimStart().length
  const from = after[start] === ')' ? after.length - after.slice(start + 1).trimStart().length : start
  const better = OR_BETTER.find((cue) => after.slice(from).toLowerCase().startsWith(cue))
  if (better) {
    const length = from + better.length
    return { comparator: isSmallerBetter(before, unit, after) ? '<=' : '>=', length, words: after.slice(0, length) }
  }
  const behind = cueAt(after, from, BEHIND)
  if (behind) return { comparator: behind.means, length: behind.end, words: after.slice(0, behind.end) }
  return closingAfter(after, start)
}

/** A comparison that closes what is said of a number, behind up to two words of the thing that is counted or measured. */
function closingAfter(after: string, start: number): Comparison | null {
  let at = start
  for (let words = 0; words <= 2; words += 1) {
    const closing = cueAt(after, at, CLOSING)
    if (closing && endsHere(after.slice(closing.end)))
      return { comparator: closing.means, length: words === 0 ? closing.end : 0, words: after.slice(0, closing.end) }
    const word = /^[a-z]+\s+/i.exec(after.slice(at))?.[0]
    if (!word) return null
    at += word.length
  }
  return null
}

function endsHere(rest: string): boolean {
  const next = rest.trimStart()
  return next === '' || ',.;)'.includes(next.charAt(0)) || GOES_ELSEWHERE.has(plainWords(next.slice(0, 10))[0] ?? '')
}

/** The comparison that stands in what follows a number, wherever it stands there, and the words without it: "CV or less" is at most, of "CV". */
export function comparisonApart(after: string): { comparator: Comparator | undefined; rest: string } {
  for (const { index } of after.matchAll(/(?<![\p{L}\d/])(?=[\p{L}(])/gu)) {
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

/** Whether of what some words name the smaller is the better, as of an error, or of a time. */
export function isSmallerBetter(before: string, unit: string, after = ''): boolean {
  return measureUnit(unit)?.dimension === 'time' || SMALLER_IS_BETTER.test(`${before} ${after.slice(0, LOOK_AHEAD)}`)
}
