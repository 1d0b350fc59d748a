import { expect, test } from 'vitest'
import { organization } from './customer-name.ts'

test.each([
  ['Air Force', 'the Air Force'],
  ['Missile Defense Agency (MDA)', 'the Missile Defense Agency (MDA)'],
  ['the Navy', 'the Navy'],
  ['Marine Corps Systems Command', 'Marine Corps Systems Command'],
  ['DARPA', 'DARPA'],
])('%s stands in a sentence as %s', (name, said) => {
  expect(organization(name)).toBe(said)
})
