import { expect, test } from 'vitest'
import { mergeResult, newMerge, openPlaces, withChoice } from './field-merge.ts'

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

test('a result that was edited by hand is taken as it stands, and its choices come back with it', () => {
  const merge = newMerge(VERSIONS, 'sentences')
  const edited = { ...merge, edited: 'We design and make.' }
  expect([openPlaces(edited), mergeResult(edited)]).toEqual([0, 'We design and make.'])
  expect({ ...edited, edited: null }).toEqual(merge)
})
