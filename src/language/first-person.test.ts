import { expect, test } from 'vitest'
import { isFirstPerson } from './first-person.ts'

test.each(['we add a coating', "then we'll weld it", 'Our Dayton laboratory', 'a loan to us', 'I lead it'])(
  'somebody speaks of themselves: %s',
  (words) => expect(isFirstPerson(words)).toBe(true),
)

test.each(['add a coating', 'Phase I will consist of schematics', 'made in the US', 'two hours', 'Weld it'])('nobody does: %s', (words) =>
  expect(isFirstPerson(words)).toBe(false),
)
