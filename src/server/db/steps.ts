import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { StepType } from '../../domain/step.ts'
import type { Person } from '../person.ts'
import type { Database } from './database.ts'
import type { Owned } from './owned.ts'
import { milestone, project, step, work_plan } from './schema/plans.ts'
import type { TopicHead } from './topics.ts'
import type { StoredPlan } from './work-plans.ts'

/** How far a step has come. */
export type StoredStep = typeof step.$inferSelect

/** A milestone's place in its plan, with its step where that was begun. */
export type MilestoneStep = Pick<typeof milestone.$inferSelect, 'milestone_number' | 'step_type'> & {
  plan_updated_at: Date
  step: StoredStep | null
}

/** The steps of a topic's plan, in the order of its milestones; none when there is no plan. */
export function stepsOfTopic(db: Database, topic: Owned<TopicHead>): Promise<MilestoneStep[]> {
  return stepsOfLatestPlan(db, topic.owner, sql`${project.topic}->>'storeId' = ${topic.id}`)
}

/** The steps of the asker's latest plan about that slug, for work that came from a browser and was never uploaded here. */
export function stepsOfSlug(db: Database, asker: Person, slug: string): Promise<MilestoneStep[]> {
  return stepsOfLatestPlan(db, asker.id, sql`${project.topic}->>'slug' = ${slug}`)
}

/** One statement without the milestones' texts, because this is asked for at every look at the steps. */
async function stepsOfLatestPlan(db: Database, owner: string, isAbout: SQL): Promise<MilestoneStep[]> {
  const rows = await db
    .select({
      plan_id: work_plan.id,
      plan_updated_at: work_plan.updated_at,
      milestone_number: milestone.milestone_number,
      step_type: milestone.step_type,
      step,
    })
    .from(project)
    .innerJoin(work_plan, eq(work_plan.project_id, project.id))
    .innerJoin(milestone, eq(milestone.work_plan_id, work_plan.id))
    .leftJoin(
      step,
      and(eq(step.topic_store_id, sql`${project.topic}->>'storeId'`), eq(step.step_id, sql`'step-' || ${milestone.milestone_number}`)),
    )
    .where(and(eq(project.owner, owner), isAbout))
    .orderBy(desc(work_plan.updated_at), asc(milestone.milestone_number))
  return rows.filter(({ plan_id }) => plan_id === rows[0]?.plan_id)
}

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
