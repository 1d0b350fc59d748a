import { expect, test } from 'vitest'
import { named, shortened, workNamed } from './thing.ts'

test.each([
  ['Model the antenna and its shield', 'modeling the antenna and its shield'],
  ['Build and test the mast', 'building and testing the mast'],
  ['Fit the material model', 'fitting the material model'],
  ['Develop lenses', 'developing lenses'],
  ['Measure coupons', 'Measure coupons'],
  ['Do the lattice simulation', 'lattice simulation'],
  ['Perform a test and write it up', 'performing a test and writing it up'],
  ['Dusting and oil tests', 'dusting and oil tests'],
  ['The tamper mesh', 'tamper mesh'],
])('%s is the work of %s', (action, name) => {
  expect(workNamed({ action })).toBe(name)
})

test.each([
  ['Quarterly technical progress report detailing technical progress to date and every task', 'Quarterly technical progress report'],
  ['Final technical progress briefing (with annotated slides) to the program manager', 'Final technical progress briefing'],
  ['Written model', 'Written model'],
])('%s is called %s', (told, name) => {
  expect(shortened(told, 60)).toBe(name)
})

test('a mark within a number is none', () => {
  expect(named({ action: 'Generate the data', result: 'Data set of 40,000 records, with its data sheet' })).toBe(
    'Data set of 40,000 records',
  )
  expect(shortened('Results of 40,000 records at a ratio of 1:500 in clutter, with a sheet on each of them', 60)).toBe(
    'Results of 40,000 records at a ratio of 1:500 in clutter',
  )
})

test('what is handed over by its name is called so, without the words that stand behind it', () => {
  const result = 'Briefing: “… (with slides) to the program manager, with the risks that are still open and all that was measured so far”'
  expect(named({ action: 'Brief', result })).toBe('Briefing')
})
