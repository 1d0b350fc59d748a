import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Until this transaction ends, others that name the same `id` wait: what one of them is about to make, the next one finds. */
export async function oneAtATime(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
}
