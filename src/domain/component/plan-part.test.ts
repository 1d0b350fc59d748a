import { expect, test } from 'vitest'
import { partsNamed } from './plan-part.ts'

test.each([
  ['Risk management', ['risks']],
  ['Payment schedule', ['payments']],
  ['Milestone schedule', ['schedule']],
  ['Tasks and schedule', ['tasks', 'schedule']],
  ['Deliverables and acceptance', ['deliverables', 'acceptance']],
  ['Requirements by numbered task', ['requirements']],
  ['Data rights assertions', ['terms']],
  ['Antenna design', []],
])('%s is of %j', (heading, parts) => {
  expect(partsNamed(heading)).toEqual(parts)
})
