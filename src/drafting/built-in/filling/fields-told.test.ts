import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

function told(answers: Partial<Record<Subject, string>>) {
  const given = Object.entries(answers).map(([subject, answer], at) => ({ slot: `Q${at + 4}`, subject: subject as Subject, answer }))
  const { rows, unplaced } = filledRows(given, LEARNED)
  return { ...breakdownOf(rows), unplaced: unplaced.map(({ text }) => text) }
}

const STEPS = [
  'Step: Model the antenna and its shield\nMonths: 1 to 3\nHands over: Model files (HFSS), and a memo',
  'Step: Wind three coils\nMonths: 2-4\nHours: 140 h\nNeeds: Model the antenna and its shield',
  'Step: Test the coils in the chamber\nMonths: month five\nNeeds: Wind three coils; Model the antenna and its shield',
].join('\n\n')

test('steps that are told in fields are taken over word for word, with their months, their hours and what they need', () => {
  const { steps, unplaced } = told({ steps: STEPS })
  expect(steps.map(({ action, from_month, to_month, result }) => [action, from_month, to_month, result])).toEqual([
    ['Model the antenna and its shield', 1, 3, 'Model files (HFSS), and a memo'],
    ['Wind three coils', 2, 4, undefined],
    ['Test the coils in the chamber', 5, 5, undefined],
  ])
  const [model, coils, test_] = steps
  expect(coils?.hours).toBe('140 h')
  expect([coils?.needs, test_?.needs]).toEqual([[model?.id], [coils?.id, model?.id]])
  expect(unplaced).toEqual([])
})

test('a due day of the calendar stays as it was typed, and the plan says from when months are counted as soon as the answer has the year', () => {
  const milestones = 'Milestone: Coils wound\nDue in month: 15 May\n\nMilestone: Coils tested\nDue in month: 30 Jun'
  const byCalendar = STEPS.replace('1 to 3', 'April').replace('2-4', 'May').replace('month five', 'June')
  const { plan, milestones: due } = told({ steps: `${byCalendar}\n\nWe begin on 1 April 2031.`, milestones })
  expect(plan.start).toBe('1 April 2031')
  expect(due?.map(({ due_month, due_date }) => [due_month, due_date])).toEqual([
    [2, '15 May'],
    [3, '30 Jun'],
  ])
  const open = told({ steps: STEPS, milestones })
  expect([open.plan.start, open.milestones?.[0]?.due_month, open.milestones?.[0]?.due_date]).toEqual([undefined, undefined, '15 May'])
})

test('free words beneath steps that are told in fields begin no further step, and stand to be placed; the option has no field and is one', () => {
  const parallel = 'In parallel the university measures the loss of ten coils in months 2 to 4.'
  const option = 'Option months 7 to 12: write the specification of the fielded antenna.'
  const { rows, unplaced } = filledRows([{ slot: 'Q4', subject: 'steps', answer: `${STEPS}\n\n${parallel}\n\n${option}` }], LEARNED)
  const further = rows.filter((row) => row.kind === 'step').slice(3)
  expect(further.map(({ cells }) => cells.action?.value)).toEqual(['write the specification of the fielded antenna'])
  expect(unplaced.map(({ text }) => text)).toContain(parallel)
})

test('who has told people in fields has told all of them: money in the words beneath is nobody', () => {
  const people =
    'Name: Ana Ruiz\nRole: antenna engineer\nLeads: 1\n\nMaterials 8,200 (copper, resin). Travel 2,150. Dr. Orr (advisor) looks at it twice.'
  const { rows, unplaced } = filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: STEPS },
      { slot: 'Q6', subject: 'people', answer: people },
    ],
    LEARNED,
  )
  expect(rows.filter(({ kind }) => kind === 'person').map(({ cells }) => (cells as { name?: { value: string } }).name?.value)).toEqual([
    'Ana Ruiz',
  ])
  expect(unplaced.map(({ text }) => text)).toContain('Dr. Orr (advisor) looks at it twice.')
})

