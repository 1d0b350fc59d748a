import { expect, test } from 'vitest'
import { compoundVerb } from './compound-verb.ts'
import { orderOf } from './dated-steps.ts'
import { asOwnStep } from './own-steps.ts'
import { openingVerb } from './step-verb.ts'

test.each([
  ['co-fire six lids in the kiln', 'co-fire'],
  ['hot-press the tile', 'hot-press'],
  ['spin-coat two wafers', 'spin-coat'],
  ['bench test the pump', 'bench test'],
  ['flight test it on the mast', 'flight test'],
  ['lay up the skins', 'lay'],
  ['bake out the chamber', 'bake'],
])('"%s" opens with the verb "%s"', (step, verb) => {
  expect(openingVerb(step, false)).toBe(verb)
})

test.each(['bench test in air', 'hot press', 'field tests on the pier', 'ground station'])('"%s" names a thing', (step) => {
  expect(compoundVerb(step, false)).toBeNull()
})

test('an order with such a verb stays an order, and a proof is a test', () => {
  expect(orderOf('we co-fire six lids in the kiln')).toBe('co-fire six lids in the kiln')
  expect(asOwnStep('bench test the pump', 'Q5', '', 0.8)).toMatchObject({ verb: 'bench test', stage: 'test' })
  expect(asOwnStep('co-fire six lids', 'Q5', '', 0.5)).toMatchObject({ verb: 'co-fire', stage: 'build' })
})
