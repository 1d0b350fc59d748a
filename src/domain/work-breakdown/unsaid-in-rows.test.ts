import { expect, test } from 'vitest'
import { asked } from './composed/testing/mast.ts'
import type { Row } from './rows.ts'
import { unsaidInRows } from './unsaid-in-rows.ts'

const step = (action: string, method: string, state: 'seen' | 'suggested' = 'seen'): Row => {
  const cell = <Value>(value: Value) => ({ value, origin: { from: 'person' as const }, state })
  const own = { ...cell(action), state: 'seen' as const }
  return {
    id: 's1',
    kind: 'step',
    position: 0,
    cells: { action: own, method: cell(method), requirement_ids: { ...cell(['R1']), state: 'seen' } },
  }
}
const PAPERS = asked('R1', 'Deliver a rigging manual for the mast and a bill of materials to ISO 10303.', { kind: 'deliverable' })
const open = (row: Row) => unsaidInRows([PAPERS, asked('R2', 'Deliver a sail plan and a flag plan.')], [row]).map(({ words }) => words)

test('of a requirement that stands on a step the things that no row speaks of are open; what has no step is open as a whole', () => {
  expect(open(step('Write the rigging manual', 'by hand'))).toEqual(['a bill of materials to ISO 10303'])
  expect(open(step('Write the rigging manual', 'bill of materials as ISO 10303'))).toEqual([])
})

test('what is only suggested says nothing yet', () => {
  expect(open(step('Write the rigging manual', 'bill of materials as ISO 10303', 'suggested'))).toEqual([
    'a bill of materials to ISO 10303',
  ])
})
