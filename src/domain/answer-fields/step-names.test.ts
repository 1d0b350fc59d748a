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
