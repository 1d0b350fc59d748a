import { expect, test } from 'vitest'
import { outdatedBy, passagesTakingBack, standingCell, takingBack } from './corrections.ts'
import type { Row } from './rows.ts'

const row = (id: string, values: Record<string, unknown>): Row => {
  const cells = Object.entries(values).map(([name, value]) => [name, { value, origin: { from: 'person' }, state: 'seen' }])
  return { id, kind: 'step', position: 0, cells: Object.fromEntries(cells) } as Row
}

const COLLECT = row('s1', { action: 'Collect the logs', method: '10 infested logs and 6 clean ones, 1 m long\nDug out by hand.' })
const TRIAL = row('s2', {
  action: 'Pier trial',
  method: 'Six piles in the inner basin.',
  proof: [{ quantity: 'clamp pull', value: '14', unit: 'N' }],
})
const GLUE = row('s3', { action: 'Mix the glue', method: 'Load the glue with chalk at 8 wt%.', to_month: 8 })
const ROWS = [COLLECT, TRIAL, GLUE]

test.each([
  ['Infested logs: make that 12, not 10.', 's1', 'method', '12 infested logs and 6 clean ones, 1 m long\nDug out by hand.'],
  ['The pull of the clamp was 14 N, now 12 N', 's2', 'proof', [{ quantity: 'clamp pull', value: '12', unit: 'N' }]],
  ['Pier piles: nine, not six', 's2', 'method', 'nine piles in the inner basin.'],
  ['Pier piles were 6, make that 9', 's2', 'method', '9 piles in the inner basin.'],
  ['Chalk in the glue: 6 wt%, not 8.', 's3', 'method', 'Load the glue with chalk at 6 wt%.'],
  ['The glue is mixed until month 9 instead of 8.', 's3', 'to_month', 9],
  ['Pier piles: 9 (was 6)', 's2', 'method', '9 piles in the inner basin.'],
  ['We want 9 piles instead of 6', 's2', 'method', '9 piles in the inner basin.'],
])('“%s” finds the cell that still says otherwise', (words, id, cell, value) => {
  expect(outdatedBy(words, ROWS)[0]).toMatchObject({ row: { id }, cell, value })
})

test.each([
  ['two figures that belong together take nothing back', 'Between 10 and 12 infested logs'],
  ['a figure of another thing stays', 'oxygen bottles: 12, not 10'],
  ['a figure of another thing in the same cell stays', 'tarps for the logs: 8, not 1'],
  ['what only was so is no correction', 'Of 12 infested logs the longest was 10'],
  ['a number that is a name is no figure', 'pier piles of step 6 -> 9'],
  ['a figure of another kind stays', 'the infested logs are 12 mm, not 10 mm'],
  ['what is so today and what is aimed at are both right', 'The clamp pull is 14 N today -> 12 N'],
  ['what a cell says by now is not asked', 'clean logs: 6, not 10'],
])('%s', (_, words) => {
  expect(outdatedBy(words, ROWS)).toEqual([])
})

test('the words around the figure are told, and what comes in its place', () => {
  expect(outdatedBy('infested logs: 12, not 10', ROWS)).toMatchObject([
    { quote: '10 infested logs and 6 clean ones, 1 m long.', now: '12' },
  ])
})

test('what takes a figure back is found among all sentences of the answers, and no more once no row has that figure', () => {
  const answers = [{ slot: 'Q4', answer: 'We pull piles from the pier. Pier piles: make that nine, not six.' }]
  expect(takingBack(answers, ROWS)).toEqual([{ slot: 'Q4', text: 'Pier piles: make that nine, not six.' }])
  expect(takingBack(answers, [COLLECT])).toEqual([])
})

test.each([
  ['what was so before is no correction', 'The pull of the 9 piles was 14 N'],
  ['a length of time is no month', 'Mixing the glue takes 4 months instead of 8.'],
  ['a count beside a month is none', 'The glue needs 9 samples instead of 8, a month later.'],
])('%s', (_, words) => {
  expect(outdatedBy(words, [TRIAL, row('s4', { action: 'Mix the glue samples', to_month: 8 })])).toEqual([])
})

const GATE_TEST = row('t1', {
  action: 'Flume tests',
  method: 'The four 2 m gates stand in the flume.',
  from_month: 4,
  to_month: 5,
  proof: [
    { quantity: 'Seal', comparator: '<=', value: '3', unit: 'L/min', condition: 'gate shut, 80 kN for 20 min' },
    { quantity: 'Stroke', comparator: '<=', value: '80', unit: 's' },
  ],
})
const GATE_MODEL = row('t2', {
  action: 'Model of the gate',
  method: 'Vibration (4-30 Hz) and four load tests in the flume.\nSeal pressed with 80 kN.',
  from_month: 4,
  to_month: 5,
})
const GATES = [GATE_TEST, GATE_MODEL]
const found = (words: string) => outdatedBy(words, GATES).map(({ row: { id }, cell, now }) => [id, cell, now])