test('who tells the time of each step by the calendar has it counted from the earliest month', () => {
  const { steps, furnished } = told({
    steps: ['mid-March to end of April', 'May', 'June to mid-July']
      .map((months, at) => `Step: Run series ${at}\nMonths: ${months}`)
      .join('\n\n'),
    government: 'Item: Ten canopies\nBy month: 15 April',
  })
  expect(steps.map(({ from_month, to_month }) => [from_month, to_month])).toEqual([
    [1, 2],
    [3, 3],
    [4, 5],
  ])
  expect(furnished.map(({ by_month }) => by_month)).toEqual([2])
})

test('a month of the calendar beside numbered ones is counted from nothing, and stays to be placed', () => {
  const fields = 'Step: Run it\nMonths: 1 to 2\n\nStep: Stop it\nMonths: March\n\nStep: Sell it\nMonths: May'
  const { steps, unplaced } = told({ steps: fields })
  expect(steps.map(({ from_month }) => from_month)).toEqual([1, undefined, undefined])
  expect(unplaced).toEqual(['March', 'May'])
})

test('a need that is no name of a step is only offered as one', () => {
  const needing = `${STEPS}\n\nStep: Run the coils hot\nNeeds: Navy heat load profile of the coils`
  const { rows } = filledRows([{ slot: 'Q4', subject: 'steps', answer: needing }], LEARNED)
  const [last] = rows.filter((row) => row.kind === 'step').slice(-1)
  expect(last?.cells.needs?.state ?? 'suggested').toBe('suggested')
})

test.each<[Subject, Subject | undefined, string, string]>([
  ['steps', undefined, 'Step: Model the antenna\nMonths: 1', 'Then we wind three coils in months 2 to 4.'],
  ['user', 'security', 'User: Marine radio operators', 'We hold a patent on the coil, filed with our own money.'],
  ['user', 'security', 'User: Marine radio operators', 'The university may publish once the Navy has read it.'],
  ['security', undefined, 'Foreign nationals: No foreign national works on it', 'We would like 14,000 at kickoff.'],
  ['risk', undefined, 'Risk: The coil may burn', 'We keep ten spare coils.'],
  ['threshold', undefined, 'Figure: Weight\nCommitted: below 1.2 kg', 'The loss is at most 3 dB.'],
])('what is written beneath the fields of %s and %s fills no cell and is kept to be placed', (subject, also, fields, beneath) => {
  const of = (answer: string) => filledRows([{ slot: 'Q4', subject, also, answer }], LEARNED)
  const { rows, unplaced } = of(`${beneath}\n\n${fields}`)
  expect(unplaced.map(({ text }) => text)).toEqual([beneath])
  expect(rows).toEqual(of(fields).rows)
})

test('what is written beneath fields and names one of them is read into it, and so is all of an answer without fields', () => {
  const { plan } = told({ user: 'The next phase is paid by PMA-231.\n\nUser: Marine radio operators' })
  expect(plan.next_phase).toContain('PMA-231')
  expect(told({ threshold: 'The loss of the coil is at most 3 dB.' }).commitments).toHaveLength(1)
})

