import { dutiesIn } from '../../language/duties.ts'
import { speaksOf } from '../grounding/coverage-unsaid.ts'
import { keyTerms } from '../grounding/key-terms.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { likelyTests, shownBy, standingOut, testsOf } from './showing-tests.ts'
import { thingsAsked } from './things-asked.ts'
import type { WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** What steps and what is committed to beside them say. */
type Told = Pick<WorkBreakdown, 'steps' | 'commitments'>

/**
 * Tells of a requirement that a person put on a step whether it only stands there: no word of the step speaks of it, and no test there shows it. Such a link
 * answers nothing: what is not said is not in the plan.
 */
export function bareLinks(requirements: readonly Requirement[], told: Told): (step: WorkStep, id: string) => boolean {
  const put = new Set(told.steps.flatMap((step) => (step.is_put ? step.requirement_ids : [])))
  if (put.size === 0) return () => false
  const tested = testedSteps(requirements, told)
  const words = new Map(told.steps.map((step) => [step.id, keyTerms(textOf(step)).words]))
  const known = requirements.flatMap((one, at) => {
    if (!put.has(one.id)) return []
    const duties = dutiesIn(requirementWords(one))
    const hasThing = thingsAsked(one, told.steps)
    const isSaid = (step: WorkStep): boolean =>
      tested[at]?.has(step.id) === true || hasThing(step) || duties.some((duty) => speaksOf(duty, words.get(step.id) ?? new Set<string>()))
    return [[one.id, isSaid] as const]
  })
  const saidOf = new Map(known)
  return (step, id) => step.is_put === true && saidOf.get(id)?.(step) === false
}

/** For each requirement the steps that have a test which shows it: one that stands out among all, or the likeliest of the steps on which it stands. */
function testedSteps(requirements: readonly Requirement[], told: Told): ReadonlySet<string>[] {
  const tests = testsOf(told)
  const shown = shownBy(requirements, told)
  return likelyTests(requirements, tests).map((likely, at) => {
    const beside = tests.filter(({ of }) => shown.get(of)?.includes(requirements[at]?.id ?? ''))
    return new Set([...standingOut(likely).map(({ test }) => test), ...beside].flatMap(({ step_ids }) => step_ids))
  })
}

/** The rows, where a step answers only what it says something of. */
export function withoutBareLinks<Rows extends Told>(rows: Rows, requirements: readonly Requirement[]): Rows {
  const isBare = bareLinks(requirements, rows)
  const steps = rows.steps.map((step) => ({ ...step, requirement_ids: step.requirement_ids.filter((id) => !isBare(step, id)) }))
  return { ...rows, steps }
}

function textOf({ action, title, method, tools, input, result, proof, interim }: WorkStep): string {
  const tested = proof.flatMap(({ quantity, as_told, value, condition, evidence }) => [quantity, as_told, value, condition, evidence])
  return [action, title, method, tools, input, result, ...tested, ...interim.map(({ state }) => state)].filter(Boolean).join('. ')
}
