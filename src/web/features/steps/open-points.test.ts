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

const answeredBy = (requirement_id: string, covered_by: number[]) => ({
  requirement_id,
  covered_by,
  strength: covered_by.length > 0 ? ('full' as const) : ('none' as const),
  places: [],
  changed: [],
})

test('a requirement that nobody answers is told once, with its own words', () => {
  const coverage = [answeredBy('R1', []), answeredBy('R2', [1, 2]), answeredBy('R10', [])]
  const points = openPoints({ summary: '', sections: [], coverage, issues: [uncovered('R10'), uncovered('R1'), vague] })
  expect([points.answered, points.requirements]).toEqual([1, 3])
  expect(points.unanswered.map(({ requirement_id, finding }) => [requirement_id, finding?.quote])).toEqual([
    ['R1', 'words of R1'],
    ['R10', 'words of R10'],
  ])
  expect(points.findings).toEqual([{ severity: 'advice', issues: [vague] }])
})

test('the gravest findings come first, and empty severities not at all', () => {
  const { findings } = openPoints({ summary: '', sections: [], coverage: [], issues: [vague, noCriterion] })
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'advice'])
})

test('a requirement without a finding is still named', () => {
  const { unanswered } = openPoints({ summary: '', sections: [], coverage: [answeredBy('R3', [])], issues: [] })
  expect(unanswered).toEqual([{ requirement_id: 'R3', finding: null }])
})
