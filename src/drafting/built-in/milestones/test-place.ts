import { milestoneTitle } from '../../../domain/milestone.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import { testName } from '../answers/test-parts.ts'
import { meaningfulWords } from '../english/wording.ts'
import { isTestOf } from './lead-line.ts'
import { isTask } from './milestone-text.ts'
import type { Spot } from './spot.ts'

/** A task that tests something; writing the procedure for it tests nothing yet. */
const TESTS =
  /^Task [\d.]+\s*[:.–-]\s*The Contractor shall(?:, through [^,]+,)? (?:then )?(?:test|measure|demonstrate|verify|validate|evaluate|characterize|benchmark|fly|complete by month \d+ the tests|(?:confirm|show|check) (?:in|by) (?:the )?(?:final )?(?:tests?|demonstration|runs|measurement)|(?:carry out|run|conduct|perform) [^.]*\b(?:tests?|trials?|demonstrations?|measurements?|assessment|evaluation|experiments?|validation|verification)\b)/i

/** A test that begins before its milestone is due and ends after it is judged where it ends. */
const RUNS_ON = /\(from month \d+\)/
const COMPLETES = /\bcomplete by month \d+ the tests\b/

/**
 * The milestone of each test that the answers tell: the one that tests the thing named, whole and never before that thing is made. A test that no
 * milestone names stands with the test told before it where all is made by then, else
 * in the last milestone that tests. What was said of a test's place or instruments goes with it,
 * and what is promised of a test that ends with the effort is promised there.
 */
export function testPlaces(facts: readonly AnswerFact[], spots: readonly Spot[]): Map<AnswerFact, number> {
  const places = new Map<AnswerFact, number>()
  const tests = facts.filter(({ topic }) => topic === 'test')
  const open = candidates(spots)
  let before: number | undefined
  for (const fact of tests) {
    const scored = open.map((index) => ({ index, ...scoreOf(fact, spots, index, open) }))
    const named = scored.filter(({ isNamed }) => isNamed)
    const isAlone = before === undefined || isFollowed(before, spots)
    const best = (named.length > 0 ? named : isAlone ? scored : []).sort((one, other) => other.score - one.score)[0]
    const index = best ? toItsEnd(best.index, spots) : before
    if (index === undefined) continue
    places.set(fact, index)
    before = index
  }
  for (const fact of facts) {
    const test = ALONG.has(fact.topic) ? tests.find((one) => sharedStems(one.text, fact.text) >= SHARED) : undefined
    const index = test && places.get(test)
    if (index !== undefined) places.set(fact, index)
  }
  for (const fact of facts.filter(({ topic, text }) => topic === 'threshold' && /\bcommits?\b/i.test(text)))
    if (tests.some((one) => places.get(one) === spots.length - 1 && sharedStems(one.text, fact.text) >= SHARED))
      places.set(fact, spots.length - 1)
  return places
}

/** What is told of a test elsewhere in the interview. */
const ALONG: ReadonlySet<AnswerFact['topic']> = new Set(['place', 'measurement'])
const SHARED = 2

/** The milestones that test something, and the last one of development, where all is made. */
function candidates(spots: readonly Spot[]): number[] {
  const inner = spots.flatMap(({ position }, index) => (position === 'first' || position === 'last' ? [] : [index]))
  const last = spots.findIndex(({ position }) => position === 'last')
  const testing = inner.filter((index) => isTesting(spots[index]))
  const atClose = last > 0 && testTasks(spots[last]).some((line) => /\bmonths? \d/.test(line)) ? [last] : []
  return [...new Set([...testing, ...inner.slice(-1), ...atClose])]
}

/** Whether something is still made after a milestone: only a test of its own thing stands so early. */
function isFollowed(index: number, spots: readonly Spot[]): boolean {
  return spots.slice(index + 1).some((one) => one.position !== 'last' && !isTesting(one))
}

function isTesting(spot: Spot | undefined): boolean {
  return spot !== undefined && (isTestOf(spot.text) || testTasks(spot).length > 0)
}

function testTasks(spot: Spot | undefined): string[] {
  return spot?.text.split('\n').filter((line) => isTask(line) && TESTS.test(line.trim())) ?? []
}

type Score = { score: number; isNamed: boolean }

function scoreOf(fact: AnswerFact, spots: readonly Spot[], index: number, open: readonly number[]): Score {
  const text = spots[index]?.text ?? ''
  const title = milestoneTitle(text)
  const tasks = testTasks(spots[index]).join(' ')
  const name = testName(fact.text).replace(GENERAL, ' ')
  const inTitle = shareOf(name, title)
  const inTasks = shareOf(name, tasks)
  const isWhole = WHOLE.test(fact.text) && index === open.findLast((at) => shows(spots[at]))
  const isDated = isWhole && testTasks(spots[index]).some((line) => DATED.test(line) && /\bdemonstrat/i.test(line))
  const isEarly = isFollowed(index, spots) && inTitle === 0
  const own = 2 * shareOf(fact.text, title) + shareOf(fact.text, tasks)
  const score = 3 * inTitle + 1.5 * inTasks + own + (isWhole ? 1 : 0) + (isDated ? 1 : 0) + (isTestOf(text) ? 0.8 : 0) - (isEarly ? 1 : 0)
  return { score: score + (LATE * index) / spots.length, isNamed: inTitle + inTasks > 0 || isWhole }
}

/** Whether a milestone demonstrates anything, by its title or one of its tasks. */
function shows(spot: Spot | undefined): boolean {
  return /\bdemonstrat/i.test(`${milestoneTitle(spot?.text ?? '')} ${testTasks(spot).join(' ')}`)
}

/** The months that the company gives for a step of its own. */
const DATED = /\(months? \d/

/** How much a later test milestone is preferred to an earlier one that says as much of the test. */
const LATE = 0.6

/** Words that every test is called by. */
const GENERAL = /\b(?:tests?|testing|trials?|campaign|experiments?|demo|final|acceptance)\b/gi
const WHOLE = /\b(?:demonstrations?|demo)\b/i

function shareOf(own: string, other: string): number {
  const words = stemsOf(own)
  const others = stemsOf(other)
  return [...words].filter((word) => others.has(word)).length / Math.max(1, words.size)
}

function sharedStems(one: string, other: string): number {
  const others = stemsOf(other)
  return [...stemsOf(one)].filter((word) => others.has(word) && !/^\d/.test(word)).length
}

/** Words by their first letters, "model" and "modeling" alike; what every test speaks of is left out. */
function stemsOf(text: string): ReadonlySet<string> {
  const telling = text.replace(/\b(?:tests?|testing|measure\w*|pass\w*|runs?|repeats?|conditions?)\b/gi, ' ')
  return new Set([...meaningfulWords(telling)].map((word) => word.slice(0, STEM)))
}

const STEM = 5

function toItsEnd(index: number, spots: readonly Spot[]): number {
  const last = spots.length - 1
  const isCut = testTasks(spots[index]).some((line) => RUNS_ON.test(line)) && COMPLETES.test(spots[last]?.text ?? '')
  return isCut && index === last - 1 ? last : index
}
