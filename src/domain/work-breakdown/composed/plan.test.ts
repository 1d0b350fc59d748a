import { expect, test } from 'vitest'
import type { ComposedMilestone } from './composed.ts'
import { composedPlan } from './plan.ts'
import { composition, STEPS, step } from './testing/mast.ts'

const texts = (milestone: ComposedMilestone | undefined) => milestone?.all.map(({ text }) => text) ?? []
const planText = (milestones: readonly ComposedMilestone[]) => milestones.flatMap(texts).join('\n')
const plan = composedPlan(composition())

test('a step stands in the first milestone that is due at or after its last month', () => {
  const homes = plan.map((one) => texts(one).filter((line) => /model the antenna|build the mast|test the mast/.test(line)).length)
  expect(homes).toEqual([0, 1, 1, 1, 0])
  expect(texts(plan[1]).join('\n')).toContain('model the antenna')
})

test('only the action stands in a sentence, with who does it; every other cell stands as it was typed', () => {
  expect(texts(plan[1])).toEqual([
    'Due: Award + 2 Months.',
    'Task 2.1: The Contractor (Ana Ruiz, antenna engineer) shall model the antenna and its shield from 2 to 18 GHz.',
    'Method: Finite elements with the measured tile as a boundary',
    'Tools: HFSS 2024 on a workstation',
    'People: Tom Velez',
    'Place and time: Dayton laboratory, months 1 to 2',
    'Result: Written model with its error bounds, as Python files, to Task 3.1',
    'Answers: R1 (Task 2.1).',
  ])
})

test('what a step needs, may fail on and has to be given stands with it', () => {
  expect(texts(plan[2])).toContain('Needs: The result of Task 2.1')
  expect(texts(plan[2])).toContain('Risk: The tiles crack. Early sign: Noise in the first run. Fallback: The Contractor shall glue them.')
  expect(texts(plan[3])).toContain(
    'From the Government: A loaned radio, by month 2. If it is late: the Contractor shall use a commercial one.',
  )
})

test('an action that does not begin with a verb stands as a title behind its label, however it was typed', () => {
  const worded = (action: string) => composedPlan(composition({ rows: { steps: [step('s1', { action, to_month: 5 })] } }))
  const plan = worded('dusting and oil tests')
  expect(texts(plan[1])).toContain('Task 2.1: The Contractor shall perform the dusting and oil tests (first part).')
  expect(texts(plan[3])).toContain('Task 4.1: The Contractor shall complete Task 2.1 (dusting and oil tests) by month 5.')
  expect(plan[3]?.title.text).toBe('Dusting and oil tests')
})

test('a commitment that a proof measures is its criterion, with what is reached today', () => {
  expect(plan[3]?.criteria.map(({ text }) => text)).toEqual([
    'Deflection (at 20 m/s): at most 2 cm (today 5 cm); three runs; evidence: load log; judged by Tom Velez; by Award + 5 Months.',
    'Each deliverable: to be delivered by Award + 5 Months, or by the date stated with it.',
  ])
  expect(plan.flatMap(({ criteria }) => criteria).filter(({ text }) => /deflection/i.test(text))).toHaveLength(1)
})

test('how a commitment is measured stands with the proof that measures it, where that does not say so', () => {
  const told = (how: string) => {
    const commitments = [
      { id: 'c1', quantity: 'the deflection', today: '5 cm', comparator: '<=', value: '2', unit: 'cm', how, step_ids: ['s3'] },
    ] as const
    return composedPlan(composition({ rows: { commitments } }))[3]?.criteria[0]?.text
  }
  expect(told('with a dial gauge at the tip')).toContain(
    'Deflection (at 20 m/s): at most 2 cm (today 5 cm); three runs; measured: with a dial gauge at the tip; evidence: load log; judged by Tom Velez; by Award + 5 Months.',
  )
  expect(told('three runs')?.match(/three runs/g)).toHaveLength(1)
})

test('a proof is due in the month that its commitment names, where that comes before its milestone', () => {
  const commitments = [{ id: 'c1', quantity: 'rate', comparator: '>=', value: '50', unit: 'Hz', by_month: 3, step_ids: ['s1'] }] as const
  const steps = [step('s1', { action: 'Run the board', to_month: 4, proof: [{ quantity: 'rate' }] })]
  const told = composedPlan(composition({ rows: { commitments, steps } })).flatMap(({ criteria }) => criteria.map(({ text }) => text))
  expect(told).toContain('Rate: at least 50 Hz; by Award + 3 Months.')
})

