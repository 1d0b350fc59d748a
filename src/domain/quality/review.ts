import * as z from 'zod'

/** error: blocks the hand-in · warning: should be mended · advice: worth a thought (brief §4). */
export const Severity = z.enum(['error', 'warning', 'advice'])
export type Severity = z.infer<typeof Severity>

/** One thing that a quality rule objects to, with the words it objects to. */
export const Finding = z.object({
  rule: z.string(),
  severity: Severity,
  milestone_number: z.number().int().optional(),
  message: z.string(),
  quote: z.string().optional(),
})
export type Finding = z.infer<typeof Finding>

/** What is still open in a plan: a summary to read, the findings, and which milestones answer each requirement. */
export const PlanReview = z.object({
  summary: z.string(),
  issues: z.array(Finding),
  coverage: z.array(z.object({ requirement_id: z.string(), covered_by: z.array(z.number().int()) })),
})
export type PlanReview = z.infer<typeof PlanReview>
