import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OpenDatabase } from './database.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { openPostgresql } from './postgresql.ts'
import { user } from './schema/accounts.ts'
import { newPostgresql } from './testing/databases.ts'
import { somebody } from './testing/rows.ts'

/** The migrations that were run, and when they were written. */
function migrations({ db }: OpenDatabase) {
  return db.select({ id: sql<number>`id`, hash: sql<string>`hash` }).from(sql`drizzle.__drizzle_migrations`).orderBy(sql`id`)
}

test('a fresh PostgreSQL that several servers open at once gets its tables once, and keeps them', async () => {
  const { url, drop } = await newPostgresql('template1')
  const opening = await Promise.allSettled(Array.from({ length: 5 }, () => openPostgresql({ url, connections: 2, statement_seconds: 60 })))
  const opened = opening.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(opening.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
  const [first, second] = opened
  if (!first || !second) throw new Error('Nothing was opened')
  const made = await migrations(first)
  expect(made).toHaveLength(journal.entries.length)
  const { id } = await somebody(first.db)
  expect(await second.db.select({ id: user.id }).from(user).where(eq(user.id, id))).toEqual([{ id }])
  await Promise.all(opened.map(({ close }) => close()))
  const again = await openPostgresql({ url, connections: 2, statement_seconds: 60 })
  expect(await migrations(again)).toEqual(made)
  expect(await again.db.select({ id: user.id }).from(user)).toEqual([{ id }])
  await again.close()
  await drop()
})

test('a PostgreSQL that cannot be brought up to date is left as it was, with no connection and no lock', async () => {
  const { url, drop } = await newPostgresql('template1')
  const { db, close } = await openPostgresql({ url, connections: 1, statement_seconds: 60 })
  // as if the last migration had been run by hand
  await db.execute(sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`)
  await close()
  await expect(openPostgresql({ url, connections: 2, statement_seconds: 60 })).rejects.toThrow()
  await expect(openPostgresql({ url, connections: 2, statement_seconds: 60 })).rejects.toThrow()
  // which PostgreSQL refuses while anybody is connected
  await drop()
})

test('connections that break while nobody uses them are replaced', async () => {
  const { url, drop } = await newPostgresql('template1')
  const [server, other] = [
    await openPostgresql({ url, connections: 3, statement_seconds: 60 }),
    await openPostgresql({ url, connections: 1, statement_seconds: 60 }),
  ]
  await Promise.all([1, 2, 3].map(() => server.db.execute(sql`select 1`)))
  const [ended] = await other.db
    .select({ many: sql<number>`count(pg_terminate_backend(pid))::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and pid <> pg_backend_pid()`)
  expect(ended?.many).toBeGreaterThan(0)
  await expect.poll(() => somebody(server.db), { timeout: 20_000 }).toEqual({ id: expect.any(String) })
  await server.close()
  await other.close()
  await drop()
})
