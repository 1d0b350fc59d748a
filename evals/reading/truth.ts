import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { RequirementKind, RequirementPhase, Strength } from '../../src/domain/solicitation/analysis.ts'
import { MarkedQuantity } from './quantities.ts'

const FOLDER = new URL('./truth/', import.meta.url)

/** What was marked of one sentence: whether it asks something of the work, why not, of whom it speaks, and which part of the award it belongs to. */
const MarkedSentence = z.object({
  quote: z.string(),
  page: z.number().int(),
  verdict: z.enum(['requirement', 'none']),
  because: z.enum(['background', 'proposal', 'example', 'reference', 'government', 'notice', 'after', 'heading']).nullable(),
  whose: z.enum(['product', 'work', 'proposal', 'government', 'background']),
  period: z.enum(['any', 'base', 'option', 'II', 'after']),
})

/** What a person who read a solicitation marked in it. Every quote stands word for word on its page; null is what the document does not print. */
const Truth = z.object({
  file: z.string(),
  pages: z.number().int(),
  fields: z.object({
    number: z.string().nullable(),
    title: z.string().nullable(),
    program_type: z.string().nullable(),
    component: z.string().nullable(),
    itar: z.boolean().nullable(),
    direct_to_phase_2: z.boolean().nullable(),
    classified_notice: z.boolean().nullable(),
    keywords: z.array(z.string()).nullable(),
    technology_areas: z.array(z.string()).nullable(),
    award_ceiling: z.string().nullable(),
    period_of_performance: z.string().nullable(),
  }),
  /** The first and the last words of each section, parted by " … ". */
  sections: z.object({
    objective: z.string().nullable(),
    description: z.string().nullable(),
    phase_1: z.string().nullable(),
    phase_2: z.string().nullable(),
    phase_3: z.string().nullable(),
  }),
  requirements: z.array(
    z.object({ quote: z.string(), page: z.number().int(), phase: RequirementPhase, kind: RequirementKind, strength: Strength }),
  ),
  quantities: z.array(MarkedQuantity),
  /** Every sentence of the work sections, in order. */
  sentences: z.array(MarkedSentence),
})
export type Truth = z.infer<typeof Truth>

/** All that was marked by hand, by file name. Throws when a file is not of that shape. */
export function allTruth(): Truth[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => Truth.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))))
}
