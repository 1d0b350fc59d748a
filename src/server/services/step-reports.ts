import type { Answer } from '../../domain/interview.ts'
import type { Overrule } from '../../domain/steps/qc-report.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { JudgedStep } from '../thinking/thoughts.ts'
import { reviewedPlan } from './reviewed-plan.ts'
import { answersOfStep, withStepAnswers } from './step-answers.ts'
import type { StepAt } from './step-at.ts'

/** What the rules say of a step with that narrative and these overruled findings, and what the narrative rests on. The same is not worked out twice. */
export type StepReports = (narrative_md: string | null, overrules: readonly Overrule[]) => Promise<JudgedStep>

/**
 * Gathers once what a step's reports need; answers that are not kept yet can be given with it. Whoever holds the step asks before they hold it, too:
 * what is worked out for as long as nobody else writes need not be waited for while everybody waits.
 */
export async function reportsAt(parts: Parts, person: Person, at: StepAt, answers?: readonly Answer[]): Promise<StepReports> {
  const reviewed = await reviewedPlan(parts, person, at)
  const { sources } = reviewed
  const { step_id } = at.place
  const own = answers && answersOfStep(step_id, at.step?.plan ?? null, answers)
  const known = own ? { ...sources, answers: withStepAnswers(sources.answers, step_id, own) } : sources
  const plan = { ...reviewed, sources: known }
  const { milestone_number } = at.milestone
  const judged = new Map<string, Promise<JudgedStep>>()
  return (narrative_md, overrules) => {
    const key = JSON.stringify([narrative_md, overrules])
    const before = judged.get(key)
    if (before) return before
    const now = parts.think('stepJudged', { plan, milestone_number, narrative_md, overrules })
    judged.set(key, now)
    return now
  }
}
