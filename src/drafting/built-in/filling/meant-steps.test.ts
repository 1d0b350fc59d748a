import { expect, test } from 'vitest'
import { knownStep, learnFrom, numbersOf } from './known-steps.ts'
import { LEARNED } from './learned.ts'
import { meantSteps } from './meant-steps.ts'

const STEPS = [
  'size the steel beams',
  'build a four-well breadboard',
  'rank the tubes against two instruments',
  'lay out the handheld on paper',
].map(knownStep)
const said = (text: string) => ({ text, beside: text, gap: '. ' })
const meant = (...names: string[]) => meantSteps(names.map(said), STEPS, 'method', LEARNED.links.meant).map(({ step }) => step)

test('a name means the step that has its words', () => {
  expect(meant('the handheld')).toEqual([3])
})

test('names are told one after another: what shares no word stands between its neighbours', () => {
  expect(meant('the beams', 'the breadboard', 'the comparison', 'the handheld')).toEqual([0, 1, 2, 3])
})

test.each([
  [
    ['Step 4', 'task 2'],
    [3, 1],
  ],
  [
    ['S3', '1'],
    [2, 0],
  ],
  [
    ['WP 3', 'the task 4.'],
    [2, 3],
  ],
])('a number means the step in that place: %s', (names, steps) => expect(meant(...names)).toEqual(steps))

test.each([
  ['build 4 breadboards', 1],
  ['beam 3', 0],
])('a number that counts or tells things apart means no step by itself: %s', (name, step) => expect(meant(name)).toEqual([step]))

test.each([
  ['S1 (M1-2): size the beams. S2 (M2-4): rank the tubes. S5 (M5): lay out the handheld.', [1, 2, 5]],
  ['1. size the beams\n2) rank the tubes\n3 - lay out the handheld', [1, 2, 3]],
  ['Months 1 to 3: size the beams. Month 4 to 5: rank the tubes. Week 21: lay out the handheld', [1, 2, 3]],
  ['months 1-2: size the beams. M 3 rank the tubes, then lay out the handheld', [1, 2, 3]],
])('steps have the numbers under which they were told, or else their places: %s', (answer, numbers) => {
  const names = ['size the beams', 'rank the tubes', 'lay out the handheld']
  const known = names.map(knownStep)
  const linked = names.map((text, step) => {
    const start = answer.indexOf(text)
    return { told: { kind: 'step' as const, cell: 'action', text, start, end: start + text.length, segment: 0 }, steps: [step] }
  })
  learnFrom(known, answer, 'steps', linked)
  expect(numbersOf(known)).toEqual(numbers)
})

test('where nothing is known nothing is meant', () => {
  expect(meantSteps([said('the beams')], [], 'method', LEARNED.links.meant)).toEqual([])
})
