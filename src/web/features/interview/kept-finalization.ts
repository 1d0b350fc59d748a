import * as z from 'zod'
import { Answer, GlobalContract } from '../../../domain/interview.ts'
import { InitialMilestone, RefinedMilestone } from '../../../domain/milestone.ts'

/** A finalization that is under way: the answers, and the result of every stage behind it, so that a reload goes on from there (spec §4). */
export const KeptFinalization = z.object({
  answers: z.array(Answer),
  contract: GlobalContract.optional(),
  initial: z.array(InitialMilestone).optional(),
  refined: z.array(InitialMilestone).optional(),
  plan: z.array(RefinedMilestone).optional(),
})
export type KeptFinalization = z.infer<typeof KeptFinalization>
