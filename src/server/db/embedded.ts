import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database.ts'
import { takeLock } from './lock.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { PreparedPglite } from './prepared.ts'

/** Opens the embedded database of a data folder. Throws FolderInUse when another server has it: PGlite itself does not lock. */
export function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  return openFolder(dataDir, migrated)
}

/** Opens the embedded database of a data folder with its tables as they are, for whoever copies all of it. Throws FolderInUse. */
export function openEmbeddedAsItIs(dataDir: string): Promise<OpenDatabase> {
  return openFolder(dataDir, async () => {})
}

/** Opens an embedded database that is gone when it is closed. */
export function openInMemory(): Promise<OpenDatabase> {
  return openPglite('memory://', migrated)
}

type Begin = (db: PgliteDatabase, client: PreparedPglite) => Promise<void>

const migrated: Begin = async (db, client) => {
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  client.prepare()
}

async function openFolder(dataDir: string, begin: Begin): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await takeLock(join(dataDir, 'database.lock'))
  try {
    const opened = await openPglite(join(dataDir, 'database'), begin)
    return { ...opened, close: () => opened.close().finally(lock.release) }
  } catch (cause) {
    await lock.release()
    throw cause
  }
}

async function openPglite(place: string, begin: Begin): Promise<OpenDatabase> {
  const client = new PreparedPglite(place)
  await client.waitReady
  const db = drizzle(client)
  await begin(db, client)
  return { kind: 'embedded', db, close: () => client.close() }
}
