import { expect, test } from 'vitest'
import { openPoints } from './open-points.ts'

const uncovered = { rule: 'QC-01', severity: 'error' as const, message: 'Requirement R1 (solicitation, page 2) is not addressed.' }
const vague = { rule: 'QC-04', severity: 'advice' as const, milestone_number: 2, message: '"robust" has no measure.' }
const noCriterion = (milestone_number: number) => ({
  rule: 'QC-02',
  severity: 'error' as const,
  milestone_number,
  message: 'No acceptance criterion.',
  remedy: 'Add a criterion.',
  source: 'A document, page 4',
})

test('the gravest findings come first, and empty severities not at all', () => {
  expect(openPoints({ issues: [vague, noCriterion(1)] }).map(({ severity, count }) => [severity, count])).toEqual([
    ['error', 1],
    ['advice', 1],
  ])
})

test('what one rule found stands together, with its remedy and its source once', () => {
  const blank = { rule: 'QC-50', severity: 'error' as const, milestone_number: 1, message: 'A blank.', remedy: 'Fill it in.' }
  const [errors] = openPoints({ issues: [noCriterion(1), blank, noCriterion(2)] })
  expect(errors?.rules).toEqual([
    { rule: 'QC-02', remedy: 'Add a criterion.', source: 'A document, page 4', issues: [noCriterion(1), noCriterion(2)] },
    { rule: 'QC-50', remedy: 'Fill it in.', source: undefined, issues: [blank] },
  ])
})

test('a rule that mends two things in two ways is told twice', () => {
  const [errors] = openPoints({ issues: [noCriterion(1), { ...noCriterion(2), remedy: 'Name who judges.' }] })
  expect(errors?.rules).toHaveLength(2)
})

test('a requirement that nobody answers is told by the coverage, not here again', () => {
  expect(openPoints({ issues: [uncovered, vague] }).map(({ severity }) => severity)).toEqual(['advice'])
})
