import { expect, test } from 'vitest'
import { signUp } from '../testing/person.ts'
import { currentTopic, handedIn, keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { textFile, uploadSample } from '../testing/solicitation.ts'

const ENTERED = { phase: 'I', period_of_performance: 6, program_type: 'SBIR' } as const

onServer('Projects', (server) => {
  test('are kept with the topic that the browser works on', async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person)
    const project = await startProject(person, uploaded)
    const topic = { ...currentTopic(uploaded), projectId: project.id }
    await person.call('updateProject', { id: project.id, topic })
    expect(await person.call('findProject', { id: project.id })).toMatchObject({
      company_name: 'Acme Antennas',
      performer_org: null,
      topic,
    })
  })

  test('with a negative award are refused', async () => {
    const person = await signUp(server())
    const topic = { ...currentTopic(await uploadSample(person)), totalProposedEffort: -1 }
    const refusal = await person.refusal('createProject', { company_name: 'Acme', phase: 'I', contract_type: 'SBIR', topic })
    expect(refusal).toEqual({ status: 422, detail: 'topic.totalProposedEffort: Award amount must be at least 0.' })
  })

  test('say how far they have come', async () => {
    const person = await signUp(server())
    const project = await startProject(person)
    const stage = async () => (await person.call('findProject', { id: project.id })).stage
    expect(await stage()).toBe('interview')
    const plan = await keepPlan(person, project)
    expect(await stage()).toBe('steps')
    await person.call('finalizeWorkPlan', { id: plan.id, finalized_work_plan: handedIn(plan) })
    expect(await stage()).toBe('final')
  })

  test('are listed with the one that was worked on last first', async () => {
    const person = await signUp(server())
    const [first, second] = [await startProject(person), await startProject(person)]
    expect((await person.call('listProjects', {})).map(({ id }) => id)).toEqual([second.id, first.id])
    await keepPlan(person, first)
    expect((await person.call('listProjects', {})).map(({ id }) => id)).toEqual([first.id, second.id])
    expect(await person.call('listProjects', { limit: 1, team_id: 'any' })).toHaveLength(1)
  })

  test('change only in what is named', async () => {
    const person = await signUp(server())
    const project = await startProject(person)
    const changed = await person.call('updateProject', { id: project.id, performer_org: 'State University' })
    expect(changed).toMatchObject({ performer_org: 'State University', customer_org: 'US Marine Corps', phase: 'I' })
  })

  test('are renamed, archived and brought back without counting as worked on', async () => {
    const person = await signUp(server())
    const [first, second] = [await startProject(person), await startProject(person)]
    const renamed = await person.call('updateProject', { id: first.id, name: '  Second try ', archived: true })
    expect(renamed).toMatchObject({ name: 'Second try', archived_at: expect.any(String), updated_at: first.updated_at })
    expect((await person.call('listProjects', {})).map(({ id }) => id)).toEqual([second.id, first.id])
    const back = await person.call('updateProject', { id: first.id, name: ' ', archived: false })
    expect(back).toMatchObject({ name: null, archived_at: null })
  })

  test('are deleted with their plan out of sight, and brought back as they were', async () => {
    const person = await signUp(server())
    const project = await startProject(person)
    const plan = await keepPlan(person, project)
    const { deleted_at } = await person.call('deleteProject', { id: project.id })
    const gone = { status: 404, detail: 'This project was not found.' }
    expect(deleted_at).toEqual(expect.any(String))
    expect(await person.refusal('findProject', { id: project.id })).toEqual(gone)
    expect(await person.refusal('updateProject', { id: project.id, name: 'Still mine' })).toEqual(gone)
    expect(await person.refusal('deleteProject', { id: project.id })).toEqual(gone)
    expect((await person.refusal('findWorkPlan', { id: project.id })).status).toBe(404)
    expect(await person.call('listProjects', {})).toEqual([])
    expect(await person.call('listProjects', { which: 'deleted' })).toMatchObject([{ id: project.id }])
    expect(await person.call('updateProject', { id: project.id, deleted: false })).toMatchObject({ deleted_at: null, stage: 'steps' })
    expect(await person.call('findWorkPlan', { id: project.id })).toMatchObject({ id: plan.id })
  })

  test('say until when their topic takes proposals, as it prints it', async () => {
    const person = await signUp(server())
    const page = `N251-902 TITLE: Quiet Mast\nOpen Date: 1/8/2025 Close Date: 2/5/2025\nOBJECTIVE: Develop a quiet mast.\nPHASE I: Design the mast.`
    const uploaded = await person.call('uploadTopic', {
      slug: 'mast',
      company_name: 'Acme',
      file: textFile([page], 'mast.txt'),
      ...ENTERED,
    })
    const project = await startProject(person, uploaded)
    expect(project.closes).toBe('2/5/2025')
    expect((await startProject(person)).closes).toBeNull()
  })

  test.each([
    ['a blank company', { company_name: ' ' }, 'company_name: Company name is required.'],
    ['a phase III', { phase: 'III' }, 'phase: Phase must be I or II.'],
    ['an unknown field', { owner: 'somebody' }, 'owner: Owner is not a field of this call.'],
  ])('%s is refused', async (_, fields, detail) => {
    const person = await signUp(server())
    const input = { company_name: 'Acme', phase: 'I', contract_type: 'SBIR', ...fields }
    expect(await person.refusal('createProject', input as never)).toEqual({ status: 422, detail })
    expect(await person.call('listProjects', {})).toEqual([])
  })

  test('a limit that is no number is refused', async () => {
    const person = await signUp(server())
    const answer = await person.send('GET', '/api/projects?limit=many')
    expect([answer.status, await answer.json()]).toEqual([422, { detail: 'limit: Limit must be a number.' }])
  })
})
