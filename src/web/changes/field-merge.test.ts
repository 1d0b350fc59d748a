import { expect, test } from 'vitest'
import { mergeResult, newMerge, openPlaces, optionsOf, withChoice } from './field-merge.ts'

const VERSIONS = {
  base: 'We build. We test. We report.',
  mine: 'We design. We test. We report twice.',
  theirs: 'We make. We test. We report. We ship.',
}

test('a merge waits for its collisions and holds both texts until then', () => {
  const merge = newMerge(VERSIONS, 'sentences')
  expect(openPlaces(merge)).toBe(1)
  expect(mergeResult(merge)).toBe('We design. We make. We test. We report twice. We ship.')
})

test('once all are chosen, the result is what was chosen beside what only one has changed', () => {
  const merge = withChoice(newMerge(VERSIONS, 'sentences'), 0, 'theirs')
  expect(openPlaces(merge)).toBe(0)
  expect(mergeResult(merge)).toBe('We make. We test. We report twice. We ship.')
})

test('of two payments one is chosen, and mine stands until then', () => {
  const merge = newMerge({ base: '50.00', mine: '70.00', theirs: '80.00' }, 'whole')
  expect([mergeResult(merge), openPlaces(merge), optionsOf(merge)]).toEqual(['70.00', 1, ['mine', 'theirs']])
  expect(mergeResult(withChoice(merge, 0, 'theirs'))).toBe('80.00')
})

test('a result that was edited by hand is taken as it stands, and its choices come back with it', () => {
  const merge = newMerge(VERSIONS, 'sentences')
  const edited = { ...merge, edited: 'We design and make.' }
  expect([openPlaces(edited), mergeResult(edited)]).toEqual([0, 'We design and make.'])
  expect({ ...edited, edited: null }).toEqual(merge)
})
