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
    const answering = async (step_id: string, profile_id: typeof step_type) => {
      const { question_plan } = (await person.call('planStep', { ...topic, step_id, profile_id })).plan
      return (cell: string, words: string) => {
        const { slot, q } = question_plan.find(({ fills }) => fills?.cell === cell) ?? fail(`Nobody asks for ${cell}`)
        return person.call('saveStepAnswer', { ...topic, step_id, slot, question: q, answer: words })
      }
    }
    const answer = await answering(`step-${milestone_number}`, step_type)
    const criteria = async () => {
      const sent = milestones.map((one) => ({ ...one, deliverables: [] }))
      const { acceptance_criteria } = await person.call('generateAcceptanceCriteria', { ...FIELDS, ...topic, milestones: sent })
      return acceptance_criteria.find((one) => one.milestone_number === milestone_number)?.criteria.join('\n') ?? ''
    }
    const refined = async (number = milestone_number) => {
      const drafted = await person.call('refineMilestones', { ...FIELDS, ...topic, milestones })
      return drafted.milestones.find((one) => one.milestone_number === number)?.text ?? ''
    }
    const fill = () => person.call('fillWorkBreakdown', { topic_store_id: topic.topic_store_id })
    return { person, answer, answering, criteria, refined, fill }
  }
  const typedRow = (person: TestPerson, { topic_store_id }: { topic_store_id: string }) =>
    person.call('addRow', { topic_store_id, kind: 'step', cells: { action: typed(ACTION), to_month: typed(2) } })
  /** A step that lacks so little that its risk is asked for. */
  const toldRow = (person: TestPerson, { topic_store_id }: { topic_store_id: string }) => {
    const told = { method: typed('On a lathe'), place: typed('Dayton, Ohio'), result: typed('Two loops'), lead: typed('Ada Roe') }
    return person.call('addRow', { topic_store_id, kind: 'step', cells: { action: typed(ACTION), to_month: typed(2), ...told } })
  }

  test('is in the criteria, in the redrafted text and in the table at once, as it was typed', async () => {
    const { answer, criteria, refined, fill } = await begin(typedRow)
    expect(await criteria()).not.toContain('30 dB')
    await answer('proof', 'At least 30 dB at 5 GHz, in 3 runs.')
    await answer('method', 'By hand on a lathe; then each turn is counted.')
    expect(await criteria()).toContain('Result of Task 2.1 (at 5 GHz, in 3 runs): at least 30 dB; by Award')
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

  test('is in the text and among what is handed over, whatever it fills: a result, those who do it', async () => {
    const gain = { quantity: 'gain', comparator: '>=', value: '6', unit: 'dB', runs: '3 runs' } as const
    const { answer, refined } = await begin((person, { topic_store_id }) => {
      const told = { method: typed('On a lathe, with a Fluke 289 multimeter'), proof: typed([gain]) }
      return person.call('addRow', { topic_store_id, kind: 'step', cells: { action: typed(ACTION), to_month: typed(2), ...told } })
    })
    await answer('result', 'Two wound loops, each with a label')
    await answer('people', 'Ada Roe')
    expect(await refined()).toMatch(/Ada Roe[\s\S]*Result: Two wound loops, each with a label/)
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
    expect(await refined()).toContain('\nMethod: On a lathe\n')
  })

  const PEELS = 'The copper may crack, which the first bend test shows.'
  const CRACKS = 'Risk: The copper may crack, which the first bend test shows.'

  test('is a risk of its step, one row however often the answer changes, until a person has looked at it', async () => {
    const { person, answer, refined, fill } = await begin(toldRow)
    const risks = async () => {
      const { rows, differences } = await fill()
      return { risks: rows.flatMap((row) => (row.kind === 'risk' ? [row] : [])), differences }
    }
    await answer('risk', 'None that we know of.')
    expect((await risks()).risks).toEqual([])
    await answer('risk', PEELS)
    expect(await refined()).toContain(CRACKS)
    const [made] = (await risks()).risks
    expect((await risks()).risks).toEqual([made])
    await answer('risk', 'The winder may break.')
    const [changed, ...others] = (await risks()).risks
    expect(others).toEqual([])
    expect([changed?.id, changed?.cells.what?.value]).toEqual([made?.id, 'The winder may break.'])
    const { id: row_id, version } = changed ?? fail('The risk is gone')
    await person.call('changeRow', { row_id, version, cells: { what: typed('The old winder may break') } })
    await answer('risk', PEELS)
    const looked = await risks()
    expect(looked.risks.map(({ cells }) => cells.what?.value)).toEqual(['The old winder may break'])
    expect(looked.differences).toContainEqual(expect.objectContaining({ row_id, cell: 'what', value: PEELS }))
  })

  test('is something that the Government furnishes, and goes where it is taken back', async () => {
    const { answering, refined, fill } = await begin(typedRow)
    const answer = await answering('step-1', 'kickoff')
    const furnished = async () => (await fill()).rows.filter(({ kind }) => kind === 'furnished')
    await answer('furnished', 'The antenna drawing')
    expect(await refined(1)).toContain('From the Government: The antenna drawing')
    expect(await furnished()).toMatchObject([
      { cells: { item: { value: 'The antenna drawing', origin: { from: 'answer' }, state: 'read' } } },
    ])
    await answer('furnished', 'No GFE is needed.')
    expect(await refined(1)).not.toContain('antenna drawing')
    expect(await furnished()).toEqual([])
  })

  test('says how the figure of a test binds that a person typed without it', async () => {
    const { answer, criteria } = await begin((person, { topic_store_id }) => {
      const proof = typed([{ quantity: 'gain', value: '6', unit: 'dB' }])
      return person.call('addRow', { topic_store_id, kind: 'step', cells: { action: typed(ACTION), to_month: typed(2), proof } })
    })
    await answer('comparator', 'At least, on our range, in 3 runs.')
    expect(await criteria()).toMatch(/[Gg]ain \(on the Contractor's range, in 3 runs\): at least 6 dB/)
  })

  test('says who judges all tests of a row that nobody judges yet, in the table and in the criteria', async () => {
    const { answer, criteria, fill } = await begin((person, { topic_store_id }) => {
      const proof = typed([
        { quantity: 'gain', comparator: '>=', value: '6', unit: 'dB', condition: 'on the range' },
        { quantity: 'mass', comparator: '<', value: '2', unit: 'kg', condition: 'dry' },
      ])
      const told = { method: typed('On a lathe, with a Fluke 289'), result: typed('Two loops'), lead: typed('Ada Roe') }
      return person.call('addRow', { topic_store_id, kind: 'step', cells: { action: typed(ACTION), to_month: typed(2), proof, ...told } })
    })
    await answer('judge', 'Ada Roe')
    const row = (await fill()).rows.find(({ cells }) => 'action' in cells && cells.action?.value === ACTION)
    expect(row?.cells).toMatchObject({ proof: { value: [{ judge: 'Ada Roe' }, { judge: 'Ada Roe' }] } })
    expect((await criteria()).match(/judged by Ada Roe/g)).toHaveLength(2)
  })

  test('counts where no rows are kept, too', async () => {
    const { answer, criteria, refined } = await begin((person, topic) =>
      person.call('saveAnswer', { ...topic, slot: 'Q4', question: 'Which steps?', answer: 'Month 2: wind two loops of copper.' }),
    )
    await answer('proof', 'At least 30 dB at 5 GHz, in 3 runs.')
    await answer('method', 'By hand on a lathe.')
    expect(await criteria()).toContain('(at 5 GHz, in 3 runs): at least 30 dB')
    expect(await refined()).toContain('\nMethod: By hand on a lathe.\n')
  })
})

onServer('A requirement that a person puts on a step', (server) => {
  test('is answered in part by the task of that step, on the person’s word alone; one that was matched ahead is not', async () => {
    server().draftWith()
    const person = await signUp(server())
    const uploaded = await uploadText(person)
    const topic = { topic_store_id: uploaded.topic_store_id, topic_slug: uploaded.topic_slug }
    const quote = `Task 2.1: The Contractor shall ${ACTION.replace('W', 'w')}.`
    const { id } = await startProject(person, uploaded)
    const milestone = { milestone_number: 2, step_type: 'development', refined_text: `Milestone 2 - Loops\n\n${quote}` } as const
    await person.call('createWorkPlan', { project_id: id, milestones: [{ ...milestone, deliverables: [], acceptance_criteria: [] }] })
    const [asked] = uploaded.analysis.requirements.filter(({ phase }) => phase !== 'II')
    const coverage = async () => {
      const review = await person.call('reviewPlan', { ...topic, include_unfinalized: true })
      return review.coverage.find(({ requirement_id }) => requirement_id === asked?.id)
    }
    const on = { value: [asked?.id ?? ''], origin: { from: 'document', page: 1, quote: asked?.quote ?? '' } } as const
    const { row } = await person.call('addRow', {
      topic_store_id: topic.topic_store_id,
      kind: 'step',
      cells: { action: typed(ACTION), requirement_ids: { ...on, state: 'read' } },
    })
    expect(await coverage()).toMatchObject({ strength: 'none', covered_by: [] })
    await person.call('changeRow', {
      row_id: row.id,
      version: row.version,
      cells: { requirement_ids: { ...on, state: 'seen' } },
    })
    const places = [{ milestone_number: 2, part: 'text', quote, by_person: true }]
    expect(await coverage()).toMatchObject({ strength: 'partial', covered_by: [2], places })
    const { confirmed, composed = [] } = await person.call('planSources', { topic_store_id: topic.topic_store_id })
    expect(confirmed).toEqual([{ action: ACTION, requirement_ids: [asked?.id] }])
    const origins = [{ kind: 'entry', from: 'project', label: 'Work breakdown', quote: ACTION }]
    expect(composed.filter(({ text }) => text.endsWith(`shall ${ACTION.replace('W', 'w')} (first part).`))).toEqual([
      expect.objectContaining({ origins }),
    ])
  })
})

function fail(why: string): never {
  throw new Error(why)
}
