import { expect, test } from 'vitest'
import type { Coverage } from '../../domain/quality/review.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import { coverageCounts, coverageRows, strengthOf, wholeMilestones } from './coverage-rows.ts'

const requirement = (id: string): Requirement => ({
  id,
  text: id,
  kind: 'task',
  strength: 'must',
  phase: 'I',
  page: 1,
  quote: id,
  quantities: [],
  set_by: 'reader',
})
const answer = (requirement_id: string, strength: Coverage['strength'], more: Partial<Coverage> = {}): Coverage => ({
  requirement_id,
  covered_by: strength === 'none' ? [] : [1],
  strength,
  places: [],
  changed: [],
  ...more,
})
const CHANGED = [{ milestone_number: 1, part: 'text' as const, asked: '30 dB', told: '20 dB', quote: 'at 20 dB' }]
const ROWS = coverageRows(['R1', 'R2', 'R3', 'R4', 'R5'].map(requirement), [
  answer('R1', 'full'),
  answer('R2', 'none'),
  answer('R3', 'partial'),
  answer('R4', 'full', { changed: CHANGED }),
  answer('R5', 'none'),
])
const ids = (rows: typeof ROWS) => rows.map((row) => row.requirement.id)

test('what is broken comes first, then gaps, then what is answered in part, each in the order of the document', () => {
  expect(ids(ROWS)).toEqual(['R4', 'R2', 'R5', 'R3', 'R1'])
})

test('a requirement whose value was changed is broken by what answers it', () => {
  expect(strengthOf({ coverage: answer('R4', 'full', { changed: CHANGED }) })).toBe('broken')
  expect(strengthOf({ coverage: answer('R5', 'quoted', { covered_by: [] }) })).toBe('quoted')
  expect(strengthOf({ coverage: answer('R4', 'none', { changed: CHANGED }) })).toBe('none')
  expect(coverageCounts(ROWS)).toEqual({ none: 2, quoted: 0, partial: 1, full: 1, broken: 1 })
})

test('a promise for all requirements at once answers none, as in the plan review', () => {
  const places = [{ milestone_number: 1, part: 'text' as const, quote: 'All requirements of the solicitation shall be met.' }]
  const rows = coverageRows([requirement('R1')], [answer('R1', 'partial', { covered_by: [], places })])
  expect(coverageCounts(rows)).toEqual({ none: 1, quoted: 0, partial: 0, full: 0, broken: 0 })
})

test('a milestone is named alone only where none of its words are', () => {
  const places = [{ milestone_number: 2, part: 'text' as const, quote: 'words' }]
  expect(wholeMilestones(answer('R1', 'full', { covered_by: [1, 2], places }))).toEqual([1])
})
