import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

test.each([
  ['kiln master, 20 years', '(Ines Vora, kiln master)', 'Ines Vora (kiln master, 20 years, leads Task 2.1)'],
  ['kiln lead (tiles, glazes)', '(Ines Vora, kiln lead)', 'Ines Vora (kiln lead (tiles, glazes), leads Task 2.1)'],
  ['runs the kiln', '(Ines Vora)', 'Ines Vora (leads Task 2.1; role: runs the kiln)'],
  ['does glazes', '(Ines Vora)', 'Ines Vora (leads Task 2.1; role: does glazes)'],
])('a role that is no name of one stands once, behind its label as it was typed: %s', (role, inTask, amongPeople) => {
  const people = [{ id: 'p1', name: 'Ines Vora', role }]
  const plan = composedPlan(
    composition({ rows: { people, steps: [step('s1', { action: 'Fire the tiles', lead: 'Ines Vora', to_month: 2 })] } }),
  )
  const lines = plan.flatMap(({ all }) => all.map(({ text }) => text))
  expect(lines).toContain(`Task 2.1: The Contractor ${inTask} shall fire the tiles.`)
  expect(lines).toContain(`People: ${amongPeople}.`)
})

test('hours say that they are hours, and only another employer than the company is named', () => {
  const people = [
    { id: 'p1', name: 'Ines Vora', role: 'kiln master', employer: 'Meridian Works, Inc.', hours: '520 over the six months' },
    { id: 'p2', name: 'Ben Cole', role: 'glazer', employer: 'Vora Kilns', hours: '410' },
    { id: 'p3', name: 'Ada Lund', hours: '20 percent' },
    { id: 'p4', name: 'Tom Velez', hours: '12 a week' },
  ]
  const [first] = composedPlan(composition({ rows: { people, steps: [step('s1', { action: 'Fire the tiles', to_month: 2 })] } }))
  expect(first?.all.map(({ text }) => text)).toContain(
    'People: Ines Vora (kiln master, 520 hours over the six months); Ben Cole (glazer, Vora Kilns, 410 hours); Ada Lund (20 percent); Tom Velez (12 hours a week).',
  )
})

test('who only works on a step is not made the one who leads it', () => {
  const people = [{ id: 'p1', name: 'Vora Kilns', employer: 'Vora Kilns' }]
  const told = (cells: object) =>
    composedPlan(composition({ rows: { people, steps: [step('s1', { action: 'Fire the tiles', to_month: 2, ...cells })] } })).flatMap(
      ({ all }) => all.map(({ text }) => text),
    )
  const working = told({ people: ['Vora Kilns'] })
  expect(working).toContain('Task 2.1: The Contractor shall fire the tiles.')
  expect(working).toContain('People: Vora Kilns.')
  const leading = told({ lead: 'Vora Kilns' })
  expect(leading).toContain('Task 2.1: The Contractor, through Vora Kilns, shall fire the tiles.')
  expect(leading).toContain('People: Vora Kilns (leads Task 2.1).')
})

test('somebody who works “at” another employer works through that one', () => {
  const people = [{ id: 'p1', name: 'Ben Cole', employer: 'at Vora Kilns' }]
  const steps = [step('s1', { action: 'Fire the tiles', to_month: 2, lead: 'Ben Cole' })]
  const told = composedPlan(composition({ rows: { people, steps } })).flatMap(({ all }) => all.map(({ text }) => text))
  expect(told).toContain('Task 2.1: The Contractor, through Vora Kilns (Ben Cole), shall fire the tiles.')
})

test('what somebody is stands once among the people, without what they are paid', () => {
  const people = [
    { id: 'p1', name: 'Ines Vora', role: 'old potter, adviser', employer: 'adviser, $3,000', place: 'our shed' },
    { id: 'p2', name: 'Lund, Inc.', role: 'fires two kilns, $9,000 fixed', employer: 'Lund, Inc.', place: 'Akron, Ohio' },
  ]
  const [first] = composedPlan(composition({ rows: { people, steps: [step('s1', { action: 'Fire the tiles', to_month: 2 })] } }))
  expect(first?.all.map(({ text }) => text)).toContain(
    "People: Ines Vora (old potter, adviser, the Contractor's shed); Lund, Inc. (fires two kilns, Akron, Ohio).",
  )
})

test('of hours that are told with a rate the hours stand among the people, and what is paid for them does not', () => {
  const hours = ['90 hours at $140', '60 hours, $140 each', '$140 an hour', 'half time']
  const people = hours.map((told, at) => ({ id: `p${at}`, name: `Ada Moss${at}`, hours: told }))
  const [first] = composedPlan(composition({ rows: { people } }))
  expect(first?.all.map(({ text }) => text)).toContain(
    'People: Ada Moss0 (90 hours); Ada Moss1 (60 hours); Ada Moss2; Ada Moss3 (half time).',
  )
})

test('what others do for how much stands once beneath the people, whoever of them works on the plan', () => {
  const people = [
    { id: 'p1', name: 'Ines Vora', employer: 'Lund Kilns', cost: '$45,000' },
    { id: 'p2', name: 'Per Lund', employer: 'Lund Kilns', cost: '$45,000.' },
    { id: 'p3', name: 'Ada Moss', cost: '5%' },
    { id: 'p4', name: 'Tom Hale', employer: 'us', cost: '$9,000' },
    { id: 'p5', name: 'Cy Rowe', employer: 'US Army Research Laboratory', cost: '$7,000' },
  ]
  const [first] = composedPlan(composition({ rows: { people, steps: [step('s1', { action: 'Fire the tiles', to_month: 2 })] } }))
  expect(first?.all.map(({ text }) => text)).toContain(
    'Subcontracts: Ines Vora and Per Lund (Lund Kilns), $45,000; Ada Moss, 5%; Cy Rowe (US Army Research Laboratory), $7,000.',
  )
})

test('whoever is called she where a method begins leads the task, and stays she where somebody is named before or nobody leads', () => {
  const told = (cells: object) =>
    composedPlan(composition({ rows: { steps: [step('s1', { action: 'Fire the tiles', to_month: 2, ...cells })] } })).flatMap(({ all }) =>
      all.map(({ text }) => text),
    )
  expect(told({ lead: 'Ines Vora', method: 'She stacks the tiles by hand.' })).toContain('Method: The task lead stacks the tiles by hand.')
  expect(told({ lead: 'Ines Vora', method: 'Ben Cole digs clay. He sells it.' })).toContain('Method: Ben Cole digs clay. He sells it.')
  expect(told({ lead: 'Ines Vora', method: 'He gas is let in at 2 bar.' }).join('\n')).not.toContain('task lead gas')
  expect(told({ lead: 'Ines Vora', method: 'She then stacks the tiles.' })).toContain('Method: The task lead then stacks the tiles.')
  expect(told({ method: 'She stacks the tiles by hand.' })).toContain('Method: She stacks the tiles by hand.')
})
