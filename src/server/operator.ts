import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }
import { type Config, readConfig } from './config.ts'
import type { PostgresqlConfig } from './config-database.ts'
import { backUp, moved, restore } from './db/backup/file.ts'
import { rowsIn, type TableDigest } from './db/backup/lines.ts'
import { BackupProblem } from './db/backup/problem.ts'
import type { OpenDatabase } from './db/database.ts'
import { openEmbeddedAsItIs } from './db/embedded.ts'
import { openPostgresqlAsItIs } from './db/postgresql.ts'
import { startProblem } from './start-problem.ts'

const LEFT_OUT =
  'Not in it: the environment variables with their keys, which you keep where you keep secrets, and the files of the voice, which are fetched again.'

const USAGE = 'Say what to do: backup <file>, restore <file> [--replace], or move-to-postgres [--replace].'

/** What whoever runs the server asks for from a command line: a backup, its return, or the way from the embedded database to PostgreSQL. */
async function main([command, ...given]: string[]): Promise<void> {
  let config: Config | null = null
  try {
    config = readConfig(process.env)
    console.log(await done(config, command, given))
  } catch (cause) {
    console.error(cause instanceof BackupProblem ? cause.message : startProblem(cause, config))
    process.exitCode = 1
  }
}

async function done(config: Config, command: string | undefined, given: readonly string[]): Promise<string> {
  const replace = given.includes('--replace')
  const [file, ...more] = given.filter((one) => one !== '--replace')
  if (command === 'move-to-postgres' && !file) return movedToPostgresql(config, replace)
  if (!file || more.length > 0) throw new BackupProblem(USAGE)
  if (command === 'backup' && !replace) return backedUp(config, file)
  if (command === 'restore') return restored(config, file, replace)
  throw new BackupProblem(USAGE)
}

async function backedUp(config: Config, file: string): Promise<string> {
  const digests = await withDatabase(await existing(config), ({ db }) => backUp(db, file, made()))
  return `Backed up ${told(digests)} into ${file}. It opens all that the database does: keep it as you keep a key. ${LEFT_OUT}`
}

async function restored(config: Config, file: string, replace: boolean): Promise<string> {
  const digests = await withDatabase(await opened(config), ({ db }) => restore(db, file, { replace }))
  return `Restored ${told(digests)} from ${file}, each read back and found as it was.`
}

async function movedToPostgresql(config: Config, replace: boolean): Promise<string> {
  const { postgresql, data_dir } = config
  if (!postgresql) throw new BackupProblem('Set DATABASE_URL to the PostgreSQL database that everything is to go to.')
  const digests = await withDatabase(await existing({ ...config, postgresql: null }), (embedded) =>
    withDatabase(openPostgresqlAsItIs(postgresql), ({ db }) =>
      moved(embedded.db, db, { by: join(resolve(data_dir), 'moving.backup'), made: made(), replace }),
    ),
  )
  return `Moved ${told(digests)} to PostgreSQL, each read back and found as it was. ${data_dir} is as it was: delete it once the server runs with DATABASE_URL.`
}

function told(digests: readonly TableDigest[]): string {
  return `${rowsIn(digests).toLocaleString('en-US')} rows of ${digests.length} tables`
}

function made() {
  return { product: packageFile.version, made_at: new Date() }
}

/** The database that is configured, where a server has made one: to look for it must not make one. */
async function existing(config: Config): Promise<OpenDatabase> {
  const folder = join(resolve(config.data_dir), 'database')
  const isThere = config.postgresql !== null || (await stat(folder).catch(() => null)) !== null
  if (!isThere) throw new BackupProblem(`There is no embedded database in ${config.data_dir}. Set DATA_DIR to the folder that has it.`)
  return opened(config)
}

async function opened({ postgresql, data_dir }: { postgresql: PostgresqlConfig | null; data_dir: string }): Promise<OpenDatabase> {
  return postgresql ? openPostgresqlAsItIs(postgresql) : openEmbeddedAsItIs(resolve(data_dir))
}

async function withDatabase<Outcome>(database: OpenDatabase, action: (database: OpenDatabase) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await action(database)
  } finally {
    await database.close()
  }
}

await main(process.argv.slice(2))
