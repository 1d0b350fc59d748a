import { expect, test } from 'vitest'
import type { KnownRow } from './alike-rows.ts'
import { type AnsweredCell, withAnswered, withAnsweredStep } from './answered-into-rows.ts'
import type { Cell } from './rows.ts'
import { withTold } from './told-into-rows.ts'
import type { Proof, WorkStep } from './work-breakdown.ts'

const ACTION = 'Model the mast'
const cell = (value: unknown, some: Partial<Cell> = {}): Cell => ({
  value,
  origin: { from: 'answer', slot: 'Q4', words: String(value) },
  state: 'read',
  ...some,
})
const answered = (name: string, value: unknown): AnsweredCell => ({ action: ACTION, name, value, slot: 'S2-Q1', words: String(value) })
const ofStep = (value: unknown) => cell(value, { origin: { from: 'answer', slot: 'S2-Q1', words: String(value) } })

function row(cells: KnownRow['cells'], some: Partial<KnownRow> = {}): KnownRow {
  return {
    id: 's1',
    kind: 'step',
    cells: { action: cell(ACTION), ...cells },
    position: 0,
    read_as: {},
    isRemoved: false,
    isMoved: false,
    ...some,
  }
}

const into = (one: KnownRow, ...all: AnsweredCell[]) => {
  const { rows, differences } = withAnswered([one], { cells: all, rows: [] }, () => 'new')
  return { cells: rows[0]?.cells, rows, differences }
}

test('an answer fills an empty cell, and the answer after it takes its place', () => {
  const first = into(row({}), answered('method', 'By hand'))
  expect(first.cells?.method).toEqual(ofStep('By hand'))
  const again = into(first.rows[0] as KnownRow, answered('method', 'By machine'))
  expect(again.cells?.method).toEqual(ofStep('By machine'))
  expect(again.differences).toEqual([])
})

test('an answer on a step that a person has worded otherwise since fills it, too', () => {
  const reworded = row(
    { action: cell('Model the folding mast', { origin: { from: 'person' }, state: 'seen' }) },
    { read_as: { action: ACTION } },
  )
  const told = [answered('result', 'Model files'), answered('place', 'Dayton, Ohio'), answered('tools', 'HFSS')]
  expect(into(reworded, ...told).cells).toMatchObject({
    result: ofStep('Model files'),
    place: ofStep('Dayton, Ohio'),
    tools: ofStep('HFSS'),
  })
})

test('a cell that has words is changed by no answer, be it a proof without a pass mark', () => {
  expect(into(row({ method: cell('In HFSS') }), answered('method', 'By hand')).cells?.method).toEqual(cell('In HFSS'))
  const proof = (one: Partial<Proof>) => [{ quantity: 'Gain', ...one }]
  const half = row({ proof: cell(proof({ runs: '3' })) })
  expect(into(half, answered('proof', proof({ value: '5' }))).cells?.proof?.value).toEqual(proof({ runs: '3' }))
  const whole = row({ proof: cell(proof({ comparator: '>=', value: '6' })) })
  expect(into(whole, answered('proof', proof({ value: '5' }))).cells?.proof?.value).toEqual(proof({ comparator: '>=', value: '6' }))
})

test('what a person has set or emptied stays, and another answer is offered as a difference', () => {
  const typed = cell('My way', { origin: { from: 'person' }, state: 'seen' })
  const set = row({ method: typed }, { read_as: { method: 'By hand' } })
  expect(into(set, answered('method', 'By hand'))).toMatchObject({ cells: { method: typed }, differences: [] })
  const { cells, differences } = into(set, answered('method', 'By machine'))
  expect(cells?.method).toEqual(typed)
  expect(differences).toEqual([{ row_id: 's1', cell: 'method', value: 'By machine', origin: ofStep('By machine').origin }])
  expect(into(row({}, { read_as: { method: 'By hand' } }), answered('method', 'By hand')).cells).not.toHaveProperty('method')
})

