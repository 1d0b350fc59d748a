import * as z from 'zod'

/** As much of a test as tells what it shows, and by which it is known again in a plan. */
const ConfirmedTest = z.object({
  quantity: z.string(),
  value: z.string().optional(),
  unit: z.string().optional(),
  condition: z.string().optional(),
  evidence: z.string().optional(),
})

/** A step with the requirements that a person put on it, its tests, and whether it shows how it answers them: by a result of its own or a test. */
export const ConfirmedStep = z.object({
  action: z.string(),
  requirement_ids: z.array(z.string()),
  is_shown: z.boolean().optional(),
  tests: z.array(ConfirmedTest).optional(),
  shows: z.array(z.object({ requirement_id: z.string(), quantity: z.string() })).optional(),
})
export type ConfirmedStep = z.infer<typeof ConfirmedStep>
