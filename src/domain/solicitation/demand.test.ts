import { expect, test } from 'vitest'
import { strengthInPhase, strengthInProse } from './demand.ts'

test.each([
  ['Masts may range in height from 3 m to 9 m.', 'must'],
  ['Of concern are cracks in the foot.', 'should'],
  ['Of these, rust is of great importance.', 'should'],
  ['Can a mast be raised by one person?', 'should'],
  ['If the mast is fielded, it may require a second coat.', 'should'],
  ['Phase I proposals will NOT be accepted for this topic.', 'must'],
  ['The key attribute of the mast is its low weight.', 'must'],
  ['Trials on a boat will be mandatory.', 'must'],
  ['This scope focuses on masts for small boats.', 'should'],
  ['There is also interest in masts of paper.', 'should'],
  ['The system aims to speed up folding.', 'objective'],
  ['The need exists for a quick way to fold masts.', 'must'],
  ['The folded system would be evaluated on a boat.', 'must'],
  ['Travel costs are the responsibility of the small business.', 'must'],
  ['Given the salt in the air, it’s imperative to keep the foot dry.', 'must'],
  ['Innovation will be needed to make the foot light.', 'must'],
  ['This topic will explore and compare new ways to raise masts.', 'must'],
  ['In addition, the focus of this topic is the raising of masts at sea.', 'should'],
] as const)('%j asks for something (%s)', (sentence, strength) => {
  expect(strengthInProse(sentence)).toBe(strength)
})

test.each([
  'The need to raise masts quickly causes accidents.',
  'An easy way for the crew is to leave the mast up.',
  'This solution will help every crew.',
  'Wind data are also of interest to other customers.',
  'Masts were applied to many problems of interest to the Navy.',
  'Further, new masts continue to be sold.',
])('%j only tells', (sentence) => {
  expect(strengthInProse(sentence)).toBeNull()
})

test('in a phase, orders to read and prohibitions count too', () => {
  expect(strengthInPhase('Read and follow all of the instructions.')).toBe('must')
  expect(strengthInPhase('Phase I-like proposals will not be evaluated and will be rejected.')).toBe('must')
  expect(strengthInPhase('Further, the mast exists.')).toBeNull()
})