test('a criterion that is somebody’s whole sentence ends once, and names its judge once', () => {
  const told = (quantity: string) => {
    const proof = [{ quantity, comparator: '<=', value: '8', unit: '%', judge: 'Tom Velez' }] as const
    const steps = [step('s1', { action: 'Run the donors', to_month: 2, proof })]
    return composedPlan(composition({ rows: { commitments: [], steps } }))[1]?.criteria.map(({ text }) => text)
  }
  const spread = 'In the donor runs the spread may be 8 % at most'
  expect(told(`${spread}, and Tom Velez judges it.`)).toEqual([`${spread}, and Tom Velez judges it; by Award + 2 Months.`])
  expect(told(`${spread}; Velez signs`)).toEqual([`${spread}; Velez signs; by Award + 2 Months.`])
  expect(told(`${spread}.`)).toEqual([`${spread}; judged by Tom Velez; by Award + 2 Months.`])
  expect(told('Tom Velez finds at most 8 % of spread')).toEqual([
    'Tom Velez finds at most 8 % of spread; judged by Tom Velez; by Award + 2 Months.',
  ])
})

test('the tasks that somebody leads are told in their order', () => {
  const steps = [
    step('s2', { action: 'Test the mast', to_month: 5, lead: 'Ana Ruiz' }),
    step('s1', { action: 'Model the mast', to_month: 2, lead: 'Ana Ruiz' }),
  ]
  expect(planText(composedPlan(composition({ rows: { steps } })))).toMatch(/Ana Ruiz \([^)]*leads Tasks 2\.\d(?:, \d\.\d)* and \d\.\d\)/)
})

test('what is told of a test in several pieces stands apart behind labels, and a proof without a name is the result of its task', () => {
  const proof = [
    { quantity: 'result', comparator: '>', value: '95', unit: '%', condition: 'salt and oil, at hour 12', runs: '5 swatches' },
    { quantity: 'Pass', value: 'never under 15', condition: 'in any run' },
  ] as const
  const told = composedPlan(
    composition({ rows: { commitments: [], steps: [step('s1', { action: 'Test the swatches', to_month: 2, proof })] } }),
  )
  expect(told[1]?.criteria.map(({ text }) => text)).toEqual([
    'Result of Task 2.1 (salt and oil, at hour 12): more than 95 %; runs: 5 swatches; by Award + 2 Months.',
    'Result of Task 2.1 (in any run): never under 15; by Award + 2 Months.',
  ])
})

test('a step without a proof is inspected, and no figure is made up for it', () => {
  expect(plan[2]?.criteria.map(({ text }) => text)).toEqual([
    'Each deliverable: to be delivered by Award + 4 Months, or by the date stated with it.',
  ])
})

test('without a result there is the report on the work, judged by what it answers', () => {
  const bare = step('s1', { action: 'Model the mast', to_month: 2, requirement_ids: ['R1'] })
  const [, second] = composedPlan(composition({ rows: { steps: [bare] } }))
  expect(second?.title.text).toBe('Modeling the mast')
  expect(second?.deliverables.map(({ text }) => text)).toEqual([
    'Progress report on Task 2.1 (PDF): work done, results with their records and open risks; to the TPOC by Award + 2 Months',
  ])
  expect(second?.criteria.map(({ text }) => text)).toEqual([
    'Progress report on Task 2.1: states the result reached and the record that shows it, and what was found on R1; delivered to the TPOC for acceptance by Award + 2 Months.',
  ])
})

test('the company’s last step stands before the work that closes every plan', () => {
  const closing = texts(composedPlan(composition({ rows: { steps: [step('s1', { action: 'Model the mast', to_month: 6 })] } })).at(-1))
  expect(closing[1]).toBe('Task 5.1: The Contractor shall complete Task 2.1 (modeling the mast) by month 6.')
  expect(closing[2]).toMatch(/^Task 5\.2: The Contractor shall state for each requirement/)
})

test('what goes to the Government is a deliverable, what another step uses is none', () => {
  expect(plan[2]?.deliverables.map(({ text }) => text)).toEqual(['One mast (hardware), to the TPOC'])
  expect(plan[1]?.deliverables.map(({ text }) => text)).toEqual([
    'Progress report on Task 2.1 (PDF): work done, results with their records and open risks; to the TPOC by Award + 2 Months',
  ])
})

test('a result names the later tasks that it goes to or that need it, and one that goes to the Government as well is handed over', () => {
  const told = (goes_to: string) => {
    const steps = STEPS.map((one) => (one.id === 's1' ? { ...one, goes_to } : one))
    const second = composedPlan(composition({ rows: { steps } }))[1]
    return {
      result: texts(second).find((line) => line.startsWith('Result:')),
      deliverables: second?.deliverables.map(({ text }) => text).join(),
    }
  }
  expect(told('s2; s3').result).toBe('Result: Written model with its error bounds, as Python files, to Tasks 3.1 and 4.1')
  expect(told('steps 2, 3')).toEqual(told('s2; s3'))
  expect(told('s2; s3').deliverables).toContain('Progress report')
  expect(told('Government; s3').result).toMatch(/, to Tasks 3\.1 and 4\.1$/)
  expect(told('Government').result).toBe('Result: Written model with its error bounds, as Python files, to Task 3.1')
  expect(told('Government; s3').deliverables).toBe('Written model with its error bounds, as Python files, to the TPOC')
})

