import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import { modelUsageOf } from '../db/model-usage.ts'
import { openPostgresql } from '../db/postgresql.ts'
import { user } from '../db/schema/accounts.ts'
import { DATABASE_KINDS, openTestDatabase } from '../db/testing/databases.ts'
import type { ModelLimits } from '../model-drafting.ts'
import type { Person } from '../person.ts'
import { spendingOf } from './model-spending.ts'

const LATE = '2026-03-02T23:59:59.999Z'
const MIDNIGHT = '2026-03-03T00:00:00.000Z'
const LIMITS: ModelLimits = { calls_per_day: 10, cost_per_day: null, prices: { input: 10, output: 100 } }
const USED_UP = {
  ok: false,
  problem: {
    code: 'LIMIT_REACHED',
    message:
      "You have used today's 10 calls of the language model. Counting begins anew at 00:00 UTC. Until then choose the built-in drafter, which has no limit.",
  },
}

describe.each(DATABASE_KINDS)('What a person may spend of the language model (%s)', (kind) => {
  let database: OpenDatabase
  let people = 0
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  async function somebody(): Promise<Person> {
    const id = `person-${++people}`
    await database.db.insert(user).values({ id, name: id, email: `${id}@example.com` })
    return { id }
  }
  const spendingAt = (moment: string, person: Person, limits = LIMITS, db = database.db) =>
    spendingOf({ db, now: () => new Date(moment) }, person, limits)
  const usedOn = (day: string, person: Person) => modelUsageOf(database.db, { person, day })
  const takenOf = async (taken: Promise<{ ok: boolean }>[]) => (await Promise.all(taken)).filter(({ ok }) => ok).length

  test('of ten calls at once for the last one of the day, one is taken', async () => {
    const person = await somebody()
    const { take } = spendingAt(LATE, person)
    for (let nth = 0; nth < 9; nth++) expect((await take()).ok).toBe(true)
    expect(await takenOf(Array.from({ length: 10 }, take))).toBe(1)
    expect((await usedOn('2026-03-02', person)).calls).toBe(10)
    expect(await take()).toEqual(USED_UP)
  })

  test.runIf(kind === 'postgresql')('is shared by the servers on one database', async () => {
    const person = await somebody()
    const [its] = await database.db.select({ name: sql<string>`current_database()` }).from(user).limit(1)
    const replica = await openPostgresql({ url: `${inject('postgresql')}/${its?.name}`, connections: 4, statement_seconds: 60 })
    try {
      const [one, other] = [spendingAt(LATE, person), spendingAt(LATE, person, LIMITS, replica.db)]
      expect(await takenOf(Array.from({ length: 30 }, (_, nth) => (nth % 2 === 0 ? one : other).take()))).toBe(10)
      expect(await other.take()).toEqual(USED_UP)
      expect((await usedOn('2026-03-02', person)).calls).toBe(10)
    } finally {
      await replica.close()
    }
  })

  test('begins anew at midnight in UTC; a draft that was begun before counts for the day before', async () => {
    const person = await somebody()
    const begun = spendingAt(LATE, person, { ...LIMITS, calls_per_day: 2 })
    expect((await begun.take()).ok).toBe(true)
    const next = spendingAt(MIDNIGHT, person, { ...LIMITS, calls_per_day: 2 })
    expect(await takenOf([next.take(), next.take(), next.take()])).toBe(2)
    expect((await begun.take()).ok).toBe(true)
    await begun.book('milestone', { input_tokens: 1000, output_tokens: 10 })
    expect(await usedOn('2026-03-02', person)).toEqual({ calls: 2, input_tokens: 1000, output_tokens: 10, cost: 11_000 })
    expect(await usedOn('2026-03-03', person)).toEqual({ calls: 2, input_tokens: 0, output_tokens: 0, cost: 0 })
  })

  test('a call that was never made is given back, whoever else is taking one', async () => {
    const person = await somebody()
    const { take, giveBack } = spendingAt(LATE, person)
    expect(await takenOf(Array.from({ length: 10 }, take))).toBe(10)
    await Promise.all([giveBack(), giveBack(), giveBack()])
    expect(await takenOf(Array.from({ length: 10 }, take))).toBe(3)
  })

  test('ends when the day has cost what it may, with what to do about it', async () => {
    const person = await somebody()
    const { take, book } = spendingAt(LATE, person, { ...LIMITS, calls_per_day: null, cost_per_day: 0.05 })
    expect(await takenOf(Array.from({ length: 10 }, take))).toBe(10)
    await Promise.all(Array.from({ length: 10 }, () => book('milestone', { input_tokens: 450, output_tokens: 5 })))
    expect((await usedOn('2026-03-02', person)).cost).toBe(50_000)
    expect(await take()).toEqual({
      ok: false,
      problem: {
        code: 'LIMIT_REACHED',
        message:
          "You have used today's $0.05 of the language model. Counting begins anew at 00:00 UTC. Until then choose the built-in drafter, which has no limit.",
      },
    })
  })
})
