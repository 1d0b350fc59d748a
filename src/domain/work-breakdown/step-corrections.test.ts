import { expect, test } from 'vitest'
import type { Row } from './rows.ts'
import { maySetAnew, monthsSet, setAnew } from './step-corrections.ts'

const row = (kind: Row['kind'], position: number, values: Record<string, unknown>): Row => {
  const cells = Object.entries(values).map(([name, value]) => [name, { value, origin: { from: 'person' }, state: 'seen' }])
  return { id: `${kind}${position}`, kind, position, cells: Object.fromEntries(cells) } as Row
}

const ROWS = [
  row('step', 1, { action: 'Cast the bell', hours: '1,240', lead: 'Priya Deol' }),
  row('step', 0, { action: 'Dig the pit', hours: '300 hours', lead: 'Max Oye' }),
  row('person', 2, { name: 'Priya Deol' }),
  row('person', 3, { name: 'Max Oye' }),
]
const told = (words: string) => setAnew(words, ROWS).map(({ row: { id }, cell, quote, now }) => [id, cell, quote, now])

test.each([
  ["Step 2 is 1,340 hours, Priya's second pour was missing.", [['step1', 'hours', '1,240', '1,340 hours']]],
  ['Step 2 is led by Max, not Priya; she only does the mold.', [['step1', 'lead', 'Priya Deol', 'Max Oye']]],
  ['Step 2 lead, I wrote Priya above, it is Ada Holm.', [['step1', 'lead', 'Priya Deol', 'Ada Holm']]],
  ['The lead for step 2 is now Max, and Priya helps.', [['step1', 'lead', 'Priya Deol', 'Max Oye']]],
  ['Max is the lead of step 2.', [['step1', 'lead', 'Priya Deol', 'Max Oye']]],
  ['Max leads step 2.', [['step1', 'lead', 'Priya Deol', 'Max Oye']]],
  ['The casting of the bell takes 1,340 hours.', [['step1', 'hours', '1,240', '1,340 hours']]],
  ['Correction: digging the pit is now led by Priya.', [['step0', 'lead', 'Max Oye', 'Priya Deol']]],
  ['Task 1 takes 280 h.', [['step0', 'hours', '300 hours', '280 h']]],
])('“%s” sets the cell of the step that it names otherwise', (words, expected) => {
  expect(told(words)).toEqual(expected)
})

test.each([
  'Step 1 takes 300 hours.',
  'Steps 1 and 2 take 500 hours.',
  'Step 1 and step 2 take 500 hours.',
  'Step 7 takes 20 hours.',
  'Step 2 needs 40 hours of the furnace.',
  'In step 2 the metal cools for 30 hours.',
  'Step 2 is led by Ada.',
  'In step 1 Priya digs.',
  'Step 2 leads to the ringing by Final Bell Review.',
  'The lead time of step 2 is set by Ostra Foundry.',
  'For step 2 the lead caster is Ostra Foundry.',
  'Our parish lead for step 2 is Ada Holm of Duluth.',
  'Step 2 is led by Ada Holm and Max.',
  'The bell takes 1,340 hours.',
  'The casting of the bell frame takes 1,340 hours.',
  'The pit of the bell takes 40 hours.',
  'The casting of the bell takes the furnace for 30 hours.',
])('“%s” sets nothing otherwise', (words) => expect(told(words)).toEqual([]))

test('months of the one step or payment that a clause names are set anew', () => {
  const rows = [
    row('step', 0, { action: 'Hull painting and curing', from_month: 4, to_month: 7 }),
    row('step', 1, { action: 'Sea trial', from_month: 8, to_month: 9 }),
    row('milestone', 2, { title: 'First pump running on the pier', due_month: 6 }),
  ]
  const set = (words: string) => monthsSet(words, rows).map(({ row: { id }, cell, value }) => [id, cell, value])
  const words = 'Correction: the first-pump payment moves to month 8 with it, and hull painting starts in month 5 (still ends 7).'
  expect(set(words)).toEqual([
    ['milestone2', 'due_month', 8],
    ['step0', 'from_month', 5],
  ])
  expect(set('The sea trial ends in month 9.')).toEqual([])
  expect(set('If it storms, the sea trial ends in month 12.')).toEqual([])
  expect(set('The sea trial ends in month 12 at the earliest.')).toEqual([])
  expect(set('The crane payment moves to month 8. Painting starts in month 5.')).toEqual([])
})

test.each([
  ['Step 2 lead, I wrote Priya above, it is Ada Holm.', true],
  ['The casting of the bell takes 1,340 hours.', true],
  ['Hull painting starts in month 4.', true],
  ['The bell hangs in the yard.', false],
])('without any row it is known whether “%s” may set something anew: %s', (words, may) => {
  expect(maySetAnew(words)).toBe(may)
})
