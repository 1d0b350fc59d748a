import { expect, test } from 'vitest'
import { stepNames } from './step-names.ts'

const KNOWN = ['Model the mast', 'Model the mast; then wind the coil', 'Wind the coil']

test('several names stand with semicolons between them, also of steps that nobody knows', () => {
  expect(stepNames('Wind the coil; Paint it;  model the mast.', KNOWN)).toEqual(['Wind the coil', 'Paint it', 'model the mast.'])
  expect(stepNames(' ; ', KNOWN)).toEqual([])
})

test('a semicolon within the name of a known step parts nothing', () => {
  expect(stepNames('Model the mast;then wind the coil; Wind the coil', KNOWN)).toEqual([
    'Model the mast; then wind the coil',
    'Wind the coil',
  ])
  expect(stepNames('Model the mast; Wind the coil', KNOWN)).toEqual(['Model the mast', 'Wind the coil'])
})

test.each([
  ['step 3', ['Wind the coil']],
  ['1; 3', ['Model the mast', 'Wind the coil']],
  ['Steps 1 and 3.', ['Model the mast', 'Wind the coil']],
  ['steps 1 to 3', KNOWN],
  ['step 4', ['step 4']],
  ['3 coils', ['3 coils']],
])('%j are the steps that stand there', (words, names) => {
  expect(stepNames(words, KNOWN)).toEqual(names)
})

test('a step without a name keeps its number', () => {
  expect(stepNames('step 3', ['Model the mast', '', 'Wind the coil'])).toEqual(['Wind the coil'])
  expect(stepNames('step 2', ['Model the mast', '', 'Wind the coil'])).toEqual(['step 2'])
})
