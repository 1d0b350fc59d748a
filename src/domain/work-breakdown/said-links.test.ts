import { expect, test } from 'vitest'
import { asked, step } from './composed/testing/mast.ts'
import { bareLinks } from './said-links.ts'

const FOLD = asked('R1', 'The mast shall fold within 30 seconds without tools.', { kind: 'performance', whose: 'product' })
const isBare = (cells: Parameters<typeof step>[1]) => {
  const put = step('s1', { requirement_ids: ['R1'], put: ['R1'], ...cells })
  return bareLinks([FOLD], { steps: [put], commitments: [] })(put, 'R1')
}

test('of a requirement that was put on a step of which no word speaks of it is told that nothing says how', () => {
  expect(isBare({ action: 'Paint the hull' })).toBe(true)
})

test('a word of the row says how, or a test, also one of which somebody has only said that it shows it', () => {
  expect(isBare({ action: 'Fold the mast with no tools in 30 seconds' })).toBe(false)
  const proof = [{ quantity: 'mast folds without tools', comparator: '<=', value: '30', unit: 's' } as const]
  expect(isBare({ action: 'Paint the hull', proof })).toBe(false)
  const quantity = 'stowing by one hand'
  expect(isBare({ action: 'Paint the hull', proof: [{ quantity }], shows: [{ requirement_id: 'R1', quantity }] })).toBe(false)
})

test('what was matched ahead nobody has put there', () => {
  expect(isBare({ action: 'Paint the hull', put: undefined })).toBe(false)
})
