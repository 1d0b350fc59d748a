import { milestoneTitle, type StoredMilestone, shownText } from '../milestone.ts'
import { SCOPE_FAILED } from '../plan.ts'
import { type PreparedReview, preparedReview } from '../quality/prepared-review.ts'
import type { Finding, Severity } from '../quality/review.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { RULES } from '../quality/rules.ts'
import type { StepStatus } from '../step.ts'
import { breakdownOf } from '../work-breakdown/breakdown-of.ts'
import { breakdownChecks } from '../work-breakdown/checks.ts'
import { rowChecks } from '../work-breakdown/row-checks.ts'
import type { Row } from '../work-breakdown/rows.ts'
import { findingKey, overruleOf } from './finding-key.ts'
import { type Places, placesOf } from './left-places.ts'
import type { Overrule, QcFinding } from './qc-report.ts'
import { stepReport } from './step-report.ts'
import type { LeftPlace, LeftReason, ThingLeft } from './thing-left.ts'

/** What is kept of a step, as far as what is left of it is concerned. */
export type KeptStep = {
  milestone_number: number
  status: StepStatus
  user_narrative_md: string | null
  overrules: readonly Overrule[]
}

/** A plan as it is kept, with its steps and the rows that it was composed from. */
export type KeptPlan = { plan: ReviewedPlan; steps: readonly KeptStep[]; rows: readonly Row[] }

/**
 * What is left to do before a plan is handed in, the gravest first (spec §2, Final Plan Review): what the quality rules object to and nobody has
 * overruled, sentences without a source, empty parts, narratives that were begun, and what does not fit together in the rows. What the product drafts
 * itself when the plan is completed is not left to anybody.
 */
export function thingsLeft({ plan, steps, rows }: KeptPlan, prepared: PreparedReview = preparedReview(plan)): ThingLeft[] {
  const places = placesOf(plan, rows)
  const all = allFindings(plan, steps, prepared)
  const found = all.filter(({ overruled }) => overruled === undefined)
  const things = [
    ...failedScope(plan),
    ...plan.milestones.flatMap(emptyParts),
    ...found.map((one) => ofFinding(one, places)),
    ...looseSentences(plan, found, prepared).map((one) => ofFinding(one, places)),
    ...plan.milestones.flatMap((milestone) => narrativeLeft(milestone, steps)),
    ...rowThings(plan, rows, places),
    ...all.flatMap(overruledThing),
  ]
  return gravestFirst(together(things))
}

/** What the rules object to, of the plan and of its narratives, each once, with the reason for which somebody has overruled it. */
function allFindings(plan: ReviewedPlan, steps: readonly KeptStep[], prepared: PreparedReview): QcFinding[] {
  const ofSteps = steps.flatMap(({ milestone_number, user_narrative_md, overrules }) =>
    hasWords(user_narrative_md) ? stepReport(plan, milestone_number, user_narrative_md, overrules, prepared).findings : [],
  )
  const known = new Map([...ofSteps, ...RULES.flatMap(prepared.findings)].map((one) => [`${findingKey(one)}\n${one.message}`, one]))
  return [...known.values()].map((one): QcFinding => {
    const own = steps.filter(({ milestone_number }) => one.milestone_number === undefined || one.milestone_number === milestone_number)
    const reason = own.flatMap(({ overrules }) => overruleOf(one, overrules)?.reason ?? [])[0]
    return reason === undefined ? one : { ...one, overruled: reason }
  })
}

/** What somebody has overruled stays to be seen, with the reason. */
function overruledThing({ rule, milestone_number, message, overruled }: QcFinding): One[] {
  if (overruled === undefined) return []
  const mends = `Overruled because: ${overruled}`
  return [
    {
      kind: rule,
      reason: 'overruled',
      severity: 'advice',
      ...(milestone_number !== undefined && { milestone_number }),
      mends,
      place: { message },
    },
  ]
}

