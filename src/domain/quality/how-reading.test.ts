import { expect, test } from 'vitest'
import type { StoredMilestone } from '../milestone.ts'
import { factsOfBlank } from './how-blank.ts'
import { heldFacts } from './how-held.ts'
import { howReading, settledKey } from './how-reading.ts'

const TASK = 'The Contractor shall measure the leak rate of the seal by raising the pressure step by step.'
const milestone = (task: string): StoredMilestone => ({
  milestone_number: 3,
  step_type: 'development',
  initial_text: null,
  refined_text: `Seal trials\n\nAll is done by Award + 4 Months.\nTask 3.1: ${task}`,
  deliverables: ['Test report (PDF), to the TPOC'],
  acceptance_criteria: ['The test report shows the TPOC at least 25 psi, by Award + 4 Months.'],
})

test('a milestone tells what is missing, and what to ask next', () => {
  const reading = howReading(milestone(TASK), new Set())
  expect(reading.missing).toEqual(['instrument_or_data', 'who', 'where'])
  expect(reading.question?.asks).toEqual(['instrument_or_data', 'who'])
})

test('what was called needless is neither missing nor asked', () => {
  const needless = new Set([settledKey(TASK, 'instrument_or_data'), settledKey(TASK, 'who')])
  const reading = howReading(milestone(TASK), needless)
  expect(reading.missing).toEqual(['where'])
  expect(reading.question?.asks).toEqual(['where'])
})

test('what a blank asks for is missing, but asked for by the blank alone', () => {
  const reading = howReading(
    milestone(`${TASK} It runs at [name the test site for the leak rate]. Lead: [name the person who leads it].`),
    new Set(),
  )
  expect(reading.missing).toEqual(['instrument_or_data', 'who', 'where'])
  expect(reading.question?.asks).toEqual(['instrument_or_data'])
})

test.each([
  ['name the test site for the demonstration of the data link', ['where']],
  ['name the method, tools and data for the first build', ['method', 'instrument_or_data']],
  ['state the number of runs, the conditions and the pass mark for the test', ['threshold']],
  ['name the person who leads the trials', ['who']],
  ['name the end user and the office that would fund the next phase', []],
  ['state the number of business days in which the TPOC replies to what is handed over', []],
])('a blank "%s" asks for %j', (ask, facts) => {
  expect(factsOfBlank(ask)).toEqual(facts)
})

test('a pass mark of the row that a task was composed from is not asked for, whatever number the task has by now', () => {
  const cell = (name: string) => ({ row: 's1', cell: name })
  const held = heldFacts([
    { text: `Task 2.4: ${TASK}`, cell: cell('action') },
    { text: 'Leak rate: at most 2 ml a minute, 3 runs; leak log; judged by Dr. Ana Ruiz.', cell: cell('proof') },
    { text: 'Noise: at most 3 dB.', cell: { row: 's2', cell: 'proof' } },
  ])
  const bare = { ...milestone(TASK), acceptance_criteria: [], deliverables: [] }
  expect(howReading(bare, new Set()).missing).toEqual(['instrument_or_data', 'who', 'where', 'threshold', 'evidence'])
  expect(howReading(bare, new Set(), held).missing).toEqual(['instrument_or_data', 'who', 'where'])
  expect(
    howReading({ ...bare, refined_text: 'Seal trials\n\nTask 3.1: The Contractor shall test the pump.' }, new Set(), held).missing,
  ).toContain('threshold')
})
