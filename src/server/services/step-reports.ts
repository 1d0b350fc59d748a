import { tracer } from '../../domain/grounding/trace.ts'
import type { Answer } from '../../domain/interview.ts'
import { preparedReview } from '../../domain/quality/prepared-review.ts'
import type { ReviewedPlan } from '../../domain/quality/rule.ts'
import type { Citation } from '../../domain/steps/citation.ts'
import { citationsOf } from '../../domain/steps/citations.ts'
import { plainNarrative } from '../../domain/steps/narrative-text.ts'
import type { Overrule, QcReport } from '../../domain/steps/qc-report.ts'
import { stepReport } from '../../domain/steps/step-report.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { reviewedPlan } from './reviewed-plan.ts'
import { withStepAnswers } from './step-answers.ts'
import type { StepAt } from './step-at.ts'

/** What the rules say of a step, and what its narrative rests on, as texts and overruled findings are then. */
export type StepReports = {
  report: (narrative_md: string | null, overrules: readonly Overrule[]) => QcReport
  citations: (narrative_md: string) => Citation[]
}

/** Gathers once what a step's reports need; answers that are not kept yet can be given with it. */
export async function reportsAt(parts: Parts, person: Person, at: StepAt, answers?: readonly Answer[]): Promise<StepReports> {
  const reviewed = await reviewedPlan(parts, person, at)
  const { sources } = reviewed
  const known = answers
    ? { ...sources, answers: withStepAnswers(sources.answers, at.place.step_id, at.step?.plan ?? null, answers) }
    : sources
  const plan: ReviewedPlan = { ...reviewed, sources: known }
  const prepared = preparedReview(plan)
  const { trace = tracer(known) } = prepared
  return {
    report: (narrative_md, overrules) => stepReport(plan, at.milestone.milestone_number, narrative_md, overrules, prepared),
    citations: (narrative_md) => citationsOf(trace(plainNarrative(narrative_md))),
  }
}
