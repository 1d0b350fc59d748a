import { expect, test } from 'vitest'
import { isAside } from './aside.ts'

test.each([
  'Honestly, that part depends on the weather, haha.',
  "I'm not sure yet what goes into the report, will ask Ana.",
  'It is a mess every time, but it works.',
])('%j is said by the way', (sentence) => expect(isAside(sentence)).toBe(true))

test.each(['We look at the joint under the microscope.', 'Each speed is repeated.', 'Yes, 40 gloves, in the rain.'])(
  '%j tells of the work',
  (sentence) => expect(isAside(sentence)).toBe(false),
)
