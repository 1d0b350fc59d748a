import { and, eq } from 'drizzle-orm'
import { done, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type Owned, owned } from './owned.ts'
import { milestone } from './schema/plans.ts'

/** A milestone of a stored plan. */
export type StoredMilestone = typeof milestone.$inferSelect

/** What of a milestone can be changed by a person. */
export type MilestoneChanges = Partial<Pick<StoredMilestone, 'refined_text' | 'deliverables' | 'acceptance_criteria' | 'payment_amount'>>

/** The asker's milestone of that id. */
export async function findMilestone(db: Database, asker: Person, id: string): Promise<Result<Owned<StoredMilestone>, Problem>> {
  const [row] = await db
    .select()
    .from(milestone)
    .where(and(eq(milestone.id, id), eq(milestone.owner, asker.id)))
  return row ? done(owned(row)) : notFound('This milestone')
}

/** Changes a milestone; gone when its plan was replaced meanwhile. */
export async function updateMilestone(
  db: Database,
  found: Owned<StoredMilestone>,
  changes: MilestoneChanges,
): Promise<Result<Owned<StoredMilestone>, Problem>> {
  const [row] = await db.update(milestone).set(changes).where(eq(milestone.id, found.id)).returning()
  return row ? done(owned(row)) : notFound('This milestone')
}
