import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stalled } from '../../drafting/language-model/testing/fake-answers.ts'
import { type FakeProvider, fakeProvider } from '../../drafting/language-model/testing/fake-provider.ts'
import { ITS_HAND, modelAt, wordsAnew } from '../testing/model.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { ANSWERED, planWithSteps } from '../testing/step.ts'

/** What ends elsewhere is waited for as long as it takes a busy machine. */
const FIXED = { answer_1: 'We wind two loops.', answer_2: 'A bench at 30 MHz.', answer_3: 'A fielded antenna.' }

onServer('A draft that is stopped in the middle', (server) => {
  let provider: FakeProvider
  beforeAll(async () => {
    provider = await fakeProvider(wordsAnew)
    server().modelWith(await modelAt(provider.url, { prices: { input: 10, output: 10 } }))
  })
  afterAll(() => provider.close())
  beforeEach(() => provider.answer(wordsAnew))

  /** From now on the model begins and does not go on; resolves when it has begun. */
  function stallsFromNowOn(): Promise<void> {
    return new Promise((begin) => {
      provider.answer(() => {
        begin()
        return stalled('{"parts": [{"id": "1.1", "text": "The')
      })
    })
  }

  /** Whatever the server keeps that a draft could change. */
  async function keptFor(person: TestPerson, topic: { topic_slug: string; topic_store_id: string }, project_id: string) {
    return {
      interview: await person.call('interviewState', topic),
      steps: await person.call('stepsState', topic),
      history: await person.call('textHistory', { topic_store_id: topic.topic_store_id, step_id: 'step-2' }),
      plan: await person.call('findWorkPlan', { id: project_id }),
    }
  }

  type At = Awaited<ReturnType<typeof planWithSteps>>
  const stages: [string, (person: TestPerson, at: At, signal?: AbortSignal) => Promise<unknown>][] = [
    [
      'the questions',
      (person, { topic: { topic_store_id } }, signal) =>
        person.call('generateAdaptiveQuestions', { topic_store_id, ...FIXED, program_type: 'SBIR' }, { signal }),
    ],
    [
      'the contract',
      (person, { topic }, signal) =>
        person.call(
          'finalizeGlobalInterview',
          { ...topic, qa_transcript: [{ slot: 'Q1', question: 'How?', answer: 'By a loop.' }] },
          { signal },
        ),
    ],
    ['the questions of a step', (person, { step }, signal) => person.call('planStep', step, { signal })],
    ['a narrative', (person, { step }, signal) => person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED] }, { signal })],
    ['a text anew', (person, { second }, signal) => person.call('regenerateText', { ...second, part: 'text' }, { signal })],
  ]

  test.each(stages)('leaves nothing of %s, ends at the provider, is booked, and can be begun again at once', async (_, draft) => {
    const person = await signUp(server())
    const at = await planWithSteps(person)
    const before = await keptFor(person, at.topic, at.project.id)
    const asked = provider.requests.length
    const left = new AbortController()
    const begun = stallsFromNowOn()
    const stopped = expect(draft(person, at, left.signal)).rejects.toThrow()
    await begun
    left.abort()
    await stopped
    await expect.poll(() => provider.underWay().now).toBe(0)
    await expect.poll(async () => (await person.call('modelUsage', {})).input_tokens).toBeGreaterThan(0)
    expect(provider.requests).toHaveLength(asked + 1)
    const used = await person.call('modelUsage', {})
    expect(used.calls).toBe(1)
    expect(used.cost).toBeGreaterThan(0)
    expect(await keptFor(person, at.topic, at.project.id)).toEqual(before)
    provider.answer(wordsAnew)
    expect(JSON.stringify(await draft(person, at))).toContain(ITS_HAND)
    expect(provider.requests.length).toBeGreaterThan(asked + 1)
  })

  test('can go on without the model at once', async () => {
    const person = await signUp(server())
    const { step } = await planWithSteps(person)
    const left = new AbortController()
    const begun = stallsFromNowOn()
    const stopped = expect(person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED] }, { signal: left.signal })).rejects.toThrow()
    await begun
    left.abort()
    await stopped
    const { narrative } = await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED], drafter: 'built-in' })
    expect(narrative.narrative_md).not.toContain(ITS_HAND)
    await expect.poll(() => provider.underWay().now).toBe(0)
    const { steps } = await person.call('stepsState', { topic_slug: step.topic_slug, topic_store_id: step.topic_store_id })
    expect(steps.find(({ step_id }) => step_id === 'step-2')).toMatchObject({
      user_narrative_md: narrative.narrative_md,
      written_by: { kind: 'built-in' },
    })
  })
})
