import { expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/quantity.ts'
import { asked, STEPS } from './composed/testing/mast.ts'
import { withMatchedRequirements } from './matched-requirements.ts'
import type { WorkStep } from './work-breakdown.ts'

const FREE: readonly WorkStep[] = STEPS.map((step) => ({ ...step, requirement_ids: [] }))
const beside = (text: string, steps = FREE) =>
  withMatchedRequirements([asked('R1', text), asked('R2', 'Report on the cost.')], steps).flatMap(({ id, requirement_ids }) =>
    requirement_ids.includes('R1') ? [id] : [],
  )

test('a step that says a requirement word for word answers it', () => {
  expect(beside('Build the mast.')).toEqual(['s2'])
})

test('a step is put beside a requirement that it tells of in other words', () => {
  expect(beside('Verify by test that the mast deflects less than 2 cm in wind of 20 m/s.')).toEqual(['s3'])
})

test('what no step tells of has no step', () => {
  expect(beside('Disclose the nationality of all employees.')).toEqual([])
})

test('what a person has said of a requirement stays', () => {
  const said = FREE.map((step) => (step.id === 's1' ? { ...step, requirement_ids: ['R1'] } : step))
  expect(beside('Build the mast.', said)).toEqual(['s1'])
})

test('a requirement is put beside the step whose pass mark has its limit for the same thing', () => {
  const text = 'The CO2 channel is read within ±2 mmHg.'
  const limit = asked('R1', text, { kind: 'performance', quantities: requirementQuantities(text) })
  const measuring = (quantity: string) =>
    FREE.map((step) => (step.id === 's2' ? { ...step, proof: [{ quantity, comparator: '<=', value: '2', unit: 'mmHg' } as const] } : step))
  const found = (quantity: string) =>
    withMatchedRequirements([limit], measuring(quantity)).flatMap(({ id, requirement_ids }) => (requirement_ids.length > 0 ? [id] : []))
  expect(found('CO2 error')).toEqual(['s2'])
  expect(found('Cuff pressure')).toEqual([])
})
