import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { empty } from '../../drafting/language-model/testing/fake-answers.ts'
import { type FakeProvider, fakeProvider } from '../../drafting/language-model/testing/fake-provider.ts'
import type { ModelLimits } from '../model-drafting.ts'
import { modelAt, wordsAnew } from '../testing/model.ts'
import { refusalIn, signUp, type TestPerson } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { type Uploaded, uploadText } from '../testing/solicitation.ts'

const FIELDS = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I' } as const
const ANSWER = { slot: 'Q1', question: 'How?', answer: 'By a loop.' }
const JSON_TYPE = { 'content-type': 'application/json' }

onServer('The limits of the language model', (server) => {
  let provider: FakeProvider
  let person: TestPerson
  let uploaded: Uploaded
  beforeAll(async () => {
    provider = await fakeProvider(wordsAnew)
  })
  afterAll(() => provider.close())
  beforeEach(async () => {
    person = await signUp(server())
    uploaded = await uploadText(person)
  })

  async function limitedTo(limits: Partial<ModelLimits>): Promise<string> {
    const model = await modelAt(provider.url, { calls_per_day: null, ...limits })
    server().modelWith(model)
    return model.label
  }

  const initial = (drafter?: 'built-in') => ({
    ...FIELDS,
    topic_store_id: uploaded.topic_store_id,
    global_interview_responses: [],
    drafter,
  })

  test('are told to the person, with what was used and when counting begins anew', async () => {
    const model = await limitedTo({ calls_per_day: 500, cost_per_day: 2, prices: { input: 10, output: 100 } })
    const unused = { model, calls: 0, calls_limit: 500, input_tokens: 0, output_tokens: 0, cost: 0, cost_limit: 2 }
    expect(await person.call('modelUsage', {})).toEqual({ ...unused, renewed_at: '2026-03-03T00:00:00.000Z' })
    await person.call('buildInitialMilestones', initial())
    const { calls, input_tokens, output_tokens, cost } = await person.call('modelUsage', {})
    expect(calls).toBe(5)
    expect(input_tokens).toBeGreaterThan(1000)
    expect(output_tokens).toBeGreaterThan(100)
    expect(cost).toBeCloseTo((input_tokens * 10 + output_tokens * 100) / 1_000_000, 6)
  })

  test('are none where no model is at work', async () => {
    server().modelWith()
    expect(await person.call('modelUsage', {})).toMatchObject({ model: null, calls: 0, calls_limit: null, cost: null, cost_limit: null })
  })

  test('let as many milestones be written as there are calls left; then every stage says so, and the built-in drafter goes on', async () => {
    const label = await limitedTo({ calls_per_day: 3 })
    const before = provider.requests.length
    const { milestones } = await person.call('buildInitialMilestones', initial())
    expect(milestones.filter(({ written_by }) => written_by?.label === label)).toHaveLength(3)
    expect(milestones.filter(({ written_by }) => written_by?.kind === 'built-in')).toHaveLength(2)
    const detail =
      "You have used today's 3 calls of the language model. Counting begins anew at 00:00 UTC. Until then choose the built-in drafter, which has no limit."
    expect(await person.refusal('buildInitialMilestones', initial())).toEqual({ status: 429, detail })
    expect(await person.refusal('generateScope', { ...FIELDS, milestones })).toEqual({ status: 429, detail })
    expect(provider.requests).toHaveLength(before + 3)
    expect(await person.call('modelUsage', {})).toMatchObject({ calls: 3, calls_limit: 3 })
    expect((await person.call('buildInitialMilestones', initial('built-in'))).milestones).toHaveLength(5)
    const other = await signUp(server())
    expect(await other.call('modelUsage', {})).toMatchObject({ calls: 0, calls_limit: 3 })
  })

  test('let ten calls at once have the one that is left, and no more', async () => {
    await limitedTo({ calls_per_day: 2 })
    const { topic_store_id, topic_slug } = uploaded
    const close = () => person.call('finalizeGlobalInterview', { topic_store_id, topic_slug, qa_transcript: [ANSWER], persist: false })
    await close()
    const before = provider.requests.length
    const made = await Promise.allSettled(Array.from({ length: 10 }, close))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))
    expect(refused).toEqual(Array(9).fill(429))
    expect(provider.requests).toHaveLength(before + 1)
    expect(await person.call('modelUsage', {})).toMatchObject({ calls: 2, calls_limit: 2 })
  })

  test('count a call that failed, with what it used', async () => {
    await limitedTo({ calls_per_day: 5, prices: { input: 10, output: 10 } })
    provider.answer(() => empty())
    expect((await person.refusal('buildInitialMilestones', initial())).status).toBe(502)
    provider.answer(wordsAnew)
    const { calls, input_tokens, cost } = await person.call('modelUsage', {})
    expect(calls).toBe(5)
    expect(input_tokens).toBeGreaterThan(1000)
    expect(cost).toBeGreaterThan(0)
    expect((await person.refusal('buildInitialMilestones', initial())).status).toBe(429)
  })

  test('are told within the events too, with the status', async () => {
    await limitedTo({ calls_per_day: 1 })
    const { topic_store_id, topic_slug } = uploaded
    await person.call('finalizeGlobalInterview', { topic_store_id, topic_slug, qa_transcript: [ANSWER] })
    const asked = { ...JSON_TYPE, accept: 'text/event-stream' }
    const told = await (await person.send('POST', '/api/workplan/initial-build', JSON.stringify(initial()), asked)).text()
    expect(told).toContain('event: problem\ndata: {"status":429,"detail":"You have used today\'s 1 call of the language model. ')
    const plain = await person.send('POST', '/api/workplan/initial-build', JSON.stringify(initial()), JSON_TYPE)
    expect((await refusalIn(plain)).status).toBe(429)
  })

  test('hold for what a day costs as well', async () => {
    await limitedTo({ cost_per_day: 0.01, prices: { input: 10, output: 10 } })
    await person.call('buildInitialMilestones', initial())
    const { cost } = await person.call('modelUsage', {})
    expect(cost).toBeGreaterThan(0.01)
    expect(await person.refusal('buildInitialMilestones', initial())).toEqual({
      status: 429,
      detail:
        "You have used today's $0.01 of the language model. Counting begins anew at 00:00 UTC. Until then choose the built-in drafter, which has no limit.",
    })
    expect((await person.call('modelUsage', {})).cost).toBe(cost)
  })
})
