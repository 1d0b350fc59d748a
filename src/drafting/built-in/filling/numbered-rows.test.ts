import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

const rowsOf = (kind: RowKind, answers: Partial<Record<Subject, string>>) =>
  filledRows(
    Object.entries(answers).map(([subject, answer], at) => ({ slot: `Q${at + 1}`, subject: subject as Subject, answer })),
    LEARNED,
  )
    .rows.filter((row) => row.kind === kind)
    .map(({ cells }) => Object.fromEntries(Object.entries(cells).map(([cell, { value }]) => [cell, value])))

const STEPS = [
  '1. Months 1 and 2: Ruth Amari welds the frame of the trailer, 4 m of rail with two pads. She checks every seam with dye. Hands over the frame and its weld map.',
  '2. Month 3: drive the trailer over the washboard, 20 km without a stop. Hands over the log of the drive.',
  '3. Months 4 to 6: compare the cracks with what the model says. Nobody repairs anything before they are measured.',
].join('\n')

test('each item of a numbered list of steps is one step: its first sentence is what is done, further ones how, and what is handed over', () => {
  expect(rowsOf('step', { steps: STEPS })).toEqual([
    {
      action: 'weld the frame of the trailer, 4 m of rail with two pads',
      method: 'She checks every seam with dye',
      lead: 'Ruth Amari',
      from_month: 1,
      to_month: 2,
      result: 'the frame and its weld map',
    },
    {
      action: 'drive the trailer over the washboard, 20 km without a stop',
      from_month: 3,
      to_month: 3,
      result: 'the log of the drive',
    },
    expect.objectContaining({
      action: 'compare the cracks with what the model says',
      method: 'Nobody repairs anything before they are measured',
      to_month: 6,
    }),
  ])
})

test('pass marks under the same numbers are those of the same steps', () => {
  const test = '1) No seam shows dye. 2) All 20 km are driven without a stop. 3) At most 2 cracks are missed by the model.'
  const proofs = rowsOf('step', { steps: STEPS, test }).map(({ proof }) => JSON.stringify(proof))
  expect(proofs).toEqual([expect.stringContaining('seam'), expect.stringContaining('km'), expect.stringContaining('cracks')])
})

test('lines with heads go through the steps, and what stands in a line is of its step', () => {
  const method = ['Frame: welded by hand in argon.', 'Drive: with the truck of the county.', 'Cracks: in Abaqus, with our own mesh.'].join(
    '\n',
  )
  expect(rowsOf('step', { steps: STEPS, method }).map((step) => step.method)).toEqual([
    'She checks every seam with dye. Welded by hand in argon',
    'with the truck of the county',
    'Nobody repairs anything before they are measured. In Abaqus, with our own mesh',
  ])
})

test('a numbered risk that names its early sign is one risk, whatever its words are like', () => {
  const risk = [
    'First, the welds may crack in the cold. Early sign: dye in a seam by month 2. Then we weld again and heat the hall.',
    'Second, the county may need its truck. Sign: no keys by month 3. Fallback: we rent one from Amari Haulage.',
    'Third, the model may be wrong. Warning sign: it misses a crack. Then, the mesh is made finer.',
  ].join('\n')
  expect(rowsOf('risk', { steps: STEPS, risk }).map(({ what, sign, fallback }) => [what, sign, fallback])).toEqual([
    ['the welds may crack in the cold', 'dye in a seam by month 2', 'we weld again and heat the hall'],
    ['the county may need its truck', 'no keys by month 3', 'we rent one from Amari Haulage'],
    ['the model may be wrong', 'it misses a crack', 'the mesh is made finer'],
  ])
})

test('what joins a fallback to its name is no part of it', () => {
  const risk = 'The glaze may run at 1,200 C. Early sign is a drop on the shelf. Fallback is slow cooling.'
  expect(rowsOf('risk', { risk }).map(({ fallback }) => fallback)).toEqual(['slow cooling'])
})

const IN_FIELDS = [
  'Step: Cast the keel\nMonths: 1 to 2\nHands over: Two keels',
  'Step: Rig the winch\nMonths: 2\nNeeds: step 1',
  'Step: Tow both boats\nMonths: 3 to 5\nNeeds: steps 1 and 2',
].join('\n\n')
const BESIDE =
  'Step 4, months 4 to 6: Ada does the survey of both hulls and hands over the crack map; she needs steps 1 and 3. Step 5, months 6 to 7: Bo writes the wear model. Month 5 is the visit of the sponsor, month 7 the last one.'

