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

/** Settles a value anew; tells whether there was another one before, which is `first` where none was ever settled. */
export async function changedSetting(db: Database, name: string, { value, first }: { value: string; first: string }): Promise<boolean> {
  if ((await settledOnce(db, name, first)) === value) return false
  await db.update(server_setting).set({ value }).where(eq(server_setting.name, name))
  return true
}
