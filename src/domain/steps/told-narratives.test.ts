import { expect, test } from 'vitest'
import type { StepStatus } from '../step.ts'
import { plainMilestone as milestone } from '../testing/plain-milestone.ts'
import { narrativeHeading, toldNarratives } from './told-narratives.ts'

const step = (number: number, status: StepStatus, narrative_md: string) => ({
  step_id: `step-${number}`,
  status,
  narrative_md,
})
const PLAN = [milestone(1, 'Milestone 1 - Kickoff\n\nWe meet.'), milestone(2, 'Milestone 2 - Coil'), milestone(3, 'Milestone 3 - Report')]

test('only finalized steps are told, in the order of the plan, the others named', () => {
  const steps = [step(3, 'finalized', 'We report.'), step(2, 'ready', 'We wind.'), step(1, 'finalized', 'We meet in Dayton.')]
  const { told, left_out } = toldNarratives(PLAN, steps)
  expect(told.map(({ milestone_number, title, narrative_md }) => [milestone_number, title, narrative_md])).toEqual([
    [1, 'Kickoff', 'We meet in Dayton.'],
    [3, 'Report', 'We report.'],
  ])
  expect(left_out).toEqual([2])
})

test('a step without words, or of a milestone that is no longer in the plan, is not told', () => {
  const { told, left_out } = toldNarratives(PLAN, [step(1, 'finalized', ' \n'), step(4, 'finalized', 'We went on.')])
  expect(told).toEqual([])
  expect(left_out).toEqual([1, 2, 3])
})

test.each([
  ['## Kickoff\n\n### Objective\n\nWe meet.', '### Objective\n\nWe meet.'],
  ['\n# Milestone 1 - **Kickoff**\nWe meet.', 'We meet.'],
  ['## Another title\n\nWe meet.', '## Another title\n\nWe meet.'],
  ['Kickoff\n\nWe meet.', 'Kickoff\n\nWe meet.'],
])('a title that stands above the milestone is not said again: %j', (narrative, told) => {
  expect(toldNarratives(PLAN, [step(1, 'finalized', narrative)]).told[0]?.narrative_md).toBe(told)
})

test('a narrative is headed by number and title, by its number alone where there is no title', () => {
  expect(narrativeHeading({ milestone_number: 2, title: 'Coil' })).toBe('Milestone 2 - Coil')
  expect(narrativeHeading({ milestone_number: 2, title: '' })).toBe('Milestone 2')
})