test('a title is the cell, else the result of the step that ends last, and no title stands twice', () => {
  expect(plan.map(({ title }) => title.text)).toEqual([
    'Kickoff and baseline of the requirements',
    'Written model with its error bounds',
    'Mast',
    'Test report',
    'Final report and Phase II plan',
  ])
  const titled = composedPlan(
    composition({ rows: { steps: STEPS.map((one) => (one.id === 's2' ? { ...one, title: 'the mast stands' } : one)) } }),
  )
  expect(titled[2]?.title.text).toBe('The mast stands')
})

test('a milestone without a step takes a part of the one that runs across its month, and the proof stays with the last part', () => {
  const long = step('s1', { ...(STEPS[2] ?? { action: '' }), needs: [], from_month: 1, to_month: 5 })
  const parted = composedPlan(composition({ rows: { steps: [long] } }))
  expect(parted[1]?.title.text).toBe('Testing the mast in wind, state at month 2')
  expect(parted[1]?.criteria).toHaveLength(1)
  expect(parted[1]?.criteria[0]?.text).not.toContain('deflection')
  expect(parted[3]?.criteria[0]?.text).toContain(
    'Deflection (at 20 m/s): at most 2 cm (today 5 cm); three runs; evidence: load log; judged by Tom Velez; by Award + 5 Months.',
  )
  expect(new Set(parted.map(({ title }) => title.text)).size).toBe(parted.length)
})

test('what can be shown by then takes the place of the interim state, and is the criterion in those words', () => {
  const long = step('s1', { action: 'Test the mast', from_month: 1, to_month: 5, interim: [{ month: 2, state: 'rig stands' }] })
  expect(composedPlan(composition({ rows: { steps: [long] } }))[1]?.title.text).toBe('Rig stands')
  expect(composedPlan(composition({ rows: { steps: [long] } }))[1]?.criteria[0]?.text).toBe('Rig stands: shown by Award + 2 Months.')
})

test('what is shown in a month of no milestone stands with its task', () => {
  const interim = [
    { month: 2, state: 'rig stands' },
    { month: 3, state: 'first runs' },
  ]
  const long = step('s1', { action: 'Test the mast', from_month: 1, to_month: 5, interim })
  expect(planText(composedPlan(composition({ rows: { steps: [long] } }))).match(/Interim: .*/g)).toEqual(['Interim: Month 3: first runs'])
})

test('a step that goes on over several milestones is told once: later parts name the task that began it', () => {
  const long = step('s1', { action: 'Test the mast', place: 'Dayton laboratory', method: 'Three runs', from_month: 1, to_month: 5 })
  const parted = composedPlan(composition({ rows: { steps: [long] } }))
  expect(texts(parted[2])).toEqual([
    'Due: Award + 4 Months.',
    'Task 3.1: The Contractor shall continue Task 2.1 (testing the mast), months 3 to 4.',
  ])
  expect(texts(parted[3])).toContain('Task 4.1: The Contractor shall complete Task 2.1 (testing the mast) by month 5.')
})

test('where no step runs the last result is looked at', () => {
  const early = composedPlan(composition({ rows: { steps: [step('s1', { action: 'Model the mast', from_month: 1, to_month: 1 })] } }))
  expect(texts(early[2])).toContain(
    'Task 3.1: The Contractor shall review the results of Milestone 2 with the TPOC, and write down what they change in the later tasks.',
  )
})

test('every line of a row knows the cells that it rests on, and a line of the program none', () => {
  const method = plan[1]?.all.find(({ text }) => text.startsWith('Method:'))
  expect(method?.from).toEqual([{ row: 's1', cell: 'method' }])
  expect(plan[0]?.all.find(({ text }) => text.startsWith('Task 1.1'))?.from).toEqual([])
})

test('where nobody is named the plan asks for names, and invents none', () => {
  const nameless = composedPlan(composition({ rows: { people: [], steps: [step('s1', { action: 'Model the mast' })] } }))
  expect(planText(nameless)).toContain('People: [name the Principal Investigator and who leads each task].')
})

test('somebody of another employer works through it', () => {
  const led = composedPlan(composition({ rows: { steps: [step('s1', { action: 'Test the mast', lead: 'Tom', to_month: 2 })] } }))
  expect(planText(led)).toContain('The Contractor, through Ohio State University (Tom Velez, test lead), shall test the mast.')
})

test('the same rows give the same plan', () => {
  expect(composedPlan(composition())).toEqual(plan)
})
