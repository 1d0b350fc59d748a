import { dutiesIn } from '../../language/duties.ts'
import { speaksOf } from '../grounding/coverage-unsaid.ts'
import { keyTerms } from '../grounding/key-terms.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { shownBy } from './showing-tests.ts'
import type { WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** What steps and what is committed to beside them say. */
type Told = Pick<WorkBreakdown, 'steps' | 'commitments'>

/**
 * Tells of a requirement that a person put on a step whether it only stands there: no word of the step speaks of it, and no test there shows it. Such a link
 * answers nothing: what is not said is not in the plan.
 */
export function bareLinks(requirements: readonly Requirement[], told: Told): (step: WorkStep, id: string) => boolean {
  const put = new Set(told.steps.flatMap((step) => (step.is_put ? step.requirement_ids : [])))
  const known = new Map(requirements.flatMap((one) => (put.has(one.id) ? [[one.id, dutiesIn(requirementWords(one))] as const] : [])))
  const shown: ReturnType<typeof shownBy> = put.size > 0 ? shownBy(requirements, told) : new Map()
  const words = new Map(told.steps.map((step) => [step, keyTerms(textOf(step)).words]))
  return (step, id) => {
    const duties = known.get(id)
    if (!step.is_put || duties === undefined || duties.some((duty) => speaksOf(duty, words.get(step) ?? new Set<string>()))) return false
    const tests = [...step.proof, ...told.commitments.filter(({ step_ids }) => step_ids.includes(step.id))]
    return !tests.some((test) => shown.get(test)?.includes(id))
  }
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
