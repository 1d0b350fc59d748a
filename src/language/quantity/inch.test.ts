import { expect, test } from 'vitest'
import { measuresIn } from './measure.ts'
import { quantitiesIn } from './quantity.ts'

test.each([
  ['The gutter shall drain snowmelt of 3 in/h.', ['3 in/h =']],
  ['The shelf lies between 14 in and 22 in above the deck.', ['14 to 22 in range']],
  ['Trim from 2 in to 5 in at the stern.', ['2 to 5 in range']],
  ['Keep within 6 in of the seam.', ['6 in <=']],
  ['A gap of 2 in shall be left.', ['2 in =']],
  ['No burr larger than 1 in in any hem.', ['1 in <=']],
  ['The hem is off by at most 0.2 in over the whole sail.', ['0.2 in <=']],
  ['It fits a 4 in batten and a 5-in cleat.', ['4 in =', '5 in =']],
  ['It is a 20 in by 30 in hatch.', ['20 in =', '30 in =']],
  ['The spring gives 12 lb/in and more.', ['12 lb/in =']],
])('inches of %j', (text, quantities) => {
  expect(quantitiesIn(text).map(({ value, unit, comparator }) => `${value} ${unit} ${comparator}`)).toEqual(quantities)
})

test.each([
  'Sew 12 in March.',
  'They won 3 in Oslo.',
  'Of the boats, 4 in the harbor leak.',
  'It failed 5 in two years.',
  'Hoist at least 8 in each port.',
  'Hoist 6 in at least three ports.',
  'Moor 9 in and around the bay.',
  'It leaked 2 in over five hours.',
])('the word "in" of %j', (text) => expect(measuresIn(text).filter(({ unit }) => unit?.name === 'in')).toEqual([]))

test('behind a unit and a slash stands another figure, behind a name and a slash none', () => {
  const told = (text: string) => measuresIn(text).map(({ value, unit }) => `${value} ${unit?.name}`)
  expect(told('A 150V/15kW supply.')).toEqual(['150 V', '15 kW'])
  expect([told('An AN/45 set.'), told('MIL-STD-810H/2')]).toEqual([[], []])
})
