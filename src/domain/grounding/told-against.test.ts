import { expect, test } from 'vitest'
import { asking } from './testing/asking.ts'
import { askingAmong, nearestAmong } from './told-against.ts'

const askingFor = askingAmong(
  [
    'Brine and peelings shall not be poured onto the quay, into a drain, or into the harbor.',
    'The line shall contain no asbestos.',
    'The line shall pickle no fewer than two batches of herring in cane vinegar.',
    'Salt in the brine shall be logged every hour.',
    'The line shall be washed by its own crew.',
    'Barrels shall be filled up to 5 cm below the lid; lids are outside the scope of this topic.',
  ].map(asking),
)

test.each([
  ['Cane vinegar, and smoking of eels.', ['R3']],
  ['No herring in cane vinegar: it turns gray.', ['R3']],
  ['Smoking of eels; sale of vinegar.', []],
  ['Asbestos.', []],
  ['The lids. The barrels stop below the lid.', []],
  ['Washing by the crew, which is left for later batches of herring; the own crew.', ['R5']],
])('what is left out may be asked for, and what the topic forbids as well is not: %s', (excluded, ids) =>
  expect(askingFor(excluded).map(({ requirement }) => requirement.id)).toEqual(ids),
)

test('what the topic leaves out itself is not asked for, also where it only tells so', () => {
  const towed = ['A towed barge shall carry two lamps.', 'Lamp oil shall be kept dry.', 'The hull shall be white.'].map(asking)
  const told = { ...asking('Mooring and towing of barges are outside this topic.', 3), is_note: true, strength: 'should' as const }
  const ids = (all: typeof towed) => askingAmong(all)('Towing barges.').map(({ requirement }) => requirement.id)
  expect(ids(towed)).toEqual(['R1'])
  expect(ids([...towed, told])).toEqual([])
})

test.each([
  ['Brine and peelings shall not be poured into the harbor.', 'The brine runs through a hose into the harbor.'],
  ['The line shall contain no asbestos.', 'An asbestos mat lies below the boiler.'],
  // of a list each thing by itself
  [
    'Nothing shall be put into the harbor. This includes oil, tar, lye, lead seals, and what is washed off boats, sheds and slipways.',
    'Barrels of herring are closed with lead seals.',
  ],
  [
    'The cannery shall not require paint on its floor, smoke in the hall, spoons of tin, seals of lead, or any open flame.',
    'Barrels of herring are closed with lead seals.',
  ],
  // for what something is forbidden, and what is allowed, is none of it
  ['The crane shall not use steam of any kind, including for farm upkeep; a clean boiler is acceptable.', undefined],
  ['Rope between the sheds is not acceptable.', undefined],
  // what other words tell of nobody can find by words
  ['No heavy metal may touch the herring.', undefined],
])('what comes nearest to what is forbidden is found by rare words, where it does not deny them: %s', (forbidden, nearest) => {
  const told = [
    'The brine runs through a hose into the harbor.',
    'We pour no brine and no peelings into the harbor.',
    'An asbestos mat lies below the boiler.',
    'Peelings go to a farm, the herring into barrels.',
    'Barrels of herring are closed with lead seals.',
    'The herring is weighed.',
    'The harbor master accepts the boiler.',
  ]
  expect(nearestAmong(told.map((quote) => ({ quote })))(asking(forbidden, 0))?.quote).toBe(nearest)
})