test.each([
  ['Correction: flume tests are month 5 only, not 4-5.', [['t1', 'from_month', 'month 5']]],
  ['The gate model runs in months 3 to 5 instead of 4 to 5.', [['t2', 'from_month', 'month 3']]],
  ['The flume tests are months 4-6, not 4-5.', [['t1', 'to_month', 'month 6']]],
  ['The flume tests are months 4-6, not 3-5.', []],
  ['The crane is there in month 5, not 4.', []],
])('months that “%s” takes back are those of the step that it names, and of nothing else', (words, expected) => {
  expect(found(words)).toEqual(expected)
})

test('what its writer calls their own former words is taken back where the subject has it, with its unit', () => {
  const [one, more] = outdatedBy('Correction: stroke test is 60 s, I wrote 80, that was the seal of the old gate.', GATES)
  expect(one).toMatchObject({
    row: { id: 't1' },
    cell: 'proof',
    now: '60 s',
    value: [{ quantity: 'Seal' }, { quantity: 'Stroke', value: '60', unit: 's' }],
  })
  expect(more).toBeUndefined()
})

test('the condition of a test is of the thing that the test is of', () => {
  expect(outdatedBy('The shut seal is held at 90 kN, we wrote 80', [GATE_TEST])[0]?.value).toMatchObject([
    { quantity: 'Seal', condition: 'gate shut, 90 kN for 20 min' },
    { quantity: 'Stroke', value: '80' },
  ])
})

test.each([
  ['a figure of another unit of the same kind', 'The stroke is 60 ms, not 80 ms'],
  ['a figure of another kind', 'The stroke is 60 mm, not 80'],
  ['a figure of another subject', 'The hoist takes 60 s, I wrote 80'],
  ['a stretch of no months', 'Flume tests: 3-4, not 4-5'],
])('%s is offered nowhere', (_, words) => expect(found(words)).toEqual([]))

test('a figure of a commitment is told with the unit beside it', () => {
  const gate: Row = { ...row('c1', { quantity: 'Mass of the gate', value: '80', unit: 'kg' }), kind: 'commitment' }
  expect(outdatedBy('The mass of the gate is 90 kg, not 80', [gate])).toMatchObject([{ cell: 'value', value: '90' }])
  // beside the cell of another unit its number alone would be another figure
  expect(outdatedBy('The mass of the gate is 90000 g, not 80 kg', [gate])).not.toMatchObject([{ value: '90000' }])
  expect(outdatedBy('The mass of the gate is 90 t, not 80', [gate])).toEqual([])
})

test('months of a step that words name by its number are set anew, and a figure also behind several words of its thing', () => {
  const gate: Row = row('s1', { action: 'Hang the gate', from_month: 3, to_month: 9, method: 'We drive 60 oak nails into the frame.' })
  const other: Row = row('s2', { action: 'Paint it', from_month: 3, to_month: 9 })
  expect(outdatedBy('Correction: Step 1 is months 3-10, not 3-9, and the paint waits.', [gate, other])).toMatchObject([
    { row: { id: 's1' }, cell: 'to_month', value: 10 },
  ])
  expect(outdatedBy('Oak nails in the frame, I wrote 60, I counted again, it is 72.', [gate, other])).toMatchObject([
    { cell: 'method', value: expect.stringContaining('72 oak nails') },
  ])
  const why = 'I wrote 60 oak nails for the frame, that was before we put four of the old ones in, it is 72.'
  expect(outdatedBy(why, [row('s2', { action: 'Sink 4 piles' }), gate])).toMatchObject([
    { row: { id: 's1' }, value: expect.stringContaining('72 oak nails') },
  ])
  expect(outdatedBy('We want 72 oak nails in the whole frame, not 60.', [gate, other])).toMatchObject([
    { cell: 'method', value: expect.stringContaining('72 oak nails') },
  ])
})

const PRESS: Row = {
  ...row('p1', { existing: 'Since 2018 the press runs at two dairies. Peak force was 320 N on 6 wheels of gouda.' }),
  kind: 'plan',
}
const PLATE = {
  ...row('s1', { action: 'Press plate', method: 'The plate is 12 mm thick and has 40 holes.', from_month: 1, to_month: 2 }),
  position: 1,
}
const BRINE = { ...row('s2', { action: 'Brine trials', method: 'Nine tanks of 60 L at 14 C.', from_month: 2, to_month: 5 }), position: 2 }
const DAIRY = [PRESS, PLATE, BRINE]
const offered = (words: string) => outdatedBy(words, DAIRY).map(({ row: { id }, cell, now }) => [id, cell, now])

