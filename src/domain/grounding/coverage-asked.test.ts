import { expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/quantity.ts'
import { plainMilestone } from '../testing/plain-milestone.ts'
import { unsaidValues } from './coverage-asked.ts'
import { toldParts } from './coverage-part.ts'

const unsaid = (asked: string, told: string) => {
  const quantities = requirementQuantities(asked)
  const requirement = {
    id: 'R1',
    text: asked,
    quote: asked,
    page: 1,
    phase: 'any',
    kind: 'performance',
    strength: 'must',
    set_by: 'reader',
    quantities,
  } as const
  return unsaidValues({ ...requirement, quantities }, toldParts(plainMilestone(1, '', { acceptance_criteria: [told] }))).map(
    ({ printed }) => printed,
  )
}

test.each([
  ['The winch shall pay out 600 feet of rope.', 'The winch pays out six hundred feet of rope.'],
  ['The winch shall work from -5 to 45 degrees C.', 'The winch works from minus five to forty-five degrees C.'],
  ['At least 90% of the hitches shall hold.', 'At least nine out of ten of the hitches hold.'],
  ['At least 90% of the hitches shall hold.', 'At least sixty of 66 hitches hold.'],
  ['No more than 12% of the hitches shall slip.', 'No more than three of twenty-five hitches slip.'],
  ['The winch shall weigh at most 10 kg.', 'The winch weighs 22 lb.'],
])('%s %s', (asked, told) => expect(unsaid(asked, told)).toEqual([]))

test.each([
  ['The winch shall pay out 600 feet of rope.', 'The winch pays out five hundred feet of rope.'],
  ['At least 90% of the hitches shall hold.', 'At least eight out of ten of the hitches hold.'],
])('%s %s', (asked, told) => expect(unsaid(asked, told)).toHaveLength(1))
