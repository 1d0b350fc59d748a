import { expect, test } from 'vitest'
import { signUp } from '../testing/person.ts'
import { keepPlan, startProject } from '../testing/project.ts'
import { onBothDatabases } from '../testing/server.ts'
import { instructionsFile, uploadSample } from '../testing/solicitation.ts'

const TOPIC = { topic_slug: 'n251-001', include_unfinalized: true }

onBothDatabases('A plan review', (server) => {
  test('tells of each finding where its rule comes from and what mends it, and of each section its level', async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person)
    await keepPlan(person, await startProject(person, uploaded))
    const { issues, sections, summary } = await person.call('reviewPlan', { ...TOPIC, topic_store_id: uploaded.topic_store_id })
    expect(issues.length).toBeGreaterThan(3)
    for (const { source, remedy } of issues)
      expect([source, remedy]).toEqual([expect.stringMatching(/\w{4}/), expect.stringMatching(/\w{4}/)])
    expect(sections.map(({ section }) => section)).toContain('Deliverables and acceptance')
    expect(sections.find(({ section }) => section === 'Technical approach')?.level).toBe('Unsatisfactory')
    expect(summary).toContain('An evaluator would find weak')
  })

  test('holds the plan against the limits of the instructions that were put beside the topic', async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person, { period_of_performance: '9' })
    await keepPlan(person, await startProject(person, uploaded))
    const asked = { ...TOPIC, topic_store_id: uploaded.topic_store_id }
    await person.call('addInstructions', { topic_store_id: uploaded.topic_store_id, file: instructionsFile('$1,000') })
    const { issues } = await person.call('reviewPlan', asked)
    const messages = issues.map(({ rule, message }) => `${rule} ${message}`).join('\n')
    expect(messages).toMatch(/QC-09 The award of \$[\d,.]+ is above the ceiling of \$101,000\.00 for base and option together/)
    expect(messages).toMatch(/QC-25 The period is 9 months; (?:exactly|at most) 6 are asked for \(Navy SBIR 25\.1 instructions, p\. 2\)\./)
  })
})
