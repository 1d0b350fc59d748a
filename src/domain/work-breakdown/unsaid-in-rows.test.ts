import { expect, test } from 'vitest'
import { answerWith } from './breakdown-of.ts'
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

test('a part that a test shows is said, on whichever step it stands', () => {
  const holds = asked('R1', 'The tank shall hold the wine for a year, and shall keep sulfite in the wine at no more than 90 mg/L.', {
    kind: 'performance',
    whose: 'product',
    quantities: [{ printed: '90 mg/L', value: '90', unit: 'mg/L', comparator: '<=', threshold_or_objective: null, what: 'sulfite' }],
  })
  const hold = step('Hold the wine in the tank for a year', 'by hand')
  const cell = <Value>(value: Value) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
  const tested: Row = {
    id: 's2',
    kind: 'step',
    position: 1,
    cells: {
      action: cell('Send samples to the laboratory'),
      proof: cell([{ quantity: 'Sulfite', comparator: '<=' as const, value: '90', unit: 'mg/L' }]),
    },
  }
  expect(unsaidInRows([holds], [hold])).toHaveLength(1)
  expect(unsaidInRows([holds], [hold, tested])).toEqual([])
})

test('a requirement that was put to a step that says nothing of it is told with that step, whole, until a person says that it is answered there', () => {
  const hull = step('Paint the hull', 'by brush')
  expect(unsaidInRows([PAPERS], [hull])).toEqual([{ requirement: PAPERS, words: PAPERS.text, bare: 's1' }])
  const said = (told: string) => {
    const { limits } = answerWith(hull, 'step', 'R1', told)
    return {
      ...hull,
      cells: { ...hull.cells, limits: limits && { value: limits, origin: { from: 'person' }, state: 'seen' } },
    } as unknown as Row
  }
  expect(unsaidInRows([PAPERS], [said('Paint the hull')])).toEqual([])
  expect(unsaidInRows([PAPERS], [said('Wash the hull')])).toHaveLength(1)
})
