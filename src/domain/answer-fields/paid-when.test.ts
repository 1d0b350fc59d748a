import { expect, test } from 'vitest'
import type { AnswerRow } from './answer-rows.ts'
import { paymentsIn } from './paid-when.ts'

const STEPS: AnswerRow[] = [
  { action: 'Kick-off and requirements', months: 'month 1' },
  { action: 'Model', months: 'months 1-3', method: 'One concept is picked at a design review at end of month 2.' },
  { action: 'Bench tests', months: 'months 4-5' },
]

const rowsOf = (text: string, { steps = [] as AnswerRow[], isAsked = true } = {}) =>
  paymentsIn(text, { steps, isAsked }).flatMap(({ rows }) => rows)

test('a sentence of payments tells milestones: what each is for, how much, and the month in which a step says that it is done', () => {
  const told = 'Paid 20% after kick-off, 30% after the design review, 30% after the bench tests, and 20% on acceptance of the final report.'
  expect(rowsOf(told, { steps: STEPS })).toEqual([
    { title: 'Kick-off', due: '1', paid: '20%' },
    { title: 'Design review', due: '2', paid: '30%' },
    { title: 'Bench tests', due: '5', paid: '30%' },
    { title: 'Final report', paid: '20%' },
  ])
  expect(rowsOf('We would like $24,000 at kick-off and $60k when the rig runs')).toEqual([
    { title: 'Kick-off', paid: '$24,000' },
    { title: 'Rig runs', paid: '$60k' },
  ])
})

test('payments behind a whole price are told with it, dictated or in lines, and the price is no payment', () => {
  const [told] = paymentsIn(
    'The base price is $90,000, payable as $20,000 for the kiln plan at the end of month 2, $30,000 in month 4 once the kiln is fired, and $40,000 on delivery of the final report in month 6.',
    { steps: [], isAsked: true },
  )
  const rows = [
    { title: 'Kiln plan', due: '2', paid: '$20,000' },
    { title: 'Kiln fired', due: '4', paid: '$30,000' },
    { title: 'Final report', due: '6', paid: '$40,000' },
  ]
  expect(told).toMatchObject({ rows, beside: ['The base price is $90,000'] })
  const dictated =
    "Twenty thousand for the kiln plan, end of month two, then thirty thousand in month four when the kiln's fired, and the last forty thousand with the final report in month six. The option is fifty thousand, in one go, month twelve, for the second kiln."
  expect(paymentsIn(dictated, { steps: [], isAsked: true })).toMatchObject([
    { rows: [rows[0], rows[1], rows[2], { title: 'Second kiln', due: '12', paid: '$50,000' }], option: '$50,000' },
  ])
  const lines = '- base $90,000\n  - $20,000 <- kiln plan, end M2\n  - $30,000 <- kiln fired, M4\n  - $40,000 <- final report, end M6'
  expect(paymentsIn(lines, { steps: [], isAsked: true })).toMatchObject([{ rows: rows, beside: ['base $90,000'] }])
})

test.each([
  'Money: about 92k our labor, 22k to the college, 14k material and 9k fee.',
  'We lose 20% at 40 C and 30% at 50 C.',
  'Paid 20% after kick-off, the rest later.',
  'We do not want to be paid 20% after kick-off, 80% on the final report.',
  'At least 40% after the review and 60% at the end.',
  'Yield is 20% after wash and 80% at the end.',
  'It takes 2 days at the pier and 3 days at the shop.',
  'We run two thousand cycles in month 2, three thousand cycles in month 3 and five thousand cycles in month 4.',
])('a sentence of something else tells none: %s', (told) => expect(rowsOf(told, { steps: STEPS })).toEqual([]))

test('payments that sentences tell one by one, each with its month and amount, are milestones where nobody asks for them; fewer than three are none', () => {
  const told = [
    'Payments, total $300,000: kiln fired and plan accepted, month 2, $110,000.',
    'Design review, month 6, $90,000.',
    'Report in, month 9, $100,000.',
  ]
  expect(rowsOf([...told, 'The college has $40,000 of that.'].join(' '), { isAsked: false })).toEqual([
    { title: 'Kiln fired and plan accepted', due: '2', paid: '$110,000' },
    { title: 'Design review', due: '6', paid: '$90,000' },
    { title: 'Report in', due: '9', paid: '$100,000' },
  ])
  expect(rowsOf(told.slice(1).join(' '), { isAsked: false })).toEqual([])
})

test('a month is no month of a payment where it is denied, and is one where the payment names nothing else', () => {
  const steps: AnswerRow[] = [{ action: 'Weld', method: 'We report at kick-off, not in month 5.' }]
  expect(rowsOf('Paid 20% after kick-off, 80% after month 6', { steps })).toEqual([
    { title: 'Kick-off', paid: '20%' },
    { title: 'Month 6', due: '6', paid: '80%' },
  ])
})
