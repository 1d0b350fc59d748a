import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { riskLinesOf } from './step-lines.ts'
import { composition, step } from './testing/mast.ts'

test('tools and input stand as they were typed, also where the method names them', () => {
  const told = { action: 'Varnish the mast', method: 'The mast is sanded with a cork pad and oven-dried.', tools: 'cork pad, oven' }
  const lines = composedPlan(composition({ rows: { steps: [step('s1', told)] } })).flatMap(({ all }) => all.map(({ text }) => text))
  expect(lines).toContain('Tools: Cork pad, oven')
})

test('a method of several lines stands as a list in their order', () => {
  const told = { action: 'Varnish the mast', method: 'Two coats.\n - sand with cork\n - dry for 8 h' }
  const lines = composedPlan(composition({ rows: { steps: [step('s1', told)] } })).flatMap(({ all }) => all.map(({ text }) => text))
  const from = lines.indexOf('Method:')
  expect(lines.slice(from, from + 4)).toEqual(['Method:', '- Two coats.', '- Sand with cork', '- Dry for 8 h'])
})

test('labels that count steps and milestones are not printed within the numbers of the plan; other numbers are', () => {
  const steps = ['1 Model the mast', '2 Varnish the mast', '25 masts more'].map((action, at) =>
    step(`s${at}`, { action, to_month: at + 2 }),
  )
  const named = ['M1 Kickoff', 'M2 Mast tested'].map((title, at) => ({ id: `m${at}`, title, due_month: 3 * at + 3 }))
  const plan = composedPlan(composition({ rows: { steps }, frame: { milestones: 2, dues: [3, 6], named, areStepsTold: true } }))
  expect(plan.map(({ title }) => title.text)).toEqual(['Kickoff', 'Mast tested'])
  const lines = plan.flatMap(({ all }) => all.map(({ text }) => text)).filter((text) => text.startsWith('Task'))
  expect(lines).toEqual([
    'Task 1.1: The Contractor shall model the mast.',
    'Task 1.2: The Contractor shall varnish the mast.',
    'Task 2.1: The Contractor shall carry out the following work: 25 masts more.',
  ])
})

test('the hours of a step stand beside its place and its months; a number alone counts hours', () => {
  const told = (hours: string) =>
    composedPlan(composition({ rows: { steps: [step('s1', { action: 'Model the mast', place: 'Bath', to_month: 2, hours })] } })).flatMap(
      ({ all }) => all.map(({ text }) => text),
    )
  expect(told('90')).toContainEqual(expect.stringMatching(/^Place and time: Bath, .*month.* 2, 90 hours$/))
  expect(told('two weeks of one person')).toContainEqual(expect.stringMatching(/, two weeks of one person$/))
})

test('a step that works alongside another needs its interim results', () => {
  const steps = [
    step('s1', { action: 'Cut the hull', to_month: 4 }),
    step('s2', { action: 'Model the mast', from_month: 1, to_month: 4, needs: ['s1'], alongside: ['s1'] }),
  ]
  const lines = composedPlan(composition({ rows: { steps } })).flatMap(({ all }) => all.map(({ text }) => text))
  expect(lines).toContainEqual(expect.stringMatching(/^Needs: The interim results of Task \d\.\d, which goes on alongside\.$/))
})

test('who counts by the calendar is told from when, and each due day with the month that it falls in', () => {
  const named = [
    { id: 'm1', title: 'Mast cut', due_month: 1, due_date: '15 Oct' },
    { id: 'm2', title: 'Mast raised', due_month: 4, due_date: '8 Jan' },
  ]
  const rows = { steps: [step('s1', { action: 'Raise the mast' })], plan: { start: '1 October 2031' } }
  const frame = { named, milestones: 2, dues: [1, 4] }
  const lines = composedPlan(composition({ rows, frame })).flatMap(({ all }) => all.map(({ text }) => text))
  expect(lines.filter((line) => /^(?:Due|Start):/.test(line))).toEqual([
    'Due: 15 October 2031 (month 1).',
    'Start: Months are counted from an assumed award on 1 October 2031.',
    'Due: 8 January 2032 (month 4).',
  ])
})

test('words that may name a thing are told so that both are right, and as a deed once a person has kept them as what is done', () => {
  const told = (cells: { action: string; deed?: string }) =>
    composedPlan(composition({ rows: { steps: [step('s1', { ...cells, to_month: 2 })] } }))[1]?.all.map(({ text }) => text)
  const action = 'Score maps and legends'
  expect(told({ action })).toContain('Task 2.1: The Contractor shall carry out the following work: Score maps and legends.')
  expect(told({ action, deed: action })).toContain('Task 2.1: The Contractor shall score maps and legends.')
})

test('a result that names several things hands over each of them', () => {
  const result = 'test plan (draft; final); test data (CSV)'
  const plan = composedPlan(composition({ rows: { steps: [step('s1', { action: 'Test the mast', to_month: 2, result })] } }))
  expect(plan[1]?.deliverables.map(({ text }) => text).slice(0, 2)).toEqual(['Test plan (draft; final)', 'Test data (CSV)'])
})

test.each([
  ['The survey: walk the hull and mark each seam', 'The Contractor shall walk the hull and mark each seam.'],
  ['Quench trials in the oil bath', 'The Contractor shall perform the quench trials in the oil bath.'],
  ['12 drop tests', 'The Contractor shall perform 12 drop tests.'],
  ['Build', 'The Contractor shall carry out the following work: Build.'],
  ['Kickoff meeting', 'The Contractor shall hold the kickoff meeting.'],
  ['Repeat the drop tests', 'The Contractor shall repeat the drop tests.'],
  ['Trade study, parts list', 'The Contractor shall carry out the following work: Trade study, parts list.'],
  ['Survey: hull and deck', 'The Contractor shall carry out the following work: Survey: hull and deck.'],
])(
  'what is done is the duty, also behind the name of a step, and what its name alone tells is performed; a thing is neither: %s',
  (action, told) => {
    const [, second] = composedPlan(composition({ rows: { steps: [step('s1', { action, to_month: 2 })] } }))
    expect(second?.all.map(({ text }) => text)).toContain(`Task 2.1: ${told}`)
  },
)

test('behind a label words stand as they were typed, whatever may be a name', () => {
  const risks = [{ id: 'r1', what: 'Rain', sign: 'Reed bends', fallback: 'flour of last year is used', step_ids: ['s2'] }]
  const told = composedPlan(composition({ rows: { risks } })).flatMap(({ all }) => all.map(({ text }) => text))
  expect(told).toContain('Risk: Rain. Early sign: Reed bends. Fallback: Flour of last year is used.')
})

test('what is told in no sentence stands behind its label as the value that it is', () => {
  const lines = riskLinesOf(
    {
      ...composition({}).rows,
      risks: [],
      furnished: [
        { id: 'f1', item: 'Who weighs the hay at the depot', step_ids: [] },
        { id: 'f2', item: 'pallet jack', step_ids: [] },
      ],
    },
    () => true,
  )
  expect(lines.map(({ text }) => text)).toContain('From the Government: Pallet jack')
})
