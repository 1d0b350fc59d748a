import { expect, test } from 'vitest'
import { NO_STEPS } from './column.ts'
import { placedCells, placesIn, questionOf } from './placing.ts'
import { kept } from './testing/kept-rows.ts'

test.each([
  ['Q4', 'Question 4'],
  ['S3-Q1', 'Milestone 3, question 1'],
  ['S3-F2', 'Milestone 3, follow-up 2'],
  ['elsewhere', 'elsewhere'],
])('the question of slot %s is called %s', (slot, words) => expect(questionOf(slot)).toBe(words))

test('words that are put into the pass marks of a step are a further one beside those that stand there', () => {
  const before = { quantity: 'Gain', comparator: '>=', value: '6', unit: 'dB' }
  const row = kept('step', 0, 's1', { proof: { value: [before], origin: { from: 'person' }, state: 'seen' } })
  const column = placesIn('step').find(({ name }) => name === 'proof')
  if (!column) throw new Error('no words can be put into the pass marks')
  const placed = placedCells(row, column, { slot: 'Q7', text: 'five of five runs without a leak' }, NO_STEPS)
  expect(placed).toMatchObject({
    ok: true,
    value: {
      proof: { value: [before, { quantity: 'five of five runs without a leak' }], origin: { from: 'answer', slot: 'Q7' }, state: 'seen' },
    },
  })
})

test.each([
  [
    'We fire the lids. Nobody lifts one',
    'Nothing leaves the kiln hot.',
    'We fire the lids. Nobody lifts one. Nothing leaves the kiln hot.',
  ],
  ['We fire the lids.', 'Nothing leaves the kiln hot.', 'We fire the lids. Nothing leaves the kiln hot.'],
  ['We fire the lids by hand', 'Nothing leaves the kiln hot.', 'We fire the lids by hand. Nothing leaves the kiln hot.'],
  ['firing by hand', 'two lids', 'firing by hand; two lids'],
])('words that are put behind a sentence are one of their own, and others stand behind a semicolon: %s', (now, text, told) => {
  const row = kept('step', 0, 's1', { method: { value: now, origin: { from: 'person' }, state: 'seen' } })
  const column = placesIn('step').find(({ name }) => name === 'method')
  if (!column) throw new Error('no words can be put into the method')
  expect(placedCells(row, column, { slot: 'Q7', text }, NO_STEPS)).toMatchObject({ ok: true, value: { method: { value: told } } })
})
