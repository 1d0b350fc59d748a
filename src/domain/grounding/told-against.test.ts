import { expect, test } from 'vitest'
import { asking } from './testing/asking.ts'
import { oppositionTo } from './told-against.ts'

const { forbidding, askingFor, keptBy } = oppositionTo(
  [
    'Brine and peelings shall not be poured onto the quay, into a drain, or into the harbor.',
    'The line shall contain no asbestos.',
    'The line shall pickle no fewer than two batches of herring in cane vinegar.',
    'Salt in the brine shall be logged every hour.',
    'The barrels shall be no taller than 90 cm.',
    'The line shall be washed by its own crew.',
  ].map(asking),
)
const names = (found: readonly { requirement: { id: string } }[]) => found.map(({ requirement }) => requirement.id)

test.each([
  ['What is left of the brine goes over the edge of the quay.', ['R1']],
  ['The seams of the line are packed with asbestos.', ['R2']],
  ['No brine leaves the tank for the harbor.', []],
  ['The salt of the brine is logged by a probe.', []],
  ['Last year the brine went into the harbor.', []],
  ['If brine gets onto the quay, we hose it off.', []],
  ['The barrels are 80 cm tall.', []],
])('what is done may be forbidden: %s', (quote, ids) => expect(names(forbidding({ quote }))).toEqual(ids))

test('a pronoun speaks of what the sentence before names', () => {
  const told = { quote: 'We pump that off at night.', before: 'Brine collects under the belt.' }
  expect(forbidding(told)).toMatchObject([
    { requirement: { id: 'R1' }, words: 'Brine collects under the belt. We pump that off at night.' },
  ])
  expect(forbidding({ quote: told.quote })).toEqual([])
})

test.each([
  ['Cane vinegar, and smoking of eels.', ['R3']],
  ['No herring in cane vinegar: it turns gray.', ['R3']],
  ['Smoking of eels; sale of vinegar.', []],
  ['Asbestos.', []],
])('what is left out may be asked for, and what the topic forbids as well is not: %s', (excluded, ids) =>
  expect(names(askingFor(excluded))).toEqual(ids),
)

test('a sentence says that a prohibition is kept', () => {
  expect(keptBy('No brine leaves the tank for the harbor.')).toEqual(['R1'])
  expect(keptBy('The brine goes into the harbor.')).toEqual([])
})
