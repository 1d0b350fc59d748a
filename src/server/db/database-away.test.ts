import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signUp } from '../testing/person.ts'
import { openTestServer } from '../testing/server.ts'
import type { OpenDatabase } from './database.ts'
import { isDatabaseAway, isDiskFull } from './database-away.ts'
import { openPostgresql } from './postgresql.ts'
import { startPostgresql } from './testing/postgresql-server.ts'

const PROJECT = { company_name: 'Acme', phase: 'I', contract_type: 'SBIR' } as const

test('a server whose database goes away is not ready and says so to who calls it, and serves again by itself when it is back', async () => {
  const postgresql = await startPostgresql()
  const on = await openPostgresql({ url: `${postgresql.address}/postgres`, connections: 3, statement_seconds: 60 })
  const server = await openTestServer({ on })
  const person = await signUp(server)
  const ready = async () => (await fetch(`${server.url}/api/ready`)).status
  expect(await ready()).toBe(200)
  // some of them are in the middle of a statement when it goes
  const interrupted = Promise.allSettled([1, 2].map(() => on.db.execute(sql`select pg_sleep(30)`)))
  await expect.poll(() => sleeping(on)).toBe(2)
  await postgresql.kill()
  expect((await interrupted).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ready()).toBe(503)
  const refusal = await person.refusal('createProject', PROJECT)
  expect(refusal).toEqual({ status: 503, detail: expect.stringMatching(/^The database cannot be reached just now\./) })
  expect(server.logged.join('')).toContain('The database cannot be reached')
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  await postgresql.startAgain()
  await expect.poll(ready).toBe(200)
  await person.call('createProject', PROJECT)
  await server.close()
  await on.close()
  await postgresql.stop()
})

async function sleeping({ db }: OpenDatabase): Promise<number | undefined> {
  const [row] = await db.select({ many: sql<number>`count(*)::int` }).from(sql`pg_stat_activity`).where(sql`wait_event = 'PgSleep'`)
  return row?.many
}

test.each([
  [{ code: '53200', message: 'out of memory' }],
  [{ code: '57P03' }],
  [{ message: 'Failed query', cause: { code: 'ECONNREFUSED' } }],
  [new Error('Connection terminated unexpectedly')],
])('%j says that the database is away', (cause) => expect(isDatabaseAway(cause)).toBe(true))

test.each([
  [{ code: '23505' }],
  [{ code: '57014', message: 'canceling statement due to statement timeout' }],
  [new Error('a bug')],
  [null],
])('%j does not', (cause) => expect(isDatabaseAway(cause)).toBe(false))

test.each([
  [{ code: '53100' }, true],
  [{ cause: { code: 'ENOSPC' } }, true],
  [{ code: '53200' }, false],
  [{ code: 'ENOENT' }, false],
  [null, false],
])('%j: whether a disk is full', (cause, isFull) => expect(isDiskFull(cause)).toBe(isFull))
