import { Document, Packer, Paragraph } from 'docx'
import { expect, test } from 'vitest'
import { EXPORT_MARK } from '../../domain/plan.ts'
import { planRows } from '../../domain/printed-plan.ts'
import { source_file } from '../db/schema/topics.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { textFile, uploadSample } from '../testing/solicitation.ts'

/** A Word file that was exported here, with a line for each thing that the plan says. */
async function exported(person: TestPerson, project_id: string): Promise<File> {
  const { milestones } = await person.call('findWorkPlan', { id: project_id })
  const lines = planRows({ milestones, period_of_performance: 6 }).flatMap(({ heading, body, deliverables, criteria, payment }) => [
    heading,
    ...body.split('\n'),
    ...deliverables,
    ...criteria,
    payment,
  ])
  const customProperties = [{ name: EXPORT_MARK, value: 'plan' }]
  const document = new Document({
    customProperties,
    sections: [{ children: ['This plan covers it.', ...lines].map((line) => new Paragraph(line)) }],
  })
  return new File([await Packer.toArrayBuffer(document)], 'Phase-I-Work-Plan.docx')
}

onServer('A file that is to be handed in', (server) => {
  const begun = async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person)
    const project = await startProject(person, uploaded)
    await keepPlan(person, project, { scope_paragraph: 'This plan covers it.' })
    return { person, topic_store_id: uploaded.topic_store_id, project }
  }

  test('that was exported here is read as an agency reads it: every heading, deliverable and payment is found in it', async () => {
    const { person, topic_store_id, project } = await begun()
    const check = await person.call('checkFile', { topic_store_id, file: await exported(person, project.id) })
    expect(check.file_name).toBe('Phase-I-Work-Plan.docx')
    expect(check.parts.filter(({ kind }) => kind === 'heading')).toHaveLength(3)
    expect(check.parts.filter(({ page }) => page === null)).toEqual([])
    expect(check.requirements.length).toBeGreaterThan(0)
    for (const { strength, in_plan } of check.requirements) expect(strength).toBe(in_plan)
  })

  test('that lost something says what, and is not kept', async () => {
    const { person, topic_store_id } = await begun()
    const before = await server().database.db.$count(source_file)
    const check = await person.call('checkFile', { topic_store_id, file: textFile(['Another text.'], 'edited.txt') })
    expect(check.parts.every(({ page }) => page === null)).toBe(true)
    expect(check.requirements.every(({ strength }) => strength === 'none')).toBe(true)
    expect(await server().database.db.$count(source_file)).toBe(before)
  })

  test('of a topic that has no plan, or of somebody else, is not read', async () => {
    const { topic_store_id } = await begun()
    const other = await signUp(server())
    const file = textFile(['A plan.'], 'plan.txt')
    expect(await other.refusal('checkFile', { topic_store_id, file })).toMatchObject({ status: 404 })
    const own = await uploadSample(other)
    expect(await other.refusal('checkFile', { topic_store_id: own.topic_store_id, file })).toMatchObject({ status: 404 })
  })

  test('that is no document is refused', async () => {
    const { person, topic_store_id } = await begun()
    const refusal = await person.refusal('checkFile', { topic_store_id, file: new File(['GIF89a\u0000\u0001'], 'a.gif') })
    expect(refusal.status).toBe(415)
  })
})
