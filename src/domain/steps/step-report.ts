import { asSentence, oneLine } from '../../language/characters.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { lineAlone } from '../milestone-document.ts'
import { undefinedAcronym } from '../quality/acronym-rules.ts'
import { uncoveredRequirement } from '../quality/coverage-rules.ts'
import { findingsOf, type PreparedReview, preparedReview } from '../quality/prepared-review.ts'
import type { Finding } from '../quality/review.ts'
import { gravestFirst } from '../quality/review-plan.ts'
import { partsOf, type ReviewContext, type ReviewedPlan } from '../quality/rule.ts'
import { RULES } from '../quality/rules.ts'
import { saidIn } from '../quality/said.ts'
import { taskWithoutFacet } from '../quality/task-rules.ts'
import { repeatedSentences } from '../quality/wording-rules.ts'
import { joined, OWN, partOfWords, textParts } from '../text-parts.ts'
import { quoted } from '../work-breakdown/composed/quoted-requirement.ts'
import { closed } from '../work-breakdown/composed/sentences.ts'
import { findingKey, overruleOf } from './finding-key.ts'
import { narrativeProse, plainNarrative } from './narrative-text.ts'
import type { Overrule, QcFinding, QcReport } from './qc-report.ts'

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
  const kept = plan.milestones.find((one) => one.milestone_number === milestone_number)
  if (!kept) return reportOf([])
  const lines = textParts(shownText(kept), kept === plan.milestones[0])
  const milestone = { ...kept, refined_text: joined(lines, OWN) }
  const { told, prose } = tellingOf(milestone, withoutQuoted(narrative_md ?? '', plan))
  const context = toldContext(told, plan, prepared)
  const inNarrative = narrativeFindings({ ...plan, milestones: [told] }, context, prose, prepared)
  // what holds for all of the work and for the option is judged on the cards of those
  const isOwn = ({ part, quote }: Finding) => quote === undefined || (part ?? 'text') !== 'text' || partOfWords(lines, quote) === OWN
  const found = [
    ...planFindings(milestone_number, prepared).filter(isOwn),
    ...inNarrative,
    ...(told === milestone ? [] : textErrors(milestone_number, inNarrative, prepared).filter(isOwn)),
  ]
  return reportOf(gravestFirst(onceEach(found)).map((one) => withOverrule(one, overrules)))
}

/** The milestone as its narrative tells it, and as the sentences below its headings do; without a narrative, as its text does. */
function tellingOf(milestone: StoredMilestone, narrative_md: string): { told: StoredMilestone; prose: StoredMilestone } {
  const narrative = plainNarrative(narrative_md).trim()
  if (narrative === '') return { told: milestone, prose: milestone }
  return {
    told: { ...milestone, refined_text: narrative },
    prose: { ...milestone, refined_text: narrativeProse(narrative_md).trim() || narrative },
  }
}

/**
 * A narrative without the lines in which the product quotes a requirement with its number and page: what stands there is the solicitation's, and no
 * fact or value of the plan.
 */
function withoutQuoted(narrative_md: string, { requirements }: ReviewedPlan): string {
  const quotes = new Set(requirements.map((one) => oneLine(closed(quoted(one)))))
  const lines = narrative_md.split('\n')
  return lines.filter((line) => !quotes.has(oneLine(lineAlone(line)))).join('\n')
}

/** A narrative has no schedule of its own: it is due when its milestone is. */
function toldContext(told: StoredMilestone, plan: ReviewedPlan, { trace, cover, context: { dues } }: PreparedReview): ReviewContext {
  return {
    ...(dues ? { dues } : {}),
    coverage: cover([told]),
    likely: new Map(),
    said: saidIn([told], null, plan),
    traced: new Map(trace ? [[told.milestone_number, partsOf(told).flatMap(trace)]] : []),
  }
}

/** What the rules that judge the plan as it is handed in find at this milestone. */
function planFindings(number: number, { findings }: PreparedReview): Finding[] {
  return RULES.filter(({ id }) => !NARRATIVE_RULES.has(id) && id !== uncoveredRequirement.id)
    .flatMap(findings)
    .filter(({ milestone_number }) => milestone_number === number)
}

