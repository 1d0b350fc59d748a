import { expect, test } from 'vitest'
import { inlineListIn, partedListIn } from './inline-list.ts'

const items = (sentence: string) => inlineListIn(sentence)?.items.map(({ start, end }) => sentence.slice(start, end))

test.each([
  ['The mast shall: (1) fold flat; (2) stand on two (2) legs; and (3) float well.', ['fold flat', 'stand on two (2) legs', 'float well.']],
  ['Crews a) hoist the sail, b) mend it and c) stow it.', ['hoist the sail', 'mend it', 'stow it.']],
  [
    'It asks for i) a new way to hoist sails and ii) an older way to stow them.',
    ['a new way to hoist sails', 'an older way to stow them.'],
  ],
])('the items that are counted in %j', (sentence, expected) => expect(items(sentence)).toEqual(expected))

test.each([
  'The log holds (1) range, (2) speed and (3) wind force.',
  'The mast shall (1) fold, (2) float and (3) stand.',
  'The mast must either (1) fold flat or (2) break apart.',
  'It turns by either: (a) two crossed axles OR (b) one axle with a hinge.',
  'Build two (2) masts and one (1) sail.',
  'Fold the mast (2) at sea and (3) in port.',
  'Fold the mast (see part (a)).',
])('names alone, alternatives and other numbers are no list: %j', (sentence) => expect(inlineListIn(sentence)).toBeNull())

test('the items that semicolons part, behind what introduces them', () => {
  const parted = (sentence: string) => {
    const list = partedListIn(sentence)
    return list && [sentence.slice(0, list.leadEnd), ...list.items.map(({ start, end }) => sentence.slice(start, end))]
  }
  expect(parted('The grower shall deliver two carts; a manual (old; new; and torn pages); and three spare wheels.')).toEqual([
    'The grower shall deliver ',
    'two carts',
    'a manual (old; new; and torn pages)',
    'three spare wheels.',
  ])
  expect(parted('Deliverables: a log; drawings of the hull; and a report.')?.slice(0, 2)).toEqual(['Deliverables: ', 'a log'])
  expect(parted('The crew shall deliver a log; or a chart; or a report.')).toBeNull()
  expect(parted('The work shall cover ropes, taking into account the wear of a rope; its age; and the salt in it.')).toBeNull()
})
