import { milestoneTitle } from '../../../domain/milestone.ts'
import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import type { AnswerTopic } from '../answers/answer-topic.ts'
import { milestoneFor, monthsIn } from '../english/month.ts'
import { meaningfulWords } from '../english/wording.ts'
import type { Spot } from './spot.ts'
import { testPlaces } from './test-place.ts'

/** Where facts of a kind belong when their words do not decide: how strongly each position attracts them, 0 to 1. */
const HOME: Record<AnswerTopic, Partial<Record<Spot['position'], number>>> = {
  solution: { first: 0.55, early: 0.3, middle: 0.35 },
  existing: { early: 0.5, first: 0.15, middle: 0.2 },
  end_state: { last: 0.6 },
  threshold: { late: 0.45, middle: 0.2 },
  method: { middle: 0.4, early: 0.25, late: 0.2 },
  place: { late: 0.25, middle: 0.15, early: 0.1 },
  measurement: { late: 0.4, middle: 0.2 },
  money: { first: 0.4 },
  people: { middle: 0.15, early: 0.15, late: 0.1, first: 0.1 },
  test: { late: 0.55, last: 0.1 },
  risk: { middle: 0.3, late: 0.25, early: 0.1 },
  government: { first: 0.6 },
  user: { last: 0.4, first: 0.2 },
  data: { early: 0.3, middle: 0.2 },
  institution: { middle: 0.25, early: 0.2, first: 0.1 },
  next_phase: { last: 0.7 },
  evidence: { first: 0.3, early: 0.3 },
  constraint: { first: 0.6 },
  scope: {},
  open: { first: 0.9 },
  other: { middle: 0.15, early: 0.1 },
}

const MOST_WORDS = 120
const MOST_FACTS = 8

/** Gives each fact to the one milestone where it belongs, or to none; no milestone gets more than it can carry. */
export function placed(facts: readonly AnswerFact[], spots: readonly Spot[], standing: readonly (readonly AnswerFact[])[]): AnswerFact[][] {
  const bySpot: AnswerFact[][] = spots.map(() => [])
  const words = spots.map(({ text }) => meaningfulWords(ownText(text)))
  const tests = testPlaces(
    facts.filter((fact) => earliestFor(fact, spots) < 0 && !REPORT_ALONE.test(fact.text)),
    spots,
  )
  for (const [fact, index] of tests) bySpot[index]?.push(fact)
  const candidates = facts
    .filter((fact) => fact.topic !== 'scope' && !tests.has(fact) && !REPORT_ALONE.test(fact.text))
    .map((fact) => ({ fact, scores: spots.map((spot, index) => affinity(fact, spot, words[index] ?? new Set())) }))
    .sort(
      (one, other) =>
        Number(earliestFor(other.fact, spots) >= 0) - Number(earliestFor(one.fact, spots) >= 0) ||
        Math.max(...other.scores) - Math.max(...one.scores),
    )
  for (const { fact, scores } of candidates) {
    const earliest = earliestFor(fact, spots)
    const order = scores
      .map((score, index) => ({ score, index }))
      .filter(({ score, index }) => (earliest < 0 ? score > 0 : index >= earliest && !isTooLate(index, earliest, fact, spots.length)))
      .sort((one, other) => (earliest < 0 ? other.score - one.score : 0) || one.index - other.index)
    const home = order.find(({ index }) => hasRoom([...(standing[index] ?? []), ...(bySpot[index] ?? [])], fact))
    const index = home?.index ?? emptiest(spots, earliest, (at) => wordsIn([...(standing[at] ?? []), ...(bySpot[at] ?? [])]))
    bySpot[index < 0 ? Math.max(earliest, spots.length - 2, 0) : index]?.push(fact)
  }
  return bySpot.map((own) => own.sort((one, other) => facts.indexOf(one) - facts.indexOf(other)))
}

/** "Months 23-24: report." is the final report, which has its own task. */
const REPORT_ALONE =
  /^(?:months? \d+(?: ?(?:-|–|to|and) ?\d+)?[:,]? )?(?:the )?(?:final )?report(?:ing)?(?:,? (?:in )?months? \d+(?: ?(?:-|–|to) ?\d+)?)?\.?$/i

const RUNS_OVER = /\bmonths? \d{1,2}(?: to | through | ?[-–] ?)\d/i

/** Work that runs into the closing milestone belongs to the one before it. */
const OF_WORK: ReadonlySet<AnswerTopic> = new Set(['method', 'measurement', 'test', 'data', 'other'])

/** Work of an earlier month is not told in the closing milestone, however full its own is. */
function isTooLate(index: number, earliest: number, { topic }: AnswerFact, count: number): boolean {
  return OF_WORK.has(topic) && earliest < count - 1 && index === count - 1
}

/**
 * A statement that names a month goes to the first milestone due at or after it, never to an earlier one; -1 when it names none. What is promised by the
 * end is no work of the last month.
 */
