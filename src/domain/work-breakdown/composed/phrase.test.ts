import { expect, test } from 'vitest'
import { figure, lowered, nameOf, numbered, raised, saidBehind } from './phrase.ts'

test('requirements are named in their order, whoever added one later', () => {
  expect(numbered(['R1', 'R2', 'R16', 'R3', 'R4'])).toBe('R1 to R4 and R16')
  expect(numbered(['R5', 'R4b', 'R4a', 'R3'].toSorted())).toBe('R3, R4a, R4b and R5')
})

test('the full stop of an abbreviation is a part of the name', () => {
  expect(['Halyard Acoustics, Inc.', 'Halyard Acoustics, Inc', 'Halyard Acoustics.', 'Joe Orr, Jr.'].map(nameOf)).toEqual([
    'Halyard Acoustics, Inc.',
    'Halyard Acoustics, Inc',
    'Halyard Acoustics',
    'Joe Orr, Jr.',
  ])
})

test('a line begins with a capital, unless a name begins otherwise', () => {
  expect(['model it', 'iOS client', 'eVTOL rotor', 'pH probe', 'a mast'].map(raised)).toEqual([
    'Model it',
    'iOS client',
    'eVTOL rotor',
    'pH probe',
    'A mast',
  ])
})

test('an amount with its sign is no amount of dollars a second time', () => {
  expect(figure({ comparator: '<=', value: '$1,500', unit: 'dollars' })).toBe('at most $1,500')
  expect(figure({ value: '1,500', unit: 'dollars' })).toBe('1,500 dollars')
  expect(figure({ value: '$3', unit: 'per watt' })).toBe('$3 per watt')
})

test.each([
  [{ comparator: '<=', value: 'within 2 dB' }, 'within 2 dB'],
  [{ comparator: 'approx', value: '15 dB or so' }, '15 dB or so'],
  [{ comparator: '<=', value: '28 or less' }, '28 or less'],
  [{ comparator: '<=', value: 'no more than 1 of 8' }, 'no more than 1 of 8'],
  [{ comparator: '<=', value: '3 mm' }, 'at most 3 mm'],
] as const)('a figure whose words say how it binds stays in these words: %j', (told, printed) => expect(figure(told)).toBe(printed))

test('a name that holds a figure keeps its casing where a sentence begins with it', () => {
  expect(raised('mh1823 software')).toBe('mh1823 software')
  expect(raised('two units')).toBe('Two units')
})

test('what is said behind a label does not begin with the label, with its words and a colon, or with the word in which it ends', () => {
  expect(saidBehind('Early warning: the gauge drifts', 'Early warning and response, the kiln cracks')).toBe('the gauge drifts')
  expect(saidBehind('If fewer than 6 of 9 glazes hold we stop.', 'The glaze is given up if')).toBe('fewer than 6 of 9 glazes hold we stop.')
  expect(saidBehind('Place: Dayton', 'Place')).toBe('Dayton')
  const others: [string, string][] = [
    ['Kiln 2: fired at night', 'Method'],
    ['If it rains we fire indoors.', 'Fallback'],
    ['Place of the kiln, then the yard', 'Place and time'],
    ['Lead: Ana Ruiz', 'Place'],
  ]
  for (const [words, label] of others) expect(saidBehind(words, label)).toBe(words)
})

test('behind a label a sentence begins small, but for names and for "I"', () => {
  expect(['Swap the pump', 'CNC-mill it', 'I keep two of them'].map(lowered)).toEqual([
    'swap the pump',
    'CNC-mill it',
    'I keep two of them',
  ])
})

test('a value that names its unit already has it', () => {
  expect(figure({ comparator: '>=', value: 'TRL 6', unit: 'TRL' })).toBe('at least TRL 6')
})
