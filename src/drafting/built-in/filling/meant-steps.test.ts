import { expect, test } from 'vitest'
import { knownStep } from './known-steps.ts'
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

test('where nothing is known nothing is meant', () => {
  expect(meantSteps([said('the beams')], [], 'method', LEARNED.links.meant)).toEqual([])
})
