import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { openEmbedded } from '../embedded.ts'
import journal from '../migrations/meta/_journal.json' with { type: 'json' }
import { MIGRATIONS_FOLDER } from '../migrations-folder.ts'
import { openPostgresql, openPostgresqlAsItIs } from '../postgresql.ts'
import { user } from '../schema/accounts.ts'
import { text_version } from '../schema/plans.ts'
import { nameOf, TABLES } from '../tables.ts'
import { newPostgresql, openTestDatabase } from '../testing/databases.ts'
import { fill, fingerprints } from '../testing/filled.ts'
import { somebody } from '../testing/rows.ts'
import { copyOut } from './copy-out.ts'
import { backUp, moved, restore } from './file.ts'

const MADE = { product: '0.0.0', made_at: new Date('2026-03-02T09:30:00.000Z') }

/** A place of that kind to copy into, opened as the command does, and how the server opens it afterwards. */
async function place(kind: OpenDatabase['kind'], folder: string) {
  if (kind === 'embedded') {
    const target = new PGlite('memory://')
    return { db: drizzle(target), served: async () => ({ kind, db: drizzle(target), close: async () => {} }), close: () => target.close() }
  }
  const { url, drop } = await newPostgresql('template1')
  const config = { url, connections: 2, statement_seconds: 60 }
  const asItIs = openPostgresqlAsItIs(config)
  const opened: OpenDatabase[] = []
  const served = async () => {
    await asItIs.close()
    const server = await openPostgresql(config)
    opened.push(server)
    return server
  }
  const close = async () => {
    for (const one of opened.length > 0 ? opened : [asItIs]) await one.close()
    await drop()
  }
  return { db: asItIs.db, served, close, folder }
}

