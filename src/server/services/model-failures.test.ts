import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropped, empty, failing, huge, prose } from '../../drafting/language-model/testing/fake-answers.ts'
import { type FakeProvider, fakeProvider } from '../../drafting/language-model/testing/fake-provider.ts'
import { ITS_HAND, KEY, modelAt, wordsAnew } from '../testing/model.ts'
import { type Refusal, signUp, type TestPerson } from '../testing/person.ts'
import { keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { type Uploaded, uploadText } from '../testing/solicitation.ts'

const FIELDS = { company_name: 'Hush Antennas', program_type: 'SBIR', phase: 'I' } as const
const ANSWER = { slot: 'Q1', question: 'How do you hush it?', answer: 'We hush it by two loops.' } as const

onServer('A language model that fails', (server) => {
  let provider: FakeProvider
  let person: TestPerson
  let uploaded: Uploaded
  beforeAll(async () => {
    provider = await fakeProvider(wordsAnew)
    server().modelWith(await modelAt(provider.url))
    person = await signUp(server())
    uploaded = await uploadText(person)
    await keepPlan(person, await startProject(person, uploaded))
  })
  afterAll(() => provider.close())
  beforeEach(() => provider.answer(wordsAnew))

  const initial = () => ({ ...FIELDS, topic_store_id: uploaded.topic_store_id, global_interview_responses: [ANSWER] })

  /** What each stage is refused with. */
  async function refusals(): Promise<Refusal[]> {
    const { topic_store_id, topic_slug } = uploaded
    const topic = { topic_store_id, topic_slug }
    const step = { ...topic, step_id: 'step-2', profile_id: 'development' } as const
    const fixed = { answer_1: ANSWER.answer, answer_2: '', answer_3: '' }
    const milestones = [
      { milestone_number: 1, step_type: 'kickoff', text: 'Milestone 1 - Kickoff\nTask 1.1: The Contractor shall plan at least 2 runs.' },
    ]
    return [
      await person.refusal('generateAdaptiveQuestions', { topic_store_id, ...fixed, program_type: 'SBIR' }),
      await person.refusal('finalizeGlobalInterview', { ...topic, qa_transcript: [ANSWER] }),
      await person.refusal('buildInitialMilestones', initial()),
      await person.refusal('generateInitialWorkPlan', topic),
      await person.refusal('refineMilestones', { ...FIELDS, topic_store_id, milestones } as never),
      await person.refusal('generateDeliverables', { ...FIELDS, topic_store_id, milestones } as never),
      await person.refusal('generateScope', { ...FIELDS, topic_store_id, milestones } as never),
      await person.refusal('generateAcceptanceCriteria', { ...FIELDS, topic_store_id, milestones } as never),
      await person.refusal('planStep', step),
      await person.refusal('finalizeStep', { ...step, qa_transcript: [ANSWER] }),
      await person.refusal('regenerateText', { ...topic, step_id: 'step-2', part: 'text' }),
    ]
  }

  test('altogether is told at every stage with 502 and what to do, and leaves everything as it was', async () => {
    const { topic_store_id, topic_slug } = uploaded
    const before = await person.call('interviewState', { topic_slug, topic_store_id })
    provider.answer(() => failing(500))
    const detail = `The language model's server failed (500). Try again, or look at the log of ${provider.url.replace('/v1', '')}.`
    expect(await refusals()).toEqual(Array(11).fill({ status: 502, detail }))
    expect(await person.call('interviewState', { topic_slug, topic_store_id })).toEqual(before)
    const { steps } = await person.call('stepsState', { topic_slug, topic_store_id })
    expect(steps.map(({ status, plan }) => [status, plan])).toEqual(Array(3).fill(['not_started', null]))
  })

  test('at one milestone leaves that one to the built-in drafter', async () => {
    let failed: string | null = null
    provider.answer((request) => {
      failed ??= request.matter
      return request.matter === failed ? failing(500) : wordsAnew(request)
    })
    const { milestones } = await person.call('buildInitialMilestones', initial())
    const hands = milestones.map(({ text, written_by }) => [text.includes(ITS_HAND), written_by?.kind])
    expect(hands.filter(([, kind]) => kind === 'built-in')).toEqual([[false, 'built-in']])
    expect(hands.filter(([, kind]) => kind === 'language-model')).toEqual(Array(4).fill([true, 'language-model']))
  })

  test.each([
    ['speaks instead of filling in the form', prose(), /^The language model did not answer in a form that can be used/],
    ['says nothing', empty(), /empty answer/],
    ['writes without end', huge(), /did not stop writing/],
    ['hangs up half-way', dropped('{"parts": [{"id": "1.1", "text": "The Contractor shall'), /broke before the answer was whole/],
  ])('and %s is told in a sentence of ours', async (_, answer, sentence) => {
    provider.answer(() => answer)
    const refusal = await person.refusal('generateInitialWorkPlan', {
      topic_store_id: uploaded.topic_store_id,
      topic_slug: uploaded.topic_slug,
    })
    expect(refusal).toEqual({ status: 502, detail: expect.stringMatching(sentence) })
  })

  test('because it is away is told with where it was looked for', async () => {
    const gone = await fakeProvider(wordsAnew)
    server().modelWith(await modelAt(gone.url))
    await gone.close()
    const refusal = await person.refusal('buildInitialMilestones', initial())
    server().modelWith(await modelAt(provider.url))
    expect(refusal).toEqual({ status: 502, detail: `Nothing answers at ${gone.url.replace('/v1', '')}. Is the server running?` })
  })

  test('or writes leaves nothing in the log of prompts, documents, answers or keys', async () => {
    await person.call('buildInitialMilestones', initial(), { report: () => {} })
    expect(provider.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(provider.requests.at(-1)?.matter).toContain('antenna')
    const logged = server().logged.join('')
    expect(logged).toContain('"route":"/api/workplan/initial-build","status":200')
    expect(logged).toContain('"route":"/api/workplan/initial-build","status":502')
    const unsaid = [
      KEY,
      'hush',
      'Hush',
      'antenna',
      'Contractor',
      'loop',
      'prompt',
      'fake-8b',
      provider.url,
      await person.token(),
      uploaded.topic_store_id,
    ]
    for (const words of unsaid) expect(logged).not.toContain(words)
  })
})
