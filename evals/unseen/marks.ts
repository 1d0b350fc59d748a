import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** A number that a sentence sets: with `to` a range, `tolerance` around a nominal value, `plus_minus` an error of at most so much. */
const MarkedFigure = z.object({
  value: z.number(),
  to: z.number().optional(),
  unit: z.string(),
  direction: z.enum(['at_least', 'at_most', 'exactly', 'range', 'about']),
  plus_minus: z.boolean().optional(),
  tolerance: z.number().optional(),
})
export type MarkedFigure = z.infer<typeof MarkedFigure>

/** Words of a topic, what they oblige to, and their figures; what is excluded, optional or of lesser interest is not required. */
const MarkedRequirement = z.object({
  quote: z.string(),
  obligation: z.enum(['must', 'should', 'not_required']),
  figures: z.array(MarkedFigure),
})
export type MarkedRequirement = z.infer<typeof MarkedRequirement>

const Role = z.object({ name: z.string(), role: z.string() })

/** What somebody who does not know the program has marked in topics and in what companies say of themselves. */
const Marks = z.object({
  topics: z.array(
    z.object({
      file: z.string(),
      tpocs: z.array(z.object({ name: z.string(), phone: z.string(), email: z.string() })),
      customer: z.string().nullable(),
      option_ceiling: z.string().nullable(),
      requirements: z.array(MarkedRequirement),
    }),
  ),
  profiles: z.array(
    z.object({
      file: z.string(),
      name: z.string(),
      people_count: z.number().nullable(),
      what_we_do: z.string(),
      place: z.string(),
      cage: z.string().nullish(),
      uei: z.string().nullish(),
      people: z.array(Role),
      facilities: z.array(z.string()),
      equipment: z.array(z.string()),
      past: z.array(z.string()),
    }),
  ),
})
export type Marks = z.infer<typeof Marks>

/** The marks of a folder. Throws where they are not of that shape. */
export function marksIn(folder: string): Marks {
  return Marks.parse(JSON.parse(readFileSync(join(folder, 'marks.json'), 'utf8')))
}
