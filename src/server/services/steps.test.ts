import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { step } from '../db/schema/plans.ts'
import { signUp } from '../testing/person.ts'
import { currentTopic, keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { uploadSample } from '../testing/solicitation.ts'

const TOPIC = { topic_slug: 'n251-001' }

onServer('Steps', (server) => {
  test('there is one for each milestone of the plan, not started', async () => {
    const person = await signUp(server())
    const project = await startProject(person, await uploadSample(person))
    expect(await person.call('stepsState', TOPIC)).toEqual({ steps: [] })
    await keepPlan(person, project)
    const { steps } = await person.call('stepsState', TOPIC)
    expect(steps.map(({ step_id, profile_id, status }) => `${step_id} ${profile_id} ${status}`)).toEqual([
      'step-1 kickoff not_started',
      'step-2 development not_started',
      'step-3 closeout not_started',
    ])
    expect(steps[0]).toMatchObject({ user_narrative_md: null, step_contract: null, qc_report: null, builder_citations: [] })
  })

  test('one that was begun shows how far it has come, and its findings count once it is finalized', async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person)
    await keepPlan(person, await startProject(person, uploaded))
    const asked = { ...TOPIC, topic_store_id: uploaded.topic_store_id }
    await person.call('saveStep', { ...TOPIC, milestone_number: 2, step_type: 'development', text: 'Milestone 2 - Build' })
    const isSecond = and(eq(step.topic_store_id, uploaded.topic_store_id), eq(step.step_id, 'step-2'))
    await server().database.db.update(step).set({ status: 'finalized', user_narrative_md: 'Done.' }).where(isSecond)
    const { steps } = await person.call('stepsState', asked)
    expect(steps.map(({ status, user_narrative_md }) => [status, user_narrative_md])).toEqual([
      ['not_started', null],
      ['finalized', 'Done.'],
      ['not_started', null],
    ])
    const { issues } = await person.call('reviewPlan', asked)
    const named = issues.flatMap(({ milestone_number }) => milestone_number ?? [])
    expect([...new Set(named)]).toEqual([2])
  })

  test('two projects about one solicitation each have their own steps', async () => {
    const person = await signUp(server())
    const [first, second] = [await uploadSample(person), await uploadSample(person)]
    await keepPlan(person, await startProject(person, first))
    const project = await startProject(person, second)
    expect((await person.call('stepsState', TOPIC)).steps).toEqual([])
    const own = await person.call('createWorkPlan', {
      project_id: project.id,
      milestones: [{ milestone_number: 1, step_type: 'kickoff' }],
    })
    expect(own.milestones).toHaveLength(1)
    expect((await person.call('stepsState', TOPIC)).steps).toHaveLength(1)
    expect((await person.call('stepsState', { ...TOPIC, topic_store_id: first.topic_store_id })).steps).toHaveLength(3)
  })

  test('work that came from a browser has steps without an upload', async () => {
    const person = await signUp(server())
    const topic = { ...currentTopic(await uploadSample(await signUp(server()))), slug: 'from-a-browser' }
    const project = await person.call('createProject', { company_name: 'Acme', phase: 'I', contract_type: 'SBIR', topic })
    await keepPlan(person, project)
    expect((await person.call('stepsState', { topic_slug: 'from-a-browser' })).steps).toHaveLength(3)
  })

  test("a saved text is the milestone's text", async () => {
    const person = await signUp(server())
    const project = await startProject(person, await uploadSample(person))
    const saved = { ...TOPIC, milestone_number: 2, step_type: 'development', text: 'Milestone 2 - Build twice' } as const
    expect(await person.call('saveStep', saved)).toEqual({ saved: true })
    await keepPlan(person, project)
    await person.call('saveStep', saved)
    const plan = await person.call('findWorkPlan', { id: project.id })
    expect(plan.milestones.map(({ refined_text }) => refined_text)).toEqual([
      'Milestone 1 - Kickoff\nPlan.',
      'Milestone 2 - Build twice',
      null,
    ])
  })

  test('a text for a milestone that no plan can have is refused', async () => {
    const person = await signUp(server())
    await keepPlan(person, await startProject(person, await uploadSample(person)))
    const refusal = await person.refusal('saveStep', { ...TOPIC, milestone_number: 99_999_999_999, step_type: 'kickoff', text: 'x' })
    expect(refusal).toEqual({ status: 422, detail: 'milestone_number: Milestone number must be at most 100.' })
  })

  test('a review names what is open, milestone by milestone only when unfinished steps are included', async () => {
    const person = await signUp(server())
    const { topic_store_id, ...uploaded } = await uploadSample(person)
    const asked = { ...TOPIC, topic_store_id }
    const project = await startProject(person, { topic_store_id, ...uploaded })
    expect(await person.refusal('reviewPlan', asked)).toMatchObject({ status: 404 })
    await keepPlan(person, project)
    const whole = await person.call('reviewPlan', { ...asked, include_unfinalized: true })
    expect(whole.coverage.length).toBeGreaterThan(0)
    expect(whole.issues.some(({ milestone_number }) => milestone_number !== undefined)).toBe(true)
    const finished = await person.call('reviewPlan', asked)
    expect(finished.issues.filter(({ milestone_number }) => milestone_number !== undefined)).toEqual([])
  })
})
