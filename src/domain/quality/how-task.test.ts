import { expect, test } from 'vitest'
import { kindOf } from './how-task.ts'

test('a meeting that is named and not told with a verb is one, too', () => {
  const named = (work: string) => kindOf(`The Contractor shall carry out the following work: ${work}`)
  expect(
    [
      'kickoff + list of the kilns.',
      'Meeting with the potters.',
      'briefing in month 3.',
      'critical design review 14 June.',
      'kiln kickoff.',
    ].map(named),
  ).toEqual(Array.from({ length: 5 }, () => 'meeting'))
  expect(['review of the glaze literature.', 'kiln ring.', 'glaze for the review.'].map(named)).not.toContain('meeting')
})
