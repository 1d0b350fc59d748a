import { expect, test } from 'vitest'
import type { StoredMilestone } from '../milestone.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { coverage } from './coverage.ts'
import { keyTerms } from './key-terms.ts'

const requirement = (id: string, quote: string): Requirement => ({
  id,
  text: quote,
  kind: 'task',
  strength: 'must',
  phase: 'I',
  page: 1,
  quote,
  quantities: [],
  set_by: 'reader',
})

const milestone = (milestone_number: number, refined_text: string, more: Partial<StoredMilestone> = {}): StoredMilestone => ({
  milestone_number,
  step_type: 'development',
  initial_text: null,
  refined_text,
  deliverables: [],
  acceptance_criteria: [],
  ...more,
})

const covered = (quote: string, ...milestones: StoredMilestone[]) => coverage([requirement('R1', quote)], milestones)[0]?.covered_by

const SHIELD = 'Develop a concept for an electromagnetic shield that isolates the antenna from the mast.'

test('a requirement is answered by the milestones that name it and speak of it, in the order of their numbers', () => {
  const named = { requirement_ids: ['R1'] }
  expect(
    covered(SHIELD, milestone(3, 'Shield concept for the antenna', named), milestone(1, 'The electromagnetic shield concept', named)),
  ).toEqual([1, 3])
})

test('naming alone is not enough once the text speaks of something else', () => {
  expect(covered(SHIELD, milestone(1, 'We buy office furniture.', { requirement_ids: ['R1'] }))).toEqual([])
})

test('a milestone that never named it answers it with its own words, in whatever form the words stand', () => {
  expect(
    covered(SHIELD, milestone(2, 'Concepts for electromagnetically shielding and isolating antennas on masts are developed.')),
  ).toEqual([2])
})

test('deliverables and criteria answer too', () => {
  const report = 'Deliver a thermal analysis report with the finite element mesh.'
  expect(covered(report, milestone(1, 'Kickoff', { deliverables: ['Thermal analysis report, finite element mesh (PDF)'] }))).toEqual([1])
  expect(covered(report, milestone(1, 'Kickoff', { acceptance_criteria: ['Thermal analysis reported on a finite element mesh'] }))).toEqual(
    [1],
  )
})

test('a number of the requirement has to stand in the answer, with or without its commas', () => {
  const asked = 'The actuator shall survive 10,000 duty cycles at full load.'
  expect(covered(asked, milestone(1, 'The actuator survives 10000 duty cycles under full load.'))).toEqual([1])
  expect(covered(asked, milestone(1, 'The actuator survives 1,000 duty cycles under full load.'))).toEqual([])
})

test('two or three common words in a text about something else are no answer', () => {
  expect(covered(SHIELD, milestone(1, 'The antenna mast is painted.'))).toEqual([])
  expect(covered('Prepare a report.', milestone(1, 'A monthly report is prepared.'))).toEqual([])
})

test('words that every plan uses are not what a text is about', () => {
  expect([...keyTerms('The proposed work shall be provided using the required task plan').words]).toEqual([])
})
