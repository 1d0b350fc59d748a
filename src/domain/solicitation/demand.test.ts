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
  ['Sails of silk are disallowed.', 'must'],
  ['No part of the mast can touch the water.', 'must'],
  ['For old masts, please provide a drawing.', 'must'],
  ['Fit with old decks is greatly desired.', 'should'],
  ['The desired speed of folding necessitates light hinges.', 'must'],
  ['It is therefore paramount to keep the foot dry.', 'must'],
  ['A key focus will be on hinges of felt.', 'must'],
  ['Innovation will be needed to make the foot light.', 'must'],
  ['This topic will explore and compare new ways to raise masts.', 'must'],
  ['In addition, the focus of this topic is the raising of masts at sea.', 'should'],
  ['Optics with low loss are needed.', 'must'],
  ['The weight of the mast cannot exceed 30 lb.', 'must'],
  ['Metrics for success include height and weight.', 'must'],
  ['The agency is soliciting masts of cork.', 'should'],
  ['The solution can be of wood, steel, or both.', 'should'],
  ['Proposers may assume that the sea is calm.', 'should'],
  ['It is important that cracks in the foot be measured.', 'must'],
  ['The paint will not be acceptable on wood.', 'must'],
  ['Companies will be requested to update their masts.', 'must'],
  ['Nominal sizes to be found are about 0.1 mm.', 'must'],
  ['This topic will only accept masts of wood.', 'must'],
  ['This topic does not seek new sails.', 'must'],
  ['Masts of lead are not desired.', 'must'],
  ['Do not propose sails.', 'must'],
  ['A variety of woods may be proposed to save weight.', 'should'],
  ['A model that can tell the wind would be beneficial to crews.', 'should'],
  ['Use of fielded parts is encouraged.', 'should'],
  ['Innovative masts are solicited that fold.', 'should'],
  ['Special consideration will be directed to masts of cork.', 'should'],
  ['Key challenges to be addressed include rust and wind.', 'should'],
  ['The desired product is a mast for one person.', 'objective'],
  ['The project aims to fold masts quickly.', 'objective'],
  ['Masts are expected to last.', 'objective'],
  ['It is envisioned that the mast will fold.', 'objective'],
  ['The ability to fold at night is critical.', 'must'],
  ['If ropes are to be used, the foot should be dry.', 'should'],
  ['A drop of 3 m will be minimally acceptable.', 'must'],
  ['Reflectance >0.85 (threshold).', 'must'],
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
  'Masts are a critical enabler of sailing.',
  'Crews are increasingly required to fold masts by hand.',
  'A shift to paper would divert funds, critical to meet sailor needs.',
  'Existing ropes must be replaced every year.',
  'Masts are raised and then must be greased by hand.',
  'Most approaches are limited to the lake.',
  'Masts do not need to be painted.',
  'These may include masts of old boats.',
  'The Army will evaluate each mast on a lake.',
  'The damage threshold of the paint is near 9 J.',
  'The purpose of this topic is to bring small firms to the Navy.',
  'In Phase III, masts would be sold.',
  'Masts could be used to hold lamps.',
])('%j only tells', (sentence) => {
  expect(strengthInProse(sentence)).toBeNull()
})

test('in a phase, orders to read and prohibitions count too', () => {
  expect(strengthInPhase('Read and follow all of the instructions.')).toBe('must')
  expect(strengthInPhase('Phase I-like proposals will not be evaluated and will be rejected.')).toBe('must')
  expect(strengthInPhase('Further, the mast exists.')).toBeNull()
})

test.each([
  'The need to fold old masts necessitates long drills.',
  'No part of old masts was made of felt.',
  'Crews are pleased to provide old drawings.',
  'A key port will be closed in winter.',
])('%j tells and asks nothing', (text) => {
  expect(strengthInProse(text)).toBeNull()
})
