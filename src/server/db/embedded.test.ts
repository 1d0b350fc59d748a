import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { FolderInUse } from './lock.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { settledOnce } from './settings.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the embedded database keeps what was written, in a folder that is its own while it is open', async () => {
  const place = join(folder, 'new')
  const first = await openEmbedded(place)
  expect(await settledOnce(first.db, 'secret', 'kept')).toBe('kept')
  const migrations = sql`select * from drizzle.__drizzle_migrations order by id`
  const { rows } = (await first.db.execute(migrations)) as { rows: unknown[] }
  expect(rows).toHaveLength(journal.entries.length)
  await expect(openEmbedded(place)).rejects.toThrow(FolderInUse)
  expect(await settledOnce(first.db, 'secret', 'another')).toBe('kept')
  await first.close()
  expect(await readdir(place)).toEqual(['database'])
  const again = await openEmbedded(place)
  expect(await settledOnce(again.db, 'secret', 'another')).toBe('kept')
  expect(await again.db.execute(migrations)).toMatchObject({ rows })
  await again.close()
})

test('the embedded database that cannot be opened leaves its folder free', async () => {
  await writeFile(join(folder, 'database'), 'no folder')
  await expect(openEmbedded(folder)).rejects.not.toThrow(FolderInUse)
  expect(await readdir(folder)).toEqual(['database'])
})
