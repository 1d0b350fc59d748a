import { expect, test } from 'vitest'
import type { Requirement } from '../solicitation/analysis.ts'
import { hasMeasure } from './has-measure.ts'
import { bareStep } from './work-breakdown.ts'

const asked = (id: string, kind: Requirement['kind']) => ({ id, kind, whose: kind === 'deliverable' ? 'work' : 'product' }) as Requirement
const REQUIREMENTS = [asked('R1', 'performance'), asked('R2', 'deliverable')]
const TESTED = bareStep('s1', { action: 'Press the seals', proof: [{ quantity: 'Leak rate' }] })
const ship = (requirement_ids: string[]) => bareStep('s2', { action: 'Ship ten seals to the depot', requirement_ids })

test('a shipment has nothing to measure once the company has told its tests, unless a test can show what it answers', () => {
  const is = (step: typeof TESTED) => hasMeasure(step, [TESTED, step], REQUIREMENTS)
  expect([TESTED, ship([]), ship(['R2']), ship(['R1'])].map(is)).toEqual([true, false, false, true])
  expect(is(bareStep('s3', { action: 'Measure the seals' }))).toBe(true)
})

test('as long as no test is told any work may have one', () => {
  expect(hasMeasure(ship([]), [ship([])], REQUIREMENTS)).toBe(true)
})