describe('A backup', () => {
  let folder: string
  const filled: Partial<Record<OpenDatabase['kind'], OpenDatabase>> = {}
  const files: Partial<Record<OpenDatabase['kind'], string>> = {}
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'))
    for (const kind of ['embedded', 'postgresql'] as const) {
      const database = await openTestDatabase(kind)
      await fill(database)
      filled[kind] = database
      const file = join(folder, `${kind}.backup`)
      await backUp(database.db, file, MADE)
      files[kind] = file
    }
  })
  afterAll(async () => {
    for (const database of Object.values(filled)) await database.close()
    await rm(folder, { recursive: true })
  })
  const database = (kind: OpenDatabase['kind']) => filled[kind] as OpenDatabase
  const file = (kind: OpenDatabase['kind'] = 'embedded') => files[kind] as string

  test.each([
    ['embedded', 'embedded'],
    ['embedded', 'postgresql'],
    ['postgresql', 'embedded'],
    ['postgresql', 'postgresql'],
  ] as const)('of an %s database fills an %s one with every row of every table as it was', async (from, to) => {
    const before = await fingerprints(database(from))
    expect(Object.values(before).filter((one) => one.startsWith('0 '))).toEqual([])
    const target = await place(to, folder)
    await restore(target.db, file(from), { replace: false })
    const server = await target.served()
    expect(await fingerprints(server)).toEqual(before)
    await target.close()
  })

  test('is a file that only its owner may read and has every table', async () => {
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    const named = gunzipSync(await readFile(file()))
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('{"table":'))
      .map((line) => JSON.parse(line).table)
    expect(named.sort()).toEqual(TABLES.map(nameOf).sort())
  })

  test('goes on counting where the database had counted to', async () => {
    const target = await place('embedded', folder)
    await restore(target.db, file(), { replace: false })
    const highest = sql<number>`max(${text_version.position})::int`
    const [before] = await target.db.select({ highest }).from(text_version)
    const columns = sql`id, owner, milestone_number, part, text, written_by`
    await target.db.execute(
      sql`insert into text_version (${columns}) select 'one more', owner, 1, 'text', '', '{}' from text_version limit 1`,
    )
    const [after] = await target.db.select({ highest }).from(text_version)
    expect(after?.highest).toBe((before?.highest ?? 0) + 1)
    await target.close()
  })

  test('of PostgreSQL is of one moment, while others write', async () => {
    const { url, drop } = await newPostgresql('template1')
    const config = { url, connections: 3, statement_seconds: 60 }
    const server = await openPostgresql(config)
    await somebody(server.db)
    const copying = openPostgresqlAsItIs(config)
    const lines: string[] = []
    await copyOut(copying.db, MADE, async (line) => {
      // the table of people is still to come when the first line is written
      if (lines.length === 0) await somebody(server.db)
      lines.push(line)
    })
    expect(await server.db.$count(user)).toBe(2)
    const people = lines.findIndex((line) => line.startsWith('{"table":"user"'))
    expect(lines.slice(people + 1).findIndex((line) => line.startsWith('{"rows":'))).toBe(1)
    await copying.close()
    await server.close()
    await drop()
  })

  test('does not overwrite a file, and leaves none where there was nothing to copy', async () => {
    await expect(backUp(database('embedded').db, file(), MADE)).rejects.toThrow('is there already')
    const nothing = new PGlite('memory://')
    const never = join(folder, 'never.backup')
    await expect(backUp(drizzle(nothing), never, MADE)).rejects.toThrow('There is nothing to copy')
    await expect(stat(never)).rejects.toThrow('ENOENT')
    await expect(stat(`${never}.part`)).rejects.toThrow('ENOENT')
    await expect(backUp(database('embedded').db, join(folder, 'missing', 'a.backup'), MADE)).rejects.toThrow('cannot be written (ENOENT)')
    await nothing.close()
  })

  test('is refused by a database that holds something, unless what is there is to be thrown away', async () => {
    const target = { kind: 'embedded' as const, ...(await databaseAfter(folder, journal.entries.length)) }
    const { id } = await somebody(target.db)
    const before = await fingerprints(target)
    await expect(restore(target.db, file(), { replace: false })).rejects.toThrow('add --replace to throw away what is there')
    expect(await fingerprints(target)).toEqual(before)
    await restore(target.db, file(), { replace: true })
    expect(await fingerprints(target)).toEqual(await fingerprints(database('embedded')))
    expect(JSON.stringify(await target.db.select({ id: user.id }).from(user))).not.toContain(id)
    await target.close()
  })

  test('is refused by a PostgreSQL that a server is connected to', async () => {
    const { url, drop } = await newPostgresql('template1')
    const config = { url, connections: 1, statement_seconds: 60 }
    const [server, copying] = [await openPostgresql(config), openPostgresqlAsItIs(config)]
    await somebody(server.db)
    await expect(restore(copying.db, file(), { replace: true })).rejects.toThrow('Stop all servers that use it')
    await server.close()
    await restore(copying.db, file(), { replace: true })
    await copying.close()
    await drop()
  })

  test('of an earlier version fills a database that is then brought up to date', async () => {
    const earlier = await databaseAfter(folder, 14)
    await earlier.db.execute(sql`insert into "user" (id, name, email) values ('ada', 'Ada', 'ada@example.com')`)
    await earlier.db.execute(
      sql`insert into project (id, owner, company_name, phase, contract_type) values ('mast', 'ada', 'Acme', 'I', 'SBIR')`,
    )
    const old = join(folder, 'old.backup')
    await backUp(earlier.db, old, MADE)
    const target = await place('postgresql', folder)
    await restore(target.db, old, { replace: false })
    const server = await target.served()
    const projects = (await server.db.execute(sql`select owner, company_name, name, deleted_at from project`)) as unknown as {
      rows: unknown
    }
    expect(projects.rows).toEqual([{ owner: 'ada', company_name: 'Acme', name: null, deleted_at: null }])
    expect(await server.db.$count(sql`drizzle.__drizzle_migrations`)).toBe(journal.entries.length)
    await target.close()
    await earlier.close()
  })

  test('of an embedded database moves it to PostgreSQL, and leaves it and no file behind', async () => {
    const data = join(folder, 'data')
    const first = await openEmbedded(data)
    await fill(first)
    const before = await fingerprints(first)
    const target = await place('postgresql', folder)
    const by = join(data, 'moving.backup')
    await moved(first.db, target.db, { by, made: MADE, replace: false })
    expect(await fingerprints(await target.served())).toEqual(before)
    expect(await fingerprints(first)).toEqual(before)
    await expect(stat(by)).rejects.toThrow('ENOENT')
    await first.close()
    await target.close()
  })
})

/** A database as it was after so many migrations. */
async function databaseAfter(folder: string, many: number) {
  const migrations = join(folder, `first-${many}`)
  await cp(MIGRATIONS_FOLDER, migrations, { recursive: true })
  await writeFile(join(migrations, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, many) }))
  const client = new PGlite('memory://')
  await migrate(drizzle(client), { migrationsFolder: migrations })
  return { db: drizzle(client), close: () => client.close() }
}
