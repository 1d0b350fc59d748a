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
  ['Damage model of a woven wick', 'design', 'the damage model of a woven wick'],
  ['Integration and simulated tests', 'test', 'the integration and simulated tests'],
])('%s', (title, stage, object) => {
  expect(workOf(`Milestone 3 - ${title}`, subject)).toMatchObject({ stage, object })
})

test('a title that names a duty is read by its verb', () => {
  const text = 'Milestone 2 - Test the wick in salt water\n\nTask 2.1: The Contractor shall test the wick in salt water.'
  expect(workOf(text, subject)).toMatchObject({ stage: 'test', object: 'the wick in salt water' })
})

test('an assessment under a test plan with numbers is a test', () => {
  const plan = '\n\nTask 4.1: The Contractor shall support the assessment.\n\nTest plan: 30 runs of 10 hours each.'
  expect(workOf('Milestone 4 - Assessment of the still', subject).stage).toBe('analyse')
  expect(workOf(`Milestone 4 - Assessment of the still${plan}`, subject).stage).toBe('test')
})

test.each([
  ['Tamper mesh', 'the tamper mesh'],
  ['Extension of CavityStat to networks', 'CavityStat'],
  ['Replacement of the oil by salt water', 'the salt water'],
  ['Absorber scaled down in frequency', 'the absorber'],
  ['Co-bonding of six 3 by 3 inch wick plates', 'the six 3 by 3 inch wick plates'],
])('%s is about %s', (title, object) => {
  expect(workOf(`Milestone 3 - ${title}`, subject).object).toBe(object)
})

test.each([
  ['Hydrogenation runs', 'build', 'the hydrogenation runs'],
  ['Graded test coupons in three directions', 'design', 'the graded test coupons in three directions'],
])('%s leave things behind', (title, stage, object) => {
  expect(workOf(`Milestone 3 - ${title}`, subject)).toMatchObject({ stage, object })
})

test('an application that is defined joins nothing', () => {
  const text =
    'Milestone 2 - Application and the expected heat\n\nTask 2.1: The Contractor shall define the application and the expected heat.'
  expect(workOf(text, subject).stage).toBe('analyse')
})
