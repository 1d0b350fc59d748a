import { milestoneTitle, type StoredMilestone, shownText } from '../milestone.ts'
import { dollarString } from '../money.ts'
import { percentOf } from '../payment.ts'
import { paymentsOf } from '../quality/payment-rules.ts'
import { type PreparedReview, preparedReview } from '../quality/prepared-review.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { RULES } from '../quality/rules.ts'
import { type StepStatus, stepId } from '../step.ts'
import { findingKey, isOverruled, overruleOf } from './finding-key.ts'
import type { Overrule, QcFinding } from './qc-report.ts'
import type { PlanReadiness, StepReadiness } from './readiness.ts'
import { stepReport } from './step-report.ts'

/** What is kept of a step, as far as its readiness needs it. */
export type KeptStep = {
  milestone_number: number
  status: StepStatus
  user_narrative_md: string | null
  overrules: readonly Overrule[]
}

/** A step with everything that the rules object to in it: in its narrative, and in the text that is handed in. */
type JudgedStep = KeptStep & { milestone: StoredMilestone; findings: QcFinding[] }

/** How far a plan is from being handed in (spec §2, Final Plan Review). A milestone whose step was never begun is not started. */
export function planReadiness(
  plan: ReviewedPlan,
  steps: readonly KeptStep[],
  prepared: PreparedReview = preparedReview(plan),
): PlanReadiness {
  const judged = plan.milestones.map((milestone) => judgedStep(plan, milestone, steps, prepared))
  const award = plan.award ?? 0
  const total = paymentsOf(plan).reduce((sum, payment) => sum + payment, 0)
  return {
    steps: judged.map(readinessOf),
    payments: { total: dollarString(total), award: dollarString(award), percent: percentOf(total, award) },
    uncovered: prepared.context.coverage.filter(({ covered_by }) => covered_by.length === 0).map(({ requirement_id }) => requirement_id),
    blocks: [...judged.flatMap(blocksOf), ...planBlocks(judged, prepared)],
    overruled: judged.flatMap(({ milestone_number, findings }) =>
      findings.flatMap(({ rule, message, overruled }) =>
        overruled === undefined ? [] : [{ milestone_number, rule, message, reason: overruled }],
      ),
    ),
  }
}

function judgedStep(plan: ReviewedPlan, milestone: StoredMilestone, steps: readonly KeptStep[], prepared: PreparedReview): JudgedStep {
  const { milestone_number } = milestone
  const kept = steps.find((one) => one.milestone_number === milestone_number) ?? {
    milestone_number,
    status: 'not_started' as const,
    user_narrative_md: null,
    overrules: [],
  }
  const ofStep = stepReport(plan, milestone_number, kept.user_narrative_md, kept.overrules, prepared).findings
  const known = new Set(ofStep.map(findingKey))
  const ofText = RULES.flatMap(prepared.findings)
    .filter((one) => one.milestone_number === milestone_number && !known.has(findingKey(one)))
    .map((one): QcFinding => {
      const reason = overruleOf(one, kept.overrules)?.reason
      return reason === undefined ? one : { ...one, overruled: reason }
    })
  return { ...kept, milestone, findings: [...ofStep, ...ofText] }
}

/** The errors that nobody has overruled: they keep a step from being finalized. */
export function openErrors({ findings }: Pick<JudgedStep, 'findings'>): QcFinding[] {
  return findings.filter(({ severity, overruled }) => severity === 'error' && overruled === undefined)
}

function readinessOf(step: JudgedStep): StepReadiness {
  const { milestone, milestone_number, status, user_narrative_md, findings } = step
  return {
    step_id: stepId(milestone_number),
    milestone_number,
    title: milestoneTitle(shownText(milestone)) || `Milestone ${milestone_number}`,
    status,
    has_narrative: (user_narrative_md ?? '').trim() !== '',
    errors: openErrors(step).length,
    warnings: findings.filter(({ severity, overruled }) => severity === 'warning' && overruled === undefined).length,
  }
}

const OPEN: Record<Exclude<StepStatus, 'finalized'>, string> = {
  not_started: 'has not been started',
  in_progress: 'has an interview that is not finished',
  needs_revision: 'has findings to resolve',
  ready: 'is ready and waits to be finalized',
}

/** What was found when the narrative was kept has been mended since, in the milestone's lists or elsewhere in the plan. */
const MENDED = 'has no error left and waits to be finalized'

/** Why a step keeps the plan from being handed in, in one sentence. */
function blocksOf(step: JudgedStep): string[] {
  const errors = openErrors(step)
  const { milestone_number, status } = step
  if (status === 'finalized' && errors.length === 0) return []
  const state = status === 'finalized' ? 'is finalized, but' : OPEN[status]
  if (errors.length === 0) return [`Milestone ${milestone_number} ${status === 'needs_revision' ? MENDED : state}.`]
  const count = errors.length === 1 ? 'one error is open' : `${errors.length} errors are open`
  return [`Milestone ${milestone_number} ${state}${status === 'finalized' ? '' : ';'} ${count}: ${errors[0]?.message}`]
}

/** The errors of the plan as a whole that no step has overruled. */
function planBlocks(judged: readonly JudgedStep[], prepared: PreparedReview): string[] {
  const overrules = judged.flatMap((one) => one.overrules)
  const told = new Set(judged.flatMap(({ findings }) => findings.map(findingKey)))
  return RULES.flatMap(prepared.findings)
    .filter((one) => one.milestone_number === undefined && one.severity === 'error')
    .filter((one) => !told.has(findingKey(one)) && !isOverruled(one, overrules))
    .map(({ message }) => message)
}
