import { expect, test } from 'vitest'
import { statementsIn } from './spoken.ts'

test.each([
  'n/a',
  'N.A.',
  'TBD',
  'tbc',
  'not sure yet',
  "I don't know yet.",
  "we haven't decided yet",
  'See above.',
  'see Q3',
  'same as above',
  'Already answered.',
  'unknown at this time',
  "we'll figure it out later",
  'No idea',
  'will follow',
  'to be determined',
  '???',
  'skip',
])('"%s" says nothing', (answer) => {
  expect(statementsIn(answer)).toEqual([])
})

test.each([
  'No animals are used.',
  'TBD board, 3 of them',
  'See Figure 2 data: 14 runs were kept',
  'Open-source solver',
  'None of it is classified',
])('"%s" says something', (answer) => {
  expect(statementsIn(answer)).toHaveLength(1)
})

test('a doubt stays visible as something to confirm', () => {
  expect(statementsIn('not sure but maybe 20 dB')).toEqual(['20 dB [confirm this]'])
})

test('a list on one line is taken apart', () => {
  expect(statementsIn('1) schedule slip 2) noise -> lock-in amp 3) staffing')).toEqual(['Schedule slip', 'Noise: lock-in amp', 'Staffing'])
})

test('a line that shouts is told in plain case, its names and units kept', () => {
  expect(statementsIn('DR JANE ROE LEADS THE MODELING. TARGET IS 30 DB AT 90 MHZ')).toEqual([
    'Dr. Jane Roe leads the modeling.',
    'Target is 30 dB at 90 MHz',
  ])
})

test('a kind of data is no filler', () => {
  expect(statementsIn('It fails on this kind of data.')).toEqual(['It fails on this kind of data.'])
})

test('a bracket that never closes loses nothing that was said', () => {
  expect(statementsIn('We use 3 boards (rev B and a fixture.')).toEqual(['We use 3 boards rev B and a fixture.'])
})

test('the number of a month that ends a sentence opens no entry of a list', () => {
  expect(statementsIn('We order the tiles in month 1. The loan is needed by month 2. If it is late we use our own.')).toEqual([
    'We order the tiles in month 1.',
    'The loan is needed by month 2.',
    'If it is late we use our own.',
  ])
  expect(statementsIn('1) noise grows 2) gain drifts')).toEqual(['Noise grows', 'Gain drifts'])
})
