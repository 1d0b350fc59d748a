import { and, eq, sql } from 'drizzle-orm'
import { done, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import type { StoredMilestone } from './milestones.ts'
import { type Owned, owned } from './owned.ts'
import { milestone, step_contract } from './schema/plans.ts'
import { together } from './together.ts'

/** A milestone's step contract as it is kept. */
export type StoredStepContract = typeof step_contract.$inferSelect

/** Keeps a milestone's step contract, in place of one that was there before; not found when the milestone's plan was replaced meanwhile. */
export async function keepStepContract(
  db: Database,
  found: Owned<StoredMilestone>,
  id: string,
  contract: Record<string, unknown>,
): Promise<Result<Owned<StoredStepContract>, Problem>> {
  return together(db, async (tx) => {
    const still = await tx.select({ id: milestone.id }).from(milestone).where(eq(milestone.id, found.id)).for('key share')
    if (still.length === 0) return notFound('This milestone')
    const [row] = await tx
      .insert(step_contract)
      .values({ id, owner: found.owner, milestone_id: found.id, step_contract: contract })
      .onConflictDoUpdate({ target: step_contract.milestone_id, set: { step_contract: contract, updated_at: sql`now()` } })
      .returning()
    if (!row) throw new Error('A step contract was not returned by the database')
    return done(owned(row))
  })
}

/** The step contract of one of the asker's milestones. */
export async function findStepContract(
  db: Database,
  asker: Person,
  milestone_id: string,
): Promise<Result<Owned<StoredStepContract>, Problem>> {
  const [row] = await db
    .select()
    .from(step_contract)
    .where(and(eq(step_contract.milestone_id, milestone_id), eq(step_contract.owner, asker.id)))
  return row ? done(owned(row)) : notFound('A step contract of this milestone')
}
