import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

const WORK = 'First we build the rig in month 1. Then we test it in months 2 and 3.'

/** The rows of one kind that an answer tells, by their values, and what waits to be placed. */
function told(answer: string, kind: string, subject: Subject = 'steps', also?: Subject) {
  const { rows, unplaced } = filledRows([{ slot: 'Q4', subject, also, answer }], LEARNED)
  const own = rows.filter((row) => row.kind === kind)
  const valuesOf = (cells: object) =>
    Object.fromEntries(Object.entries(cells).map(([cell, { value }]: [string, { value: unknown }]) => [cell, value]))
  return { rows: own.map(({ cells }) => valuesOf(cells)), open: unplaced.map(({ text }) => text) }
}

test.each([
  ['lines with commas', 'Payments, two:\nKick-off, month 1, $10,000\nRig accepted, end of month 3, $15,000'],
  ['lines with semicolons', 'Payments\nKick-off; month 1; $10,000\nRig accepted; end of month 3; $15,000'],
  ['lines with strokes', 'How we are paid (payments)\nMS1 Kick-off / M1 / 10k\nMS2 Rig accepted / M3 / 15k'],
  ['bullets with dashes', 'Milestones:\n- Kick-off – month 1 – $10,000\n- Rig accepted – month 3 – $15,000'],
  ['numbers', '## Payment milestones\n\n1. Month 1, Kick-off: 10,000\n2. Month 3, Rig accepted: 15,000'],
  ['labels of their own', 'Payments:\nM1 Kick-off, mo 1, 10,000\nM2 Rig accepted, mo 3 – 15,000'],
  [
    'a table that says by its columns what it tells',
    'money in\n\nwhen\tfor\tamount\nmonth 1\tKick-off\t10,000\nmonth 3\tRig accepted\t15,000\n\t\t25,000',
  ],
])('payments below a heading that names them are milestones, and nothing of them is read again: %s', (_, payments) => {
  const { rows, open } = told(`${WORK}\n\n${payments}`, 'milestone')
  expect(rows.map(({ title, due_month }) => [title, due_month])).toEqual([
    ['Kick-off', 1],
    ['Rig accepted', 3],
  ])
  expect(rows.map(({ paid }) => String(paid).slice(0, 3))).toEqual(
    payments.includes('$') ? ['$10', '$15'] : [expect.stringMatching(/^10/), expect.stringMatching(/^15/)],
  )
  expect(open).toEqual([])
})

test('deliverables are of the step that most likely makes them; sentences beside them wait', () => {
  const answer = `${WORK}\n\nWhat they get (deliverables)\n- Rig drawings – end of month 1. Printed on paper as well.\n- Test report, draft at day 80, final at day 90`
  const { rows, open } = told(answer, 'step')
  expect(rows.map(({ result }) => result)).toEqual(['Rig drawings by end of month 1', 'Test report, draft at day 80, final at day 90'])
  expect(open).toEqual(['Printed on paper as well.'])
})

test('each numbered line on risks is one risk, with what is named its sign or its fallback, and no word of another', () => {
  const risks = [
    '1. The seal leaks at low pH. Medium. Sign: drops after a week. Then: a thicker seal, 3 weeks of Ana.',
    '2. The pump stalls. Then we pulse it every 3 minutes, costs 1 W.',
    '3. Item from the Government late. Own recipe, see step 1.',
    '4. North Range busy in summer. Backup is a range in Denver.',
  ].join('\n')
  const { rows, open } = told(risks, 'risk', 'risk', 'government')
  expect(rows).toEqual([
    { what: 'The seal leaks at low pH (Medium)', sign: 'drops after a week', fallback: 'a thicker seal, 3 weeks of Ana' },
    { what: 'The pump stalls', fallback: 'we pulse it every 3 minutes, costs 1 W' },
    { what: 'Item from the Government late', ...(rows[2]?.fallback ? { fallback: rows[2].fallback } : {}) },
    { what: 'North Range busy in summer', fallback: 'a range in Denver' },
  ])
  expect(open.every((text) => risks.includes(text))).toBe(true)
})

