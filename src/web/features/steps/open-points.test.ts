import { expect, test } from 'vitest'
import { openPoints } from './open-points.ts'

const uncovered = (id: string) => ({
  rule: 'QC-01',
  severity: 'error' as const,
  message: `Requirement ${id} (solicitation, page 2) is not addressed.`,
  quote: `words of ${id}`,
})
const vague = { rule: 'QC-04', severity: 'advice' as const, milestone_number: 2, message: '"robust" has no measure.' }
const noCriterion = { rule: 'QC-02', severity: 'error' as const, milestone_number: 1, message: 'No acceptance criterion.' }

test('a requirement that nobody answers is told once, with its own words', () => {
  const coverage = [
    { requirement_id: 'R1', covered_by: [] },
    { requirement_id: 'R2', covered_by: [1, 2] },
    { requirement_id: 'R10', covered_by: [] },
  ]
  const points = openPoints({ summary: '', coverage, issues: [uncovered('R10'), uncovered('R1'), vague] })
  expect([points.answered, points.requirements]).toEqual([1, 3])
  expect(points.unanswered.map(({ requirement_id, finding }) => [requirement_id, finding?.quote])).toEqual([
    ['R1', 'words of R1'],
    ['R10', 'words of R10'],
  ])
  expect(points.findings).toEqual([{ severity: 'advice', issues: [vague] }])
})

test('the gravest findings come first, and empty severities not at all', () => {
  const { findings } = openPoints({ summary: '', coverage: [], issues: [vague, noCriterion] })
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'advice'])
})

test('a requirement without a finding is still named', () => {
  const { unanswered } = openPoints({ summary: '', coverage: [{ requirement_id: 'R3', covered_by: [] }], issues: [] })
  expect(unanswered).toEqual([{ requirement_id: 'R3', finding: null }])
})
