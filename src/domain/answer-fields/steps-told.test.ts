import { expect, test } from 'vitest'
import { monthsTold } from '../../language/months-told.ts'
import { stepsTold } from './steps-told.ts'

const NOTES = [
  'steps, day 0 = award',
  '',
  'Task 1 kickoff & loads, day 0-30, me. Video call. Turn the loads into rig commands.',
  '',
  'Task 2 press, day 40-105, Dale (Ann for the frame). 3 runs.',
  'Task 2b coupons - Halvard + Ann, day 30-85. Pass: change <= 20 %.',
  '',
  'papers',
  '- kickoff day 10 (video)',
  '- test report day 147',
].join('\n')

test('a labelled paragraph is one step: what is done, when and by whom up to its first full stop, and how behind it', () => {
  expect(stepsTold(NOTES)?.rows).toEqual([
    { action: 'kickoff & loads', months: 'day 0-30', lead: 'me', method: 'Video call. Turn the loads into rig commands.' },
    { action: 'press', months: 'day 40-105', lead: 'Dale', method: 'Ann for the frame. 3 runs.' },
    { action: 'coupons', lead: 'Halvard + Ann', months: 'day 30-85', method: 'Pass: change <= 20 %.' },
  ])
})

test('what stands in no labelled paragraph is left as it was said', () => {
  expect(stepsTold(NOTES)?.free.split('\n').filter(Boolean)).toEqual([
    'steps, day 0 = award',
    'papers',
    '- kickoff day 10 (video)',
    '- test report day 147',
  ])
})

test('letters count the steps of the option under its heading, and a colon ends what is done', () => {
  const option = 'option, 6 months\n- O1 aging, day 20-95: 75 days at 71 C\n- O2 flight design, Dale, 40 h'
  expect(stepsTold(`${NOTES}\n\n${option}`)?.rows.slice(3)).toEqual([
    { action: 'aging', months: 'day 20-95', method: '75 days at 71 C', part: 'option' },
    { action: 'flight design', lead: 'Dale', hours: '40 h', part: 'option' },
  ])
})

test('who helps stands behind who leads, a heading is nobody, and the lines of a table are no steps', () => {
  const told = 'S1 Cast – months 1-2, lead Ruiz w/ Dahl. Two pours. Tests:\n  - wear\nS2 Spin – month 3. Tests:\n  - burst'
  const table = 'step      Ruiz  Dahl  hrs\nS1 cast     10    20   30\nS2 spin      5     -    5'
  expect(stepsTold(`${told}\n\n${table}`)).toMatchObject({
    rows: [
      { action: 'Cast', months: 'months 1-2', lead: 'Ruiz, Dahl', hours: '30' },
      { action: 'Spin', months: 'month 3', hours: '5' },
    ],
    free: table,
  })
  expect(stepsTold(`${told}\n\n${table}`)?.rows[1]).not.toHaveProperty('lead')
})

test('of two tables the first says what both tell', () => {
  const table = (hours: number) => `| step | hours |\n|---|---|\n| 1 | ${hours} |\n| 2 | ${hours} |`
  const told = stepsTold(`1 Press, mo 1, me\n2 Tests, mo 2\n\n${table(40)}\n\n${table(90)}`)
  expect(told?.rows.map(({ hours }) => hours)).toEqual(['40', '40'])
})

test('a number alone labels a paragraph, and a comma within a figure parts nothing', () => {
  const told = '1 Management & reporting, mo 1–24, Ilse, 1,150 h. Monthly calls.\n2 Cells, mo 2-6, Greg, 900 h.\n3 Tests, mo 7-9, Ruth.'
  expect(stepsTold(told)?.rows).toEqual([
    { action: 'Management & reporting', months: 'mo 1–24', lead: 'Ilse', hours: '1,150 h', method: 'Monthly calls.' },
    { action: 'Cells', months: 'mo 2-6', lead: 'Greg', hours: '900 h' },
    { action: 'Tests', months: 'mo 7-9', lead: 'Ruth' },
  ])
})

test.each([
  ['letters beside tasks count something else', `${NOTES}\n\ntests\nV1 stroke, Dale\nV2 force, Ann`, 3],
  ['sentences behind numbers are read as sentences', 'Step 1: We build the press.\nStep 2: We test it.', undefined],
  ['one label is no list', 'Task 1 kickoff, day 0-30, me.', undefined],
])('%s', (_, answer, rows) => expect(stepsTold(answer)?.rows.length).toBe(rows))

test('lines that stand under a label are how its step is done, each with its own full stop, a list as a list, and what comes behind an empty line is not', () => {
  const told = [
    '1 Bench, mo 1-2, Ann. The small one.',
    '2 Full runs, mo 3-5, Ruth, 400 h. The big one.',
    ' - three vapors; 15 and 80 % RH',
    '',
    ' - 3 filters each: 18 runs.',
    'Filters are cut behind each run',
    '3 Demo, mo 6, Ruth',
    'reports: one each month',
    '',
    'We do 80 %.',
  ].join('\n')
  const { rows, free } = stepsTold(told) ?? {}
  expect(rows?.map(({ method }) => method)).toEqual([
    'The small one.',
    'The big one.\n- three vapors; 15 and 80 % RH.\n- 3 filters each: 18 runs.\nFilters are cut behind each run.',
    'reports: one each month.',
  ])
  expect(free).toBe('We do 80 %.')
})

