import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
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
    const place = join(dataDir, 'database')
    if (!existsSync(place)) await madeApart(place)
    const opened = await openPglite(place, begin)
    return { ...opened, close: () => opened.close().finally(lock.release) }
  } catch (cause) {
    await lock.release()
    throw cause
  }
}

const MAKES_DATABASE = 'const made = new (require(process.argv[1]).PGlite)(process.argv[2]); made.waitReady.then(() => made.close())'

/**
 * Makes an empty database in a process of its own, whole or not at all: what makes one stays in memory for as long as its process runs (measured: 430 MB
 * while the database is open, 70 MB whatever is done about it).
 */
async function madeApart(place: string): Promise<void> {
  const half = `${place}.new`
  await rm(half, { recursive: true, force: true })
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  await promisify(execFile)(process.execPath, ['-e', MAKES_DATABASE, pglite, half], { env: {} })
  await rename(half, place)
}

/** The engine's own pages in memory: an eighth of what it takes else; what lies on the disk the system has at hand. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=16MB']

async function openPglite(place: string, begin: Begin): Promise<OpenDatabase> {
  const client = new PreparedPglite(place, { startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS] })
  await client.waitReady
  const db = drizzle(client)
  await begin(db, client)
  return { kind: 'embedded', db, close: () => client.close() }
}
