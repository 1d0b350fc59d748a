import { type StoredMilestone, shownText } from '../milestone.ts'
import { findingsOf, type PreparedReview, preparedReview } from '../quality/prepared-review.ts'
import type { Finding } from '../quality/review.ts'
import { gravestFirst } from '../quality/review-plan.ts'
import { partsOf, type ReviewContext, type ReviewedPlan } from '../quality/rule.ts'
import { RULES } from '../quality/rules.ts'
import { saidIn } from '../quality/said.ts'
import { findingKey, overruleOf } from './finding-key.ts'
import { plainNarrative } from './narrative-text.ts'
import type { Overrule, QcFinding, QcReport } from './qc-report.ts'
import { issueSentence, styleFeedback } from './report-words.ts'
import { requirementFindings } from './step-requirements.ts'
import { NARRATIVE_RULES } from './step-rules.ts'

/**
 * What the quality rules say of one step: the milestone with its narrative, once there is one, in place of its text (spec §3, QC report).
 * An error that nobody has overruled asks for a revision and keeps the step from being finalized; warnings and advice do not.
 */
export function stepReport(
  plan: ReviewedPlan,
  milestone_number: number,
  narrative_md: string | null,
  overrules: readonly Overrule[],
  prepared: PreparedReview = preparedReview(plan),
): QcReport {
  const milestone = plan.milestones.find((one) => one.milestone_number === milestone_number)
  if (!milestone) return reportOf([])
  const told = toldMilestone(milestone, narrative_md)
  const found = [
    ...RULES.flatMap((rule) =>
      NARRATIVE_RULES.has(rule.id)
        ? []
        : prepared.findings(rule).filter((one) => one.rule !== 'QC-01' && one.milestone_number === milestone_number),
    ),
    ...narrativeFindings(plan, told, prepared),
    ...requirementFindings(plan, milestone, told, prepared),
  ]
  return reportOf(gravestFirst(onceEach(found)).map((one) => withOverrule(one, overrules)))
}

/** The milestone as the narrative tells it; the title of the text stays where the narrative has none of its own. */
function toldMilestone(milestone: StoredMilestone, narrative_md: string | null): StoredMilestone {
  const narrative = narrative_md === null ? '' : plainNarrative(narrative_md).trim()
  return { ...milestone, refined_text: narrative === '' ? shownText(milestone) : narrative }
}

function narrativeFindings(plan: ReviewedPlan, told: StoredMilestone, prepared: PreparedReview): Finding[] {
  const own: ReviewedPlan = { ...plan, milestones: [told] }
  const context = toldContext(plan, told, prepared)
  const earlier = { ...context, said: [...saidBefore(told.milestone_number, prepared), ...context.said] }
  const text = { ...context, said: context.said.filter(({ part }) => part === 'text') }
  return RULES.filter(({ id }) => NARRATIVE_RULES.has(id)).flatMap((rule) => {
    const found = findingsOf(rule, own, rule.id === 'QC-29' ? earlier : rule.id === 'QC-54' ? text : context)
    return found.filter(({ milestone_number }) => milestone_number === told.milestone_number)
  })
}

function toldContext({ requirements }: ReviewedPlan, told: StoredMilestone, { context, trace, cover }: PreparedReview): ReviewContext {
  const { milestone_number, requirement_ids = [] } = told
  const near = context.coverage.filter(
    ({ covered_by, changed }) => covered_by.includes(milestone_number) || changed.some((one) => one.milestone_number === milestone_number),
  )
  const ids = new Set([...requirement_ids, ...near.map(({ requirement_id }) => requirement_id)])
  return {
    coverage: requirements.length === 0 ? [] : cover([told], ids),
    said: saidIn([told], null),
    traced: new Map(trace ? [[milestone_number, partsOf(told).flatMap(trace)]] : []),
  }
}

/** What a reader has read when this milestone begins: short forms that were written out there are known. */
function saidBefore(milestone_number: number, { context }: PreparedReview): ReviewContext['said'] {
  return context.said.filter((one) => one.milestone_number === undefined || one.milestone_number < milestone_number)
}

function onceEach(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((one) => [`${findingKey(one)}\n${one.message}`, one])).values()]
}

function withOverrule(finding: Finding, overrules: readonly Overrule[]): QcFinding {
  const reason = overruleOf(finding, overrules)?.reason
  return reason === undefined ? finding : { ...finding, overruled: reason }
}

function reportOf(findings: QcFinding[]): QcReport {
  const open = findings.filter(({ overruled }) => overruled === undefined)
  const errors = open.filter(({ severity }) => severity === 'error')
  return {
    status: errors.length === 0 ? 'pass' : 'needs_revision',
    issues: errors.map(issueSentence),
    style_feedback: styleFeedback(open),
    findings,
  }
}