test('a cell that somebody emptied before it was asked about has its answer, whatever is told elsewhere, follows it, and stays empty where it is emptied again', () => {
  const told = (one: KnownRow) => withTold([one], [row({ method: cell('with its valve') })], () => 'new')
  const emptied = row({}, { read_as: { action: ACTION, method: 'with its valve' } })
  const { rows, cells, differences } = into(emptied, answered('method', 'Ada Brook winds it on the lathe.'))
  expect(cells?.method).toEqual({ ...ofStep('Ada Brook winds it on the lathe.'), state: 'seen' })
  expect(differences).toEqual([])
  const read = told(rows[0] as KnownRow)
  expect(read.differences).toEqual([])
  const again = into(read.rows[0] as KnownRow, answered('method', 'Ada Brook winds it on the lathe.'))
  expect(again).toMatchObject({ cells: { method: cells?.method }, differences: [] })
  const changed = into(again.rows[0] as KnownRow, answered('method', 'By hand'))
  expect(changed).toMatchObject({ cells: { method: { value: 'By hand' } }, differences: [] })
  const { method: _, ...left } = changed.cells ?? {}
  const gone = { ...(changed.rows[0] as KnownRow), cells: left }
  expect(into(gone, answered('method', 'By hand')).cells).not.toHaveProperty('method')
})

test('a suggestion gives way, a removed row and another step do not change', () => {
  const suggested = cell('Maybe', { origin: { from: 'model' }, state: 'suggested' })
  expect(into(row({ method: suggested }), answered('method', 'By hand')).cells?.method).toEqual(ofStep('By hand'))
  expect(into(row({}, { isRemoved: true }), answered('method', 'By hand')).cells).not.toHaveProperty('method')
  expect(into(row({ action: cell('Build it') }), answered('method', 'By hand')).cells).not.toHaveProperty('method')
})

test('what is said of the plan as a whole stands in its row, which is made where there is none', () => {
  const user: AnsweredCell = { action: null, name: 'end_user', value: 'Marines', slot: 'S5-Q1', words: 'Marines' }
  const { rows } = withAnswered([row({})], { cells: [user], rows: [] }, () => 'new')
  expect(rows[1]).toMatchObject({ id: 'new', kind: 'plan', cells: { end_user: { value: 'Marines' } }, read_as: { end_user: 'Marines' } })
  const again = withAnswered(rows, { cells: [{ ...user, value: 'Sailors' }], rows: [] }, () => 'another')
  expect(again.rows).toMatchObject([{ id: 's1' }, { id: 'new', cells: { end_user: { value: 'Sailors' } } }])
  expect(withAnswered(again.rows, { cells: [], rows: [] }, () => 'none').rows.map(({ id }) => id)).toEqual(['s1'])
})

test('a step that nobody keeps is filled where it is empty', () => {
  const step: WorkStep = {
    id: 'of R1',
    action: ACTION,
    place: 'Dayton',
    people: [],
    part: 'base',
    needs: [],
    requirement_ids: ['R1'],
    proof: [],
    interim: [],
  }
  const said = [answered('method', 'By hand'), answered('place', 'Akron'), answered('requirement_ids', ['R4'])]
  expect(withAnsweredStep(step, said)).toMatchObject({ method: 'By hand', place: 'Dayton', requirement_ids: ['R1', 'R4'] })
  expect(withAnsweredStep({ ...step, action: 'Build it' }, said).method).toBeUndefined()
  const shown = { ...answered('method', 'By hand. Twice.'), instead: 'By hand.' }
  expect(withAnsweredStep({ ...step, method: 'By hand.' }, [shown]).method).toBe('By hand. Twice.')
  expect(withAnsweredStep({ ...step, method: 'By machine.' }, [shown]).method).toBe('By machine.')
})

test('a requirement that an answer is on stands beside those of the step, whoever set them; one that a person took off stays off', () => {
  const said = answered('requirement_ids', ['R4'])
  expect(into(row({ requirement_ids: cell(['R1']) }), said).cells?.requirement_ids?.value).toEqual(['R1', 'R4'])
  expect(into(row({ requirement_ids: cell(['R4']) }), said).cells?.requirement_ids).toEqual(cell(['R4']))
  const typed = cell(['R1'], { origin: { from: 'person' }, state: 'seen' })
  const { rows, cells, differences } = into(row({ requirement_ids: typed }), said, answered('requirement_ids', ['R5']))
  expect(cells?.requirement_ids).toEqual({ ...typed, value: ['R1', 'R4', 'R5'] })
  expect(differences).toEqual([])
  const taken = { ...row({ requirement_ids: typed }), read_as: rows[0]?.read_as ?? {} }
  expect(into(taken, said).cells?.requirement_ids).toEqual(typed)
})

