import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from './database.ts'
import { bookModelUse, modelUsageOf, takeModelCall, type UsageDay } from './model-usage.ts'
import { user } from './schema/accounts.ts'
import { model_usage } from './schema/model-usage.ts'
import { DATABASE_KINDS, openTestDatabase } from './testing/databases.ts'

const NO_LIMITS = { calls: null, cost: null }

describe.each(DATABASE_KINDS)('The use of the language model (%s)', (kind) => {
  let database: OpenDatabase
  let people = 0
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  async function somebody(day = '2026-03-02'): Promise<UsageDay> {
    const id = `person-${++people}`
    await database.db.insert(user).values({ id, name: id, email: `${id}@example.com` })
    return { person: { id }, day }
  }

  const takeAtOnce = (today: UsageDay, times: number, limits: Parameters<typeof takeModelCall>[2]) =>
    Promise.all(Array.from({ length: times }, () => takeModelCall(database.db, today, limits)))

  test('of fifty calls at once exactly as many are taken as are left', async () => {
    const today = await somebody()
    expect((await takeAtOnce(today, 5, { calls: 20, cost: null })).every(Boolean)).toBe(true)
    expect((await takeAtOnce(today, 50, { calls: 20, cost: null })).filter(Boolean)).toHaveLength(15)
    expect((await modelUsageOf(database.db, today)).calls).toBe(20)
    expect(await takeModelCall(database.db, today, { calls: 20, cost: null })).toBe(false)
  })

  test('without a limit every call is taken', async () => {
    const today = await somebody()
    expect((await takeAtOnce(today, 50, NO_LIMITS)).every(Boolean)).toBe(true)
    expect((await modelUsageOf(database.db, today)).calls).toBe(50)
  })

  test("is each person's own, and begins anew with the day", async () => {
    const one = await somebody()
    const other = await somebody()
    const limits = { calls: 1, cost: null }
    expect(await takeModelCall(database.db, one, limits)).toBe(true)
    expect(await takeModelCall(database.db, one, limits)).toBe(false)
    expect(await takeModelCall(database.db, other, limits)).toBe(true)
    expect(await takeModelCall(database.db, { ...one, day: '2026-03-03' }, limits)).toBe(true)
  })

  test('tokens and cost add up, in all and by prompt, however many are booked at once', async () => {
    const today = await somebody()
    await takeModelCall(database.db, today, NO_LIMITS)
    const use = { input_tokens: 1000, output_tokens: 10, cost: 7 }
    const prompts = Array.from({ length: 20 }, (_, nth) => (nth % 4 === 0 ? 'narrative' : 'milestone'))
    await Promise.all(prompts.map((prompt) => bookModelUse(database.db, today, { prompt, ...use })))
    expect(await modelUsageOf(database.db, today)).toEqual({ calls: 1, input_tokens: 20_000, output_tokens: 200, cost: 140 })
    const [row] = await database.db.select().from(model_usage).where(sql`${model_usage.owner} = ${today.person.id}`)
    expect(row?.by_prompt).toEqual({
      milestone: { calls: 15, input_tokens: 15_000, output_tokens: 150 },
      narrative: { calls: 5, input_tokens: 5000, output_tokens: 50 },
    })
  })

  test('no call is taken any more once the day has cost as much as it may', async () => {
    const today = await somebody()
    const limits = { calls: null, cost: 100 }
    expect(await takeModelCall(database.db, today, limits)).toBe(true)
    await bookModelUse(database.db, today, { prompt: 'milestone', input_tokens: 1, output_tokens: 1, cost: 99 })
    expect(await takeModelCall(database.db, today, limits)).toBe(true)
    await bookModelUse(database.db, today, { prompt: 'milestone', input_tokens: 1, output_tokens: 1, cost: 2 })
    expect(await takeModelCall(database.db, today, limits)).toBe(false)
  })

  test('is nothing before the first call', async () => {
    expect(await modelUsageOf(database.db, await somebody())).toEqual({ calls: 0, input_tokens: 0, output_tokens: 0, cost: 0 })
  })

  test('is forgotten after forty days, when somebody begins another day', async () => {
    const old = await somebody('2026-01-20')
    const kept = { ...old, day: '2026-01-21' }
    await takeModelCall(database.db, old, NO_LIMITS)
    await takeModelCall(database.db, kept, NO_LIMITS)
    await takeModelCall(database.db, await somebody('2026-03-02'), NO_LIMITS)
    expect((await modelUsageOf(database.db, old)).calls).toBe(0)
    expect((await modelUsageOf(database.db, kept)).calls).toBe(1)
  })
})
