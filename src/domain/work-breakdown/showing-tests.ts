import { type Learned, likelihoodOf } from '../../language/learned/logistic.ts'
import { testTold } from './composed/phrase.ts'
import { saidIn, thingWords } from './named-alike.ts'
import type { LimitSaid } from './rows.ts'
import { type Asked, type JudgedTest, kindOf, type MayShow, testFeatures } from './test-features.ts'
import LEARNED from './test-matching.json' with { type: 'json' }
import { askedFigures, figuresOf, isNearerTo, isOfOtherKind } from './told-figures.ts'
import type { Commitment, Proof, WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** A test of the work, or a figure that is committed to, with the steps whose result it judges. */
export type StepTest = JudgedTest & { of: Proof | Commitment; step_ids: readonly string[] }

/** A test with how likely it shows that a requirement is met. */
type LikelyTest = { test: StepTest; likely: number }

/** The tests of some steps, and what is committed to. */
export function testsOf({ steps, commitments }: Pick<WorkBreakdown, 'steps' | 'commitments'>): StepTest[] {
  const proofs = steps.flatMap((step) =>
    step.proof.map((proof): StepTest => ({ of: proof, step_ids: [step.id], proof, work: workOf(step) })),
  )
  const committed = commitments.map((one): StepTest => {
    const { quantity, comparator, value, unit, how, step_ids } = one
    const work = steps.filter(({ id }) => step_ids.includes(id)).map(workOf)
    return { of: one, step_ids, proof: { quantity, comparator, value, unit, condition: how }, work: work.join(' ') }
  })
  return [...proofs, ...committed]
}

function workOf({ action, title = '', result = '', method = '' }: WorkStep): string {
  return [action, title, result, method].join(' ')
}

/**
 * What was learned of which test shows that a requirement is met: `free` of any test, `placed` of one of the step on which the requirement stands. That this
 * work answers it is said then, so that less of a likeness tells which of few tests is meant.
 */
export type LearnedTests = Record<'free' | 'placed', Learned>

/** So likely a test shows a requirement to be met where it is said to without anybody's word. */
const SURE = 0.7
const FAR = 3

/** For each requirement all tests, the likeliest first, as was learned of marked ones. */
export function likelyTests(requirements: readonly Asked[], tests: readonly StepTest[], { free }: LearnedTests = LEARNED): LikelyTest[][] {
  const things = tests.map(({ proof: { quantity, value, condition, evidence }, work }) =>
    thingWords([quantity, value, condition, evidence, work].join('; ')),
  )
  const figures = tests.map(({ proof }) => figuresOf(proof))
  return testFeatures(requirements, tests).map((some, nth) => {
    const isAsked = sharesThing(requirements[nth]?.text ?? '')
    const asked = requirements[nth] ? askedFigures(requirements[nth]) : []
    const isOpen = figures.map((one, at) => !isOfOtherKind(asked, one) && things[at]?.some(isAsked))
    return (
      tests
        // where no word tells that it is of the same thing, a figure alone is of anything, and one of another kind is of something else
        .map((test, at): LikelyTest => ({ test, likely: isOpen[at] ? likelihoodOf('yes', some[at] ?? [], free) : 0 }))
        .sort((one, other) => other.likely - one.likely)
    )
  })
}

/** Tells of a word whether a text says it, or another of its kind. */
function sharesThing(text: string): (word: string) => boolean {
  const words = thingWords(text)
  const [isSaid, kinds] = [saidIn(words.join(' ')), new Set(words.flatMap(kindOf))]
  return (word) => isSaid(word) || kindOf(word).some((kind) => kinds.has(kind))
}

/** Of tests by how likely they are those that are sure to show a requirement, none of them far less so than the first. */
export function sureOf(some: readonly LikelyTest[]): LikelyTest[] {
  const most = some[0]?.likely ?? 0
  return some.filter(({ likely }) => likely > SURE && likely * FAR > most)
}

/** So likely a test of its step has to show a requirement: below it more than are right are wrong; and so much less at most are the odds of another one that shows it, too. */
const LIKELY = 0.6
const LESS_ODDS = 20

/** What is handed over, or done by a day, is shown by being there; what a report shall say names the same things as the tests that it tells of. */
const HANDED_OVER: ReadonlySet<Asked['kind']> = new Set(['deliverable', 'schedule'])

/**
 * The ids of the requirements that each test of a plan shows to be met, by the proof or commitment that it is: of the tests of the steps on which a requirement
 * stands those of which somebody has said so; else the likeliest, unless another requirement there asks for a figure that the test is nearer to, and each that is
 * nearly as likely. None where none is likely: a wrong criterion is worse than none; nor one with a figure that a person has said to be of something else.
 */
export function shownBy(
  requirements: readonly (Asked & { id: string })[],
  rows: Pick<WorkBreakdown, 'steps' | 'commitments'>,
  { placed }: LearnedTests = LEARNED,
): ReadonlyMap<Proof | Commitment, readonly string[]> {
  const shown = new Map<Proof | Commitment, string[]>()
  const tests = testsOf(rows)
  const mayShow = standingBeside(requirements, tests, rows)
  const features = testFeatures(requirements, tests, mayShow)
  const isOfOther = ofOthers(requirements, tests, mayShow)
  for (const [at, requirement] of requirements.entries()) {
    const beside = tests.flatMap(({ of, step_ids, proof }, nth) => {
      if (!mayShow(at, nth)) return []
      const said = rows.steps.flatMap(({ id, shows = [] }) => (step_ids.includes(id) ? shows : []))
      const isSaid = said.some(({ requirement_id, quantity }) => requirement_id === requirement.id && quantity === proof.quantity)
      if (isSaid) return [{ of, odds: Number.POSITIVE_INFINITY }]
      if (isSaidOther(requirement.id, proof, step_ids, rows)) return []
      const likely = HANDED_OVER.has(requirement.kind) || isOfOther(at, nth) ? 0 : likelihoodOf('yes', features[at]?.[nth] ?? [], placed)
      return likely > LIKELY ? [{ of, odds: likely / (1 - likely) }] : []
    })
    const most = Math.max(...beside.map(({ odds }) => odds))
    for (const { of, odds } of beside) if (odds * LESS_ODDS >= most) shown.set(of, [...(shown.get(of) ?? []), requirement.id])
  }
  return shown
}

/** Whether a person has said of a figure of a test that it is of something else than a requirement limits. */
function isSaidOther(
  id: string,
  proof: JudgedTest['proof'],
  step_ids: readonly string[],
  { steps }: Pick<WorkBreakdown, 'steps'>,
): boolean {
  const words = testTold(proof)
  const said = steps.flatMap((step) => (step_ids.includes(step.id) ? (step.limits ?? []) : []))
  return said.some((one) => saysOther(one, id, words))
}

/** Whether a person has said that a figure of some words is of something else than a requirement limits. */
export function saysOther({ requirement_id, told, is_same, answers }: LimitSaid, id: string, words: string): boolean {
  return requirement_id === id && !is_same && !answers && words.includes(told)
}

/** Of a requirement that stands on steps their tests may show it. */
export function standingBeside(
  requirements: readonly { id: string }[],
  tests: readonly StepTest[],
  { steps }: Pick<WorkBreakdown, 'steps'>,
): MayShow {
  const own = requirements.map(({ id }) => new Set(steps.filter((step) => step.requirement_ids.includes(id)).map((step) => step.id)))
  return (at, nth) => tests[nth]?.step_ids.some((one) => own[at]?.has(one)) ?? false
}

/** Tells of a test whether it is of another kind than a requirement, or nearer to what another one asks for. */
function ofOthers(requirements: readonly Asked[], tests: readonly StepTest[], mayShow: MayShow): MayShow {
  const asked = requirements.map(askedFigures)
  const told = tests.map(({ proof }) => figuresOf(proof))
  return (at, nth) => {
    const [own = [], figures] = [asked[at], told[nth]]
    const others = asked.filter((_, other) => other !== at && mayShow(other, nth)).flat()
    return figures !== undefined && (isOfOtherKind(own, figures) || isNearerTo(others, own, figures.own))
  }
}
