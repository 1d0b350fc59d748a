import { coverage } from '../../domain/grounding/coverage.ts'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import { tracer } from '../../domain/grounding/trace.ts'
import type { TracedSentence } from '../../domain/grounding/traced.ts'
import type { StoredMilestone } from '../../domain/milestone.ts'
import { type PreparedReview, preparedReview } from '../../domain/quality/prepared-review.ts'
import type { Coverage } from '../../domain/quality/review.ts'
import type { ReviewedPlan } from '../../domain/quality/rule.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import type { Overrule, QcReport } from '../../domain/steps/qc-report.ts'
import { stepReport } from '../../domain/steps/step-report.ts'

/** A plan as its quality rules see it; its sources are given by themselves. */
export type PlanToReport = Omit<ReviewedPlan, 'sources'>

/** A step to be reported on, as its narrative is being typed. */
export type StepToReport = { milestone_number: number; narrative_md: string | null; overrules: readonly Overrule[] }

/** What is asked of the worker. Sources and plan are given once and hold for what follows; `id` tells which answer belongs to which question. */
export type GroundingJob =
  | { kind: 'sources'; sources: PlanSources }
  | { kind: 'trace'; id: number; texts: readonly string[] }
  | { kind: 'coverage'; id: number; requirements: readonly Requirement[]; milestones: readonly StoredMilestone[] }
  | { kind: 'plan'; plan: PlanToReport }
  | { kind: 'report'; id: number; step: StepToReport }

/** What the worker answers: each text's sentences in the order asked, the coverage, or a step's report. */
export type GroundingAnswer =
  | { kind: 'trace'; id: number; traced: TracedSentence[][] }
  | { kind: 'coverage'; id: number; coverage: Coverage[] }
  | { kind: 'report'; id: number; report: QcReport }
  | { kind: 'failed'; id: number }

/** Answers one job after the other; without sources nothing is traced. A fault in one answer is told, and the next job is done all the same. */
export function groundingDesk(): (job: GroundingJob) => GroundingAnswer | null {
  let sources: PlanSources | undefined
  let trace: (text: string) => TracedSentence[] = () => []
  let plan: ReviewedPlan | undefined
  let prepared: PreparedReview | undefined
  const report = ({ milestone_number, narrative_md, overrules }: StepToReport): QcReport => {
    if (!plan) throw new Error('A step is reported on in a plan')
    prepared ??= preparedReview(plan, plan.sources && trace)
    return stepReport(plan, milestone_number, narrative_md, overrules, prepared)
  }
  return (job) => {
    switch (job.kind) {
      case 'sources':
        sources = job.sources
        trace = tracer(sources)
        plan = undefined
        return null
      case 'plan':
        plan = { ...job.plan, sources }
        prepared = undefined
        return null
      case 'report':
        return answered(job.id, () => ({ kind: 'report', id: job.id, report: report(job.step) }))
      case 'trace':
        return answered(job.id, () => ({ kind: 'trace', id: job.id, traced: job.texts.map((text) => trace(text)) }))
      case 'coverage':
        return answered(job.id, () => ({
          kind: 'coverage',
          id: job.id,
          coverage: coverage(job.requirements, job.milestones, sources),
        }))
    }
  }
}

function answered(id: number, answer: () => GroundingAnswer): GroundingAnswer {
  try {
    return answer()
  } catch (fault) {
    console.error('The plan could not be checked against its sources', fault instanceof Error ? fault.name : '')
    return { kind: 'failed', id }
  }
}
