import { expect, test } from 'vitest'
import { mergedSteps, repointedCells, splitCells } from './row-edits.ts'

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
  const one = {
    action: typed('Model it'),
    place: typed('Dayton'),
    from_month: typed(3),
    to_month: typed(4),
    requirement_ids: typed(['R1']),
  }
  const next = {
    action: typed('Test it'),
    place: typed('Dayton'),
    method: typed('by hand'),
    from_month: typed(2),
    to_month: typed(3),
    requirement_ids: typed(['R1', 'R2']),
  }
  expect(mergedSteps({ id: 'a', cells: one }, { id: 'b', cells: next })).toEqual({
    action: typed('Model it; Test it'),
    method: typed('by hand'),
    from_month: typed(2),
    requirement_ids: typed(['R1', 'R2']),
  })
})

test('a step that is made of two needs neither of them, and its result goes wherever either goes but to itself', () => {
  const merged = (one: Record<string, string | string[]>, next: Record<string, string | string[]>) => {
    const cells = (values: typeof one) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typed(value)]))
    const changed = Object.entries(mergedSteps({ id: 'a', cells: cells(one) }, { id: 'b', cells: cells(next) }))
    return Object.fromEntries(changed.map(([name, cell]) => [name, cell?.value ?? null]))
  }
  expect(merged({ goes_to: 'b' }, { needs: ['a'], goes_to: 'c' })).toEqual({ goes_to: 'c' })
  expect(merged({ goes_to: 'b', needs: ['b'] }, {})).toEqual({ goes_to: null, needs: null })
  expect(merged({ goes_to: 'c' }, { goes_to: 'a' })).toEqual({})
  expect(merged({}, { goes_to: 'a; Government' })).toEqual({ goes_to: 'Government' })
  expect(merged({ goes_to: 'Government' }, { goes_to: 'c' })).toEqual({ goes_to: 'Government; c' })
  expect(merged({ goes_to: 'Government; b' }, { goes_to: 'Government' })).toEqual({ goes_to: 'Government' })
})

test('whoever spoke of the merged step speaks of the one it was merged into, once, and never of itself', () => {
  expect(repointedCells({ needs: typed(['b', 'a', 'c']), goes_to: typed('b') }, 'b', 'a', 'd')).toEqual({
    needs: typed(['a', 'c']),
    goes_to: typed('a'),
  })
  expect(repointedCells({ goes_to: typed('Government; b; c') }, 'b', 'a', 'd')).toEqual({ goes_to: typed('Government; a; c') })
  expect(repointedCells({ needs: typed(['b']), goes_to: typed('b') }, 'b', 'a', 'a')).toEqual({ needs: null, goes_to: null })
  expect(repointedCells({ step_ids: typed(['c']), goes_to: typed('Government') }, 'b', 'a', 'd')).toEqual({})
})

test('of several goals only the one that is gone changes', () => {
  expect(repointedCells({ goes_to: typed('Government; b; c') }, 'b', 'a', 'd')).toEqual({ goes_to: typed('Government; a; c') })
  expect(repointedCells({ goes_to: typed('b; c') }, 'b', null, 'd')).toEqual({ goes_to: typed('c') })
})

test('of a removed step nobody speaks', () => {
  expect(repointedCells({ step_ids: typed(['b', 'c']) }, 'b', null, 'd')).toEqual({ step_ids: typed(['c']) })
  expect(repointedCells({ needs: typed(['b']), goes_to: typed('b') }, 'b', null, 'd')).toEqual({ needs: null, goes_to: null })
})
