import { and, eq, sql } from 'drizzle-orm'
import type { StepType } from '../../domain/step.ts'
import type { Database } from './database.ts'
import type { Owned } from './owned.ts'
import { milestone, step } from './schema/plans.ts'
import type { TopicHead } from './topics.ts'
import type { StoredPlan } from './work-plans.ts'

/** How far a step has come. */
export type StoredStep = typeof step.$inferSelect

/** The steps of a topic that were begun. */
export function stepsOf(db: Database, topic: Owned<TopicHead>): Promise<StoredStep[]> {
  return db
    .select()
    .from(step)
    .where(and(eq(step.topic_store_id, topic.id), eq(step.owner, topic.owner)))
}

/** Keeps a step's text, and puts it into the milestone of the plan where there is one already. */
export async function keepStepText(
  db: Database,
  topic: Owned<TopicHead>,
  plan: Owned<StoredPlan> | null,
  kept: { step_id: string; milestone_number: number; profile_id: StepType; text: string },
): Promise<void> {
  const { step_id, profile_id, text, milestone_number } = kept
  await db.transaction(async (tx) => {
    await tx
      .insert(step)
      .values({ topic_store_id: topic.id, owner: topic.owner, step_id, profile_id, text })
      .onConflictDoUpdate({ target: [step.topic_store_id, step.step_id], set: { profile_id, text, updated_at: sql`now()` } })
    if (!plan) return
    await tx
      .update(milestone)
      .set({ refined_text: text })
      .where(and(eq(milestone.work_plan_id, plan.id), eq(milestone.milestone_number, milestone_number)))
  })
}
