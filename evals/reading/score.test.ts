import { expect, test } from 'vitest'
import { analysisOf } from '../../src/domain/solicitation/analysis-of.ts'
import { scoreOf } from './score.ts'
import type { Truth } from './truth.ts'

const PAGES = [
  {
    page: 1,
    text: 'TOPIC NUMBER: AF251-0001\nTITLE: Shield\nOBJECTIVE: Develop a shield.\nPHASE I: Model the shield. Test three coupons.\nKEYWORDS: shield; coupon',
  },
]
const FIELDS: Truth['fields'] = {
  number: 'AF251-0001',
  title: 'Shield',
  program_type: 'SBIR',
  component: 'Air Force',
  itar: null,
  direct_to_phase_2: null,
  classified_notice: null,
  keywords: ['shield', 'coupon'],
  technology_areas: null,
  award_ceiling: null,
  period_of_performance: null,
}
const SECTIONS: Truth['sections'] = {
  objective: 'Develop a shield.',
  description: null,
  phase_1: 'Model the … three coupons.',
  phase_2: null,
  phase_3: null,
}
const MARKED: Truth['requirements'] = [
  { quote: 'Develop a shield.', page: 1, phase: 'any', kind: 'task', strength: 'must' },
  { quote: 'Model the shield.', page: 1, phase: 'I', kind: 'task', strength: 'must' },
  { quote: 'Test three coupons.', page: 1, phase: 'I', kind: 'task', strength: 'must' },
]
const score = (fields: Partial<Truth['fields']>, requirements: Truth['requirements']) =>
  scoreOf(analysisOf(PAGES, 'shield.pdf'), PAGES, {
    file: 'shield.pdf',
    pages: 1,
    fields: { ...FIELDS, ...fields },
    sections: SECTIONS,
    requirements,
    quantities: [],
    sentences: [],
  })

test('what was marked and read alike counts as right, with its phase and its quote', () => {
  const alike = score({}, MARKED)
  expect(alike).toMatchObject({ fields: { wrong: [], missing: [] }, missed: [], extra: [], phase_right: 3, quotes_standing: 3 })
  expect(alike.fields.right).toHaveLength(alike.fields.fields)
})

test('a field that was read otherwise is wrong, one that was not read is missing', () => {
  expect(score({ title: 'Sword', itar: true, award_ceiling: '$140,000', keywords: null }, MARKED).fields).toMatchObject({
    wrong: ['title', 'keywords'],
    missing: ['itar', 'award_ceiling'],
  })
})

test('what was marked and not read is missed, what was read and not marked is too much', () => {
  const other = {
    quote: 'Deliver a launcher to the range.',
    page: 1,
    phase: 'II' as const,
    kind: 'task' as const,
    strength: 'must' as const,
  }
  expect(score({}, [...MARKED.slice(1), other])).toMatchObject({ missed: [other.quote], extra: ['Develop a shield.'] })
})

test('a requirement found under another phase is not right', () => {
  expect(
    score(
      {},
      MARKED.map((marked) => ({ ...marked, phase: 'II' as const })),
    ).phase_right,
  ).toBe(0)
})

test('a requirement found with another kind or strength is told with both', () => {
  const [first, ...others] = MARKED
  const judged = score({}, first ? [{ ...first, strength: 'should' }, ...others] : [])
  expect(judged).toMatchObject({ kind_right: 3, strength_right: 2 })
  expect(judged.judged_otherwise).toEqual(['task should read as task must: Develop a shield.'])
})
