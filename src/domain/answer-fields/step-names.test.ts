import { expect, test } from 'vitest'
import { knownName, stepNames } from './step-names.ts'

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

const LONG = [
  'The spindle: turn it and balance it',
  'Test of the spindle on the bench',
  'The brake housing, cast in two halves',
  'Reporting',
]

test.each([
  ['the spindle', LONG[0]],
  ['Spindle.', LONG[0]],
  ['brake housing', LONG[2]],
  ['the bench test', LONG[1]],
  ['reporting', LONG[3]],
  ['cast halves of the housing', LONG[2]],
])('%j is the only step whose name begins so or has all of its words', (words, name) => {
  expect(knownName(words, LONG)).toBe(name)
})

test.each(['the brake', 'step 9', 'the', 'spindle grease'])('%j may be several steps or none, and is asked about', (words) => {
  expect(knownName(words, [...LONG, 'Paint the brake'])).toBeUndefined()
})
