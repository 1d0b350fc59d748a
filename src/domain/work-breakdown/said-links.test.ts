import { expect, test } from 'vitest'
import { asked, step } from './composed/testing/mast.ts'
import { withoutBareLinks } from './said-links.ts'

const FOLD = asked('R1', 'The mast shall fold within 30 seconds without tools.', { kind: 'performance', whose: 'product' })
const idsOf = (cells: Parameters<typeof step>[1]) =>
  withoutBareLinks({ steps: [step('s1', { requirement_ids: ['R1'], is_put: true, ...cells })], commitments: [] }, [FOLD]).steps[0]
    ?.requirement_ids

test('a requirement that was put on a step of which no word speaks of it is not answered there', () => {
  expect(idsOf({ action: 'Paint the hull' })).toEqual([])
})

test('it is answered where a word of the row or a test says how', () => {
  expect(idsOf({ action: 'Fold the mast with no tools in 30 seconds' })).toEqual(['R1'])
  expect(
    idsOf({ action: 'Paint the hull', proof: [{ quantity: 'mast folds without tools', comparator: '<=', value: '30', unit: 's' }] }),
  ).toEqual(['R1'])
})

test('what was matched ahead stays where it was found', () => {
  expect(idsOf({ action: 'Paint the hull', is_put: undefined })).toEqual(['R1'])
})
