import { expect, test } from 'vitest'
import { mergedCells, repointed, splitCells } from './row-edits.ts'

const typed = <Value>(value: Value) => ({ value, origin: { from: 'person' } as const, state: 'seen' as const })

test('the second half of a step does the same with the same people, and says itself what comes of it', () => {
  expect(
    splitCells({ action: typed('Model it'), place: typed('Dayton'), result: typed('a model'), requirement_ids: typed(['R1']) }),
  ).toEqual({
    action: typed('Model it'),
    place: typed('Dayton'),
  })
})

test('a merged step says what both said, from the earlier beginning to the later end', () => {
  const merged = mergedCells(
    { action: typed('Model it'), place: typed('Dayton'), from_month: typed(3), to_month: typed(4), requirement_ids: typed(['R1']) },
    {
      action: typed('Test it'),
      place: typed('Dayton'),
      method: typed('by hand'),
      from_month: typed(2),
      to_month: typed(3),
      requirement_ids: typed(['R1', 'R2']),
    },
  )
  expect(merged).toEqual({
    action: typed('Model it; Test it'),
    method: typed('by hand'),
    from_month: typed(2),
    requirement_ids: typed(['R1', 'R2']),
  })
})

test('whoever needed the merged step needs the one it was merged into, once, and never itself', () => {
  expect(repointed(['b', 'a', 'c'], 'b', 'a', 'd')).toEqual(['a', 'c'])
  expect(repointed(['b'], 'b', 'a', 'a')).toEqual([])
  expect(repointed(['c'], 'b', 'a', 'd')).toBeNull()
})
