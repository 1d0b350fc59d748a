import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database.ts'
import { takeLock } from './lock.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { PreparedPglite } from './prepared.ts'

/** Opens the embedded database of a data folder. Throws FolderInUse when another server has it: PGlite itself does not lock. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await takeLock(join(dataDir, 'database.lock'))
  try {
    const opened = await openPglite(join(dataDir, 'database'))
    return { ...opened, close: () => opened.close().finally(lock.release) }
  } catch (cause) {
    await lock.release()
    throw cause
  }
}

/** Opens an embedded database that is gone when it is closed. */
export function openInMemory(): Promise<OpenDatabase> {
  return openPglite('memory://')
}

async function openPglite(place: string): Promise<OpenDatabase> {
  const client = new PreparedPglite(place)
  await client.waitReady
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  client.prepare()
  return { kind: 'embedded', db, close: () => client.close() }
}
