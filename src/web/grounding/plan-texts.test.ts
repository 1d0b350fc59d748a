import { expect, test } from 'vitest'
import type { StoredMilestone } from '../../domain/milestone.ts'
import { groundsCount } from './grounds-count.ts'
import { withOwn, withoutOwn } from './own-statements.ts'
import { isSameTrace, planTexts } from './plan-texts.ts'
import { traced } from './testing/traced.ts'

const milestone = (change: Partial<StoredMilestone> = {}): StoredMilestone => ({
  milestone_number: 2,
  step_type: 'development',
  initial_text: 'First draft',
  refined_text: 'We measure at [name the test range].',
  deliverables: ['Report', 'Data in [state the format]'],
  acceptance_criteria: ['30 dB in 3 runs'],
  ...change,
})
const PLAN = { scope_paragraph: 'Acme builds it.', milestones: [milestone()] }

test('a plan is the scope, then text, deliverables and criteria of each milestone', () => {
  expect(planTexts(PLAN).map(({ milestone_number, part, index, text }) => [milestone_number, part, index, text])).toEqual([
    [null, 'scope', 0, 'Acme builds it.'],
    [2, 'text', 0, 'We measure at [name the test range].'],
    [2, 'deliverable', 0, 'Report'],
    [2, 'deliverable', 1, 'Data in [state the format]'],
    [2, 'criterion', 0, '30 dB in 3 runs'],
  ])
  expect(planTexts({ ...PLAN, scope_paragraph: '  ' })[0]?.part).toBe('text')
})

test('sentences are counted by what they rest on', () => {
  const texts = [traced('«A.» «B.» «C.»', 'sourced', 'own', 'unsupported'), traced('«D.»', 'blank')]
  expect(groundsCount(texts)).toEqual({ sourced: 1, own: 1, connecting: 0, blank: 1, unsupported: 1 })
})

test('a sentence is accepted once, and what no longer stands in the plan as it was accepted is let go', () => {
  expect(withOwn(['Acme builds it.', 'Edited since.'], '30 dB in 3 runs', PLAN)).toEqual(['Acme builds it.', '30 dB in 3 runs'])
  expect(withOwn(['Acme builds it.'], 'Acme builds it.', PLAN)).toEqual(['Acme builds it.'])
  expect(withoutOwn(['a', 'b'], 'a')).toEqual(['b'])
})

test('texts that were not edited are the same, an edited one is not', () => {
  const one = traced('«A.»', 'sourced')
  expect(isSameTrace([one], [{ ...one }])).toBe(true)
  expect(isSameTrace([one], [{ ...one, sentences: [...one.sentences] }])).toBe(false)
  expect(isSameTrace([one], [])).toBe(false)
})