test('each point of a list on risks is one risk, also among other words: what may happen with how likely it is, and all else as what is done', () => {
  const answer = `We have thought of these.

- The kiln cracks at 900 °C. Likely medium, consequence high. We fire it slowly, and look at it before each run; fallback is the small kiln.
- Clay comes late. low / medium – order it in month 2.
- The glaze runs (rare). Thin it. If it still runs, fire it on its side.
- Small kilns are loud. But we have ear plugs. Early signs: none.

Nobody else has this kiln, keep that out of the plan.`
  const { rows } = told(answer, 'risk', 'risk', 'government')
  expect(rows).toEqual([
    {
      what: 'The kiln cracks at 900 °C (Likely medium, consequence high)',
      fallback: 'the small kiln. We fire it slowly, and look at it before each run',
    },
    { what: 'Clay comes late (low / medium)', fallback: 'order it in month 2' },
    { what: 'The glaze runs (rare)', fallback: 'Thin it. If it still runs, fire it on its side' },
    { what: 'Small kilns are loud', sign: 'none', fallback: 'But we have ear plugs' },
  ])
})

test('how likely a risk is stands in none of its fields, and shifts none', () => {
  const answer =
    '1. Seal leaks – low/medium – oil on the floor – machine a new groove\n2. Engine late – high – no reply by May – start on the spare one'
  expect(told(answer, 'risk', 'risk').rows).toEqual([
    { what: 'Seal leaks', sign: 'oil on the floor', fallback: 'machine a new groove' },
    { what: 'Engine late', sign: 'no reply by May', fallback: 'start on the spare one' },
  ])
})

test('a risk is told in pieces in the order of its fields, too, or in a block of lines', () => {
  const rows = [
    { what: 'tubes shrink', sign: 'a gap of 3 mm', fallback: 'machine them from bar' },
    { what: 'engine late', sign: 'told in month 6', fallback: 'rent a cell' },
  ]
  const pieces = 'tubes shrink / a gap of 3 mm / machine them from bar\nengine late / told in month 6 / rent a cell'
  expect(told(pieces, 'risk', 'risk').rows).toEqual(rows)
  const blocks = 'Tubes shrink\nSeen as: a gap of 3 mm\nThen: machine them from bar\n\nEngine late\nThen: rent a cell'
  expect(told(blocks, 'risk', 'risk').rows).toMatchObject([{ fallback: 'machine them from bar' }, { what: 'Engine late' }])
})

test('tests keep the names by which they are counted, and are of the step that they name; those of a table by its headings', () => {
  const lines = told(`${WORK}\n\nTests:\nT1 leak: below 2 g a day, step 2\nT2 mass: 4 kg or less`, 'step')
  expect(lines.rows[1]?.proof).toMatchObject([{ quantity: 'T1 leak', value: '2' }])
  expect(lines.open).toEqual(['T2 mass: 4 kg or less'])
  const table =
    '| No | Test | How | Pass |\n|---|---|---|---|\n| T1 | Leak | in water | 2 g or less |\n| T2 | Mass | on a scale | 4 kg or less |'
  expect(told(table, 'step', 'test').open).toEqual(['T1 Leak: 2 g or less; in water', 'T2 Mass: 4 kg or less; on a scale'])
})

test('what a table tells in columns that are surely no field waits as one piece, each line with what its row is about', () => {
  const table =
    '| No | Test | Pass | Colour |\n|---|---|---|---|\n| T1 | Leak | 2 g or less | dark blue |\n| T2 | Mass | 4 kg or less | red |'
  expect(told(table, 'step', 'test').open).toContain('T1 Leak: Colour dark blue\nT2 Mass: Colour red')
})

test('people below their heading are those whom it lists, and of an option nothing is read so', () => {
  const { rows } = told(`${WORK}\n\nPeople:\n- Ana Ruiz – test engineer – 40 h\n- Bo Chen – welder – 60 h`, 'person')
  expect(rows).toEqual([
    { name: 'Ana Ruiz', role: 'test engineer', hours: '40 h' },
    { name: 'Bo Chen', role: 'welder', hours: '60 h' },
  ])
  expect(told(`${WORK}\n\nOption, its payments:\n- Kick-off, month 7, $900\n- Report, month 9, $800`, 'milestone').rows).toEqual([])
})