test('steps told freely behind those in fields go on with their numbers, and any answer may name a step by its number', () => {
  const steps = `${BESIDE}\n\n${IN_FIELDS}`
  const people = 'Name: Ada Roe\nLeads: step 4; 2\n\nName: Bo Tam\nLeads: steps 1, 3 and 5'
  const method = 'Step 4: we tap every plate and listen. Step 5: a fit by hand, checked by Ada.'
  const place = 'Steps 1 and 2 are done in the foundry at Bath.'
  const rows = rowsOf('step', { steps, people, method, place })
  expect(rows.map(({ action, result, lead }) => [action, result, lead])).toEqual([
    ['Cast the keel', 'Two keels', 'Bo Tam'],
    ['Rig the winch', undefined, 'Ada Roe'],
    ['Tow both boats', undefined, 'Bo Tam'],
    ['do the survey of both hulls', 'the crack map', 'Ada Roe'],
    ['write the wear model', undefined, 'Bo Tam'],
  ])
  expect(rows.map(({ needs }) => (Array.isArray(needs) ? [...needs].sort() : needs))).toEqual([
    undefined,
    ['s1'],
    ['s1', 's2'],
    ['s1', 's3'],
    undefined,
  ])
  expect(rows.map(({ method: how }) => how).slice(3)).toEqual(['we tap every plate and listen', 'a fit by hand, checked by Ada'])
  expect(rows.map(({ place }) => place).slice(0, 3)).toEqual(['the foundry at Bath', 'the foundry at Bath', undefined])
  expect(rows.at(-1)).toMatchObject({ from_month: 6, to_month: 7 })
})

test('a figure that two answers tell stands once, with its own value and that of today', () => {
  const existing = 'TRL is 3 now and will be 5 at the end.'
  const threshold = 'Leaks per hull: 40 in our trials today, at most 6 by month 7. TRL 3 today, TRL 5 by month 7.'
  expect(rowsOf('commitment', { existing, threshold }).map(({ quantity, today, value, unit }) => [quantity, today, value, unit])).toEqual([
    ['Leaks per hull', '40', '6', undefined],
    ['TRL', '3', '5', undefined],
  ])
})

test('what stands behind "plus" in a statement on the plan stays with it', () => {
  const solution =
    'We will build the survey boat Petrel. Phase I is analysis and drawings, plus a small tow test with a real keel so that nobody has to take our word.'
  const [plan] = rowsOf('plan', { solution })
  expect(JSON.stringify(plan)).toContain('drawings, plus a small tow test with a real keel')
})

test('a remark on the interview is no part of the plan', () => {
  const security = 'Nobody from abroad works on it. User and payer are as I said in question 3.'
  const { rows, unplaced } = filledRows([{ slot: 'Q1', subject: 'security', answer: security }], LEARNED)
  expect(JSON.stringify(rows)).not.toContain('question 3')
  expect(unplaced.map(({ text }) => text)).toEqual(['User and payer are as I said in question 3.'])
})

test('what is said to be handed over begins no step, and is offered beside the one before it', () => {
  const steps = 'Model the clutter of the sea, months 1-2.\nHanded over: an estimate report\nBuild the receiver board, month 3.'
  expect(rowsOf('step', { steps })).toEqual([
    { action: 'Model the clutter of the sea', from_month: 1, to_month: 2, result: 'an estimate report' },
    { action: 'Build the receiver board', from_month: 3, to_month: 3 },
  ])
})

test('who is named in full or behind a title in an answer on the team is somebody, and has the role beside the name', () => {
  const people =
    'PI is Hanna Wirth, PhD. Luis Ortega, process engineer, builds it. Tests by Dr. Pell. I (Sam Doyle) do QA. R. Abe (welder) helps.'
  const named = rowsOf('person', { people }).map(({ name, role }) => [name, role])
  expect(named).toEqual(
    expect.arrayContaining([
      ['Hanna Wirth', 'PI'],
      ['Luis Ortega', 'process engineer'],
      ['Dr. Pell', undefined],
      ['Sam Doyle', undefined],
      ['R. Abe', 'welder'],
    ]),
  )
})
