import type { ComponentFacts } from '../component/component-facts.ts'
import type { PlanSources } from '../grounding/sources.ts'
import type { TracedSentence } from '../grounding/traced.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import type { Cents } from '../money.ts'
import type { Months, Phase, ProgramType } from '../program.ts'
import type { Requirement, Topic } from '../solicitation/analysis.ts'
import type { Coverage, Finding, PlanPart, Severity } from './review.ts'

/** A plan as the quality rules see it. What is absent was not known, and rules that need it say nothing. */
export type ReviewedPlan = {
  milestones: readonly StoredMilestone[]
  /** What the solicitation asks for; empty when none was read. */
  requirements: readonly Requirement[]
  /** What a person has taken out of them; no number is given twice. */
  removed?: readonly Pick<Requirement, 'id'>[] | undefined
  phase: Phase
  period: Months
  /** The award in cents; when it is absent or 0, nothing is said about payments. */
  award?: Cents | undefined
  scope_paragraph?: string | null | undefined
  program_type?: ProgramType | undefined
  company_name?: string | undefined
  customer_organization?: string | undefined
  research_institution?: string | undefined
  topic?: Topic | undefined
  /** What the topic's component asks of such a plan, where that is known. */
  component?: ComponentFacts | undefined
  /** What the plan may rest on; without it nothing is said about invented facts. */
  sources?: PlanSources | undefined
  /** Only these milestones' own findings are wanted (those whose step is finalized); absent means all. The plan as a whole is always judged. */
  reviewed?: readonly number[] | undefined
}

/**
 * One sentence of a plan with its place; the scope paragraph belongs to no milestone. Headings and list items count as sentences. `label` is that of the
 * line in which it stands, or of the list: "Method". `own` is the sentence with spaces in place of what it quotes of the
 * solicitation, so that places stay: what the plan commits to is judged by it. `of_option` are those that tell of the option behind the base.
 */
export type Said = { milestone_number: number | undefined; part: PlanPart; sentence: string; own: string; label?: string; of_option?: true }

/** What was worked out of a plan once, for all rules. */
export type ReviewContext = {
  coverage: readonly Coverage[]
  /** The milestones whose work most likely answers requirements, by id, whatever words they use. */
  likely: ReadonlyMap<string, number>
  /** Every sentence of milestones and scope with its place. */
  said: readonly Said[]
  /** What each milestone's sentences rest on, text, deliverables and criteria, by milestone number; empty without sources. */
  traced: ReadonlyMap<number, readonly TracedSentence[]>
  /** In which month each milestone is due by the plan's schedule, whatever its narrative says; absent where it is read from the texts that are judged. */
  dues?: ReadonlyMap<number, Months>
}

/** What a rule objects to in one place; the rule's id, source and usual severity are added by the review. */
export type Objection = Omit<Finding, 'rule' | 'source' | 'severity' | 'remedy'> & { severity?: Severity; remedy?: string }

/** One quality rule: its number in the brief, what it checks in a few words, where it comes from, and what usually mends it. */
export type QualityRule = {
  /** "QC-04" (brief §4). */
  id: string
  checks: string
  severity: Severity
  /** As the person reads it: a document with its page or section, or whose practice it is. */
  source: string
  remedy: string
  objections(plan: ReviewedPlan, context: ReviewContext): Objection[]
}

/** Everything a milestone says, part by part: its text, its deliverables, its criteria. */
export function partsOf(milestone: StoredMilestone): string[] {
  return [shownText(milestone), ...milestone.deliverables, ...milestone.acceptance_criteria]
}

/** Longest quote of a finding, in characters: what a person reads at a glance. */
const LONGEST_QUOTE = 160

/** The words for a finding's quote, cut where a word ends when they are long. They stay as they stand, so that an editor can find them. */
export function shortQuote(text: string): string {
  const words = text.trim()
  return words.length <= LONGEST_QUOTE
    ? words
    : words.slice(0, Math.max(words.lastIndexOf(' ', LONGEST_QUOTE), 0) || LONGEST_QUOTE).trimEnd()
}

/** Where an objection to a sentence stands, with its words; the scope's belong to no milestone. */
export function at({ milestone_number, part, sentence }: Omit<Said, 'own'>) {
  return { ...(milestone_number !== undefined && { milestone_number }), part, quote: shortQuote(sentence) }
}

/** "Milestone 3", or "The scope paragraph": how a message names the place. */
export function placeName({ milestone_number }: Pick<Said, 'milestone_number'>): string {
  return milestone_number === undefined ? 'The scope paragraph' : `Milestone ${milestone_number}`
}
