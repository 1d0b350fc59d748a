import { expect, test } from 'vitest'
import { soundPlan } from '../quality/testing/plans.ts'
import { breakdownOf } from '../work-breakdown/breakdown-of.ts'
import { bareStep } from '../work-breakdown/work-breakdown.ts'
import { verbsLeft } from './left-proofs.ts'

test('a step that names only a thing is left until it says what is done with it; one of the option is a matter of the option', () => {
  const steps = ['pump housing', 'Prepare the pump housing', 'impeller'].map((action, at) =>
    bareStep(`s${at + 1}`, { action, part: at === 2 ? 'option' : 'base' }),
  )
  const places = { composedFrom: () => undefined, nameOf: (id: string) => `Step ${id.slice(1)}` }
  const things = verbsLeft(soundPlan(), { ...breakdownOf([]), steps }, places)
  expect(things.map(({ place: { message, cell } }) => [message, cell?.cell])).toEqual([
    ['Step 1 does not say what is done with “pump housing”.', 'action'],
  ])
})
