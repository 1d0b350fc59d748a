import * as z from 'zod'
import { StepStatus } from '../step.ts'

/** How far one step is from being handed in. `errors` and `warnings` count findings that are not overruled. */
export const StepReadiness = z.object({
  step_id: z.string(),
  milestone_number: z.number().int().positive(),
  title: z.string(),
  status: StepStatus,
  has_narrative: z.boolean(),
  errors: z.number().int(),
  warnings: z.number().int(),
})
export type StepReadiness = z.infer<typeof StepReadiness>

/** How far a plan is from being handed in: its steps, its payments against the award, what blocks, and what was overruled with which reason. */
export const PlanReadiness = z.object({
  steps: z.array(StepReadiness),
  payments: z.object({ total: z.string(), award: z.string(), percent: z.number() }),
  uncovered: z.array(z.string()),
  blocks: z.array(z.string()),
  overruled: z.array(z.object({ milestone_number: z.number().int(), rule: z.string(), message: z.string(), reason: z.string() })),
})
export type PlanReadiness = z.infer<typeof PlanReadiness>

/** How many milestones can be handed in as they are, in the words of every screen: "3 of 5 milestones ready to hand in". */
export function readyWords(ready: number, all: number): string {
  return `${ready} of ${all} milestones ready to hand in`
}
