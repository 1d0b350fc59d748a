import type { Person } from './people.ts'

/**
 * A milestone's work: its name, the words of its title, the words that tell it from the others, the words of each of its tasks and of what was said
 * of it, the months from and to, and whether it is a test.
 */
export type Work = {
  name: string
  title: ReadonlySet<string>
  words: ReadonlySet<string>
  parts: readonly ReadonlySet<string>[]
  from: number
  due: number
  isTest: boolean
  /** What the company said of the dated steps that are done in it. */
  said?: string
  /** The names of the other milestones' works. */
  others?: readonly string[]
}

/** Somebody leads nothing outside of the months of their work. */
export function isInTime({ months }: Person, { from, due }: Work): boolean {
  if (!months) return true
  const isAtTheEdge = from < due && (months[0] === due || months[1] === from) && months[0] < months[1]
  return months[0] <= due && months[1] >= from && !isAtTheEdge
}

/** How much of a milestone's months somebody works in it, where their months are given. */
function coverOf({ months }: Person, { from, due }: Work): number {
  if (!months) return 0
  return Math.max(0, Math.min(months[1], due) - Math.max(months[0], from) + 1) / Math.max(1, due - from + 1)
}

/** What the months of somebody's work count beside its words, where the words speak of it at all. */
const IN_TIME = 0.6

/** How much of a person's part a milestone has to speak of; its title counts most. */
export const LEADS_IT = 0.6

/** How much of a person's part the title of a milestone has to name for it to be theirs. */
export const IN_TITLE = 0.5

/** A part that only one of several tasks speaks of, and the title does not, is no reason to lead them all. */
export function fitOf(person: Person, work: Work): number {
  const { name, words, title, parts, isTest, said = '' } = work
  const { words: own, part } = person
  if (isNamedElsewhere(part, work)) return 0
  if (isTester(person) && (!isTest || /\b(?:design|proof|plan\w*)\b/i.test(name))) return 0
  const isOneOfMany = name.split(',').length > 2
  const inTitle = overlapOf(own, title) * (isOneOfMany ? PASSING : 1)
  const inParts = parts.filter((one) => overlapOf(own, one) >= LEADS_IT).length
  const share = !isOneOfMany && (inTitle > 0 || parts.length < 2 || inParts !== 1) ? 1 : PASSING
  const trade = TRADES.find((one) => one.test(part))
  const ofTrade = trade?.test(name) || trade?.test(said) ? OF_TRADE : trade?.test([...words].join(' ')) ? OF_TRADE / 3 : 0
  const fit = overlapOf(own, words) * share + inTitle * OF_TITLE + ofTrade + (isTest && TESTING.test(part) ? 1 : 0)
  return fit > 0 ? fit + coverOf(person, work) * IN_TIME : 0
}

/** Whose part another milestone names word for word, "cost model", does not lead one that shares a word of it, "the array model". */
function isNamedElsewhere(part: string, { name, others = [] }: Work): boolean {
  const [thing = ''] = part.toLowerCase().split(/,| and /)
  const isThere = (one: string) => one.toLowerCase().includes(thing.trim())
  return thing.trim().includes(' ') && others.some(isThere) && !isThere(name)
}

const TESTING = /\b(?:test(?:s|ing)?|verification|validation)\b/i

/** Who verifies leads no design: independent verification is worth nothing otherwise. */
export function isTester({ part }: Person): boolean {
  return /\b(?:verification|validation)\b|^(?:independent )?test(?:s|ing)?(?: lead| engineer| manager)?$/i.test(part)
}

/** Words of one trade, in a part and in a milestone. */
const TRADES: readonly RegExp[] = [
  /\bsimulat|\bmodel(?:l)?ing\b|\bfinite element|\bfull-wave|\bHFSS|\bComsol|\bCFD/i,
  /\boptic|\blens design|collimat|\bZemax|\bmirror/i,
  /\belectron|\bcircuit|front end|\bamplif|\bboards?\b|\bfirmware|\bFPGA|\bnodes?\b|\bpower supply/i,
  /\bsoftware|\bcod(?:e|ing)\b|\bscene gen|\balgorithm/i,
  /mechanic|\balign|\bmount/i,
  /\bsafety|\bcertif|\bdocumentation|\bDO-178/i,
  /\bprint|\bfabricat|\bmachining/i,
  /\bbuilds?\b|\bassembl/i,
]

/** How much a milestone of a person's trade counts beside one that has the words of their part. */
const OF_TRADE = 0.6

/** How much more the title of a milestone says of it than its tasks. */
const OF_TITLE = 1

/** How much less a part counts that is mentioned in passing. */
const PASSING = 0.5

/** How much of some words others hold; words of one stem, "autonomy" and "autonomous", count as the same. */
export function overlapOf(own: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const parts = new Set([...words].flatMap((word) => word.split('-')))
  const isThere = (word: string) =>
    words.has(word) ||
    word.split('-').some((part) => part.length >= LONG_PART && parts.has(part)) ||
    (word.length >= SAME_STEM && [...words].some((one) => one.slice(0, SAME_STEM) === word.slice(0, SAME_STEM)))
  return [...own].filter(isThere).length / Math.max(1, own.size)
}

/** Letters that two words of one stem have in common, and that a part of a compound has at least. */
const SAME_STEM = 6
const LONG_PART = 4
