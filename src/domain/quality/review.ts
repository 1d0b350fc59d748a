import * as z from 'zod'

/** error: blocks the hand-in · warning: should be mended · advice: worth a thought (brief §4). */
export const Severity = z.enum(['error', 'warning', 'advice'])
export type Severity = z.infer<typeof Severity>

/** Where in a plan something stands. */
export const PlanPart = z.enum(['text', 'deliverable', 'criterion', 'payment', 'scope'])
export type PlanPart = z.infer<typeof PlanPart>

/** One thing that a quality rule objects to: the words, the rule's source, and what would satisfy it. */
export const Finding = z.object({
  rule: z.string(),
  severity: Severity,
  milestone_number: z.number().int().optional(),
  part: PlanPart.optional(),
  message: z.string(),
  /** The words it objects to, as they stand in the plan; of an uncovered requirement, as they stand in the solicitation. */
  quote: z.string().optional(),
  /** The requirement that is broken or in doubt, where it is one. */
  requirement_id: z.string().optional(),
  /** The words that would satisfy the rule in the place of its quote, where the rule can write them. */
  wording: z.string().optional(),
  /** Where the rule comes from: a document with its page or section. */
  source: z.string().optional(),
  /** What would satisfy the rule. */
  remedy: z.string().optional(),
})
export type Finding = z.infer<typeof Finding>

/** How well the plan answers a requirement: fully, in part, not at all, or with nothing but its own words. */
export const CoverageStrength = z.enum(['full', 'partial', 'quoted', 'none', 'broken'])
export type CoverageStrength = z.infer<typeof CoverageStrength>

/** One place that answers a requirement, with the plan's own words. */
export const CoveredPlace = z.object({
  milestone_number: z.number().int(),
  part: PlanPart,
  quote: z.string(),
  /** Whether it answers because a person put the requirement on the step of this task. */
  by_person: z.boolean().optional(),
})
export type CoveredPlace = z.infer<typeof CoveredPlace>

/** A value of the solicitation that stands otherwise in the plan: asked "30 dB", told "20 dB". */
export const ChangedValue = z.object({
  milestone_number: z.number().int(),
  part: PlanPart,
  asked: z.string(),
  told: z.string(),
  quote: z.string(),
  /** Whether a person has said that it is of the same. */
  by_person: z.literal(true).optional(),
})
export type ChangedValue = z.infer<typeof ChangedValue>

/** What the company offers where it does not keep a limit, who settles it by when, and where the plan says so. */
const LimitException = z.object({
  asked: z.string(),
  offered: z.string(),
  settles: z.string().optional(),
  by: z.string().optional(),
  told: z.array(ChangedValue),
})
export type LimitException = z.infer<typeof LimitException>

/** Which milestones answer a requirement, by their numbers in order, where, how strongly, and which of its values changed on the way. */
export const Coverage = z.object({
  requirement_id: z.string(),
  covered_by: z.array(z.number().int()),
  strength: CoverageStrength,
  places: z.array(CoveredPlace),
  changed: z.array(ChangedValue),
  /** Values of which the plan does not show whether they are of the same: they are asked about. */
  unsure: z.array(ChangedValue).optional(),
  /** What it names by a designation, and which of its things or deeds, the plan does not say, in the requirement's words. */
  unsaid: z.array(z.string()).optional(),
  /** How the plan as a whole answers it, and no step: its period and award, or the company's word that nothing does what is forbidden. */
  by_whole: z.string().optional(),
  /** That the plan does not keep its limits, as the company has stated it: known, and no finding any more. */
  exceptions: z.array(LimitException).optional(),
})
export type Coverage = z.infer<typeof Coverage>

/** The four levels of the Army's Phase I rubric (brief §3.1, from ARMY25.4 pp. 27-30). */
export const Level = z.enum(['Unsatisfactory', 'Marginal', 'Satisfactory', 'Superior'])
export type Level = z.infer<typeof Level>

/** How one section of the plan stands before an evaluator, and why. */
export const SectionLevel = z.object({ section: z.string(), level: Level, reason: z.string() })
export type SectionLevel = z.infer<typeof SectionLevel>

/** What is still open in a plan: a summary to read, the findings, which milestones answer each requirement, and the level of each section. */
export const PlanReview = z.object({
  summary: z.string(),
  issues: z.array(Finding),
  coverage: z.array(Coverage),
  sections: z.array(SectionLevel),
})
export type PlanReview = z.infer<typeof PlanReview>
