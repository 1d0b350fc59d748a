import { describe, expect, test } from 'vitest'
import { changedBar, timelineOf } from './timeline.ts'
import { bareStep, type WorkStep } from './work-breakdown.ts'

const step = (id: string, cells: Partial<WorkStep> = {}) => bareStep(id, { action: `Do ${id}`, ...cells })
const FRAME = { dues: [1, 2, 4, 5, 6], period: 6 }
const barsOf = (...steps: WorkStep[]) => timelineOf({ steps }, FRAME).bars

test('milestones stretch from the due month before theirs to their own', () => {
  expect(timelineOf({ steps: [] }, FRAME).milestones).toEqual([
    { number: 1, after: 0, due: 1 },
    { number: 2, after: 1, due: 2 },
    { number: 3, after: 2, due: 4 },
    { number: 4, after: 4, due: 5 },
    { number: 5, after: 5, due: 6 },
  ])
})

test('a step is a bar over its months, in the milestone that is due at or after its last month', () => {
  const [bar] = barsOf(step('a', { from_month: 2, to_month: 3, lead: 'Ana Ruiz', people: ['Li Wei'] }))
  expect(bar).toEqual({
    id: 'a',
    number: 1,
    name: 'Do a',
    from: 2,
    to: 3,
    isAssumed: false,
    part: 'base',
    milestone: 3,
    lead: 'Ana Ruiz',
    needs: [],
  })
})

test('steps whose months nobody said stand where their place among the others puts them', () => {
  const bars = barsOf(step('a', { from_month: 1, to_month: 2 }), step('b'), step('c', { from_month: 5, to_month: 6 }))
  expect(bars.map(({ from, to, isAssumed }) => [from, to, isAssumed])).toEqual([
    [1, 2, false],
    [3, 4, true],
    [5, 6, false],
  ])
})

test('a step tells what it needs, and whether it begins before that is there', () => {
  const bars = barsOf(
    step('a', { from_month: 2, to_month: 4 }),
    step('b', { from_month: 4, to_month: 5, needs: ['a'] }),
    step('c', { from_month: 3, to_month: 6, needs: ['a', 'c', 'gone'] }),
  )
  expect(bars.map(({ needs }) => needs)).toEqual([
    [],
    [{ id: 'a', number: 1, isTooEarly: false }],
    [{ id: 'a', number: 1, isTooEarly: true }],
  ])
})

test('the option stands behind the base and in no milestone; months beyond the period are cut off in the base alone', () => {
  const { months, bars } = timelineOf(
    {
      steps: [
        step('a', { from_month: 5, to_month: 9 }),
        step('b', { part: 'option', from_month: 7, to_month: 12 }),
        step('c', { part: 'option' }),
      ],
    },
    FRAME,
  )
  expect(months).toBe(12)
  expect(bars.map(({ from, to, milestone }) => [from, to, milestone])).toEqual([
    [5, 6, 5],
    [7, 12, null],
    [7, 12, null],
  ])
})

describe('a bar of months 2 to 4 of 6', () => {
  const bar = { from: 2, to: 4 }
  test.each([
    ['move', 1, { from: 3, to: 5 }],
    ['move', 9, { from: 4, to: 6 }],
    ['move', -9, { from: 1, to: 3 }],
    ['start', -1, { from: 1, to: 4 }],
    ['start', 9, { from: 4, to: 4 }],
    ['end', 2, { from: 2, to: 6 }],
    ['end', 9, { from: 2, to: 6 }],
    ['end', -9, { from: 2, to: 2 }],
  ] as const)('%s by %i', (change, by, months) => {
    expect(changedBar(bar, change, by, 6)).toEqual(months)
  })
})

test('a step that begins behind the base stands in the option, whatever its row says', () => {
  expect(timelineOf({ steps: [step('late', { from_month: 8, to_month: 9 })] }, FRAME)).toMatchObject({
    months: 9,
    bars: [{ from: 8, to: 9, part: 'option', milestone: null }],
  })
})