test.each([
  [
    'a plain line under the last of labels that stand in single lines',
    'Task 1 press, mo 1\nTask 2 tests, mo 2\nhours: Ann 40',
    'hours: Ann 40',
  ],
  [
    'a line that is no further in than the bullet of its label',
    '- O1 aging, mo 1\n  6 sets\n- O2 design, mo 2\nhours: Ann 40',
    'hours: Ann 40',
  ],
])('%s is of no step', (_, told, free) => expect(stepsTold(told)?.free).toBe(free))

test('a table whose headings name the step gives it by its number what its paragraph does not say, and stays whole', () => {
  const table = '| step | hours | lead | share |\n|---|---|---|---|\n| 1 | 40 | Ann | 9% |\n| 2 | 60 | Bo | 8% |\n| total | 100 | | |'
  const told = stepsTold(`1 Press, mo 1, me\n2 Tests, mo 2, 70 h\n\n${table}`)
  expect(told).toEqual({
    rows: [
      { action: 'Press', months: 'mo 1', lead: 'me', hours: '40' },
      { action: 'Tests', months: 'mo 2', hours: '70 h', lead: 'Bo' },
    ],
    lines: [[0], [1]],
    free: table,
  })
})

const BLOCKS = {
  'bullets, with lines beneath them':
    '- Model, months 1-4, lead Ana Ruiz, 260 h. Fit it to\n  three coupons.\n- Press (months 5-6), 90 h. Lead still open.',
  'numbered sentences':
    '1. Model (month 1 to month 4). Led by Ana Ruiz. Fit it to three coupons. 260 hours.\n2. Press, month 5 to month 6. 90 hours. Lead still open.',
  'lines parted by semicolons': 'Model; months 1-4; Ana Ruiz; 260 h; fit it to three coupons\nPress; months 5-6; lead open; 90 h',
  'lines parted by strokes': 'Model / M1-M4 / 260h / A. Ruiz / fit it to three coupons\nPress / M5-M6 / 90h / lead n/a yet',
  'blocks under headings': 'MODEL\nMonths 1-4\nAna Ruiz\nFit it to three coupons.\n260 hours\n\nPRESS\nMonths 5-6\nlead: open\n90 hours',
  'a line and a sentence beneath it':
    '**Model** – *Ana Ruiz* – months 1–4 – 260 h\nFit it to three coupons.\n\n**Press** – lead open – months 5–6 – 90 h',
}

test.each(Object.entries(BLOCKS))('without labels, too, each is one step: %s', (_, answer) => {
  const { rows = [], free } = stepsTold(answer) ?? {}
  expect(
    rows.map(({ action, months, hours, lead, method }) => [
      action,
      monthsTold(months ?? ''),
      Number.parseInt(hours ?? '', 10),
      lead,
      method,
    ]),
  ).toEqual([
    [
      expect.stringMatching(/^model$/i),
      { from: 1, to: 4 },
      260,
      expect.stringMatching(/^A(?:na|\.) Ruiz$/),
      expect.stringMatching(/^fit it to\.? three coupons\.?$/i),
    ],
    [expect.stringMatching(/^press$/i), { from: 5, to: 6 }, 90, undefined, undefined],
  ])
  expect(free).toMatch(/^lead/i)
})

test('a star between figures is no emphasis', () => {
  const told = '- **Model**, month 1, 3*4 mm and 5*6 mm plates.\n- Press, month 2.'
  expect(stepsTold(told)?.rows[0]).toEqual({ action: 'Model', months: 'month 1', method: '3*4 mm and 5*6 mm plates.' })
})

test.each([
  ['sentences one behind the other', 'First we model it, months 1 to 4. Then Ana presses three coupons, months 5 and 6.'],
  ['things without a time', '- a press\n- three coupons\n- a report, month 6'],
  ['what is paid for', '- Kickoff, month 1, $10,000\n- Report, month 6, $29,000'],
  ['what is paid for by its share', '- Kickoff, month 1: 20 %\n- Report, month 6: 80 %'],
  [
    'milestones, beneath a line on the option',
    'Base 100, option 50.\n- M1, month 1, kickoff held: 20 %\n- M2, month 6, report accepted: 80 percent',
  ],
])('%s are no steps told block by block', (_, answer) => expect(stepsTold(answer)).toBeUndefined())

