import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookModelUse, giveBackModelCall, modelUsageOf, takeModelCall, type UsageDay } from './model-usage.ts'
import { model_usage } from './schema/model-usage.ts'
import { onEachDatabase } from './testing/databases.ts'
import { somebody } from './testing/rows.ts'

const NO_LIMITS = { calls: null, cost: null }

onEachDatabase('The use of the language model', (database) => {
  const db = () => database().db

  const somebodyOn = async (day = '2026-03-02'): Promise<UsageDay> => ({ person: await somebody(db()), day })

  const takeAtOnce = (today: UsageDay, times: number, limits: Parameters<typeof takeModelCall>[2]) =>
    Promise.all(Array.from({ length: times }, () => takeModelCall(db(), today, limits)))

  test('of fifty calls at once exactly as many are taken as are left', async () => {
    const today = await somebodyOn()
    expect((await takeAtOnce(today, 5, { calls: 20, cost: null })).every(Boolean)).toBe(true)
    expect((await takeAtOnce(today, 50, { calls: 20, cost: null })).filter(Boolean)).toHaveLength(15)
    expect((await modelUsageOf(db(), today)).calls).toBe(20)
    expect(await takeModelCall(db(), today, { calls: 20, cost: null })).toBe(false)
  })

  test('without a limit every call is taken', async () => {
    const today = await somebodyOn()
    expect((await takeAtOnce(today, 50, NO_LIMITS)).every(Boolean)).toBe(true)
    expect((await modelUsageOf(db(), today)).calls).toBe(50)
  })

  test('a call that is given back is taken once more, whoever else gives one back or takes one', async () => {
    const today = await somebodyOn()
    const limits = { calls: 20, cost: null }
    await giveBackModelCall(db(), today)
    expect((await modelUsageOf(db(), today)).calls).toBe(0)
    expect((await takeAtOnce(today, 20, limits)).every(Boolean)).toBe(true)
    await Promise.all(Array.from({ length: 7 }, () => giveBackModelCall(db(), today)))
    expect((await takeAtOnce(today, 20, limits)).filter(Boolean)).toHaveLength(7)
    await Promise.all(Array.from({ length: 25 }, () => giveBackModelCall(db(), today)))
    expect((await modelUsageOf(db(), today)).calls).toBe(0)
  })

  test("is each person's own, and begins anew with the day", async () => {
    const one = await somebodyOn()
    const other = await somebodyOn()
    const limits = { calls: 1, cost: null }
    expect(await takeModelCall(db(), one, limits)).toBe(true)
    expect(await takeModelCall(db(), one, limits)).toBe(false)
    expect(await takeModelCall(db(), other, limits)).toBe(true)
    expect(await takeModelCall(db(), { ...one, day: '2026-03-03' }, limits)).toBe(true)
  })

  test('tokens and cost add up, in all and by prompt, however many are booked at once', async () => {
    const today = await somebodyOn()
    await takeModelCall(db(), today, NO_LIMITS)
    const use = { input_tokens: 1000, output_tokens: 10, cost: 7 }
    const prompts = Array.from({ length: 20 }, (_, nth) => (nth % 4 === 0 ? 'narrative' : 'milestone'))
    await Promise.all(prompts.map((prompt) => bookModelUse(db(), today, { prompt, ...use })))
    expect(await modelUsageOf(db(), today)).toEqual({ calls: 1, input_tokens: 20_000, output_tokens: 200, cost: 140 })
    const [row] = await db().select().from(model_usage).where(sql`${model_usage.owner} = ${today.person.id}`)
    expect(row?.by_prompt).toEqual({
      milestone: { calls: 15, input_tokens: 15_000, output_tokens: 150 },
      narrative: { calls: 5, input_tokens: 5000, output_tokens: 50 },
    })
  })

  test('counts beyond what fits into 32 bits', async () => {
    const today = await somebodyOn()
    await takeModelCall(db(), today, NO_LIMITS)
    const much = { input_tokens: 3_000_000_000, output_tokens: 2_500_000_000, cost: 9_000_000_000_000 }
    for (const prompt of ['narrative', 'narrative']) await bookModelUse(db(), today, { prompt, ...much })
    const twice = { input_tokens: 6_000_000_000, output_tokens: 5_000_000_000, cost: 18_000_000_000_000 }
    expect(await modelUsageOf(db(), today)).toEqual({ calls: 1, ...twice })
  })

  test('no call is taken any more once the day has cost as much as it may', async () => {
    const today = await somebodyOn()
    const limits = { calls: null, cost: 100 }
    expect(await takeModelCall(db(), today, limits)).toBe(true)
    await bookModelUse(db(), today, { prompt: 'milestone', input_tokens: 1, output_tokens: 1, cost: 99 })
    expect(await takeModelCall(db(), today, limits)).toBe(true)
    await bookModelUse(db(), today, { prompt: 'milestone', input_tokens: 1, output_tokens: 1, cost: 2 })
    expect(await takeModelCall(db(), today, limits)).toBe(false)
  })

  test('is nothing before the first call', async () => {
    expect(await modelUsageOf(db(), await somebodyOn())).toEqual({ calls: 0, input_tokens: 0, output_tokens: 0, cost: 0 })
  })

  test('is forgotten after forty days, when somebody begins another day', async () => {
    const old = await somebodyOn('2026-01-20')
    const kept = { ...old, day: '2026-01-21' }
    await takeModelCall(db(), old, NO_LIMITS)
    await takeModelCall(db(), kept, NO_LIMITS)
    await takeModelCall(db(), await somebodyOn('2026-03-02'), NO_LIMITS)
    expect((await modelUsageOf(db(), old)).calls).toBe(0)
    expect((await modelUsageOf(db(), kept)).calls).toBe(1)
  })
})
