import * as z from 'zod'
import { Phase } from '../program.ts'

/**
 * Where a fact of a component stands: the document by name, the release it holds for, and the page or section. `uploaded` is where
 * it is printed in a document that was uploaded, and absent of one that is not at hand. `another_release` marks what is known of another
 * release than the topic's: only told, until the person has confirmed that it holds here too.
 */
export const FactSource = z.object({
  document: z.string(),
  release: z.string(),
  place: z.string(),
  uploaded: z.object({ by: z.enum(['topic', 'instructions']), page: z.number().int().positive(), quote: z.string() }).optional(),
  another_release: z.enum(['told', 'confirmed']).optional(),
})
export type FactSource = z.infer<typeof FactSource>

/** A value with the place it was read at. */
function sourced<Value extends z.ZodType>(value: Value) {
  return z.object({ value, source: FactSource })
}

/** A payment that falls due on a day, not on a milestone: Navy's 50/35/15 percent (brief §0.5). */
export const DayPayment = z.object({ day: z.number().int().positive(), percent: z.number().positive() })
export type DayPayment = z.infer<typeof DayPayment>

/** How a component wants the work plan laid out when it is handed in. */
export const PlanForm = z.enum(['five_columns', 'army_two_pages', 'daf_outline', 'daf_d2p2', 'afwerx_table'])
export type PlanForm = z.infer<typeof PlanForm>

/** What one component asks of the work plans of one phase, in one release. What it does not say is absent, never guessed. */
export const ComponentFacts = z.object({
  /** As topics name it: "Navy", "Air Force", "Army", "MDA", "DHA", "DARPA", "AFWERX". */
  component: z.string(),
  phase: Phase,
  program_type: z.enum(['SBIR', 'STTR', 'any']),
  direct_to_phase_2: z.boolean(),
  award_ceiling: sourced(z.number().positive()).optional(),
  months: sourced(z.object({ value: z.number().int().positive(), exact: z.boolean() })).optional(),
  /** A second part after the base that is priced and planned apart. */
  option: sourced(z.object({ ceiling: z.number().positive(), months: z.number().int().positive(), exact: z.boolean() })).optional(),
  page_limit: sourced(z.number().int().positive()).optional(),
  day_payments: sourced(z.array(DayPayment)).optional(),
  form: sourced(PlanForm).optional(),
  /** The headings under which the topic itself wants the work plan laid out, in its order; it goes before the component's form. */
  outline: sourced(z.array(z.string())).optional(),
  /** Words that the component wants in place of others: "deliverable" → "product for testing, evaluation, and/or demonstration". */
  wording: sourced(z.array(z.object({ instead_of: z.string(), say: z.string() }))).optional(),
  /** Months between status reports, at most. */
  status_report_every: sourced(z.number().int().positive()).optional(),
  /** Days after award by which the work has to be started with a meeting. */
  kickoff_within_days: sourced(z.number().int().positive()).optional(),
  /** Documents that it wants handed over by name: "Scientific and Technical Report (DI-MISC-80711A)". */
  required_reports: sourced(z.array(z.string())).optional(),
  /** A sentence for the person when the facts are of another release than the topic: limits change from release to release. */
  release_note: z.string().optional(),
  /** Other rules of it, each a sentence for the person. */
  notes: z.array(z.object({ text: z.string(), source: FactSource })),
})
export type ComponentFacts = z.infer<typeof ComponentFacts>
