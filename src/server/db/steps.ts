import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { done, type Result } from '../../domain/result.ts'
import { type StepType, stepId } from '../../domain/step.ts'
import type { Person } from '../person.ts'
import { changedMeanwhile, notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type Owned, owned } from './owned.ts'
import type { PlanPlace } from './plan-places.ts'
import { milestone, project, step, work_plan } from './schema/plans.ts'
import { topic_store } from './schema/topics.ts'
import { together } from './together.ts'
import type { TopicHead } from './topics.ts'

/** How far a step has come. The milestone's text is kept beside it, and seldom wanted. */
export type StoredStep = Omit<typeof step.$inferSelect, 'text'>

/** A milestone's place in its plan, with its step where that was begun. */
export type MilestoneStep = Pick<typeof milestone.$inferSelect, 'milestone_number' | 'step_type'> & {
  plan_updated_at: Date
  step: StoredStep | null
}

/** Which step of a topic: of which milestone of its plan. */
export type StepPlace = { step_id: string; profile_id: StepType; milestone_id: string }

/** What of a step is written. */
export type StepChanges = Partial<Omit<StoredStep, 'topic_store_id' | 'step_id' | 'owner' | 'version' | 'updated_at'>>

const { text: _, ...COLUMNS } = getTableColumns(step)

/** The steps of the plan in that place, in the order of its milestones, without their texts: this is asked for at every look at the steps. */
export async function stepsOfPlan(db: Database, asker: Person, { project_id, topic }: PlanPlace): Promise<MilestoneStep[]> {
  if (project_id === null) return []
  return db
    .select({
      plan_updated_at: work_plan.updated_at,
      milestone_number: milestone.milestone_number,
      step_type: milestone.step_type,
      step: COLUMNS,
    })
    .from(work_plan)
    .innerJoin(milestone, eq(milestone.work_plan_id, work_plan.id))
    .leftJoin(step, and(eq(step.topic_store_id, topic?.id ?? ''), eq(step.step_id, sql`'step-' || ${milestone.milestone_number}`)))
    .where(and(eq(work_plan.project_id, project_id), eq(work_plan.owner, asker.id)))
    .orderBy(asc(milestone.milestone_number))
}

/** The steps of a topic that were begun. */
export function stepsOf(db: Database, topic: Owned<TopicHead>): Promise<Owned<StoredStep>[]> {
  return db
    .select(COLUMNS)
    .from(step)
    .where(and(eq(step.topic_store_id, topic.id), eq(step.owner, topic.owner)))
    .then((rows) => rows.map((row) => owned(row)))
}

/** What was asked and answered in the interviews of a topic's steps, in the order of the steps, without their narratives. */
export async function transcriptsOf(
  db: Database,
  topic: Owned<TopicHead>,
): Promise<Pick<StoredStep, 'step_id' | 'plan' | 'qa_transcript'>[]> {
  const { step_id, plan, qa_transcript } = COLUMNS
  return db
    .select({ step_id, plan, qa_transcript })
    .from(step)
    .where(and(eq(step.topic_store_id, topic.id), eq(step.owner, topic.owner)))
    .orderBy(sql`length(${step_id})`, step_id)
}

/** The topic of a milestone whose step is finalized; null where it is not. */
export async function topicOfFinalized(db: Database, one: Owned<typeof milestone.$inferSelect>): Promise<string | null> {
  const [row] = await db
    .select({ topic_store_id: step.topic_store_id })
    .from(work_plan)
    .innerJoin(project, eq(project.id, work_plan.project_id))
    .innerJoin(step, and(eq(step.topic_store_id, project.topic_store_id), eq(step.step_id, stepId(one.milestone_number))))
    .where(and(eq(work_plan.id, one.work_plan_id), eq(step.owner, one.owner), eq(step.status, 'finalized')))
  return row?.topic_store_id ?? null
}

/**
 * Begins a step that was not begun, and holds it while `change` works on it: of two writers at once the second sees what the first one
 * wrote. Topic and milestone first, as the choice of another topic and a replacement of the plan do; taken the other way round, they would
 * wait for each other for good. Not found when the plan was replaced meanwhile. When `change` refuses, nothing is kept.
 */
export function withStepHeld<Value>(
  db: Database,
  topic: Owned<TopicHead>,
  { step_id, profile_id, milestone_id }: StepPlace,
  change: (step: Owned<StoredStep>, tx: Database) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  return together(db, async (tx) => {
    await tx.select({ id: topic_store.id }).from(topic_store).where(eq(topic_store.id, topic.id)).for('key share')
    const still = await tx.select({ id: milestone.id }).from(milestone).where(eq(milestone.id, milestone_id)).for('key share')
    if (still.length === 0) return notFound('This step')
    const { id: topic_store_id, owner } = topic
    await tx.insert(step).values({ topic_store_id, owner, step_id, profile_id }).onConflictDoNothing()
    const [row] = await tx.select(COLUMNS).from(step).where(isStep(topic.id, step_id)).for('update')
    return row ? change(owned(row), tx) : notFound('This step')
  })
}

/** Changes what is named of a step that is held. */
export async function updateStep(tx: Database, held: Owned<StoredStep>, changes: StepChanges): Promise<Owned<StoredStep>> {
  const [row] = await tx
    .update(step)
    .set({ ...changes, updated_at: sql`now()` })
    .where(isStep(held.topic_store_id, held.step_id))
    .returning(COLUMNS)
  if (!row) throw new Error('A step vanished while it was held')
  return owned(row)
}

/** Keeps a step's narrative with what belongs to it, if it is still at the version that the writer has seen; without one the last writer wins. */
export async function keepNarrative(
  tx: Database,
  held: Owned<StoredStep>,
  changes: StepChanges & { user_narrative_md: string },
  version: number | undefined,
): Promise<Result<Owned<StoredStep>, Problem>> {
  const isExpected = version === undefined ? undefined : eq(step.version, version)
  const [row] = await tx
    .update(step)
    .set({ ...changes, version: sql`${step.version} + 1`, updated_at: sql`now()` })
    .where(and(isStep(held.topic_store_id, held.step_id), isExpected))
    .returning(COLUMNS)
  return row ? done(owned(row)) : changedMeanwhile()
}

/** Keeps a milestone's text with its step, for a topic whose plan is not kept yet. */
export async function keepStepText(
  db: Database,
  { id: topic_store_id, owner }: Owned<TopicHead>,
  kept: { step_id: string; profile_id: StepType; text: string },
): Promise<void> {
  const { profile_id, text } = kept
  await db
    .insert(step)
    .values({ topic_store_id, owner, ...kept })
    .onConflictDoUpdate({ target: [step.topic_store_id, step.step_id], set: { profile_id, text, updated_at: sql`now()` } })
}

function isStep(topic_store_id: string, step_id: string): SQL | undefined {
  return and(eq(step.topic_store_id, topic_store_id), eq(step.step_id, step_id))
}
