import { expect, test } from 'vitest'
import { peopleNamed, withoutDegrees } from './company-people.ts'

test.each([
  ['Tom Okafor, lead mechanical engineer, joined from Sandia in 2017.', 'Tom Okafor: lead mechanical engineer'],
  ['Our principal investigator, Dr. Maya Lindqvist, has led four efforts.', 'Maya Lindqvist: principal investigator'],
  ['Priya Natarajan, PhD - Chief Scientist, 15 years in coatings', 'Priya Natarajan: Chief Scientist'],
  ['Founder and CEO Janet Cho started the company in 2014.', 'Janet Cho: Founder and CEO'],
  [
    'The team of 22 includes Chief Technology Officer Hana Sato and our quality manager, Derek Ames.',
    'Hana Sato: Chief Technology Officer; Derek Ames: quality manager',
  ],
  ['Dr. Wei-Lin Shu is our principal investigator and works half time.', 'Wei-Lin Shu: principal investigator (half time)'],
  ['Dr. Ana Ruiz (PI, 20 hours a week), Bo Lee (test engineer)', 'Ana Ruiz: PI; Bo Lee: test engineer'],
  ["I'm Lena Orr, welder, I run the shop.", 'Lena Orr: welder'],
  ['Maya Lindqvist, chief scientist, Tom Okafor, lead engineer', 'Maya Lindqvist: chief scientist; Tom Okafor: lead engineer'],
])('who is named beside a role: %s', (sentence, people) => {
  const said = peopleNamed(sentence).map(({ name, role, hours }) => `${name}: ${role}${hours ? ` (${hours})` : ''}`)
  expect(said.join('; ')).toBe(people)
})

test.each([
  'Our coating laboratory in Akron, Ohio has two plasma spray booths.',
  'We work with Lockheed Martin, lead integrator, and Kansas City Plant.',
  'Ridge Analytics, Boulder, supports us.',
  'Samir Patel leads data science.',
  'Acme Systems, consultant since 2014',
])('nobody, where no name stands beside a role: %s', (sentence) => {
  expect(peopleNamed(sentence)).toEqual([])
})

test('a degree behind a name is no part of it, and before one it says where somebody is from', () => {
  expect(withoutDegrees('Lena Orr, PhD')).toBe('Lena Orr')
  expect(withoutDegrees('Lena Orr')).toBe('Lena Orr')
  expect(withoutDegrees('PhD Penn State')).toBeUndefined()
})
