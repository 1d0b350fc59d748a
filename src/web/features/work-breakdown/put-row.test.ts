import { expect, test } from 'vitest'
import { type Put, putRow } from './put-row.ts'
import { kept, typed } from './testing/kept-rows.ts'

const ORIGIN = { from: 'answer' as const, slot: 'Q7', words: 'as it was said' }
const STEP = kept('step', 2, 's1', { action: typed('Fire the lids'), from_month: typed(3), to_month: typed(5), lead: typed('Ida Voss') })
const LIDS = kept('step', 3, 's2', { action: typed('Fire the lids'), proof: typed([{ quantity: 'no crack' }]) })
const ROWS = [STEP, LIDS, kept('plan', 0, 'p1', { start: typed('1 March 2027') })]
const PUT: Put = { kind: 'task', text: '', thing: '', shown_by: '', months: '', place: '', people: '', step: '' }
const put = (given: Partial<Put>, requirement_id?: string) => putRow({ ...PUT, ...given }, { origin: ORIGIN, requirement_id, rows: ROWS })
const valuesOf = (given: Partial<Put>, requirement_id?: string) => {
  const one = put(given, requirement_id)
  if (!one.ok) return one.problem.say
  return Object.fromEntries(Object.entries(one.value.cells).map(([name, cell]) => [name, cell?.value]))
}

test('a task stands behind all others, and answers the requirement', () => {
  const glaze = put({ text: 'Glaze the lids' }, 'R4')
  expect(glaze).toMatchObject({ ok: true, value: { row: null, kind: 'step' } })
  expect(glaze.ok && glaze.value).not.toHaveProperty('position')
  expect(valuesOf({ text: 'Glaze the lids' }, 'R4')).toEqual({ action: 'Glaze the lids', requirement_ids: ['R4'] })
})

test('a criterion is a further test of a step, with what it is shown by where that is known', () => {
  const holds = { kind: 'criterion' as const, text: 'The lid shall hold 40 kg', step: 's2' }
  expect(valuesOf(holds)).toEqual({ proof: [{ quantity: 'no crack' }, { quantity: 'The lid shall hold 40 kg' }] })
  expect(valuesOf({ ...holds, step: '' })).toBe('Choose the step whose result it judges.')
  expect(valuesOf({ ...holds, shown_by: 'load test' }, 'R4')).toEqual({
    proof: [{ quantity: 'no crack' }, { quantity: 'The lid shall hold 40 kg', evidence: 'load test' }],
    requirement_ids: ['R4'],
  })
})

test('how a step is done stands behind what is told of it, in the words that were said, and rests on all of these', () => {
  const method = { value: 'By hand', origin: { from: 'answer' as const, slot: 'Q7', words: 'by hand' }, state: 'read' as const }
  const rows = [...ROWS, kept('step', 4, 's3', { action: typed('Glaze'), method })]
  const done = putRow({ ...PUT, kind: 'method', text: 'Two coats.', step: 's3' }, { origin: ORIGIN, rows })
  expect(done.ok && done.value.cells).toEqual({
    method: { value: 'By hand. Two coats.', origin: { ...ORIGIN, words: 'by hand … as it was said' }, state: 'seen' },
  })
  expect(valuesOf({ kind: 'method', text: 'Two coats.', step: 's2' })).toEqual({ method: 'Two coats.' })
  expect(valuesOf({ kind: 'method', text: 'Two coats.' })).toBe('Choose the step that is done so.')
})

test('a requirement in its own words of which nobody knows the test stands on the step, without one', () => {
  const holds = { ...PUT, kind: 'criterion' as const, text: 'The lid shall hold 40 kg', step: 's2' }
  const from = { origin: ORIGIN, requirement_id: 'R4', offered: 'The lid shall hold 40 kg', rows: ROWS }
  const cells = (text: string) => {
    const read = putRow({ ...holds, text }, from)
    return read.ok && Object.keys(read.value.cells)
  }
  expect(cells(holds.text)).toEqual(['requirement_ids'])
  expect(cells('No lid bends under 40 kg')).toEqual(['proof', 'requirement_ids'])
})

test('a meeting is held, with its day and place as they were typed and in the month of the project', () => {
  expect(valuesOf({ kind: 'meeting', text: 'Kickoff with the sponsor', months: '20 April 2027', place: 'Delft' })).toEqual({
    action: 'Hold kickoff with the sponsor',
    from_month: 2,
    to_month: 2,
    place: 'Delft, 20 April 2027',
  })
})

test('a report that is only named is handed over by the step that goes on then, without one it is a step; what is handed over is asked for where its words do not name it alone', () => {
  const report = { ...PUT, kind: 'deliverable' as const, text: 'Monthly status by the tenth', months: '1 to 9' }
  expect(put(report)).toMatchObject({ value: { row: STEP, cells: { result: { value: 'Monthly status by the tenth' } } } })
  expect(valuesOf({ kind: 'deliverable', text: 'Firing report', months: '4' })).toEqual({ result: 'Firing report (month 4)' })
  const alone = putRow(report, { origin: ORIGIN, rows: [] })
  expect(alone).toMatchObject({ value: { row: null, cells: { action: { value: 'Deliver monthly status by the tenth' } } } })
  expect(valuesOf({ kind: 'deliverable', text: 'Submit it' })).toBe('Say what is handed over.')
  expect(valuesOf({ kind: 'deliverable', text: 'Ida sends the letter on the fifth' })).toBe('Say what is handed over.')
})

test('what is typed of months and people stands in the cells of its kind', () => {
  expect(valuesOf({ text: 'Glaze the lids', months: '7', people: 'Bo Lee; Ida Voss' })).toMatchObject({
    ...{ from_month: 7, to_month: 7, lead: 'Bo Lee', people: ['Bo Lee', 'Ida Voss'] },
  })
  expect(valuesOf({ kind: 'furnished', text: 'Clay from the pit', months: '3' })).toEqual({ item: 'Clay from the pit', by_month: 3 })
  expect(valuesOf({ kind: 'milestone', text: 'First lid fired', months: '9' })).toEqual({ title: 'First lid fired', due_month: 9 })
})

test('without words nothing is put anywhere', () => {
  expect(valuesOf({ text: ' ' })).toBe('Say first: what is done.')
  expect(valuesOf({ kind: 'risk', text: 'the kiln cracks' })).toEqual({ what: 'the kiln cracks' })
})

test('what holds for the whole work is a further line of what the plan states', () => {
  const kiln = { ...PUT, kind: 'statement' as const, text: 'The kiln is bought in month 2; it takes ten weeks.' }
  expect(putRow(kiln, { origin: ORIGIN, rows: [] })).toMatchObject({
    value: { row: null, kind: 'plan', cells: { statements: { value: kiln.text } } },
  })
  const plan = kept('plan', 0, 'p1', { statements: typed('All glazing is done in Ohio.') })
  expect(putRow(kiln, { origin: ORIGIN, rows: [plan] })).toMatchObject({
    value: { row: plan, kind: 'plan', cells: { statements: { value: `All glazing is done in Ohio.\n${kiln.text}` } } },
  })
})
