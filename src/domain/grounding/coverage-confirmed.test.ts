import { expect, test } from 'vitest'
import type { Coverage } from '../quality/review.ts'
import { plainMilestone as milestone } from '../testing/plain-milestone.ts'
import { confirmedSteps } from '../work-breakdown/confirmed-steps.ts'
import type { Cell } from '../work-breakdown/rows.ts'
import { withConfirmed } from './coverage-confirmed.ts'

const TASK = 'Task 2.1: The Contractor (Ana Ruiz, engineer) shall wind two loops of copper.'
const PLAN = [milestone(1, 'Kickoff\n\nDue: Award + 1 Month.'), milestone(2, `Loops\n\n${TASK}\nMethod: by hand`)]
const CONFIRMED = [{ action: 'Wind two loops of copper', requirement_ids: ['R4'] }]

const told = (strength: Coverage['strength'], covered_by: number[] = []): Coverage => ({
  requirement_id: 'R4',
  covered_by,
  strength,
  places: [],
  changed: [],
})

test('a requirement that a person put on a step is answered in part by the task of that step', () => {
  for (const strength of ['none', 'quoted', 'partial'] as const) {
    expect(withConfirmed([told(strength)], PLAN, CONFIRMED)).toEqual([
      { ...told('partial', [2]), places: [{ milestone_number: 2, part: 'text', quote: TASK, by_person: true }] },
    ])
  }
})

test('what the words of the plan answer is told by these', () => {
  const full = told('full', [1])
  expect(withConfirmed([full], PLAN, CONFIRMED)).toEqual([full])
})

test('a step whose task does not stand in the plan, and another requirement, answer nothing', () => {
  const open = [told('none')]
  expect(withConfirmed(open, PLAN.slice(0, 1), CONFIRMED)).toEqual(open)
  expect(withConfirmed(open, PLAN, [{ action: 'Wind two loops of copper', requirement_ids: ['R5'] }])).toEqual(open)
  expect(withConfirmed(open, [milestone(2, `Loops\n\n${TASK.replace('.', '')} and test them.`)], CONFIRMED)).toEqual(open)
})

test('confirmed is what a person typed or accepted, not what was only matched ahead', () => {
  const cell = (value: unknown, state: Cell['state']): Cell => ({ value, origin: { from: 'document', page: 1, quote: 'Q' }, state })
  const row = (state: Cell['state'], action: Cell['state'] = 'read') => ({
    kind: 'step',
    cells: { action: cell('Wind two loops of copper', action), requirement_ids: cell(['R4'], state) },
  })
  expect(confirmedSteps([row('seen')])).toEqual(CONFIRMED)
  expect(confirmedSteps([row('read'), row('suggested'), row('seen', 'suggested'), { kind: 'plan', cells: {} }])).toEqual([])
})
