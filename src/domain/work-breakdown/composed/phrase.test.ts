import { expect, test } from 'vitest'
import { figure, lowered, nameOf, numbered, raised, saidBehind } from './phrase.ts'
import { quoted, quotedFigures } from './quoted-requirement.ts'

const quote = (words: string) => quoted({ id: 'R1', quote: words, page: 2 })

test('a requirement is quoted by its first words, with its page', () => {
  expect(quote('Model the mast.')).toBe('R1 “Model the mast” (p. 2)')
  expect(quote('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen')).toBe(
    'R1 “one two three four five six seven eight nine ten eleven twelve …” (p. 2)',
  )
})

test('a quote is not cut within brackets', () => {
  expect(quote('Grade the metal in at least three directions of the part (X, Y, Z) over the whole length of the build')).toContain(
    '(X, Y, Z) …',
  )
  expect(
    quote(
      'Grade the metal in at least three directions of the part (such as the first the second the third and the fourth axis) of the build',
    ),
  ).toBe('R1 “Grade the metal in at least three directions of the part …” (p. 2)')
  expect(quote('(Diseases with acute progressions are of interest')).toBe('R1 “Diseases with acute progressions are of interest” (p. 2)')
})

test('a quote is cut where a clause or a thing of a list ends, and nowhere else when one is near', () => {
  expect(quote('Log each run of the kiln with the heat curve and its operator, the batch, the glaze and the lot of the clay')).toBe(
    'R1 “Log each run of the kiln with the heat curve and its operator …” (p. 2)',
  )
  expect(quote('Sort pears by bruise, ripeness and stem, by size as the packers of the growers near the river do it today')).toBe(
    'R1 “Sort pears by bruise, ripeness and stem …” (p. 2)',
  )
})

test('a quote that its page cuts short goes on with the words of its sentence, and what leads to a list says that more comes', () => {
  const cut = { id: 'R12', quote: 'The workflow should also', page: 1 }
  const text = 'The workflow should also include robust methods of validation.'
  expect(quoted({ ...cut, text })).toBe('R12 “The workflow should also include robust methods of validation” (p. 1)')
  expect(quoted({ ...cut, quote: 'The tool shall do the following:', text: 'The tool shall do the following:' })).toBe(
    'R12 “The tool shall do the following: …” (p. 1)',
  )
})

test('what a person has put into their own words is told in these, without quotation marks', () => {
  const corrected = { id: 'R8', quote: '4 Pour depth 3 cm or 5', text: 'Pour depth: at least 3 cm', page: 2, set_by: 'person' as const }
  expect(quoted(corrected)).toBe('R8 Pour depth: at least 3 cm (p. 2)')
  const quantities = [
    { printed: '3 cm', value: '3', unit: 'cm', comparator: '>=' as const, threshold_or_objective: null, what: 'Pour depth' },
  ]
  expect(quotedFigures({ ...corrected, quantities })).toBe('R8 Pour depth: at least 3 cm (p. 2)')
  expect(quoted({ ...corrected, set_by: 'reader' })).toBe('R8 “4 Pour depth 3 cm or 5” (p. 2)')
})

test('requirements are named in their order, whoever added one later', () => {
  expect(numbered(['R1', 'R2', 'R16', 'R3', 'R4'])).toBe('R1 to R4 and R16')
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