test('a method, a place, tests and people find their steps by name, a step of which nobody told becomes one', () => {
  const { steps, people } = told({
    people:
      'Name: Ana Ruiz\nRole: Antenna engineer\nHours: 12 a week\nLeads: Wind three coils; Model the antenna and its shield\n\nName: Bo Lind\nWorks on: wind three coils.',
    method:
      'Step: Model the antenna and its shield\nMethod: Full-wave model, as no closed form holds\nTools: HFSS\n\nStep: Write the report\nMethod: By hand',
    place: 'Step: Wind three coils\nPlace: Our shop in Dayton',
    test: 'Step: Test the coils in the chamber\nMeasured: Shielding\nPass mark: at least thirty dB\nRuns: 3 of 3\n\nStep: Test the coils in the chamber\nMeasured: Weight\nPass mark: below 1.2 kg\n\nStep: Test the coils in the chamber\nMeasured: Sparks\nPass mark: none in either one\nCondition: at 20 C',
    steps: STEPS,
  })
  expect(steps.map(({ action }) => action)).toEqual([
    'Model the antenna and its shield',
    'Wind three coils',
    'Test the coils in the chamber',
    'Write the report',
  ])
  expect(steps[0]).toMatchObject({ lead: 'Ana Ruiz', method: 'Full-wave model, as no closed form holds', tools: 'HFSS' })
  expect(steps[1]).toMatchObject({ lead: 'Ana Ruiz', people: ['Bo Lind'], place: 'Our shop in Dayton' })
  expect(steps[2]?.proof).toEqual([
    { quantity: 'Shielding', comparator: '>=', value: '30', unit: 'dB', runs: '3 of 3' },
    { quantity: 'Weight', comparator: '<', value: '1.2', unit: 'kg', as_told: 'below 1.2 kg' },
    { quantity: 'Sparks', value: 'none in either one', condition: 'at 20 C' },
  ])
  expect(people).toMatchObject([{ name: 'Ana Ruiz', role: 'Antenna engineer', hours: '12 a week' }, { name: 'Bo Lind' }])
})

test('all other steps are those that nobody else leads, or that the person does not lead', () => {
  const { steps, unplaced } = told({
    steps: STEPS,
    people: 'Name: Ana Ruiz\nLeads: Wind three coils\nWorks on: all other steps\n\nName: Bo Lind\nLeads: All other steps',
  })
  expect(steps.map(({ lead, people }) => [lead, people])).toEqual([
    ['Bo Lind', ['Ana Ruiz']],
    ['Ana Ruiz', []],
    ['Bo Lind', ['Ana Ruiz']],
  ])
  expect(unplaced).toEqual([])
})

test('figures, risks and what the Government provides are told in fields too', () => {
  const { commitments, risks, furnished, steps } = told({
    steps: STEPS,
    threshold: 'Figure: Weight of the shield\nToday: 1.9 kg\nCommitted: below 1.2 kg\nBy month: 5\nHow measured: on a scale',
    risk: 'Risk: The coil may burn\nEarly sign: it smells\nFallback: a thicker wire\nStep: Wind three coils',
    government: 'Item: One mast\nBy month: 2\nIf late: we use a dummy',
  })
  expect(commitments).toMatchObject([
    { quantity: 'Weight of the shield', today: '1.9 kg', comparator: '<', value: 'below 1.2 kg', by_month: 5, how: 'on a scale' },
  ])
  expect(risks).toMatchObject([{ what: 'The coil may burn', sign: 'it smells', fallback: 'a thicker wire', step_ids: [steps[1]?.id] }])
  expect(furnished).toMatchObject([{ item: 'One mast', by_month: 2, when_late: 'we use a dummy' }])
})

test('the name of a step beside a risk that no step has is not placed; the risk stays', () => {
  const { risks, unplaced } = told({ steps: STEPS, risk: 'Risk: The coil may burn\nStep: Night shift' })
  expect(risks).toMatchObject([{ what: 'The coil may burn' }])
  expect(unplaced).toEqual(['Night shift'])
})

test('what is told freely beside the fields is read as ever, and finds their steps', () => {
  const { steps } = told({ steps: STEPS, people: 'Ana Ruiz, antenna engineer, leads the model of the antenna and its shield.' })
  expect(steps[0]?.lead).toBe('Ana Ruiz')
})

test('a row that does not say which step it is of is not placed', () => {
  expect(told({ steps: STEPS, method: 'Step:\nMethod: By hand, since nothing else holds' }).unplaced).toEqual([
    'By hand, since nothing else holds',
  ])
})

