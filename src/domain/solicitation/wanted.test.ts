import { expect, test } from 'vitest'
import { isOfGovernment, isOfUsers, tellsWhatIsNeeded, tellsWhatIsWanted, withSubjectNamed } from './wanted.ts'

test.each([
  'The proposed mast software would enable sails of any cut.',
  'An ideal coating would have a hardness of 9.',
  'In the end, companies will build three masts.',
  'Later stages of this effort would require trials at sea.',
  'The solution will be able to fold itself.',
  'HERON will fold the mast at night.',
])('%j says what is wanted', (sentence) => {
  expect(tellsWhatIsWanted(sentence)).toBe(true)
})

test.each([
  'This technology will benefit every crew.',
  'Such systems would greatly reduce the work.',
  'Existing systems will fail in the cold.',
  'High-quality approaches that use rope would provide another means.',
  'The Navy will use the results.',
  'Crews will be glad.',
  'In calm seas, with new sails and new systems, the skill of the crew will be even more important.',
])('%j only tells', (sentence) => {
  expect(tellsWhatIsWanted(sentence)).toBe(false)
})

test('what the Government does itself is no demand, what it takes or asks is', () => {
  expect(isOfGovernment('The Army will evaluate each mast on a lake.')).toBe(true)
  expect(isOfGovernment('It will be evaluated by Government experts.')).toBe(true)
  expect(isOfGovernment('The Department of the Army will only accept masts of wood.')).toBe(false)
  expect(isOfGovernment('The contractor will evaluate each mast.')).toBe(false)
})

test('what people must do today is no demand, what they must be able to do with the thing is one', () => {
  expect(isOfUsers('Sailors must climb the mast in any weather.')).toBe(true)
  expect(isOfUsers('The pilots are often required to look out.')).toBe(true)
  expect(isOfUsers('Sailors must be able to fold the mast in one minute.')).toBe(false)
})

test('what the product needs is a demand, what products of today need is none', () => {
  expect(tellsWhatIsNeeded('To be of use, the sensor needs a wide field.')).toBe(true)
  expect(tellsWhatIsNeeded('The coating has to survive salt.')).toBe(true)
  expect(tellsWhatIsNeeded('Current sensors need a wide field.')).toBe(false)
})

test('a name from the title, and an "it" for what the sentence before is about, stand for the solution', () => {
  const names = 'Project HERON 7: masts that fold'
  expect(withSubjectNamed('Meant for crews, boats, and yards, HERON 7 will fold masts.', names, undefined)).toBe(
    'The solution will fold masts.',
  )
  expect(withSubjectNamed('OTTER will fold masts.', names, undefined)).toBe('OTTER will fold masts.')
  expect(withSubjectNamed('It will fold.', names, 'The solution must be light.')).toBe('The solution will fold.')
  expect(withSubjectNamed('It will rain.', names, 'Weather is a risk at sea.')).toBe('It will rain.')
})
