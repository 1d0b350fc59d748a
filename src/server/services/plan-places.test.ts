import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type TestPerson } from '../testing/person.ts'
import { currentTopic, keepPlan } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { uploadSample, uploadText } from '../testing/solicitation.ts'
import { ANSWERED } from '../testing/step.ts'
import { stepDrafter } from '../testing/step-drafter.ts'

/** A project with the specification's fields alone: it names no topic. */
const project = (person: TestPerson, company_name = 'Acme Antennas') =>
  person.call('createProject', {
    company_name,
    phase: 'I',
    customer_org: 'US Marine Corps',
    performer_org: company_name,
    contract_type: 'SBIR',
  })

const STEP = { step_id: 'step-2', profile_id: 'development' } as const
const named = ({ topic_store_id, topic_slug }: { topic_store_id: string; topic_slug: string }) => ({ topic_store_id, topic_slug })

onServer('The plan of a topic', (server) => {
  beforeAll(() => server().draftWith(stepDrafter()))
  afterAll(() => server().draftWith())

  async function ofProject(person: TestPerson, topic: { topic_store_id?: string | null; topic_slug: string }): Promise<string | undefined> {
    await person.call('planStep', { ...topic, ...STEP })
    const { steps } = await person.call('packageSteps', topic)
    return steps[1]?.title
  }

  async function keptPlan(person: TestPerson, title: string, company?: string): Promise<string> {
    const { id } = await project(person, company)
    const text = (name: string) => ({ step_type: 'development', refined_text: `Milestone 2 - ${name}\nBuild.` }) as const
    await person.call('createWorkPlan', {
      project_id: id,
      milestones: [
        { milestone_number: 1, ...text('Kickoff'), step_type: 'kickoff' },
        { milestone_number: 2, ...text(title) },
      ],
    })
    return id
  }

  test('is found though its project names no topic, by id and by slug, and every call on steps is served', async () => {
    const person = await signUp(server())
    const topic = named(await uploadSample(person))
    await keepPlan(person, await project(person))
    const { steps } = await person.call('stepsState', { topic_slug: topic.topic_slug })
    expect(steps.map(({ status }) => status)).toEqual(['not_started', 'not_started', 'not_started'])
    const { plan } = await person.call('planStep', { ...topic, ...STEP })
    await person.call('finalizeStep', { ...topic, ...STEP, plan, qa_transcript: [ANSWERED] })
    const { status } = await person.call('commitStep', { ...topic, ...STEP, narrative_md: 'Our own words.', finalize: true })
    expect((await person.call('stepsState', { topic_slug: topic.topic_slug })).steps[1]).toMatchObject({
      status,
      user_narrative_md: 'Our own words.',
    })
    expect((await person.call('packageSteps', topic)).steps[1]).toMatchObject({ title: 'Build', narrative_md: 'Our own words.' })
    expect((await person.call('reviewPlan', { ...topic, include_unfinalized: true })).left.map(({ reason }) => reason)).toContain('blank')
    const { entries } = await person.call('planSources', { topic_store_id: topic.topic_store_id })
    expect(entries.map(({ text }) => text)).toContain('US Marine Corps')
  })

  test('of several topics and projects is the one that was saved after its own interview, whichever is asked for first', async () => {
    const person = await signUp(server())
    const first = named(await uploadSample(person))
    await keptPlan(person, 'First')
    const second = named(await uploadText(person))
    await keptPlan(person, 'Second')
    expect(await ofProject(person, second)).toBe('Second')
    expect(await ofProject(person, first)).toBe('First')
    await keptPlan(person, 'Third')
    expect([await ofProject(person, first), await ofProject(person, second)]).toEqual(['First', 'Second'])
  })

  test("is not another company's", async () => {
    const person = await signUp(server())
    const topic = named(await uploadSample(person))
    await keptPlan(person, 'Elsewhere', 'Another Company')
    const none = { status: 404, detail: 'A work plan of this topic was not found.' }
    expect(await person.refusal('planStep', { ...topic, ...STEP })).toEqual(none)
    expect(await person.call('stepsState', topic)).toEqual({ steps: [] })
    await keptPlan(person, 'Own', 'ACME Antennas.')
    expect(await ofProject(person, topic)).toBe('Own')
  })

  test('is not found by an id that nobody knows, nor by anybody else', async () => {
    const person = await signUp(server())
    const topic = named(await uploadSample(person))
    await keptPlan(person, 'Own')
    const unknown = { topic_store_id: 'nobody-knows', topic_slug: topic.topic_slug }
    expect(await person.refusal('commitStep', { ...unknown, ...STEP, narrative_md: 'Mine.' })).toMatchObject({ status: 404 })
    expect(await ofProject(person, topic)).toBe('Own')
    const other = await signUp(server())
    expect(await other.refusal('planStep', { ...topic, ...STEP })).toEqual({ status: 404, detail: 'This topic was not found.' })
  })

  test.each([
    ['a slug and an id that only the browser knew', { topic_slug: 'from-a-browser', topic_store_id: 'browser-store-1' }],
    ['a slug alone', { topic_slug: 'from-a-browser', topic_store_id: '' }],
  ])('of work that came from a browser is made from plan and project alone: named by %s', async (_, topic) => {
    const person = await signUp(server())
    const old = { ...currentTopic(await uploadSample(await signUp(server()))), slug: topic.topic_slug, storeId: topic.topic_store_id }
    const made = await person.call('createProject', { company_name: 'Acme', phase: 'I', contract_type: 'SBIR', topic: old })
    await keepPlan(person, made)
    const { contract } = await person.call('finalizeGlobalInterview', { ...topic, qa_transcript: [ANSWERED] })
    expect((await person.call('interviewState', { topic_slug: topic.topic_slug })).contract).toEqual(contract)
    await walkSteps(person, topic)
  })

  test('of work that came from a browser is found by names that nobody has told before, and by them alone from then on', async () => {
    const person = await signUp(server())
    await keepPlan(person, await project(person))
    const topic = { topic_slug: 'from-a-browser', topic_store_id: 'browser-store-2' }
    await walkSteps(person, topic)
    const other = { topic_slug: 'another', topic_store_id: 'browser-store-3' }
    expect(await person.refusal('planStep', { ...other, ...STEP })).toMatchObject({ status: 404 })
  })

  test('of a browser whose topic has the id of somebody else is its own', async () => {
    const owner = await signUp(server())
    const theirs = await uploadSample(owner)
    const person = await signUp(server())
    const made = await person.call('createProject', {
      company_name: 'Acme',
      phase: 'I',
      contract_type: 'SBIR',
      topic: currentTopic(theirs),
    })
    await keepPlan(person, made)
    await person.call('commitStep', { ...named(theirs), ...STEP, narrative_md: 'Mine.' })
    expect(await owner.call('stepsState', named(theirs))).toEqual({ steps: [] })
    expect(await person.refusal('findSolicitation', { topic_store_id: theirs.topic_store_id })).toMatchObject({ status: 404 })
    const { documents } = await person.call('planSources', { topic_store_id: theirs.topic_store_id })
    expect(documents).toEqual([])
  })

  /** Scope, criteria, step interview, package, state and review. */
  async function walkSteps(person: TestPerson, topic: { topic_slug: string; topic_store_id: string }): Promise<void> {
    const fields = { company_name: 'Acme', program_type: 'SBIR', phase: 'I', ...topic } as const
    const milestones = [{ milestone_number: 1, step_type: 'kickoff', text: 'Milestone 1 - Kickoff\nPlan the work.' }] as never
    expect((await person.call('generateScope', { ...fields, milestones })).scope_paragraph).toMatch(/\w+ \w+/)
    const { acceptance_criteria } = await person.call('generateAcceptanceCriteria', { ...fields, milestones })
    expect(acceptance_criteria[0]?.criteria.length).toBeGreaterThan(0)
    expect((await person.call('stepsState', topic)).steps).toHaveLength(3)
    const { plan } = await person.call('planStep', { ...topic, ...STEP })
    const { narrative } = await person.call('finalizeStep', { ...topic, ...STEP, plan, qa_transcript: [ANSWERED] })
    expect(narrative.narrative_md).toContain('two compact loops')
    await person.call('commitStep', { ...topic, ...STEP, narrative_md: narrative.narrative_md, finalize: true })
    expect((await person.call('packageSteps', topic)).steps[1]).toMatchObject({ narrative_md: narrative.narrative_md })
    expect((await person.call('stepsState', topic)).steps[1]).toMatchObject({ user_narrative_md: narrative.narrative_md })
    expect((await person.call('reviewPlan', topic)).left.length).toBeGreaterThan(0)
  }
})