test('a pass mark that is told within a step is a test of it, whole where it cannot be parted, and one that nobody knows yet stays in its words', () => {
  const answer = `1. Build the kilns (months 1-2). Lay the bricks dry. Pass: mass under 180 kg, within the yard, and heat loss below 3 kW.
2. Fire them (3-4). Pass is a crack on the outside. We look each hour.\n3. Glaze them (month 5). Pass is glaze within 2 K of the cone and tiles at 40 an hour or better.
4. Sell them (month 6). Pass mark: not known yet.
5. Pack them (month 6). Pass: six crates, 98 percent or more whole in each.`
  const { rows } = told(answer, 'step')
  expect(rows.map(({ proof }) => proof)).toEqual([
    [{ quantity: 'mass under 180 kg, within the yard, and heat loss below 3 kW' }],
    [{ quantity: 'a crack on the outside' }],
    [{ quantity: 'glaze within 2 K of the cone and tiles at 40 an hour or better' }],
    undefined,
    [{ quantity: 'six crates, 98 percent or more whole in each' }],
  ])
  expect(rows.map(({ method }) => method)).toEqual([
    'Lay the bricks dry.',
    'We look each hour.',
    undefined,
    'Pass mark: not known yet.',
    undefined,
  ])
})

test('words that only begin as a pass mark does tell how a step is done', () => {
  const answer = `1. Build the kilns (months 1-2). Good bricks go in once they are dry.\n2. Fire them (3-4). Pass the gas through the flue.`
  expect(told(answer, 'step').rows.map(({ method, proof }) => [method, proof])).toEqual([
    ['Good bricks go in once they are dry.', undefined],
    ['Pass the gas through the flue.', undefined],
  ])
})

test.each(['Finished when', 'Passed if', 'Done once', 'Good when', 'It passes if', 'We call it good once'])(
  'and so is what it is %s',
  (opening) => {
    const answer = `1. Build the kilns (months 1-2). ${opening} the mass is below 180 kg.\n2. Fire them (3-4). We look each hour.`
    const [built] = told(answer, 'step').rows
    expect(built?.proof).toMatchObject([{ comparator: '<', value: '180', unit: 'kg' }])
  },
)

test.each([
  ['one porter in gloves opens 9 lids in 4 minutes, twice running', ['one porter in gloves opens 9 lids in 4 minutes, twice running']],
  [
    'both ovens still heat and weigh after each run, and the scan is clean',
    ['both ovens still heat and weigh after each run, and the scan is clean'],
  ],
  ['the drift is 3 mm or less', ['the drift is 3 mm or less']],
])('what is so when a step is done is one test in its own words: %s', (told_, marks) => {
  const [built] = told(`1. Build the kilns (months 1-2). Done when ${told_}.\n2. Fire them (3-4). We look each hour.`, 'step').rows
  const said = ((built?.proof ?? []) as Proof[]).map(({ quantity, comparator, value, unit, condition }) =>
    [quantity, comparator === '<=' ? '≤' : [], value ?? [], unit ?? [], condition ?? []].flat().join(' '),
  )
  expect(said).toEqual(marks)
})

test('behind "done when" stands what is so then: each clause is a test, also without a figure', () => {
  const answer = `1. Build the kilns (months 1-2). See below. Out comes a test plan. Done when the yard has no open comment and is swept, and the mass is below 180 kg.
2. Fire them (3-4). Finished once the tiles are sorted, the drawings too.\n3. Sell them (5). Done when the yard pays or, if it does not, the bank and Bo accept it.`
  const { rows } = told(answer, 'step')
  expect(rows.map(({ proof }) => (proof as Proof[]).map(({ quantity, value }) => [quantity, value]))).toEqual([
    [['the yard has no open comment and is swept, and the mass is below 180 kg', undefined]],
    [['the tiles are sorted, the drawings too', undefined]],
    [['the yard pays or, if it does not, the bank and Bo accept it', undefined]],
  ])
  expect(rows.map(({ method, result }) => [method, result])).toEqual([
    [undefined, 'a test plan'],
    [undefined, undefined],
    [undefined, undefined],
  ])
})
