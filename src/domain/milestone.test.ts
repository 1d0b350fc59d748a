import { describe, expect, test } from 'vitest'
import {
  deliverableLines,
  milestoneBody,
  milestoneTitle,
  StoredMilestone,
  shownCriteria,
  shownDeliverables,
  shownText,
} from './milestone.ts'

test.each([
  [{ refined_text: 'refined', initial_text: 'initial' }, 'refined'],
  [{ refined_text: null, initial_text: 'initial' }, 'initial'],
  [{ refined_text: '', initial_text: 'initial' }, ''],
  [{ refined_text: null, initial_text: null }, ''],
])('of %j the refined text is shown, else the initial text, else nothing', (milestone, text) => {
  expect(shownText(milestone)).toBe(text)
})

describe('the title of a milestone', () => {
  test.each([
    ['Milestone 1 - Kickoff\nText', 'Kickoff'],
    ['Task 12 – Chamber test', 'Chamber test'],
    ['TASK 2 — Design', 'Design'],
    ['  milestone 3 -- Build  \r\nText', 'Build'],
    ['Milestone 4: Test', 'Milestone 4: Test'],
    ['Phase-locked loop\nText', 'Phase-locked loop'],
    ['Task force - first meeting', 'Task force - first meeting'],
    ['', ''],
    ['Task 1 - ', ''],
  ])('%j is %j', (text, title) => {
    expect(milestoneTitle(text)).toBe(title)
  })

  test('of running text without a heading is its first words, and the text stays whole', () => {
    const words =
      'The Contractor shall measure the front-to-back ratio of the shield in the anechoic chamber at three frequencies, and keep all of the raw data with the calibration file of that day.'
    const title = milestoneTitle(`Task 1 - ${words}\nMore.`)
    expect(title.length).toBeLessThanOrEqual(151)
    expect(words.startsWith(title.replace('…', ''))).toBe(true)
    expect(title).toMatch(/\w…$/)
    expect(milestoneBody(`Task 1 - ${words}\nMore.`)).toBe(`${words}\n\nMore.`)
  })
})

test.each([
  ['Milestone 1 - Kickoff\n\nWe meet.\nWe agree.', 'We meet.\nWe agree.'],
  ['\n\nTask 1 - Kickoff\r\nWe meet.\n', 'We meet.'],
  ['Task 1 - Kickoff', ''],
  ['', ''],
])('the text of %j below its title is %j', (text, body) => {
  expect(milestoneBody(text)).toBe(body)
})

test('deliverables are split by lines, blank ones dropped', () => {
  expect(deliverableLines(' Report (PDF) \r\n\n   \nPrototype\n')).toEqual(['Report (PDF)', 'Prototype'])
  expect(deliverableLines('  ')).toEqual([])
})

test('an empty list of deliverables shows two placeholders', () => {
  expect(shownDeliverables([])).toEqual(['(Deliverable 1)', '(Deliverable 2)'])
  expect(shownDeliverables(['Report'])).toEqual(['Report'])
})

test('acceptance criteria default to the acceptance of the deliverables', () => {
  expect(shownCriteria({ milestone_number: 3, acceptance_criteria: [] })).toEqual(['Acceptance of Milestone 3 deliverables'])
  expect(shownCriteria({ milestone_number: 3, acceptance_criteria: ['30 dB'] })).toEqual(['30 dB'])
})

describe('a stored milestone', () => {
  const kept = { milestone_number: 1, step_type: 'kickoff' }

  test.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['one criterion of older data', ['one criterion of older data']],
    [' ', []],
    [null, []],
    [undefined, []],
  ])('with criteria %j has %j', (acceptance_criteria, criteria) => {
    expect(StoredMilestone.parse({ ...kept, acceptance_criteria }).acceptance_criteria).toEqual(criteria)
  })

  test('without texts and deliverables has none', () => {
    expect(StoredMilestone.parse(kept)).toEqual({
      ...kept,
      initial_text: null,
      refined_text: null,
      deliverables: [],
      acceptance_criteria: [],
    })
  })

  test.each([{ milestone_number: 0 }, { milestone_number: 1.5 }, { step_type: 'launch' }, { deliverables: 'Report' }])(
    'with %j is refused',
    (change) => {
      expect(StoredMilestone.safeParse({ ...kept, ...change }).success).toBe(false)
    },
  )
})