test('what is told of the plan as a whole in fields stands in its cells, parts of one behind their labels', () => {
  const { plan, unplaced } = told({
    security: 'Foreign nationals: No foreign national works on it\nClearance: Ana Ruiz, Secret\nCleared facility: Dayton, Building 4',
    user: 'User: Marine radio operators\nAccepted by: NAVAIR\nNext phase paid by: PMA-231',
    shares: "Institution's steps:\nInstitution's share: 35 percent\nCompany's share: 60 percent",
  })
  expect(plan).toMatchObject({
    security: 'No foreign national works on it. Clearance: Ana Ruiz, Secret. Cleared facility: Dayton, Building 4',
    end_user: 'Marine radio operators. Accepted by: NAVAIR',
    next_phase: 'PMA-231',
    work_shares: "Institution's share: 35 percent. Company's share: 60 percent",
  })
  expect(unplaced).toEqual([])
})

test('a question on two subjects is answered in the fields of both', () => {
  const answer = 'Risk: The coil may burn\nFallback: a thicker wire\n\nItem: The drawing of the mast\nBy month: 2\nIf late: we measure it'
  const { rows } = filledRows([{ slot: 'Q9', subject: 'risk', also: 'government', answer }], LEARNED)
  const { risks, furnished } = breakdownOf(rows)
  expect(risks).toMatchObject([{ what: 'The coil may burn', fallback: 'a thicker wire' }])
  expect(furnished).toMatchObject([{ item: 'The drawing of the mast', by_month: 2, when_late: 'we measure it' }])
})

test('what stands behind "Option:" is a part of the option, and an institution may judge by its letters', () => {
  const { steps } = told({
    steps: `${STEPS}\n\nStep: Option: write the specification\nMonths: 7 to 9`,
    test: 'Step: Wind three coils\nMeasured: Weight\nPass mark: below 1.2 kg\nJudged by: UDRI',
  })
  expect(steps.at(-1)).toMatchObject({ action: 'write the specification', part: 'option', from_month: 7 })
  expect(steps[1]?.proof).toMatchObject([{ judge: 'UDRI' }])
})

test('milestones that are told in fields are rows of their own, by month or by the calendar of the steps, and no steps', () => {
  const { steps, milestones, unplaced } = told({
    steps: 'Step: Cast the tiles\nMonths: 1 Feb - 19 Mar 2027\n\nStep: Break the tiles\nMonths: April to June',
    milestones: 'Milestone: tiles cast (all 20)\nDue in month: March\nPaid: 40 %\n\nMilestone: tiles broken\nDue in month: 5\nPaid: 60',
  })
  expect(steps).toHaveLength(2)
  expect(milestones).toEqual([
    { id: 'm1', title: 'tiles cast (all 20)', due_month: 2, paid: '40 %' },
    { id: 'm2', title: 'tiles broken', due_month: 5, paid: '60' },
  ])
  expect(unplaced).toEqual([])
})

test('who somebody is and what the Government provides is taken over from its field, however it is told', () => {
  const { people, furnished } = told({
    people: 'Name: Ines Vora\nRole: runs the tall loom',
    government: 'Item: lends us ten looms',
  })
  expect(people.map(({ role }) => role)).toEqual(['runs the tall loom'])
  expect(furnished.map(({ item }) => item)).toEqual(['lends us ten looms'])
})

test('what a row or an earlier answer says already in the same words does not wait to be placed', () => {
  const room = 'All coils stay in one locked room in Bath with a network of its own.'
  const { unplaced } = told({
    steps: `${STEPS}\n\n${room} The antenna and its shield give model files and a memo.`,
    people: `Name: Ana Ruiz\nRole: engineer\n\nThe coils all stay in one locked room with their own network, in Bath. Nobody else has a key to that door.`,
  })
  expect(unplaced).toEqual([room, 'Nobody else has a key to that door.'])
})
