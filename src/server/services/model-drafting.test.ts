import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DraftProgress } from '../../domain/draft-progress.ts'
import type { InitialMilestone } from '../../domain/milestone.ts'
import { held, stalled } from '../../drafting/language-model/testing/fake-answers.ts'
import { type FakeProvider, fakeProvider } from '../../drafting/language-model/testing/fake-provider.ts'
import { answersTo } from '../testing/interview.ts'
import { ITS_HAND, modelAt, wordsAnew } from '../testing/model.ts'
import { refusalIn, signUp, type TestPerson } from '../testing/person.ts'
import { startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { type Uploaded, uploadText } from '../testing/solicitation.ts'
import { ANSWERED, stateOf } from '../testing/step.ts'

const FIELDS = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I', customer_organization: 'US Marine Corps' } as const
const RESPONSES = Object.values(answersTo()).map((answer, index) => ({ question: `Question ${index + 1}`, answer }))

onServer('A plan drafted with a language model', (server) => {
  let provider: FakeProvider
  let MODEL: { kind: 'language-model'; label: string }
  let person: TestPerson
  let uploaded: Uploaded
  beforeAll(async () => {
    person = await signUp(server())
    uploaded = await uploadText(person)
    provider = await fakeProvider(wordsAnew)
    const model = await modelAt(provider.url, { prices: { input: 1, output: 2 } })
    MODEL = { kind: 'language-model', label: model.label }
    server().modelWith(model)
  })
  afterAll(() => provider.close())
  beforeEach(() => provider.answer(wordsAnew))

  /** Makes calls that are told, and keeps what was told of each. */
  function listening() {
    const heard = new Map<string, DraftProgress[]>()
    const call: TestPerson['call'] = (name, input) => {
      const told: DraftProgress[] = []
      heard.set(name, told)
      return person.call(name, input, { report: (progress) => told.push(DraftProgress.parse(progress)) })
    }
    const last = (name: string) => heard.get(name)?.at(-1)
    return { call, last }
  }

  test('is told as it is written from the questions to the last narrative, and its histories name the model', async () => {
    const { topic_store_id, topic_slug } = uploaded
    const named = { ...FIELDS, topic_store_id }
    const { call, last } = listening()

    const { questions } = await call('generateAdaptiveQuestions', { topic_store_id, ...answersTo(), program_type: 'SBIR' })
    expect(questions.map(({ slot }) => slot)).toEqual(['Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q10'])
    const { contract } = await call('finalizeGlobalInterview', { topic_store_id, topic_slug, qa_transcript: [] })
    expect(contract.summary).toContain(ITS_HAND)

    const initial = await call('buildInitialMilestones', { ...named, global_interview_responses: RESPONSES })
    expect(initial.milestones.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 3, 4, 5])
    for (const { text, written_by } of initial.milestones) expect([text, written_by]).toEqual([expect.stringContaining(ITS_HAND), MODEL])
    expect(last('buildInitialMilestones')).toMatchObject({ written_by: MODEL, pieces: Array(5).fill({ state: 'written' }) })

    const { milestones } = await call('refineMilestones', { ...named, milestones: initial.milestones })
    const { deliverables } = await call('generateDeliverables', { ...named, milestones })
    const full = milestones.map((one, at) => ({ ...one, deliverables: deliverables[at]?.deliverables ?? [] }))
    expect(full.every((one) => one.deliverables.length > 0)).toBe(true)
    const { scope_paragraph } = await call('generateScope', { ...named, milestones: full })
    expect(scope_paragraph).toContain('Acme Antennas')

    const plan = await planOf(person, uploaded, full, scope_paragraph)
    const drafted = await call('generateAcceptanceCriteria', { ...named, milestones: plan.milestones })
    expect(drafted.acceptance_criteria).toHaveLength(5)
    expect(last('generateAcceptanceCriteria')?.pieces.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 3, 4, 5])
    const criteria = drafted.acceptance_criteria[1]
    const id = plan.milestones[1]?.id ?? ''
    const { kind } = criteria?.written_by ?? drafted.written_by
    await person.call('updateMilestone', { id, acceptance_criteria: criteria?.criteria, written_by: kind })

    const step = { topic_slug, topic_store_id, step_id: 'step-2', profile_id: 'development' } as const
    const { plan: interview } = await call('planStep', step)
    expect(interview.question_plan.length).toBeGreaterThan(0)
    expect(last('planStep')).toMatchObject({ written_by: MODEL, pieces: [{ state: 'written' }] })
    const { narrative } = await call('finalizeStep', { ...step, qa_transcript: [ANSWERED] })
    expect(narrative.narrative_md).toContain(ITS_HAND)
    expect((await stateOf(person, { topic_slug, topic_store_id })).written_by).toEqual(MODEL)

    const { versions } = await person.call('textHistory', { topic_store_id, step_id: 'step-2' })
    const wrote = Object.fromEntries(versions.map(({ part, written_by }) => [part, written_by]))
    expect(wrote).toMatchObject({ text: MODEL, deliverables: MODEL, acceptance_criteria: MODEL, narrative: MODEL })
    expect(versions.find(({ part }) => part === 'text')?.text).toContain(ITS_HAND)

    const anew = await call('regenerateText', { topic_slug, topic_store_id, step_id: 'step-2', part: 'text' })
    expect(anew).toEqual({ text: expect.stringContaining(ITS_HAND), written_by: MODEL, is_edited: false })
    expect(last('regenerateText')?.pieces.map(({ milestone_number }) => milestone_number)).toEqual([2])

    const wordedIn = [...new Set(provider.requests.map(({ prompt }) => prompt))]
    expect(wordedIn).toEqual(['questions', 'summary', 'milestone', 'scope', 'criteria', 'step-questions', 'narrative'])
    // questions, summary, five milestones, scope, five lists of criteria, the step's questions, its narrative, and one milestone anew
    expect(provider.requests).toHaveLength(16)
  })

  const toDraft = () => ({ ...FIELDS, topic_store_id: uploaded.topic_store_id, global_interview_responses: RESPONSES })

  test('is answered the same to who does not want to be told', async () => {
    const named = toDraft()
    const plain = await person.send('POST', '/api/workplan/initial-build', JSON.stringify(named), { 'content-type': 'application/json' })
    expect(plain.headers.get('content-type')).toContain('application/json')
    expect(await plain.json()).toEqual(await listening().call('buildInitialMilestones', named))
  })

  test('shows a milestone that is written while the others are still being written', async () => {
    const named = toDraft()
    let release = () => {}
    const until = new Promise<void>((begin) => {
      release = begin
    })
    let asked = 0
    provider.answer(async (request) => {
      const isFirst = asked++ === 0
      const answer = await wordsAnew(request)
      return isFirst ? answer : held(until, answer)
    })
    const seen: string[][] = []
    const report = (progress: unknown) => {
      const states = DraftProgress.parse(progress).pieces.map(({ state }) => state)
      if (states.filter((state) => state === 'written').length !== 1) return
      seen.push(states)
      release()
    }
    const { milestones } = await person.call('buildInitialMilestones', named, { report })
    expect(milestones).toHaveLength(5)
    expect(seen[0]?.filter((state) => state !== 'written')).toEqual(Array(4).fill('waiting'))
  })

  test.each([
    ['who is told', { report: () => {} }],
    ['who is not told', {}],
  ])('ends at the provider when %s goes away, and nothing is asked again', async (_, watch) => {
    const named = toDraft()
    provider.answer(() => stalled('{"parts": [{"id": "1.1", "text": "The'))
    const before = provider.requests.length
    const { calls } = await person.call('modelUsage', {})
    const left = new AbortController()
    const drafted = person.call('buildInitialMilestones', named, { ...watch, signal: left.signal })
    await expect.poll(() => provider.requests.length).toBe(before + 5)
    left.abort()
    await expect(drafted).rejects.toThrow()
    await expect.poll(() => provider.underWay().now).toBe(0)
    await expect.poll(() => server().logged.join('')).toContain('"route":"/api/workplan/initial-build","status":499')
    expect((await person.call('modelUsage', {})).calls).toBe(calls + 5)
    expect(provider.requests).toHaveLength(before + 5)
  })

  test('is drafted without it wherever a call asks for the built-in drafter', async () => {
    const { topic_store_id, topic_slug } = uploaded
    const before = { requests: provider.requests.length, usage: await person.call('modelUsage', {}) }
    const drafter = 'built-in'
    const named = { ...FIELDS, topic_store_id, drafter } as const
    const topic = { topic_slug, topic_store_id, drafter } as const
    await person.call('generateAdaptiveQuestions', { topic_store_id, ...answersTo(), program_type: 'SBIR', drafter })
    await person.call('finalizeGlobalInterview', { ...topic, qa_transcript: [] })
    const { milestones } = await person.call('generateInitialWorkPlan', topic)
    expect(milestones.map(({ written_by }) => written_by)).toEqual(Array(5).fill(BUILT_IN))
    const built = await person.call('buildInitialMilestones', { ...named, global_interview_responses: RESPONSES })
    const refined = await person.call('refineMilestones', { ...named, milestones })
    for (const one of [...built.milestones, ...refined.milestones]) expect(one.written_by).toEqual(BUILT_IN)
    const { deliverables } = await person.call('generateDeliverables', { ...named, milestones })
    for (const one of deliverables) expect(one.written_by).toEqual(BUILT_IN)
    await person.call('generateScope', { ...named, milestones })
    const criteria = await person.call('generateAcceptanceCriteria', { ...named, milestones })
    expect(criteria.written_by).toEqual(BUILT_IN)
    const one = await person.call('generateAcceptanceCriteria', { ...named, milestones, only: 2 })
    expect(one.written_by).toEqual(BUILT_IN)
    await planOf(person, uploaded, milestones)
    const step = { ...topic, step_id: 'step-2' } as const
    await person.call('planStep', { ...step, profile_id: 'development' })
    await person.call('finalizeStep', { ...step, profile_id: 'development', qa_transcript: [ANSWERED] })
    for (const [part, index] of [['text'], ['deliverable', 0], ['criterion', 0], ['narrative']] as const)
      expect((await person.call('regenerateText', { ...step, part, index })).written_by).toEqual(BUILT_IN)
    expect((await stateOf(person, { topic_slug, topic_store_id })).written_by).toEqual(BUILT_IN)
    expect(provider.requests).toHaveLength(before.requests)
    expect(await person.call('modelUsage', {})).toEqual(before.usage)
  })

  test('asked for by a name that nobody has, is refused with the name that can be asked for', async () => {
    const { topic_store_id, topic_slug } = uploaded
    const before = { requests: provider.requests.length, usage: await person.call('modelUsage', {}) }
    const topic = { topic_slug, topic_store_id }
    const step = { ...topic, step_id: 'step-2' }
    const milestones = [{ milestone_number: 1, step_type: 'kickoff', text: 'Milestone 1 - Kickoff' }]
    const calls: [string, object][] = [
      ['/api/interview/generate-adaptive-questions', { topic_store_id, ...answersTo(), program_type: 'SBIR' }],
      ['/topics/global-interview/finalize', { ...topic, qa_transcript: [] }],
      ['/topics/generate-initial-workplan', topic],
      ['/api/workplan/initial-build', toDraft()],
      ['/api/workplan/refine-steps', { ...FIELDS, topic_store_id, milestones }],
      ['/api/workplan/generate-deliverables', { ...FIELDS, topic_store_id, milestones }],
      ['/api/workplan/generate-scope', { ...FIELDS, topic_store_id, milestones }],
      ['/api/workplan/generate-acceptance-criteria', { ...FIELDS, topic_store_id, milestones }],
      ['/topics/steps/plan', { ...step, profile_id: 'development' }],
      ['/topics/steps/finalize', { ...step, profile_id: 'development', qa_transcript: [ANSWERED] }],
      ['/topics/steps/regenerate', { ...step, part: 'text' }],
    ]
    for (const [path, input] of calls) {
      const body = JSON.stringify({ ...input, drafter: 'gpt-5' })
      const answer = await person.send('POST', path, body, { 'content-type': 'application/json' })
      expect({ path, ...(await refusalIn(answer)) }).toEqual({ path, status: 422, detail: NOBODY })
    }
    expect(provider.requests).toHaveLength(before.requests)
    expect(await person.call('modelUsage', {})).toEqual(before.usage)
  })
})

const NOBODY = 'drafter: Drafter must be "built-in", or left out for the drafter that is configured.'
const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' }

/** Keeps milestones as they were drafted, as the plan of a new project. */
async function planOf(person: TestPerson, uploaded: Uploaded, milestones: readonly InitialMilestone[], scope_paragraph?: string) {
  const project = await startProject(person, uploaded)
  const rows = milestones.map(({ text, written_by, ...one }) => ({ ...one, refined_text: text, written_by: written_by?.kind }))
  return person.call('createWorkPlan', { project_id: project.id, scope_paragraph, milestones: rows })
}
