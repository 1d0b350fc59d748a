import { type Learned, leaning } from '../../language/learned/logistic.ts'
import { type Asked, type JudgedTest, NO_WORD, testFeatures } from './test-features.ts'
import LEARNED from './test-matching.json' with { type: 'json' }
import { askedFigures, figuresOf, tellingOf } from './told-figures.ts'
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

/** So likely a test shows a requirement to be met where it is said to without anybody's word; one that stands out against all others may be less likely. */
const SURE = 0.5
const STANDS_OUT = 0.25
const FAR = 3

/** For each requirement the tests that show that it is met, the likeliest first, as was learned of marked ones. */
export function showingTests(requirements: readonly Asked[], tests: readonly StepTest[], learned?: Learned): LikelyTest[][] {
  return likelyTests(requirements, tests, learned).map((some) => standingOut(some))
}

/** For each requirement all tests, the likeliest first. */
function likelyTests(requirements: readonly Asked[], tests: readonly StepTest[], learned: Learned = LEARNED): LikelyTest[][] {
  return testFeatures(requirements, tests).map((some) =>
    tests
      .map((test, at): LikelyTest => ({ test, likely: likelihood(some[at] ?? [], learned) }))
      .sort((one, other) => other.likely - one.likely),
  )
}

/** Where no word tells that it is of the same thing, a figure alone is of anything. */
function likelihood(features: readonly string[], learned: Learned): number {
  return features.includes(NO_WORD) ? 0 : 1 / (1 + Math.exp(-leaning(features, learned, 'yes')))
}

/** Of tests by how likely they are those that are sure, none of them far less so than the first; or the one that stands out. */
function standingOut(some: readonly LikelyTest[]): LikelyTest[] {
  const [best, second] = some
  if (!best) return []
  if (best.likely > SURE) return some.filter(({ likely }) => likely > SURE && likely * FAR > best.likely)
  return best.likely > STANDS_OUT && best.likely > FAR * (second?.likely ?? 0) ? [best] : []
}

/**
 * The ids of the requirements that each test of a plan shows to be met, by the proof or commitment that it is. Of a step on which a requirement stands a test
 * that may show it does, or that tells all of its limits: that this work answers it is said already.
 */
export function shownBy(
  requirements: readonly (Asked & { id: string })[],
  rows: WorkBreakdown,
): ReadonlyMap<Proof | Commitment, readonly string[]> {
  const shown = new Map<Proof | Commitment, string[]>()
  const likely = likelyTests(requirements, testsOf(rows))
  requirements.forEach((requirement, at) => {
    const own = new Set(rows.steps.flatMap(({ id, requirement_ids }) => (requirement_ids.includes(requirement.id) ? [id] : [])))
    const beside = (likely[at] ?? []).filter(({ test }) => test.step_ids.some((one) => own.has(one)))
    const sure = standingOut(beside)
    const likeliest = sure.length > 0 ? sure : beside.slice(0, 1).filter(({ likely: much }) => much > STANDS_OUT)
    for (const one of beside) {
      const { test } = one
      if (likeliest.includes(one) || tellsLimits(requirement, test.proof))
        shown.set(test.of, [...(shown.get(test.of) ?? []), requirement.id])
    }
  })
  return shown
}

/** Whether a test tells each limit of a requirement as it is asked. */
function tellsLimits(requirement: Asked, proof: Proof): boolean {
  const limits = askedFigures(requirement).filter(({ side }) => side !== null)
  const { own, around } = figuresOf(proof)
  return limits.length > 0 && limits.every((one) => tellingOf(one, [...own, ...around]) === 'same')
}
