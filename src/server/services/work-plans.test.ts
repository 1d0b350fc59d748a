import { expect, test } from 'vitest'
import { signUp } from '../testing/person.ts'
import { handedIn, keepPlan, MILESTONES, startProject } from '../testing/project.ts'
import { onServer, TODAY } from '../testing/server.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

onServer('Work plans', (server) => {
  test('come back as they were saved, money with two decimals and a single criterion as a list', async () => {
    const person = await signUp(server())
    const project = await startProject(person)
    const saved = await keepPlan(person, project)
    expect(saved).toMatchObject({ project_id: project.id, scope_paragraph: null, finalized_work_plan: null, finalized_at: null })
    expect(saved.milestones).toMatchObject([
      {
        milestone_number: 1,
        refined_text: 'Milestone 1 - Kickoff\nPlan.',
        initial_text: null,
        deliverables: [],
        payment_amount: '21000.00',
      },
      { milestone_number: 2, deliverables: ['A prototype'], acceptance_criteria: [], payment_amount: null },
      { milestone_number: 3, initial_text: 'Milestone 3 - Report\nReport.', acceptance_criteria: ['The report is accepted'] },
    ])
    expect(await person.call('findWorkPlan', { id: project.id })).toEqual(saved)
  })

  test("saving again replaces the project's plan", async () => {
    const person = await signUp(server())
    const project = await startProject(person)
    const first = await keepPlan(person, project)
    const second = await keepPlan(person, project, { scope_paragraph: 'Scope.' })
    expect(await person.call('findWorkPlan', { id: project.id })).toEqual(second)
    expect(await person.refusal('updateMilestone', { id: first.milestones[0]?.id ?? '', refined_text: 'x' })).toMatchObject({ status: 404 })
  })

  test('two savers of one project at once both succeed, and one plan stays', async () => {
    const person = await signUp(server())
    const project = await startProject(person)
    const saved = await Promise.all(['A', 'B', 'C'].map((scope_paragraph) => keepPlan(person, project, { scope_paragraph })))
    const kept = await person.call('findWorkPlan', { id: project.id })
    expect(saved).toContainEqual(kept)
  })

  test('keep their scope paragraph', async () => {
    const person = await signUp(server())
    const plan = await keepPlan(person, await startProject(person))
    const changed = await person.call('updateWorkPlan', { id: plan.id, scope_paragraph: 'A scope.' })
    expect(changed).toEqual({ ...plan, scope_paragraph: 'A scope.' })
    expect((await person.call('updateWorkPlan', { id: plan.id, scope_paragraph: null })).scope_paragraph).toBeNull()
  })

  test("are finalized at the server's time, with the plan as it was handed in", async () => {
    const person = await signUp(server())
    const plan = await keepPlan(person, await startProject(person))
    const finalized_work_plan = handedIn(plan)
    const finalized = await person.call('finalizeWorkPlan', { id: plan.id, finalized_work_plan })
    expect(finalized).toEqual({ ...plan, finalized_work_plan, finalized_at: TODAY.toISOString() })
    expect(await person.call('findWorkPlan', { id: plan.project_id })).toEqual(finalized)
  })

  test('are finalized without a customer', async () => {
    const person = await signUp(server())
    const plan = await keepPlan(person, await startProject(person))
    const finalized_work_plan = { ...handedIn(plan), customer_org: null }
    const finalized = await person.call('finalizeWorkPlan', { id: plan.id, finalized_work_plan })
    expect(finalized.finalized_work_plan).toEqual({ ...handedIn(plan), customer_org: '' })
  })

  test('a change that meets a replacement is done or finds nothing, and never breaks', async () => {
    const person = await signUp(server())
    const project = await startProject(person)
    const plan = await keepPlan(person, project)
    const milestone_id = plan.milestones[0]?.id ?? ''
    const changes = Array.from({ length: 8 }, () => [
      person.send('PUT', `/api/work-plans/${plan.id}`, '{"scope_paragraph":"x"}', JSON_TYPE),
      person.send('POST', '/api/step-contracts', JSON.stringify({ milestone_id, step_contract: {} }), JSON_TYPE),
      person.send('PUT', `/api/milestones/${milestone_id}`, '{"refined_text":"x"}', JSON_TYPE),
    ]).flat()
    const [replaced, ...answers] = await Promise.all([keepPlan(person, project), ...changes])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect(await person.call('findWorkPlan', { id: project.id })).toEqual(replaced)
  })

  test('a milestone changes in what is named', async () => {
    const person = await signUp(server())
    const [first] = (await keepPlan(person, await startProject(person))).milestones
    const id = first?.id ?? ''
    const changes = { deliverables: ['Plan', 'Minutes'], acceptance_criteria: ['Signed'], payment_amount: '12500.5' }
    expect(await person.call('updateMilestone', { id, ...changes })).toEqual({
      ...first,
      ...changes,
      payment_amount: '12500.50',
      version: 2,
    })
    expect((await person.call('updateMilestone', { id, refined_text: 'New.' })).refined_text).toBe('New.')
  })

  test.each([
    ['nothing', {}, 'Send at least one of refined_text, deliverables, acceptance_criteria and payment_amount.'],
    ['a negative payment', { payment_amount: '-5' }, /^payment_amount: Payment amount must be a dollar amount of at least 0/],
    ['a payment of a third of a cent', { payment_amount: '5.333' }, /^payment_amount: Payment amount must be a dollar amount/],
    ['deliverables that are no list', { deliverables: 'One' }, 'deliverables: Deliverables must be a list.'],
    ['an unknown field', { milestone_number: 9 }, 'milestone_number: Milestone number is not a field of this call.'],
  ])('a change of a milestone to %s is refused and changes nothing', async (_, changes, detail) => {
    const person = await signUp(server())
    const plan = await keepPlan(person, await startProject(person))
    const refusal = await person.refusal('updateMilestone', { id: plan.milestones[0]?.id ?? '', ...changes } as never)
    expect(refusal).toEqual({ status: 422, detail: expect.stringMatching(detail) })
    expect(await person.call('findWorkPlan', { id: plan.project_id })).toEqual(plan)
  })

  test.each([
    ['a milestone that is there twice', [MILESTONES[0], MILESTONES[0]], 'milestones: Milestone 1 is there twice.'],
    ['a negative payment', [{ ...MILESTONES[0], payment_amount: '-1' }], /^milestones\.0\.payment_amount: Payment amount must be/],
    ['a milestone 0', [{ ...MILESTONES[0], milestone_number: 0 }], /^milestones\.0\.milestone_number: Milestone number must be/],
  ])('a plan with %s is refused, and the earlier plan stays', async (_, milestones, detail) => {
    const person = await signUp(server())
    const project = await startProject(person)
    const plan = await keepPlan(person, project)
    const refusal = await person.refusal('createWorkPlan', { project_id: project.id, milestones } as never)
    expect(refusal).toEqual({ status: 422, detail: expect.stringMatching(detail) })
    expect(await person.call('findWorkPlan', { id: project.id })).toEqual(plan)
  })

  test('a project without a plan has none', async () => {
    const person = await signUp(server())
    const { id } = await startProject(person)
    expect(await person.refusal('findWorkPlan', { id })).toEqual({ status: 404, detail: 'A work plan of this project was not found.' })
  })

  test('a milestone keeps one step contract, the latest', async () => {
    const person = await signUp(server())
    const [first] = (await keepPlan(person, await startProject(person))).milestones
    const milestone_id = first?.id ?? ''
    expect(await person.refusal('findStepContract', { id: milestone_id })).toMatchObject({ status: 404 })
    await person.call('createStepContract', { milestone_id, step_contract: { narrative_md: 'Draft' } })
    const kept = await person.call('createStepContract', { milestone_id, step_contract: { narrative_md: 'Final', facts: [1, null] } })
    expect(kept).toMatchObject({ milestone_id, step_contract: { narrative_md: 'Final', facts: [1, null] } })
    expect(await person.call('findStepContract', { id: milestone_id })).toEqual(kept)
  })
})
