import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shown } from '../testing/shown.tsx'
import { CoverageItem } from './coverage-item.tsx'

const requirement = {
  id: 'R4',
  text: 'The oven shall brown the crust.',
  quote: 'The oven shall brown the crust.',
  kind: 'task',
  strength: 'must',
  phase: 'I',
  page: 2,
  quantities: [],
  set_by: 'reader',
} as const

test('a requirement that a milestone only names by its number is told so, without the line of numbers', () => {
  const places = [{ milestone_number: 2, part: 'text' as const, quote: 'Answers: R2 to R4 (Task 2.1).' }]
  const coverage = { requirement_id: 'R4', covered_by: [], strength: 'quoted' as const, places, changed: [] }
  shown(<CoverageItem row={{ requirement: { ...requirement, quantities: [] }, coverage }} file_id="" />)
  expect(screen.getByText('Named by its number; no sentence says how it is met.')).toBeVisible()
  expect(screen.queryByText(/R2 to R4/)).toBeNull()
})
