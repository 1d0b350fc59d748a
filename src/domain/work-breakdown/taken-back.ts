import { type Measure, measuresIn } from '../../language/quantity/measure.ts'

/** A figure that somebody takes back, the one in its place, and the words that say so: "infested sections: make that 12, not 10". */
export type Correction = { was: Measure; now: Measure; words: string }

/** The months that somebody takes back, and those in their place: "month 5 only, not 4-5" is 5 to 5 instead of 4 to 5. */
export type MonthsAnew = { was: Months; now: Months; words: string }
export type Months = { from: number; to: number }

/** What stands between a figure and the one in its place, "6 piles -> 9", "was 6, make it 9", and between that and the former, "12 dry logs, not 10", "12 (was 10)". */
const TO_LATER =
  /^(?:\s[\p{L}-]+)?,?\s*(?:(?:-{1,2}>|→|=>)(?:\snow)?|(?:but |and |it )?(?:is )?now(?: at)?|(?:so |but )?make (?:it|that))\s*(?:months?\s)?$/iu
const TO_FORMER =
  /^(?:\s[\p{L}-]+){0,6}?[\s,;(–]{0,3}(?:not|instead of|rather than|no longer)(?: the)?\s*(?:months?\s)?$|^\s*[(,;–]\s*(?:it was|was|formerly) (?:months?\s)?$/iu
/** "160 hours, no sorry 140 hours", "at 4.8. No, wait, the new one is at 3.8": between the two somebody stops themselves. */
const STOPS = /(?:^|[,.;–-])\s*(?:no\b(?=[,\s]+(?:wait|sorry|that|it))|sorry|wait|scratch that|correction|actually|I mean)\b/i
/** "The mail gave $11,900; $14,200 is correct": what is right stands behind. */
const IS_RIGHT = /^[\s,)]{0,2}(?:\p{L}+\s)?(?:is|was) (?:the )?(?:correct|right)\b/iu
/** "150 lbf-ft, I wrote 120": what its writer calls their own former words. */
const WROTE = /^[\s,;(–]{1,3}(?:I|we) (?:had )?(?:wrote|written|said|put|typed|told you)(?: (?:it as|it was|down))?\s*(?:months?\s)?$/i
/** Ahead of what is so instead. */
export const IS_NOW = "(?:please )?use|it(?:['’]s| is)|they(?:['’]re| are)|should (?:be|run)|make (?:it|that|them)"
/** "I wrote 14 MPa, I looked it up, it is 11.6 MPa", "scratch the 12, it's 14", "not 3 but 4": the former words stand first. */
const REJECTED_BEFORE =
  /\b(?:(?:I|we) (?:had )?(?:wrote|written|said|put|typed)|scratch|strike|forget|ignore|not)(?: (?:the|that|my))?\s*$/i
const INSTEAD = new RegExp(String.raw`(?:\b(?:${IS_NOW})|\bnot\b.*\bbut)(?: (?:really|actually))?\s*$`, 'is')
/** "The pull above, 14, is wrong, …": what is wrong for something was once right. */
const REJECTED_BEHIND =
  /^[\s,)]*(?:[\p{L}-]+\s){0,5}?(?:is|was|are|were) (?:wrong|incorrect|not right|a (?:typo|mistake))(?=\s*(?:[,.;:–-]|and\b))/iu
/** No more characters stand between the two. */
const FARTHEST = 60
/** Nor between what somebody rejects, with why that is wrong, and what it is. */
const FARTHEST_REJECTED = 120
/** "6.5 h today -> 3.5 h": what is so today and what is aimed at are both right. */
const IS_TODAYS = /^\s*(?:today|now|currently|at present)\b/i
const NOW_AHEAD = /\b(?:today|now|currently|at present)\W*$/i
const MOVES = /^[^.;]*(?:-{1,2}>|→|=>)/
/** Behind these a number is a name: "TRL 4 -> 6". */
const NAMES = /\b(?:TRL|steps?|tasks?|phase|milestones?|options?|no\.?|#)\s*$/i
/** Behind this a number is the name of a month. */
const MONTH = /\bmonths?\s*$/i
const UP_TO = /^\s?(?:[-–—]|to|through)\s?(?:months?\s)?$/i

/** A figure of words, or two that are the ends of one stretch. */
type Stretch = { first: Measure; last: Measure; isMonth: boolean }

/** The figures and months that words take back. One of another kind is none in its place, and of months none but months. */
export function takenBack(words: string): { figures: Correction[]; months: MonthsAnew[] } {
  const all = stretchesOf(words)
  const pairs = all.flatMap((one, at) => {
    const betweenIt = (next: Stretch) => words.slice(one.last.end, next.first.start)
    // what is told behind is why, and of something else
    const told = (next: Stretch) => words.slice(0, next.last.end) + (words.slice(next.last.end).split(/[,;:]|\.(?!\d)/)[0] ?? '')
    const instead = insteadOf(one, all.slice(at + 1), words)
    if (instead) return [{ was: one, now: instead, words: told(instead) }]
    const next = all[at + 1]
    if (!next || betweenIt(next).length > FARTHEST_REJECTED) return []
    if (MOVES.test(betweenIt(next)) && (IS_TODAYS.test(betweenIt(next)) || NOW_AHEAD.test(ahead(words, one.first.start)))) return []
    const isNear = betweenIt(next).length <= FARTHEST
    if (isNear && TO_LATER.test(betweenIt(next))) return [{ was: one, now: next, words: told(next) }]
    const isStopped = STOPS.test(betweenIt(next)) || IS_RIGHT.test(words.slice(next.last.end))
    if (isStopped && isAlike(one.first, next.first)) return [{ was: one, now: next, words: told(next) }]
    if (!isNear) return []
    return TO_FORMER.test(betweenIt(next)) || WROTE.test(betweenIt(next)) ? [{ was: next, now: one, words: told(next) }] : []
  })
  return {
    figures: pairs.flatMap(({ was, now, words: told }) => {
      const isSingle = [was, now].every(({ first, last, isMonth }) => first === last && !isMonth)
      const isOther = was.first.value !== now.first.value && isAlike(was.first, now.first)
      return isSingle && isOther ? [{ was: { ...was.first, unit: was.first.unit ?? now.first.unit }, now: now.first, words: told }] : []
    }),
    months: pairs.flatMap(({ was, now, words: told }) => {
      const isBare = [was.first, was.last, now.first, now.last].every(({ unit, value }) => !unit && Number.isInteger(value) && value >= 1)
      return (was.isMonth || now.isMonth) && isBare ? [{ was: monthsOf(was), now: monthsOf(now), words: told }] : []
    }),
  }
}

/** What comes in the place of a figure that is rejected: what words say so of, else the first of the same unit where the former is called wrong. */
function insteadOf(was: Stretch, later: readonly Stretch[], words: string): Stretch | undefined {
  const behind = (one: Stretch) => words.slice(was.last.end, one.first.start)
  const near = later.filter((one) => behind(one).length <= FARTHEST_REJECTED && isAlike(was.first, one.first))
  const before = REJECTED_BEFORE.exec(ahead(words, was.first.start))?.[0]
  const isWrong = REJECTED_BEHIND.test(words.slice(was.last.end))
  if (before === undefined && !isWrong) return undefined
  const told = near.find((one) => INSTEAD.test(`${before ?? ''}${behind(one)}`))
  return told ?? (isWrong ? near.find(({ first }) => first.unit !== null) : undefined)
}

/** The figures of words, and their stretches: "4 to 6". */
export function stretchesOf(words: string): Stretch[] {
  const all = measuresIn(words).filter(({ isPronoun, start }) => !isPronoun && !NAMES.test(ahead(words, start)))
  const told: Stretch[] = []
  for (const one of all) {
    const before = told.at(-1)
    if (before && before.first === before.last && UP_TO.test(words.slice(before.last.end, one.start))) before.last = one
    else told.push({ first: one, last: one, isMonth: MONTH.test(ahead(words, one.start)) })
  }
  return told
}

/** The word ahead of a figure. */
function ahead(words: string, start: number): string {
  return words.slice(Math.max(0, start - LONGEST_AHEAD), start)
}

const LONGEST_AHEAD = 20

function monthsOf({ first, last }: Stretch): Months {
  return { from: first.value, to: last.value }
}

function isAlike({ unit: one }: Measure, { unit: other }: Measure): boolean {
  return one === null || other === null || one.dimension === other.dimension
}