test('a heading within the list puts the steps below it into the option, however they are counted', () => {
  const told =
    '1. Model. Month 1. Three loads.\n2. Press. Months 2-3.\nTwo plates.\nOption (months 7–10):\n3. Life test. Months 7-9.\n4. Drawings. Month 10.'
  expect(stepsTold(told)?.rows.map(({ action, part, method }) => [action, part, method])).toEqual([
    ['Model', undefined, 'Three loads.'],
    ['Press', undefined, 'Two plates.'],
    ['Life test', 'option', undefined],
    ['Drawings', 'option', undefined],
  ])
})

test('a heading of the option also stands above one step, or above steps that are counted anew', () => {
  const told = (below: string) => stepsTold(`1. Model. Month 1.\n2. Press. Months 2-3.\nTwo plates.\nPhase I Option:\n${below}`)?.rows
  expect(told('1. Life test. Months 7-9.\n2. Drawings. Month 10.')?.map(({ action, part }) => [action, part])).toEqual([
    ['Model', undefined],
    ['Press', undefined],
    ['Life test', 'option'],
    ['Drawings', 'option'],
  ])
  expect(told('3. Life test. Months 7-9.')?.at(-1)).toEqual({ action: 'Life test', months: 'Months 7-9', part: 'option' })
})

test('options of the work are no option of the contract', () => {
  const told = stepsTold(
    'Task 1 Trade study, months 1-2.\nOption A: steel\nOption B: aluminium\nTask 2 Build, months 3-4.\nTask 3 Test, months 5-6.',
  )
  expect(told?.rows.map(({ part }) => part)).toEqual([undefined, undefined, undefined])
  expect(told?.rows[0]?.method).toBe('Option A: steel. Option B: aluminium.')
})

test('shares of the work beside those who lead it are no payments', () => {
  expect(stepsTold('- Model, months 1-2, Ana, 40%\n- Press, months 3-4, Ben, 60 percent')?.rows).toHaveLength(2)
})

test('of several lists the one is read that tells times, and the others wait', () => {
  const told = stepsTold('- Model, months 1-4\n- Press, months 5-6\n\nPapers\n- a plan\n- a report')
  expect(told?.rows.map(({ action }) => action)).toEqual(['Model', 'Press'])
  expect(told?.free.split('\n').filter(Boolean)).toEqual(['Papers', '- a plan', '- a report'])
})

test('cells may be sentences of their own, days in brackets say months again, and behind who leads it may say who does which part', () => {
  const told =
    '**Step 1. Model. Month 1 (day 5 to 28). Lead Ana, Bo for the loads. 40 h.**\nThree coupons.\n\nStep 2. Press. Months 2-3. Lead Bo.\nTwo plates.'
  expect(stepsTold(told)?.rows).toEqual([
    { action: 'Model', months: 'Month 1 (day 5 to 28)', lead: 'Ana', hours: '40 h', method: 'Bo for the loads. Three coupons.' },
    { action: 'Press', months: 'Months 2-3', lead: 'Bo', method: 'Two plates.' },
  ])
})

test.each(['1 – ', '1. ', '1) ', '1: ', '1 '])('notes behind numbers are steps, by full stops as by commas: "%s"', (mark) => {
  const numbered = (at: number) => mark.replace('1', String(at))
  const told = `${numbered(1)}Model. Ana, w/ Dr. Bo Tan. mo 1–3. 640 h, our lab. Fit it to three coupons.\n\n${numbered(2)}Press. Cara. Mo 4-6, 90 h. Hands over two plates.`
  expect(stepsTold(told)?.rows).toEqual([
    { action: 'Model', lead: 'Ana, Dr. Bo Tan', months: 'mo 1–3', hours: '640 h', method: 'our lab. Fit it to three coupons.' },
    { action: 'Press', lead: 'Cara', months: 'Mo 4-6', hours: '90 h', method: 'Hands over two plates.' },
  ])
})

test('numbered payments are no steps, and neither are numbered sentences, which are read one by one', () => {
  expect(stepsTold('Payments:\n1. Kickoff, month 1, $10,000\n2. Report, month 6, $29,000')).toBeUndefined()
  expect(stepsTold('1. Months 1 and 2: Ana models it. She fits it.\n2. Month 3: press two plates.')).toBeUndefined()
})

test('a paragraph may tell the option as one step, and a label may stand before when, by whom and for how long', () => {
  const told = '1 – Model. mo 1–3.\n2 – Press. mo 4–6.\n\nOption: 6 months, wear it at sea, 90 h. Ana leads.\n'
  expect(stepsTold(told)?.rows[2]).toEqual({ action: 'wear it at sea', hours: '90 h', lead: 'Ana', method: '6 months.', part: 'option' })
  const dated = '- S1 Jan, lead Ana: model it. 86 h.\n- S2 24 Feb–20 Mar, lead Bo: press two plates.'
  expect(stepsTold(dated)?.rows).toEqual([
    { action: 'model it', months: 'Jan', lead: 'Ana', hours: '86 h' },
    { action: 'press two plates', months: '24 Feb–20 Mar', lead: 'Bo' },
  ])
})
