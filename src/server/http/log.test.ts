import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answersTo } from '../testing/interview.ts'
import { sendJson, signUp } from '../testing/person.ts'
import { keepPlan, startProject } from '../testing/project.ts'
import { onServer, PUBLIC_URL } from '../testing/server.ts'
import { sample, textFile, uploadSample } from '../testing/solicitation.ts'

onServer('The log', (server) => {
  test('says which calls were answered how fast, and nothing of what people wrote', async () => {
    const person = await signUp(server(), 'Grace Example')
    const { topic_store_id } = await uploadSample(person, { company_name: 'Hush Antennas' })
    await person.call('generateAdaptiveQuestions', { topic_store_id, ...answersTo(), program_type: 'SBIR' })
    const plan = await keepPlan(person, await startProject(person))
    const hushed = textFile(['Hush Topic\nPHASE I: Build a hushed antenna.'], 'Hush.txt')
    await person.call('addInstructions', { topic_store_id, file: hushed }, { report: () => {} })
    const cut = new File([(await sample()).subarray(0, 700) as BlobPart], 'Hush.pdf')
    await expect(person.call('addInstructions', { topic_store_id, file: cut }, { report: () => {} })).rejects.toThrow()
    await person.call('addRequirement', { topic_store_id, page: 1, quote: 'antenna', text: 'Hush requirement' })
    const { instructions } = await person.call('findSolicitation', { topic_store_id })
    await person.call('sourceFile', { file_id: instructions?.file.id ?? '' })
    await sendJson(`${server().url}/api/auth/sign-in/email`, { email: person.email, password: 'wrong horse' }, { origin: PUBLIC_URL })
    await person.send('POST', '/api/projects', '{"company_name":"Hush', { 'content-type': 'application/json' })
    const logged = server().logged.join('')
    expect(logged).toContain('"route":"/topics/:slug/upload","status":200')
    expect(logged).toContain('"route":"/api/solicitations/:topic_store_id/instructions","status":200')
    expect(logged).toContain('"route":"/api/solicitations/:topic_store_id/instructions","status":422')
    const unsaid = [
      'Hush',
      'Grace',
      person.email,
      'horse',
      'antenna',
      'loop',
      'Kickoff',
      await person.token(),
      person.cookie,
      topic_store_id,
      instructions?.file.id ?? '',
      plan.id,
    ]
    for (const words of unsaid) expect(logged).not.toContain(words)
  })

  test('tells where an unexpected failure came from, without the values in the statement', async () => {
    const person = await signUp(server())
    const project = await startProject(person)
    await server().database.db.execute(sql`alter table work_plan rename to work_plan_away`)
    const scope_paragraph = 'A scope that stays between us.'
    const refusal = await person.refusal('createWorkPlan', { project_id: project.id, scope_paragraph, milestones: [] })
    await server().database.db.execute(sql`alter table work_plan_away rename to work_plan`)
    const failure = server().logged.find((line) => line.includes('failed unexpectedly')) ?? ''
    const number = JSON.parse(failure).reqId
    expect(number).toMatch(/^[0-9a-f]{10}$/)
    const detail = `Something went wrong on our side. Please try again. If it happens again, tell your administrator this number: ${number}.`
    expect(refusal).toEqual({ status: 500, detail })
    expect(failure).toContain('DrizzleQueryError')
    expect(failure).toContain('42P01')
    expect(failure).not.toContain(project.id)
    expect(failure).not.toContain('between us')
  })

  test('has each request under the number that its answer bears', async () => {
    const { headers } = await fetch(`${server().url}/api/projects`)
    const number = headers.get('x-request-id')
    expect(number).toMatch(/^[0-9a-f]{10}$/)
    await expect.poll(() => server().logged.some((line) => JSON.parse(line).reqId === number)).toBe(true)
  })
})
