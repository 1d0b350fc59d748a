import { expect, test } from 'vitest'
import { workOf } from './milestone-work.ts'

const subject = { full: 'the portable water still', short: 'the still', plural: false }

test.each([
  ['Concepts for a wick that needs no pump', 'design', 'the wick that needs no pump'],
  ['Verification of the boiler', 'test', 'the boiler'],
  ['Technical feasibility of the still', 'test', 'the still'],
  ['Review of known wicks', 'analyse', 'the known wicks'],
  ['First build of the boiler', 'build', 'the boiler'],
  ['Development of collection software', 'build', 'the collection software'],
  ['Integration of the pump', 'integrate', 'the pump'],
  ['Verification of high security', 'test', 'the still'],
])('%s', (title, stage, object) => {
  expect(workOf(`Milestone 3 - ${title}`, subject)).toMatchObject({ stage, object })
})

test('a title that names a duty is read by its verb', () => {
  const text = 'Milestone 2 - Test the wick in salt water\n\nTask 2.1: The Contractor shall test the wick in salt water.'
  expect(workOf(text, subject)).toMatchObject({ stage: 'test', object: 'the wick in salt water' })
})
