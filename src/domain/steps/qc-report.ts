import * as z from 'zod'
import { Finding } from '../quality/review.ts'

/** A person's word that a finding does not hold here, with the reason; it stands as long as the words that were objected to stand. */
export const Overrule = z.object({ rule: z.string(), quote: z.string().nullable(), reason: z.string(), made_at: z.string() })
export type Overrule = z.infer<typeof Overrule>

/** A finding of a step's report, with the reason for which it was overruled. */
export const QcFinding = Finding.extend({ overruled: z.string().optional() })
export type QcFinding = z.infer<typeof QcFinding>

/** What the quality rules say of a step (spec §3): errors that are not overruled are its issues, and keep it from being finalized. */
export const QcReport = z.object({
  status: z.enum(['pass', 'needs_revision']),
  issues: z.array(z.string()),
  style_feedback: z.string(),
  findings: z.array(QcFinding),
})
export type QcReport = z.infer<typeof QcReport>