test.each([
  ['Scratch the 12 mm plate, it should be 15 mm.', [['s1', 'method', '15 mm']]],
  ['The tanks are not 60 L but 80 L.', [['s2', 'method', '80 L']]],
  ['I said 40 holes in the plate, should be 36.', [['s1', 'method', '36']]],
  ["Forget the nine tanks. It's seven.", [['s2', 'method', 'seven']]],
  ['The brine temperature up there (14 C) is wrong, the tanks are kept at 11 C.', [['s2', 'method', '11 C']]],
  ['And the peak force, 320, is wrong, that was on 9 of cheddar. Gouda gave 290 N, same 6 wheels.', [['p1', 'existing', '290 N']]],
])('what is rejected in “%s” is offered what is told instead, of the same kind, also in the next sentence', (words, expected) => {
  expect(offered(words)).toEqual(expected)
})

test.each([
  ['Scratch the months on step 2, make it 3 to 5. Ada is away in month 2.', [['s2', 'from_month', 'month 3']]],
  ['The months of step 2 are wrong.\nTanks come late.', []],
  [
    'The months of step 2 are wrong. They are 3 to 6.',
    [
      ['s2', 'from_month', 'month 3'],
      ['s2', 'to_month', 'month 6'],
    ],
  ],
  ['Change step 1 to months 1-4.', [['s1', 'to_month', 'month 4']]],
])('the months that “%s” sets are those of the step that it names by its number', (words, expected) => {
  expect(offered(words)).toEqual(expected)
})

test.each([
  'If the 12 mm plate is wrong for the press, we take one of 15 mm.',
  'What goes wrong: at 14 C the tanks leak, then we go to 11 C.',
  'Scratch marks on the plate are 12 mm, its edges 15 mm.',
  'Step 2 needs clean tanks, months 3 to 4 are the season.',
  'If step 2 slips, make it months 3 to 6.',
])('“%s” corrects nothing', (words) => expect(offered(words)).toEqual([]))

test('what somebody says is right beside a correction is asked no more, and is asked again of another figure', () => {
  const [one] = outdatedBy('Chalk in the glue: 6 wt%, not 8.', ROWS)
  const method = one && standingCell(one)
  const settled = { ...GLUE, cells: { ...GLUE.cells, method } } as Row
  expect(outdatedBy('Chalk in the glue: 6 wt%, not 8.', [settled])).toEqual([])
  expect(outdatedBy('Chalk in the glue: 5 wt%, not 8.', [settled])).toMatchObject([{ cell: 'method' }])
})

test('whom somebody takes back is set otherwise in the step of which they led, by the name that the people have', () => {
  const people = ['Ana Ruiz', 'Bo Lindahl'].map((name): Row => ({ ...row(name, { name }), kind: 'person' }))
  const steps = [row('s1', { action: 'Sea trial', lead: 'Ana Ruiz' }), { ...row('s2', { action: 'Paint', lead: 'Ana Ruiz' }), position: 1 }]
  expect(outdatedBy('Correction: the sea trial is led by Bo, not Ana.', [...steps, ...people])).toMatchObject([
    { row: { id: 's1' }, cell: 'lead', now: 'Bo Lindahl', value: 'Bo Lindahl' },
  ])
})

test('months of a paragraph of its own are found by what the step is called', () => {
  const demo = row('s1', { action: 'Demo at the harbor', from_month: 16, to_month: 17 })
  const words =
    "Hm, no – the demo can't be M16–M17 like I have it in the list, the hull is only done end of M16. Make it M17–M18. Handover stays."
  expect(outdatedBy(words, [demo, row('s2', { action: 'Handover', from_month: 19, to_month: 19 })])).toMatchObject([
    { row: { id: 's1' }, cell: 'from_month', value: 17 },
    { row: { id: 's1' }, cell: 'to_month', value: 18 },
  ])
})

test('a correction that stands in the cell itself is neither what it corrects nor what is said by now', () => {
  const told = 'Peak force was 320 N. The peak force, 320 N, is wrong, it is 290 N.'
  const [one] = outdatedBy('The peak force, 320 N, is wrong, it is 290 N.', [row('p1', { existing: told })])
  expect(one?.value).toBe('Peak force was 290 N. The peak force, 320 N, is wrong, it is 290 N.')
})

test('a sentence is told with the next one only where that tells what is so instead', () => {
  expect(passagesTakingBack("We press. Forget the nine tanks. It's seven. They leak.")).toEqual(["Forget the nine tanks. It's seven."])
  expect(passagesTakingBack("Forget the nine tanks.\n\nIt's seven.")).toEqual([])
})
