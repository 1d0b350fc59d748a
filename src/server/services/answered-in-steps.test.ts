import { expect, test } from 'vitest'
import { typed } from '../testing/had.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { uploadText } from '../testing/solicitation.ts'

const ACTION = 'Wind two loops of copper'
const FIELDS = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I', period_of_performance: 6 } as const

onServer('What is answered in the interview of a step', (server) => {
  /** A plan as the pipeline makes it of these rows, with the step in whose milestone the loops are wound. */
  const begin = async (keep: (person: TestPerson, topic: { topic_store_id: string; topic_slug: string }) => Promise<unknown>) => {
    server().draftWith()
    const person = await signUp(server())
    const uploaded = await uploadText(person)
    const topic = { topic_store_id: uploaded.topic_store_id, topic_slug: uploaded.topic_slug }
    await keep(person, topic)
    const { milestones } = await person.call('buildInitialMilestones', { ...FIELDS, ...topic, global_interview_responses: [] })
    const { id } = await startProject(person, uploaded)
    const texts = milestones.map(({ text, written_by: _, ...one }) => ({
      ...one,
      refined_text: text,
      deliverables: [],
      acceptance_criteria: [],
    }))
    await person.call('createWorkPlan', { project_id: id, milestones: texts })
    const { milestone_number, step_type } =
      milestones.find(({ text }) => text.includes('shall wind two loops')) ?? fail('The loops are in no milestone')
    const step = { ...topic, step_id: `step-${milestone_number}`, profile_id: step_type }
    const { question_plan } = (await person.call('planStep', step)).plan
    const answer = (cell: string, words: string) => {
      const { slot, q } = question_plan.find(({ fills }) => fills?.cell === cell) ?? fail(`Nobody asks for ${cell}`)
      return person.call('saveStepAnswer', { ...topic, step_id: step.step_id, slot, question: q, answer: words })
    }
    const criteria = async () => {
      const sent = milestones.map((one) => ({ ...one, deliverables: [] }))
      const { acceptance_criteria } = await person.call('generateAcceptanceCriteria', { ...FIELDS, ...topic, milestones: sent })
      return acceptance_criteria.find((one) => one.milestone_number === milestone_number)?.criteria.join('\n') ?? ''
    }
    const refined = async () => {
      const drafted = await person.call('refineMilestones', { ...FIELDS, ...topic, milestones })
      return drafted.milestones.find((one) => one.milestone_number === milestone_number)?.text ?? ''
    }
    const fill = () => person.call('fillWorkBreakdown', { topic_store_id: topic.topic_store_id })
    return { person, answer, criteria, refined, fill }
  }
  const typedRow = (person: TestPerson, { topic_store_id }: { topic_store_id: string }) =>
    person.call('addRow', { topic_store_id, kind: 'step', cells: { action: typed(ACTION), to_month: typed(2) } })

  test('is in the criteria, in the redrafted text and in the table at once, as it was typed', async () => {
    const { answer, criteria, refined, fill } = await begin(typedRow)
    expect(await criteria()).not.toContain('30 dB')
    await answer('proof', 'At least 30 dB at 5 GHz, in 3 runs.')
    await answer('method', 'By hand on a lathe; then each turn is counted.')
    expect(await criteria()).toContain('Result of Task 2.1: at least 30 dB; conditions: at 5 GHz, in 3 runs; by Award')
    expect(await refined()).toContain('Method: By hand on a lathe; then each turn is counted.')
    const row = (await fill()).rows.find(({ cells }) => 'action' in cells && cells.action?.value === ACTION)
    expect(row?.cells).toMatchObject({
      method: {
        value: 'By hand on a lathe; then each turn is counted.',
        origin: { from: 'answer', slot: expect.stringMatching(/^S\d-Q\d$/) },
        state: 'read',
      },
      proof: { value: [{ quantity: 'Result', comparator: '>=', value: '30', unit: 'dB', condition: 'at 5 GHz, in 3 runs' }] },
    })
  })

  test('takes the place of what was answered before, and is offered where a person has set the cell', async () => {
    const { person, answer, refined, fill } = await begin(typedRow)
    const methodOf = async () => {
      const { rows, differences } = await fill()
      const row = rows.find(({ cells }) => 'action' in cells && cells.action?.value === ACTION) ?? fail('The row is gone')
      return { row, method: 'method' in row.cells ? row.cells.method?.value : undefined, differences }
    }
    await answer('method', 'By hand.')
    expect((await methodOf()).method).toBe('By hand.')
    await answer('method', 'By machine.')
    const { row, method } = await methodOf()
    expect(method).toBe('By machine.')
    await person.call('changeRow', { row_id: row.id, version: row.version, cells: { method: typed('On a lathe') } })
    await answer('method', 'By a robot.')
    const again = await methodOf()
    expect(again.method).toBe('On a lathe')
    expect(again.differences).toMatchObject([{ row_id: row.id, cell: 'method', value: 'By a robot.' }])
    expect(await refined()).toContain('Method: On a lathe.')
  })

  test('counts where no rows are kept, too', async () => {
    const { answer, criteria, refined } = await begin((person, topic) =>
      person.call('saveAnswer', { ...topic, slot: 'Q4', question: 'Which steps?', answer: 'Month 2: wind two loops of copper.' }),
    )
    await answer('proof', 'At least 30 dB at 5 GHz, in 3 runs.')
    await answer('method', 'By hand on a lathe.')
    expect(await criteria()).toContain('at least 30 dB; conditions: at 5 GHz, in 3 runs')
    expect(await refined()).toContain('Method: By hand on a lathe.')
  })
})

function fail(why: string): never {
  throw new Error(why)
}
