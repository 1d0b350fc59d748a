import { type Cover, coverer } from '../grounding/coverage.ts'
import { tracer } from '../grounding/trace.ts'
import type { TracedSentence } from '../grounding/traced.ts'
import { shownText } from '../milestone.ts'
import { milestoneDues } from '../milestone-due.ts'
import { withOptionApart } from '../milestone-option.ts'
import { applying } from './asked-of-phase.ts'
import { ruleSource } from './citation.ts'
import { likelyAnswers } from './likely-answers.ts'
import type { Finding } from './review.ts'
import { partsOf, type QualityRule, type ReviewContext, type ReviewedPlan } from './rule.ts'
import { saidIn } from './said.ts'

/** What is worked out of a plan once, for its review, for the reports of all its steps and for its readiness. */
export type PreparedReview = {
  context: ReviewContext
  /** Names what each sentence of any text rests on; absent without sources. */
  trace: ((text: string) => TracedSentence[]) | undefined
  /** Which requirements some milestones answer, whatever milestones are given. */
  cover: Cover
  /** What a rule objects to in the plan as it stands; each rule is asked once. */
  findings: (rule: QualityRule) => readonly Finding[]
}

/** Prepares a plan's review; nothing is traced before a rule asks for it. A tracer of the same sources may be given, so that they are not read again. */
export function preparedReview(plan: ReviewedPlan, trace: PreparedReview['trace'] = plan.sources && tracer(plan.sources)): PreparedReview {
  const cover = coverer(applying(plan), plan.sources)
  const context = contextOf(plan, cover, trace)
  const asked = new Map<string, readonly Finding[]>()
  // the option is none of the base's work: it is judged by its sentences, and every milestone without them
  const base = { ...plan, milestones: withOptionApart(plan.milestones).base }
  return {
    context,
    trace,
    cover,
    findings: (rule) => {
      const found = asked.get(rule.id) ?? findingsOf(rule, base, context)
      asked.set(rule.id, found)
      return found
    },
  }
}

function contextOf(plan: ReviewedPlan, cover: Cover, trace: PreparedReview['trace']): ReviewContext {
  let traced: ReviewContext['traced'] | undefined
  let likely: ReviewContext['likely'] | undefined
  const dues = milestoneDues(plan.milestones.map(shownText), plan.period)
  return {
    coverage: cover(plan.milestones),
    said: saidIn(plan.milestones, plan.scope_paragraph, plan),
    dues: new Map(plan.milestones.map(({ milestone_number }, at) => [milestone_number, dues[at] ?? plan.period])),
    get likely() {
      likely ??= likelyAnswers(applying(plan), plan.milestones)
      return likely
    },
    get traced() {
      traced ??= new Map(trace ? plan.milestones.map((one) => [one.milestone_number, partsOf(one).flatMap(trace)]) : [])
      return traced
    },
  }
}

/** What a rule objects to, with its severity, its source and what mends it. */
export function findingsOf(rule: QualityRule, plan: ReviewedPlan, context: ReviewContext): Finding[] {
  return rule.objections(plan, context).map((objection) => ({
    severity: rule.severity,
    remedy: rule.remedy,
    ...objection,
    rule: rule.id,
    source: ruleSource(rule.source, plan.topic),
  }))
}