/**
 * Errors in words of the milestone's own text, which is handed in beside its narrative: a blank, a fact from nowhere, an easier threshold. What the
 * text leaves out the narrative may say instead.
 */
function textErrors(number: number, inNarrative: readonly Finding[], { findings }: PreparedReview): Finding[] {
  // of a requirement that the narrative breaks, too, that is one finding
  const keyOf = (one: Finding) => (one.requirement_id ? `${one.rule} ${one.requirement_id}` : findingKey(one))
  const known = new Set(inNarrative.map(keyOf))
  const isOwn = ({ milestone_number, part, quote }: Finding) => milestone_number === number && part === 'text' && quote !== undefined
  return RULES.filter(({ id, severity }) => NARRATIVE_RULES.has(id) && severity === 'error')
    .flatMap(findings)
    .filter((one) => isOwn(one) && !known.has(keyOf(one)))
    .map((one) => ({ ...one, remedy: `${one.remedy} ${IN_TEXT}` }))
}

/** No edit of the narrative mends what stands in the text, and the answers of the step's interview may already do. */
const IN_TEXT = "It stands in the milestone's text: edit it there, or regenerate that text with the answers of this step."

/** What the rules that judge words find in the milestone as it is told. */
function narrativeFindings(own: ReviewedPlan, context: ReviewContext, prose: StoredMilestone, prepared: PreparedReview): Finding[] {
  const [told] = own.milestones
  const read = { ...context, said: [...saidBefore(told?.milestone_number ?? 0, prepared), ...context.said] }
  const text = { ...context, said: context.said.filter(({ part }) => part === 'text') }
  // short forms may be written out further up in the plan; a narrative may say again what its criteria say
  const contextFor = new Map([
    [undefinedAcronym.id, read],
    [repeatedSentences.id, text],
  ])
  const ofProse = [
    { ...own, milestones: [prose] },
    { ...context, said: saidIn([prose], null, own) },
  ] as const
  return RULES.filter(({ id }) => NARRATIVE_RULES.has(id))
    .flatMap((rule) =>
      // who, where and how stand in sentences: the headings of a narrative ("How the work is done") state nothing
      rule.id === taskWithoutFacet.id ? findingsOf(rule, ...ofProse) : findingsOf(rule, own, contextFor.get(rule.id) ?? context),
    )
    .filter(({ milestone_number }) => milestone_number === told?.milestone_number)
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

/** An error as a sentence for the person: what is wrong, where, and what would mend it. */
function issueSentence({ message, quote, remedy }: QcFinding): string {
  const words = quote && !message.includes(quote) ? ` It stands at: “${quote}”.` : ''
  return [ended(message) + words, remedy].filter(Boolean).join(' ')
}

/** The advice on how a step is written, in two or three sentences: how much there is, the first of it, and what would mend that. */
function styleFeedback(open: readonly QcFinding[]): string {
  const advice = open.filter(({ severity }) => severity === 'advice')
  const [first, second] = advice
  if (!first) return 'The rules on style have no advice on this step.'
  const count =
    advice.length === 1 ? 'There is one piece of advice on this step.' : `There are ${advice.length} pieces of advice on this step.`
  const next = second && second.message !== first.message ? second.message : first.remedy
  return [count, first.message, next].filter(Boolean).join(' ')
}

function ended(message: string): string {
  return asSentence(message)
}

/**
 * The quality rules that a narrative is held against in place of its milestone's text. They judge words where they stand: a promise without a
 * measure, a fact from nowhere, a blank, a marking, and what the work leaves out of who, where and how.
 *
 * The others judge the plan that is handed in: its payments, schedule, reports, shares, statements and pages. A narrative can neither mend nor
 * break these, so they are asked of the milestones as they stand. Which requirements the plan answers, its coverage tells, and no report of a step again.
 */
const NARRATIVE_RULES: ReadonlySet<string> = new Set([
  'QC-04',
  'QC-05',
  'QC-20',
  'QC-29',
  'QC-30',
  'QC-31',
  'QC-32',
  'QC-33',
  'QC-37',
  'QC-38',
  'QC-41',
  'QC-42',
  'QC-45',
  'QC-47',
  'QC-50',
  'QC-54',
])
