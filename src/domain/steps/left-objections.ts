import type { Answer } from '../interview.ts'
import type { PreparedReview } from '../quality/prepared-review.ts'
import type { Finding } from '../quality/review.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { RULES } from '../quality/rules.ts'
import type { StepStatus } from '../step.ts'
import { findingKey, overruleAmong } from './finding-key.ts'
import type { Places } from './left-places.ts'
import type { Overrule, QcFinding } from './qc-report.ts'
import { stepReport } from './step-report.ts'
import type { LeftPlace, LeftReason, ThingLeft } from './thing-left.ts'

/** What is kept of a step, as far as what is left of it is concerned. */
export type KeptStep = {
  milestone_number: number
  status: StepStatus
  user_narrative_md: string | null
  overrules: readonly Overrule[]
  /** What was asked and answered in its interview. */
  qa_transcript?: readonly Pick<Answer, 'question' | 'answer'>[]
}

/** One thing before those that are alike are put together: `kind` tells which are, `milestone_number` in which milestone it is if it is in one. */
export type One = Omit<ThingLeft, 'places'> & { kind: string; milestone_number?: number | undefined; place: LeftPlace }

/** What is objected to in a plan: by the rules, as long as nobody has overruled it, and sentences without a source; what was overruled stays to be seen. */
export function objections(plan: ReviewedPlan, steps: readonly KeptStep[], prepared: PreparedReview, places: Places): One[] {
  const all = allFindings(plan, steps, prepared)
  const found = all.filter(({ overruled }) => overruled === undefined)
  return [
    ...[...found, ...looseSentences(plan, found, prepared)].map((one) => ofFinding(one, places)),
    ...all.flatMap((one) => overruledThing(one, places)),
  ]
}

/** What the rules object to, of the plan and of its narratives, each once, with the reason for which somebody has overruled it. */
function allFindings(plan: ReviewedPlan, steps: readonly KeptStep[], prepared: PreparedReview): QcFinding[] {
  const ofSteps = steps.flatMap(({ milestone_number, user_narrative_md, overrules }) =>
    hasWords(user_narrative_md) ? stepReport(plan, milestone_number, user_narrative_md, overrules, prepared).findings : [],
  )
  const known = new Map([...ofSteps, ...RULES.flatMap(prepared.findings)].map((one) => [`${findingKey(one)}\n${one.message}`, one]))
  return [...known.values()].map((one): QcFinding => {
    const reason = overruleAmong(one, steps)?.reason
    return reason === undefined ? one : { ...one, overruled: reason }
  })
}

/** What somebody has overruled stays to be seen, with the reason. */
function overruledThing(finding: QcFinding, places: Places): One[] {
  const { rule, milestone_number, message, overruled, requirement_id } = finding
  if (overruled === undefined) return []
  const cell = requirement_id ? places.composedFrom(finding) : undefined
  return [
    {
      kind: rule,
      reason: 'overruled',
      severity: 'advice',
      ...(milestone_number !== undefined && { milestone_number }),
      mends: `Overruled because: ${overruled}`,
      place: { message, ...(requirement_id && { requirement_id }), ...(cell && { cell }) },
    },
  ]
}

/** Whether something is written there. */
export function hasWords(text: string | null): boolean {
  return (text ?? '').trim() !== ''
}

/** Which kind each rule is of; what is named nowhere is a matter of quality. */
const RULES_OF: Partial<Record<LeftReason, readonly string[]>> = {
  requirement: ['QC-01', 'QC-21', 'QC-45', 'QC-46'],
  source: ['QC-30', 'QC-31'],
  how: ['QC-20'],
  blank: ['QC-02', 'QC-50'],
  payment: ['QC-08', 'QC-09', 'QC-10', 'QC-11', 'QC-12', 'QC-13', 'QC-49'],
  schedule: ['QC-05', 'QC-06', 'QC-07', 'QC-23'],
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
    reason: reasonOf(rule),
    severity,
    ...(isHeldAgainst(finding) && { blocks: true as const }),
    ...(!isOfAll({ rule, severity }) && { milestone_number }),
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

/** What the solicitation asks, and what is to be filled in, is left until it is told, also where a rule only warns of it. */
function isHeldAgainst({ rule, severity }: Finding): boolean {
  return severity === 'warning' && ['requirement', 'blank'].includes(reasonOf(rule)) && !isOfAll({ rule, severity })
}

/** What the plan's completion mends in all milestones at once is one thing of the plan, not one of each of them. */
function isOfAll({ rule, severity }: Pick<Finding, 'rule' | 'severity'>): boolean {
  return rule === 'QC-02' && severity === 'warning'
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
