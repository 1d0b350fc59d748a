import { TransactionRollbackError } from 'drizzle-orm'
import type { Result } from '../../domain/result.ts'
import type { Problem } from '../problem.ts'
import type { Database } from './database.ts'

/** Runs a change in a transaction: what it wrote is kept together, and not at all when it refuses or throws. */
export async function together<Value>(
  db: Database,
  change: (tx: Database) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  let refused = null as Result<Value, Problem> | null
  try {
    return await db.transaction(async (tx) => {
      const changed = await change(tx)
      if (changed.ok) return changed
      refused = changed
      return tx.rollback()
    })
  } catch (cause) {
    if (refused && cause instanceof TransactionRollbackError) return refused
    throw cause
  }
}
