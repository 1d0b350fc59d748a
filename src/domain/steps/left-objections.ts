import { uncoveredRequirement } from '../quality/coverage-rules.ts'
import { missingCriterion } from '../quality/criteria-rules.ts'
import { emptyCriterion } from '../quality/failing-rules.ts'
import type { PreparedReview } from '../quality/prepared-review.ts'
import type { Finding } from '../quality/review.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { RULES } from '../quality/rules.ts'
import { taskWithoutOutcome } from '../quality/task-rules.ts'
import { overruleOf } from './finding-key.ts'
import type { Places } from './left-places.ts'
import type { Overrule } from './qc-report.ts'
import type { LeftPlace, LeftReason, ThingLeft } from './thing-left.ts'

/** What is kept of a step, as far as what is left of the plan is concerned: its narrative's findings and its interview stand in the step itself. */
export type KeptStep = { milestone_number: number; overrules: readonly Overrule[] }

/** One thing before those that are alike are put together: `kind` tells which are, `milestone_number` in which milestone it is if it is in one. */
export type One = Omit<ThingLeft, 'places'> & { kind: string; milestone_number?: number | undefined; place: LeftPlace }

/**
 * What is objected to in a plan: by the rules, with the reason where somebody has overruled it, and sentences without a source. Advice an evaluator holds
 * against no plan: it stands in the report of its step. What no milestone answers is told with the requirements, and that criteria are not
 * drafted yet beside the button that drafts them.
 */
export function objections(plan: ReviewedPlan, steps: readonly KeptStep[], prepared: PreparedReview, places: Places): One[] {
  // a milestone that hands nothing over lacks that first
  const rules = [taskWithoutOutcome, ...RULES.filter((one) => one !== uncoveredRequirement && one !== taskWithoutOutcome)]
  const found = rules.flatMap(prepared.findings).filter((one) => one.severity !== 'advice' && !isToBeDrafted(one))
  const loose = looseSentences(plan, found, prepared).map((one) => ofFinding(one, places))
  return [...found.map((one) => overruledBy(one, steps, ofFinding(one, places))), ...loose]
}

/** The same with the reason for which somebody has overruled it, and the milestone of the step in whose report that is taken back. */
function overruledBy(finding: Finding, steps: readonly KeptStep[], one: One): One {
  const of = steps.filter(({ milestone_number }) => (finding.milestone_number ?? milestone_number) === milestone_number)
  const step = of.find(({ overrules }) => overruleOf(finding, overrules))
  if (!step) return one
  const mends = 'It counts again once the overruling is taken back, in the QC report of the milestone.'
  return { ...one, milestone_number: step.milestone_number, overruled: overruleOf(finding, step.overrules)?.reason, mends }
}

/** What the plan's completion drafts in all milestones at once. */
function isToBeDrafted({ rule, severity }: Finding): boolean {
  return rule === missingCriterion.id && severity === 'warning'
}

/** Whether something is written there. */
export function hasWords(text: string | null): boolean {
  return (text ?? '').trim() !== ''
}

/** Which kind each rule is of; what is named nowhere is a matter of quality. */
const RULES_OF: Partial<Record<LeftReason, readonly string[]>> = {
  requirement: ['QC-45', 'QC-46'],
  source: ['QC-30', 'QC-31'],
  how: ['QC-20'],
  blank: ['QC-02', 'QC-50'],
  payment: ['QC-08', 'QC-09', 'QC-10', 'QC-11', 'QC-12', 'QC-13'],
  schedule: ['QC-05', 'QC-07', 'QC-23'],
}

function reasonOf(rule: string): LeftReason {
  const [reason] = Object.entries(RULES_OF).find(([, rules]) => rules.includes(rule)) ?? ['quality']
  return reason as LeftReason
}

function ofFinding(finding: Finding, places: Places): One {
  const { rule, severity, milestone_number, message, quote, part, remedy, source, requirement_id } = finding
  const cell = places.composedFrom(finding)
  return {
    kind: rule,
    reason: rule === taskWithoutOutcome.id && severity === 'error' ? 'blank' : reasonOf(rule),
    severity,
    ...(isHeldAgainst(finding) && { blocks: true as const }),
    milestone_number,
    mends: remedy,
    source,
    place: {
      message,
      ...(quote !== undefined && { quote }),
      ...(part && { part }),
      ...(requirement_id && { requirement_id }),
      ...(cell && { cell }),
    },
  }
}

/** What the solicitation asks, what is to be filled in, and what a payment hangs on is left until it is told, also where a rule only warns of it. */
function isHeldAgainst({ rule, severity }: Finding): boolean {
  return severity === 'warning' && (['requirement', 'blank'].includes(reasonOf(rule)) || rule === emptyCriterion.id)
}

/** Sentences that rest on nothing and to which no rule objects. */
function looseSentences(plan: ReviewedPlan, found: readonly Finding[], { context }: PreparedReview): Finding[] {
  return plan.milestones.flatMap(({ milestone_number }) => {
    const told = found.filter((one) => one.milestone_number === milestone_number && reasonOf(one.rule) === 'source')
    const loose = (context.traced.get(milestone_number) ?? []).filter(({ grounds }) => grounds === 'unsupported')
    return loose
      .filter(({ text }) => !told.some(({ quote }) => quote !== undefined && text.includes(quote)))
      .map(
        ({ text }): Finding => ({
          rule: 'QC-31',
          severity: 'warning',
          milestone_number,
          message: `Milestone ${milestone_number} has a sentence that rests on no source.`,
          quote: text,
          remedy: 'Add the answer or document it comes from, or accept the sentence as your own statement.',
        }),
      )
  })
}