test('how a figure binds is put beside it, and all else of the proof stays as it was told or typed', () => {
  const gain = { quantity: 'Gain', value: '6', unit: 'dB', runs: '3' }
  const bound = (comparator: Proof['comparator']): AnsweredCell => ({
    ...answered('proof', [{ quantity: 'Gain', comparator, condition: 'in the chamber' }]),
    completes: true,
  })
  const [told] = into(row({ proof: cell([{ quantity: 'Mass' }, gain]) }), bound('>=')).rows
  expect(told?.cells.proof).toMatchObject({
    value: [{ quantity: 'Mass' }, { ...gain, comparator: '>=', condition: 'in the chamber' }],
    origin: { slot: 'S2-Q1' },
  })
  expect(into(told as KnownRow, bound('>=')).rows).toEqual([told])
  expect(into(told as KnownRow, bound('<=')).cells?.proof?.value).toMatchObject([{}, { comparator: '<=' }])
  const about = { ...gain, comparator: 'approx', as_told: 'some 6 dB' } as const
  const bare = { ...gain, comparator: '>=', condition: 'in the chamber' }
  expect(into(row({ proof: cell([about]) }), bound('>=')).cells?.proof?.value).toEqual([bare])
  const typed = cell([gain], { origin: { from: 'person' }, state: 'seen' })
  const { rows } = into(row({ proof: typed }), bound('>='))
  expect(rows[0]?.cells.proof).toEqual({ ...typed, value: [{ ...gain, comparator: '>=', condition: 'in the chamber' }] })
  const again = into(rows[0] as KnownRow, bound('<='))
  expect(again.rows).toEqual(rows)
  expect(again.differences).toMatchObject([{ row_id: 's1', cell: 'proof' }])
})

test('what shows a result and who judges it are put beside each pass mark that has none, and go as their answers go', () => {
  const press = { quantity: 'Press force', comparator: '>=', value: '4', unit: 'kN' } as const
  const seam = { quantity: 'Seam width', comparator: '<=', value: '2', unit: 'mm', judge: 'Ida Brandt' } as const
  const said = (one: Partial<Proof>, words: string): AnsweredCell => ({ ...answered('proof', [one]), words, completes: true })
  const judge = said({ judge: 'the TPOC' }, 'the TPOC')
  const [told] = into(row({ proof: cell([press, seam]) }), said({ evidence: 'press log' }, 'press log'), judge).rows
  expect(told?.cells.proof?.value).toEqual([
    { ...press, evidence: 'press log', judge: 'the TPOC' },
    { ...seam, evidence: 'press log' },
  ])
  const again = into(told as KnownRow, said({ evidence: 'seam photographs' }, 'seam photographs'), judge)
  expect(again.cells?.proof?.value).toMatchObject([{ evidence: 'seam photographs', judge: 'the TPOC' }, { judge: 'Ida Brandt' }])
  const typed = cell([press], { origin: { from: 'person' }, state: 'seen' })
  expect(into(row({ proof: typed }), judge).cells?.proof).toEqual({ ...typed, value: [{ ...press, judge: 'the TPOC' }] })
})

test('what a question showed as it stands gives way to its answer, whoever has typed it, and what somebody has made of it since stays', () => {
  const months = (instead: number): AnsweredCell => ({ ...answered('from_month', 5), instead })
  const seen = row({ from_month: cell(3, { origin: { from: 'person' }, state: 'seen' }) })
  const first = into(seen, months(3))
  expect(first.cells?.from_month).toEqual({ ...ofStep(5), state: 'seen' })
  expect(into(first.rows[0] as KnownRow, { ...months(3), value: 6 }).cells?.from_month?.value).toBe(6)
  expect(into(seen, months(4)).cells?.from_month?.value).toBe(3)
})

test('a proof that an answer adds stands beside the others once, follows its answer, and stays removed where somebody removed it', () => {
  const adds = (value: string): AnsweredCell => ({ ...answered('proof', [{ quantity: 'grip', comparator: '<=', value }]), adds: true })
  const mass = { quantity: 'mass', comparator: '<=', value: '2' }
  const before = row({ proof: cell([mass], { state: 'seen' }) }, { read_as: { proof: [mass] } })
  const first = into(before, adds('12'))
  expect(first.cells?.proof?.value).toEqual([mass, { quantity: 'grip', comparator: '<=', value: '12' }])
  const [kept] = first.rows as [KnownRow]
  expect(into(kept, adds('12')).cells?.proof?.value).toHaveLength(2)
  const changed = into(kept, adds('10'))
  expect(changed.cells?.proof?.value).toMatchObject([{ value: '2' }, { value: '10' }])
  const removed = { ...kept, cells: { ...kept.cells, proof: cell([mass], { state: 'seen' }) } }
  expect(into(removed, adds('12')).cells?.proof?.value).toEqual([mass])
  expect(into(row({}), adds('12')).cells?.proof?.value).toHaveLength(1)
})
