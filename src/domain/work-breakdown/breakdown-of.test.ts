import { expect, test } from 'vitest'
import { newRow } from './alike-rows.ts'
import { answersSaid, answerWith, breakdownOf, countingOf, limitsSaid } from './breakdown-of.ts'
import type { Cell, CellState, Row } from './rows.ts'

const said = <Value>(value: Value, state: CellState = 'read') => ({
  value,
  origin: { from: 'answer', slot: 'Q4', words: 'x' } as const,
  state,
})

test('cells that were read or looked at count; what is only suggested does not', () => {
  const rows: Row[] = [
    {
      id: 's1',
      kind: 'step',
      position: 1,
      cells: { action: said('Model the mast'), method: said('by hand', 'suggested'), place: said('Dayton', 'seen') },
    },
    { id: 's2', kind: 'step', position: 2, cells: { action: said('Build a mast', 'suggested') } },
    { id: 'p1', kind: 'plan', position: 1, cells: { solution: said('A mast that folds.') } },
  ]
  const { steps, plan } = breakdownOf(rows)
  expect(steps).toEqual([
    {
      id: 's1',
      action: 'Model the mast',
      place: 'Dayton',
      people: [],
      part: 'base',
      needs: [],
      requirement_ids: [],
      proof: [],
      interim: [],
    },
  ])
  expect(plan).toEqual({ solution: 'A mast that folds.' })
})

test('a milestone that is due on a day has the month of the plan in which that is, and the last one of which half is over by then', () => {
  const due = (start: string, day: string) => {
    const rows: Row[] = [
      { id: 'p', kind: 'plan', position: 0, cells: { start: said(start) } },
      { id: 'm', kind: 'milestone', position: 0, cells: { title: said('Review'), due_date: said(day) } },
    ]
    const [one] = breakdownOf(rows).milestones ?? []
    return [one?.due_month, one?.over_month]
  }
  expect(due('6 July 2026', '9 October 2026')).toEqual([4, 3])
  expect(due('6 July 2026', '30 September 2026')).toEqual([3, 3])
  expect(due('6 July 2026', '5 January 2027')).toEqual([6, 6])
  expect(due('1 July 2026', '31 October 2026')).toEqual([4, 4])
  expect(due('July 2026', 'October 2026')).toEqual([4, 4])
})

test('rows stand in their order, and one that does not say yet what it is about is left out', () => {
  const rows: Row[] = [
    { id: 'r2', kind: 'risk', position: 2, cells: { what: said('It breaks.'), step_ids: said(['s1']) } },
    { id: 'r1', kind: 'risk', position: 1, cells: { what: said('It sinks.') } },
    { id: 'r3', kind: 'risk', position: 3, cells: { sign: said('a creak') } },
  ]
  expect(breakdownOf(rows).risks).toEqual([
    { id: 'r1', what: 'It sinks.', step_ids: [] },
    { id: 'r2', what: 'It breaks.', step_ids: ['s1'] },
  ])
})

test('what only a removed step answered is told, so that it is not made a step again', () => {
  const cell = (value: unknown): Cell => ({ value, origin: { from: 'person' }, state: 'seen' })
  const row = (id: string, isRemoved: boolean) => ({
    ...newRow({ id, kind: 'step', cells: { action: cell('Model the mast'), requirement_ids: cell([`R-${id}`]) } }, 0),
    isRemoved,
  })
  expect(countingOf([row('s1', false), row('s2', true)])).toMatchObject({ steps: [{ id: 's1' }], left_out: ['R-s2'] })
  expect(countingOf([row('s1', false)])).not.toHaveProperty('left_out')
})

test('work that the solicitation asks for is undecided while its step is only suggested', () => {
  const cell = (value: unknown, state: CellState): Cell => ({ value, origin: { from: 'document', page: 2, quote: 'x' }, state })
  const row = (state: CellState) =>
    newRow({ id: 's1', kind: 'step', cells: { action: cell('Develop a concept', state), requirement_ids: cell(['R1'], state) } }, 0)
  expect(countingOf([row('suggested')])).toMatchObject({ steps: [], undecided: ['R1'] })
  expect(countingOf([row('seen')])).not.toHaveProperty('undecided')
})

test('that a step does not answer a requirement holds until somebody puts it there', () => {
  const limits = [{ requirement_id: 'R1', told: 'Glue the kite', is_same: false, answers: 'not' as const }]
  const cell = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
  expect(limitsSaid([{ cells: { limits: cell(limits) } }])).toEqual(limits)
  expect(limitsSaid([{ cells: { limits: cell(limits), requirement_ids: cell(['R1']) } }])).toEqual([])
})

test('which cells a person has typed is known, by their rows', () => {
  const typed = <Value>(value: Value, in_part?: true) => ({ value, origin: { from: 'person', in_part } as const, state: 'seen' as const })
  const rows: Row[] = [
    { id: 's1', kind: 'step', position: 1, cells: { action: typed('Glue the kite'), method: typed('By hand'), place: typed('Dayton') } },
    { id: 's2', kind: 'step', position: 2, cells: { action: said('Fly the kite'), method: said('by winch') } },
    { id: 'p1', kind: 'plan', position: 1, cells: { solution: typed('A kite that folds.'), existing: typed('A kite.', true) } },
  ]
  expect(breakdownOf(rows).typed).toEqual(['s1 action', 's1 method', 's1 place', 'plan solution'])
})

test('a sentence of the plan answers what a person says as long as it stands there, and what it answers is not asked for as work', () => {
  const plan = (statements: string, limits = answerWith({ cells: {} }, 'plan', 'R4', 'No lamp is fitted.').limits ?? []) => ({
    ...{ id: 'p1', kind: 'plan' as const, position: 0 },
    cells: { statements: said(statements), limits: said(limits, 'seen') },
  })
  const standing = plan('Cloth is bought here. No lamp is fitted.')
  expect([...answersSaid([standing])]).toEqual([['R4', 'No lamp is fitted.']])
  expect([...answersSaid([plan('Cloth is bought here.')])]).toEqual([])
  expect(countingOf([newRow(standing, 0)]).left_out).toEqual(['R4'])
  expect(answerWith(standing, 'plan', 'R4', null)).toEqual({ limits: null })
})
