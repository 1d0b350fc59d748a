import { expect, test } from 'vitest'
import { type JourneyFacts, journeyStages } from './journey.ts'

const NOTHING: JourneyFacts = { hasTopic: false, hasContract: false, milestones: 0, hasScope: false }
const told = (facts: JourneyFacts, path = '/dashboard') =>
  journeyStages(facts, path).map(({ label, state, note, current }) => `${current ? '> ' : ''}${label}, ${state}: ${note}`)

test('at first only the upload is open', () => {
  expect(told(NOTHING)).toEqual([
    '> Dashboard, open: Upload a solicitation',
    'Global Interview, later: After the upload',
    'Step Management, later: After the interview',
    'Final plan, later: After the steps',
  ])
})

test('after the interview the steps are open and counted', () => {
  expect(told({ hasTopic: true, hasContract: true, milestones: 5, hasScope: false }, '/steps')).toEqual([
    'Dashboard, done: Solicitation read',
    'Global Interview, done: Answered',
    '> Step Management, open: 5 milestones',
    'Final plan, later: After the steps',
  ])
})

test('with a scope the steps are done and the final plan is open', () => {
  expect(told({ hasTopic: true, hasContract: true, milestones: 1, hasScope: true }, '/final-export').slice(2)).toEqual([
    'Step Management, done: 1 milestone',
    '> Final plan, open: Review and export',
  ])
})

test('three stages can be gone to, the final plan comes of completing the steps', () => {
  expect(journeyStages(NOTHING, '/').map(({ to }) => to)).toEqual(['/dashboard', '/global-interview', '/steps', undefined])
})
