import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { server_setting } from './schema/accounts.ts'

/** A value that is decided once, by the first server that asks, and then stays for all replicas. */
export async function settledOnce(db: Database, name: string, proposal: string): Promise<string> {
  await db.insert(server_setting).values({ name, value: proposal }).onConflictDoNothing()
  const [setting] = await db.select({ value: server_setting.value }).from(server_setting).where(eq(server_setting.name, name))
  if (!setting) throw new Error(`The setting ${name} vanished while it was read`)
  return setting.value
}
