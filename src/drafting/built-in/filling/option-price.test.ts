import { expect, test } from 'vitest'
import type { Row } from '../../../domain/work-breakdown/rows.ts'
import { onlyPricesOption, withOptionPrice } from './option-price.ts'

function priced(...answers: string[]) {
  const [row] = withOptionPrice(
    [],
    answers.map((answer, at) => ({ slot: `q${at + 1}`, answer })),
  )
  return row?.kind === 'plan' ? row.cells.option_price : undefined
}

test.each([
  ['Option months 7 to 12, $92,500: order the long-lead castings.', '$92,500'],
  ['We ask $139,800 for the base and $98k for the option.', '$98k'],
  ['Base $139,800, option $92,500.', '$92,500'],
  ['For $92,500 the option orders the castings.', '$92,500'],
])('what the option costs is read out of "%s"', (answer, value) =>
  expect(priced('Steps are two.', answer)).toMatchObject({ value, state: 'read', origin: { slot: 'q2', words: answer } }),
)

test.each(['The option may not exceed $100,000.', 'The base costs $139,800.', 'There is an option. It is late.'])(
  'no price is read out of "%s"',
  (answer) => expect(priced(answer)).toBeUndefined(),
)

test('what was said last is offered where two prices were said', () =>
  expect(priced('The option costs $92,500.', 'No: the option is $95,000.')).toMatchObject({ value: '$95,000', state: 'suggested' }))

test('the price stands in the row about the plan that is there already', () => {
  const focus = { value: 'Castings', origin: { from: 'answer' as const, slot: 'q1', words: 'Castings' }, state: 'read' as const }
  const plan: Row = { id: 'plan1', kind: 'plan', position: 0, cells: { focus } }
  const rows = withOptionPrice([plan], [{ slot: 'q2', answer: 'The option is $92,500.' }])
  expect(rows).toMatchObject([{ id: 'plan1', cells: { focus, option_price: { value: '$92,500' } } }])
})

test('a sentence that says what the option costs is placed, and no figure to commit to; one that says more is not all placed', () => {
  expect(['The option costs 95,000 dollars.', 'Price of the option: $92,500'].map(onlyPricesOption)).toEqual([true, true])
  expect(['For $92,500 the option orders the castings.', 'The base costs $139,800.'].map(onlyPricesOption)).toEqual([false, false])
  const quantity = { value: 'The option', origin: { from: 'answer' as const, slot: 'q1', words: 'The option' }, state: 'read' as const }
  const rows = withOptionPrice(
    [{ id: 'c1', kind: 'commitment', position: 0, cells: { quantity } }],
    [{ slot: 'q1', answer: 'The option is $92,500.' }],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['plan'])
})