function hasWords(text: string | null): boolean {
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

/** One thing before those that are alike are put together: `kind` tells which are. */
type One = Omit<ThingLeft, 'places'> & { kind: string; place: LeftPlace }

function ofFinding({ rule, severity, milestone_number, message, quote, part, remedy, source }: Finding, places: Places): One {
  const cell = quote === undefined ? undefined : places.composedFrom(quote)
  return {
    kind: rule,
    reason: reasonOf(rule),
    severity,
    milestone_number,
    mends: remedy,
    source,
    place: { message, ...(quote !== undefined && { quote }), ...(part && { part }), ...(cell && { cell }) },
  }
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

/** The scope paragraph that Work Plan Complete could not draft. */
function failedScope({ scope_paragraph }: ReviewedPlan): One[] {
  if (scope_paragraph !== SCOPE_FAILED) return []
  const place: LeftPlace = { message: 'The scope paragraph was not drafted.', part: 'scope' }
  return [{ kind: 'no scope', reason: 'blank', severity: 'error', mends: 'Write it, or let Work Plan Complete draft it again.', place }]
}

/** A milestone without a text, or for whose deliverables placeholders would be printed (spec §5). */
function emptyParts(milestone: StoredMilestone): One[] {
  const { milestone_number, deliverables } = milestone
  const empty = (part: 'text' | 'deliverable', message: string, mends: string): One => ({
    kind: `no ${part}`,
    reason: 'blank',
    severity: 'error',
    milestone_number,
    mends,
    place: { message, part },
  })
  return [
    ...(shownText(milestone).trim() === ''
      ? [empty('text', `Milestone ${milestone_number} has no text.`, 'Write it, or regenerate it.')]
      : []),
    ...(deliverables.some(hasWords)
      ? []
      : [
          empty(
            'deliverable',
            `Milestone ${milestone_number} hands nothing over.`,
            'Name at least one deliverable: placeholders are printed until then.',
          ),
        ]),
  ]
}

const BEGUN: Partial<Record<StepStatus, { what: string; mends: string }>> = {
  in_progress: {
    what: 'has an interview that is not finished',
    mends: 'Finish it, or leave it: a narrative is printed once its step is finalized.',
  },
  needs_revision: { what: 'has a narrative with findings', mends: 'Resolve them in its QC report, then finalize the step.' },
  ready: { what: 'has a narrative that is not finalized', mends: 'Finalize the step to have it printed.' },
}

/** A step that somebody began and has not finalized; one that nobody began asks for nothing: narratives are an addition to the plan. */
function narrativeLeft(milestone: StoredMilestone, steps: readonly KeptStep[]): One[] {
  const { milestone_number } = milestone
  const begun = BEGUN[steps.find((one) => one.milestone_number === milestone_number)?.status ?? 'not_started']
  if (!begun) return []
  const title = milestoneTitle(shownText(milestone))
  const message = `Milestone ${milestone_number}${title === '' ? '' : ` (${title})`} ${begun.what}.`
  return [{ kind: 'narrative', reason: 'narrative', severity: 'warning', milestone_number, mends: begun.mends, place: { message } }]
}

/** What does not fit together in the rows; which requirement no step answers the rules say of the plan. */
function rowThings({ period }: ReviewedPlan, rows: readonly Row[], { nameOf }: Places): One[] {
  const steps = rows.filter(({ kind }) => kind === 'step').sort((a, b) => a.position - b.position)
  const numbers = new Map(steps.map(({ id }, at) => [id, at + 1]))
  const checks = [...rowChecks(rows), ...breakdownChecks(breakdownOf(rows), { period, numbers })]
  return checks.map(({ kind, what, mends, row_id, cell }) => ({
    kind: `${kind} ${row_id}`,
    reason: 'rows',
    severity: 'warning',
    mends,
    place: { message: what, cell: { row_id, name: nameOf(row_id), ...(cell && { cell }) } },
  }))
}

/** Things of one kind in one milestone are one thing with several places. */
function together(all: readonly One[]): ThingLeft[] {
  const things = new Map<string, ThingLeft>()
  for (const { kind, place, ...thing } of all) {
    const key = [kind, thing.severity, thing.milestone_number, thing.mends].join('\n')
    const same = things.get(key)
    if (same) same.places.push(place)
    else things.set(key, { ...thing, places: [place] })
  }
  return [...things.values()]
}

const WEIGHT: Record<Severity, number> = { error: 0, warning: 1, advice: 2 }

function gravestFirst(things: readonly ThingLeft[]): ThingLeft[] {
  const milestone = ({ milestone_number }: ThingLeft) => milestone_number ?? 0
  return [...things].sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || milestone(a) - milestone(b))
}