function earliestFor({ text, topic }: AnswerFact, spots: readonly Spot[]): number {
  const due = spots.map((spot) => spot.due)
  const month = monthsIn(text, due.at(-1) ?? 0).at(-1)
  if (month === undefined) return -1
  if (topic === 'threshold' && month === due.at(-1)) return Math.max(0, spots.length - 2)
  const index = milestoneFor(month, due)
  const [first = month] = monthsIn(text, due.at(-1) ?? 0)
  const isUnderWay = index === spots.length - 1 && OF_WORK.has(topic) && RUNS_OVER.test(text) && first <= (due.at(-2) ?? 0)
  return isUnderWay ? index - 1 : index
}

function affinity(fact: AnswerFact, spot: Spot, words: ReadonlySet<string>): number {
  const home = HOME[fact.topic][spot.position] ?? 0
  const isEnd = spot.position === 'first' || spot.position === 'last'
  const homes = Object.keys(HOME[fact.topic])
  if (home === 0 && homes.every((one) => one === 'first' || one === 'last')) return 0
  if (isEnd && home === 0) return 0
  const isPrincipal = fact.topic === 'people' && /\b(?:PI|principal investigator)\b/i.test(fact.text)
  if (isPrincipal && spot.position === 'first') return 1
  return (
    home +
    (isEnd ? 0 : namesIn(fact, spot)) +
    alike(fact.words, words) * (isEnd ? 0.5 : 1) +
    (isEnd || WIDE.has(fact.topic) ? 0 : alike(fact.words, meaningfulWords(milestoneTitle(spot.text))) * OF_TITLE)
  )
}

/** The thing that a statement is about: "The cost model is a spreadsheet". */
const ABOUT = /^(?:the |its |an? |each )?([a-z][\w-]*(?: [\w-]+){1,3}?) (?:is|are|uses?|has|have|comes?|runs?|needs?) /i

/** A milestone whose title or task names that thing is where it belongs. */
const NAMED_TASK = 0.6
const NAMED_TITLE = 0.9

function namesIn({ text }: AnswerFact, spot: Spot): number {
  const thing = ABOUT.exec(text)?.[1]?.toLowerCase()
  if (!thing || /^the contractor/i.test(text)) return 0
  if (milestoneTitle(spot.text).toLowerCase().includes(thing)) return NAMED_TITLE
  return spot.text.toLowerCase().includes(` ${thing}`) ? NAMED_TASK : 0
}

/** What speaks of the whole effort belongs to no one part of it. */
const WIDE: ReadonlySet<AnswerTopic> = new Set(['solution', 'existing', 'user', 'next_phase'])

/** How much more the words of a milestone's title say of it than those of its tasks. */
const OF_TITLE = 1.5

/** How much of a statement's words a milestone has; words of one stem, "magnetic" and "magnetometer", count as the same. */
function alike(own: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const stems = new Set([...words].flatMap(stemsOf))
  return [...own].filter((word) => stemsOf(word).some((one) => stems.has(one))).length / Math.max(1, Math.min(own.size, words.size))
}

/** "anti-tamper" speaks of the tamper mesh as well. */
function stemsOf(word: string): string[] {
  const parts = word.split('-').filter((part) => part.length >= LONG_PART)
  return [...new Set([word, ...parts])].map((one) => one.slice(0, SAME_STEM))
}

/** Letters that two words of one stem have in common. */
const SAME_STEM = 6

/** Letters of a part of a compound that tells something of its own. */
const LONG_PART = 4

/** Sentences on how work is done that one milestone carries; more is shared out to those that speak of it. */
const MOST_OF_HOW = 6
const HOW: ReadonlySet<AnswerTopic> = new Set(['method', 'solution', 'existing', 'other'])

function hasRoom(own: readonly AnswerFact[], fact: AnswerFact): boolean {
  if (fact.topic === 'test' && !own.some(({ topic }) => topic === 'test')) return true
  const how = [...own, fact].filter(({ topic }) => HOW.has(topic)).reduce((sum, { text }) => sum + sentencesIn(text).length, 0)
  if (HOW.has(fact.topic) && how > MOST_OF_HOW) return false
  return own.length < MOST_FACTS && wordsIn([...own, fact]) <= MOST_WORDS
}

function wordsIn(facts: readonly AnswerFact[]): number {
  return facts.reduce((sum, { text }) => sum + text.split(' ').length, 0)
}

/** Nothing that was said is lost: what has no room where it belongs goes to the development milestone that says least. */
function emptiest(spots: readonly Spot[], earliest: number, load: (index: number) => number): number {
  const open = spots.flatMap(({ position }, index) => (position !== 'first' && position !== 'last' && index >= earliest ? [index] : []))
  return open.sort((one, other) => load(one) - load(other))[0] ?? -1
}

/** A milestone's text without the names of its neighbors, which its opening mentions: "Milestone 3 (the design of the ring)". */
export function ownText(text: string): string {
  return text.replace(/\bMilestone \d+ \([^)]*\)/g, ' ')
}

/** The position of the milestone at `index` of `count`. */
export function positionOf(index: number, count: number): Spot['position'] {
  if (index === 0) return 'first'
  if (index === count - 1) return 'last'
  const share = index / (count - 1)
  return share <= 0.34 ? 'early' : share < 0.67 ? 'middle' : 'late'
}
