import { expect, test } from 'vitest'
import { soundPlan, withMilestone } from '../quality/testing/plans.ts'
import type { Row } from '../work-breakdown/rows.ts'
import { removedLeft } from './left-removed.ts'

const [ASKED] = soundPlan().requirements

const withText = (refined_text: string) => withMilestone(1, { refined_text })
const step = (action: string): Row => ({
  id: action,
  kind: 'step',
  position: 0,
  cells: { action: { value: action, origin: { from: 'person' }, state: 'seen' } },
})

test('a text that still names a requirement which a person has taken out is told, also where it stands in a run of numbers', () => {
  const removed = ASKED ? [{ ...ASKED, id: 'R22' }] : []
  const named = (text: string) =>
    removedLeft({ ...withText(text), removed }, [], []).map(({ milestone_number, place }) => [milestone_number, place.message])
  const told = [1, 'Still named here, and taken out of the requirements: R22.']
  expect(named('Milestone 1 - Kickoff\n\nTask 1.1: The Contractor shall enter R1 to R23 in a table.')).toEqual([told])
  expect(named('Milestone 1 - Kickoff\n\nTask 1.1: The Contractor shall enter R22 in a table.')).toEqual([told])
  expect(named('Milestone 1 - Kickoff\n\nTask 1.1: The Contractor shall enter R1 to R21 and R23.')).toEqual([])
})

test('so is the task of a removed row, unless another row does the same', () => {
  const plan = withText('Milestone 1 - Kickoff\n\nTask 1.1: The Contractor (Ana Ruiz) shall wind the coil.')
  expect(removedLeft(plan, [], [step('Wind the coil')]).map(({ place }) => place.quote)).toEqual([
    'The Contractor (Ana Ruiz) shall wind the coil.',
  ])
  expect(removedLeft(plan, [step('Wind the coil')], [step('Wind the coil')])).toEqual([])
})
