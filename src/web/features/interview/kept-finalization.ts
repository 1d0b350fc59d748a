import * as z from 'zod'
import { Answer, GlobalContract } from '../../../domain/interview.ts'
import { InitialMilestone, RefinedMilestone } from '../../../domain/milestone.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'

/** A finalization that is under way, with the result of every stage that is behind it, so that a reload goes on from there (spec §4). */
export const KeptFinalization = z.object({
  topic_slug: z.string(),
  topic_store_id: z.string(),
  answers: z.array(Answer),
  contract: GlobalContract.optional(),
  initial: z.array(InitialMilestone).optional(),
  refined: z.array(InitialMilestone).optional(),
  plan: z.array(RefinedMilestone).optional(),
})
export type KeptFinalization = z.infer<typeof KeptFinalization>

/** A finalization at its beginning: the answers, and nothing made of them yet. */
export function newFinalization(topic: CurrentTopic, answers: readonly Answer[]): KeptFinalization {
  return { topic_slug: topic.slug, topic_store_id: topic.storeId, answers: [...answers] }
}

/** Whether a finalization belongs to this topic: another upload since then leaves it behind. */
export function isFinalizationOf(kept: KeptFinalization, topic: CurrentTopic): boolean {
  return kept.topic_slug === topic.slug && kept.topic_store_id === topic.storeId
}
