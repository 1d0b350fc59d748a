import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { shownText } from '../../domain/milestone.ts'
import type { FinalizedPlan } from '../../domain/plan.ts'
import { done, type Result } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type StoredMilestone, textsOf } from './milestones.ts'
import { type Owned, owned } from './owned.ts'
import type { StoredProject } from './projects.ts'
import { milestone, project, step, work_plan } from './schema/plans.ts'
import { keepVersions, type Writing } from './text-versions.ts'
import { together } from './together.ts'
import type { TopicHead } from './topics.ts'

/** A plan with its milestones in order. */
export type StoredPlan = typeof work_plan.$inferSelect & { milestones: Owned<StoredMilestone>[] }

/** A milestone that is to be kept; `written_by` says who drafted its texts, where it is not who drafted the rest. */
type NewMilestone = Omit<typeof milestone.$inferInsert, 'owner' | 'work_plan_id'> & { written_by?: WrittenBy | undefined }

/**
 * Keeps a project's plan, in place of one that was there before. Its texts are added to their histories, which go on; a scope that a person has worded
 * stays where the new plan has none.
 */
export async function replaceWorkPlan(
  db: Database,
  found: Owned<StoredProject>,
  plan: { id: string; scope_paragraph: string | null; milestones: readonly NewMilestone[] },
  writing: Writing,
): Promise<Owned<StoredPlan>> {
  const { owner } = found
  return db.transaction(async (tx) => {
    // two savers of one project wait for each other, so that neither finds the other's half
    await tx.select({ id: project.id }).from(project).where(eq(project.id, found.id)).for('update')
    const before = await tx
      .select({ milestone_number: milestone.milestone_number, initial_text: milestone.initial_text, refined_text: milestone.refined_text })
      .from(milestone)
      .innerJoin(work_plan, eq(work_plan.id, milestone.work_plan_id))
      .where(eq(work_plan.project_id, found.id))
    const [replaced] = await tx.delete(work_plan).where(eq(work_plan.project_id, found.id)).returning()
    const isWorded = plan.scope_paragraph === null && replaced?.scope_edited === true
    const scope = isWorded ? { scope_paragraph: replaced.scope_paragraph, scope_edited: true } : { scope_paragraph: plan.scope_paragraph }
    const [kept] = await tx
      .insert(work_plan)
      .values({ id: plan.id, owner, project_id: found.id, ...scope })
      .returning()
    if (!kept) throw new Error('A new work plan was not returned by the database')
    const writers = new Map(plan.milestones.map(({ milestone_number, written_by }) => [milestone_number, written_by]))
    const rows = plan.milestones.map(({ written_by: _, ...one }) => ({ ...one, owner, work_plan_id: plan.id }))
    const milestones = rows.length > 0 ? await tx.insert(milestone).values(rows).returning() : []
    await touchProject(tx, found.id)
    await takeStepsBack(tx, found, before, milestones)
    const texts = milestones.flatMap(textsOf).map((text) => ({ ...text, written_by: writers.get(text.milestone_number) }))
    await keepVersions(tx, { owner, project_id: found.id }, texts, writing)
    return owned({ ...kept, milestones: milestones.sort((a, b) => a.milestone_number - b.milestone_number).map((one) => owned(one)) })
  })
}

/** The asker's plan of that id. */
export async function findWorkPlan(db: Database, asker: Person, id: string): Promise<Result<Owned<StoredPlan>, Problem>> {
  const [row] = await db
    .select()
    .from(work_plan)
    .where(and(eq(work_plan.id, id), eq(work_plan.owner, asker.id)))
  return row ? done(await withMilestones(db, row)) : notFound('This work plan')
}

/** The plan of one of the asker's projects that are not deleted. */
export async function findPlanOfProject(db: Database, asker: Person, project_id: string): Promise<Result<Owned<StoredPlan>, Problem>> {
  const [row] = await db
    .select({ plan: work_plan })
    .from(project)
    .innerJoin(work_plan, eq(work_plan.project_id, project.id))
    .where(and(eq(project.id, project_id), eq(project.owner, asker.id), isNull(project.deleted_at)))
  return row ? done(await withMilestones(db, row.plan)) : notFound('A work plan of this project')
}

/** The latest plan that is joined with a topic. */
export async function findPlanOfTopic(db: Database, topic: Owned<TopicHead>): Promise<Owned<StoredPlan> | null> {
  const [row] = await db
    .select({ plan: work_plan })
    .from(project)
    .innerJoin(work_plan, eq(work_plan.project_id, project.id))
    .where(and(eq(project.owner, topic.owner), eq(project.topic_store_id, topic.id), isNull(project.deleted_at)))
    .orderBy(desc(work_plan.updated_at), desc(work_plan.id))
    .limit(1)
  return row ? withMilestones(db, row.plan) : null
}

/** What of a plan can be changed by a person, beside its milestones. */
export type PlanChanges = Partial<Pick<StoredPlan, 'scope_paragraph' | 'scope_edited' | 'own_statements'>>

/** Changes what is named of a plan. */
export async function updatePlan(db: Database, plan: Owned<StoredPlan>, changes: PlanChanges): Changed {
  return change(db, plan, changes)
}

/** Keeps a plan as it was handed in, and when. */
export async function finalizePlan(db: Database, plan: Owned<StoredPlan>, finalized_work_plan: FinalizedPlan, finalized_at: Date): Changed {
  return change(db, plan, { finalized_work_plan, finalized_at })
}

/** The changed plan; not found when it was replaced by another one meanwhile. */
type Changed = Promise<Result<Owned<StoredPlan>, Problem>>

async function change(db: Database, plan: Owned<StoredPlan>, fields: Partial<typeof work_plan.$inferInsert>): Changed {
  return together(db, async (tx) => {
    // the project first, as a replacement does: taken the other way round, the two would wait for each other for good
    await touchProject(tx, plan.project_id)
    const [row] = await tx
      .update(work_plan)
      .set({ ...fields, updated_at: sql`now()` })
      .where(eq(work_plan.id, plan.id))
      .returning()
    if (!row) return notFound('This work plan')
    return done(owned({ ...row, milestones: plan.milestones }))
  })
}

type Shown = Pick<StoredMilestone, 'milestone_number' | 'initial_text' | 'refined_text'>

/** What a step's report said of a milestone does not hold for another one in its place. */
async function takeStepsBack(tx: Database, found: Owned<StoredProject>, before: readonly Shown[], now: readonly Shown[]): Promise<void> {
  const texts = new Map(now.map((one) => [one.milestone_number, shownText(one)]))
  const changed = before.filter((one) => texts.get(one.milestone_number) !== shownText(one)).map((one) => stepId(one.milestone_number))
  if (found.topic_store_id === null || changed.length === 0) return
  const isChanged = and(eq(step.topic_store_id, found.topic_store_id), eq(step.owner, found.owner), inArray(step.step_id, changed))
  await tx
    .update(step)
    .set({ status: 'in_progress' })
    .where(and(isChanged, inArray(step.status, ['needs_revision', 'ready', 'finalized'])))
}

async function touchProject(tx: Database, id: string): Promise<void> {
  await tx.update(project).set({ updated_at: sql`now()` }).where(eq(project.id, id))
}

async function withMilestones(db: Database, plan: typeof work_plan.$inferSelect): Promise<Owned<StoredPlan>> {
  const milestones = await db.select().from(milestone).where(eq(milestone.work_plan_id, plan.id)).orderBy(asc(milestone.milestone_number))
  return owned({ ...plan, milestones: milestones.map((one) => owned(one)) })
}
