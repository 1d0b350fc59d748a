import { expect, test } from 'vitest'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'
import { namedPeople } from './named-people.ts'
import { proseParts, stepsInProse } from './prose-steps.ts'
import { stepRead } from './step-facts.ts'

const TOLD = `We start by measuring how much dust the present seal lets through. Ana Ruiz leads this in months 1 and 2, about 120 hours. She runs three seals from stock in our dust box.

After that we mould the new seal from two rubbers. Tom Okafor presses forty of each, from month 3 to month 5.

Finally the best seal is run on a truck axle for 300 hours. Price was never an issue with this customer.`

const PEOPLE = namedPeople(['Ana Ruiz', 'Tom Okafor'])
const rowsIn = (answer: string) => stepsInProse(answer, PEOPLE)?.rows.map((row) => stepRead(row, PEOPLE).row) ?? []

test('steps in running text are the sentences that belong together, called by words of the first, with who, when and how long where one piece says so', () => {
  expect(rowsIn(TOLD)).toMatchObject([
    { action: expect.stringContaining('measuring'), lead: 'Ana Ruiz', months: 'months 1 and 2', hours: 'about 120 hours' },
    { action: expect.stringContaining('mould the new seal'), lead: 'Tom Okafor', months: 'month 3 to month 5' },
    { action: expect.stringContaining('run') },
  ])
})

test('how a step is done are its sentences word for word, but for those that only say what it is called, who leads it and when', () => {
  const [first] = rowsIn(TOLD)
  expect(first?.method).toContain('She runs three seals from stock in our dust box.')
  expect(first?.method).not.toContain('Ana Ruiz leads this')
})

test('every sentence is of one step or stands by itself, in the order in which they were told', () => {
  const parts = proseParts(TOLD) ?? []
  expect(parts.flatMap(({ sentences }) => sentences).join(' ')).toBe(TOLD.replaceAll('\n\n', ' '))
})

test('such steps are rows of the work breakdown', () => {
  const { rows } = filledRows([{ slot: 'Q4', subject: 'steps', answer: TOLD }], LEARNED)
  expect(rows.filter(({ kind }) => kind === 'step').map(({ cells }) => cells)).toMatchObject([
    { from_month: { value: 1 }, to_month: { value: 2 } },
    { from_month: { value: 3 }, to_month: { value: 5 } },
    {},
  ])
})

test.each(['- press the seal\n- run it', 'Press the seal, month 1\nRun it, month 2', 'We press one seal.', ''])(
  'a list, and what tells of one thing only, is no running text: %j',
  (answer) => {
    expect(stepsInProse(answer)).toBeUndefined()
  },
)

test('a list beside running text stays whole, and is read by itself', () => {
  const parts = proseParts(`${TOLD}\n\nPayments:\n- 30 % in month 2.\n- 70 % in month 6.`) ?? []
  expect(parts.at(-1)).toEqual({ sentences: ['Payments:\n- 30 % in month 2.\n- 70 % in month 6.'] })
  expect(parts.filter(({ row }) => row)).toHaveLength(3)
})

test('months before a mark head a step, whatever stands behind them', () => {
  const answer =
    'Months 1 to 2: weigh samples of the felt; it ends with a table. Month 3: fit the drying curve, by hand. Months 4 to 5: dry the felt on the rack; it ends with ten sheets.'
  expect(stepsInProse(answer)?.rows.map(({ action }) => action)).toEqual([
    'weigh samples of the felt',
    'fit the drying curve',
    'dry the felt on the rack',
  ])
})
