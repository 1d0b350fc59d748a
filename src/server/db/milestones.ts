import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { shownText } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import { linesJoined } from '../../language/characters.ts'
import type { Person } from '../person.ts'
import { changedMeanwhile, notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type Owned, owned } from './owned.ts'
import { milestone, project, work_plan } from './schema/plans.ts'
import { keepVersions, type Writing, type WrittenText } from './text-versions.ts'
import { together } from './together.ts'

/** A milestone of a stored plan. */
export type StoredMilestone = typeof milestone.$inferSelect

/** What of a milestone can be changed by a person. */
export type MilestoneChanges = Partial<Pick<StoredMilestone, 'refined_text' | 'deliverables' | 'acceptance_criteria' | 'payment_amount'>>

/** A milestone's texts, which have a history. */
type MilestoneTexts = Pick<StoredMilestone, 'milestone_number' | 'initial_text' | 'refined_text' | 'deliverables' | 'acceptance_criteria'>

/** The asker's milestone of that id. */
export async function findMilestone(db: Database, asker: Person, id: string): Promise<Result<Owned<StoredMilestone>, Problem>> {
  const [row] = await db
    .select()
    .from(milestone)
    .where(and(eq(milestone.id, id), eq(milestone.owner, asker.id)))
  return row ? done(owned(row)) : notFound('This milestone')
}

/**
 * Changes a milestone, if it is still at the version that the writer has seen; without one the last writer wins. Gone when its plan was
 * replaced meanwhile. Texts that read otherwise than before are added to their histories.
 */
export function updateMilestone(
  db: Database,
  found: Owned<StoredMilestone>,
  changes: MilestoneChanges,
  writing: Writing & { version?: number | undefined },
): Promise<Result<Owned<StoredMilestone>, Problem>> {
  return together(db, async (tx) => {
    const held = await holdMilestone(tx, found)
    if (!held) return notFound('This milestone')
    const isExpected = writing.version === undefined ? undefined : eq(milestone.version, writing.version)
    const [row] = await tx
      .update(milestone)
      .set({ ...changes, version: sql`${milestone.version} + 1` })
      .where(and(eq(milestone.id, found.id), isExpected))
      .returning()
    if (!row) return changedMeanwhile()
    const before = textsOf(held.before)
    const texts = textsOf(row).filter(({ part, text }) => before.some((one) => one.part === part && one.text !== text))
    const home = { owner: found.owner, project_id: held.project_id }
    await keepVersions(
      tx,
      home,
      texts.map((one) => ({ ...one, before: before.find(({ part }) => part === one.part)?.text })),
      writing,
    )
    return done(owned(row))
  })
}

/** A milestone's texts as their histories keep them: what is shown, and lists with one item a line. */
export function textsOf(one: MilestoneTexts): WrittenText[] {
  const { milestone_number, deliverables, acceptance_criteria } = one
  return [
    { milestone_number, part: 'text', text: shownText(one) },
    { milestone_number, part: 'deliverables', text: lines(deliverables) },
    { milestone_number, part: 'acceptance_criteria', text: lines(acceptance_criteria) },
  ]
}

/**
 * The project first, as a replacement of the plan does: taken the other way round, the two would wait for each other for good. One statement, in which a
 * milestone is only held once its project was found and is held.
 */
async function holdMilestone(tx: Database, found: Owned<StoredMilestone>): Promise<{ project_id: string; before: StoredMilestone } | null> {
  const place = tx
    .$with('place')
    .as(
      tx
        .select({ project_id: project.id })
        .from(project)
        .innerJoin(work_plan, eq(work_plan.project_id, project.id))
        .where(eq(work_plan.id, found.work_plan_id))
        .for('key share', { of: project }),
    )
  const [held] = await tx
    .with(place)
    .select({ project_id: place.project_id, before: getTableColumns(milestone) })
    .from(place)
    .innerJoin(milestone, eq(milestone.id, found.id))
    .for('update', { of: milestone })
  return held ?? null
}

function lines(items: readonly string[]): string {
  return items.map(linesJoined).join('\n')
}
