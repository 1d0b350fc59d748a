import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { KeptRow } from '../../contract/work-breakdown-calls.ts'
import type { Cell } from '../../domain/work-breakdown/rows.ts'
import { MOST_ROWS } from '../../domain/work-breakdown/rows.ts'
import { work_breakdown_row } from '../db/schema/work-breakdown.ts'
import { typed } from '../testing/had.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { onServer, TODAY } from '../testing/server.ts'
import { uploadText } from '../testing/solicitation.ts'

type Kind = KeptRow['kind']

onServer('A work breakdown', (server) => {
  const begin = async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadText(person)
    return { person, topic_store_id, ...calls(person, topic_store_id) }
  }

  test('has the rows that people add, each cell with where it comes from', async () => {
    const { add, rows } = await begin()
    expect(await rows()).toEqual([])
    const cells = {
      action: { value: ' Model the mast ', origin: { from: 'answer', slot: 'Q4', words: 'we model the mast' }, state: 'read' },
      from_month: typed(2),
      proof: { value: [{ quantity: 'gain', comparator: '>=', value: '7' }], origin: { from: 'model' }, state: 'suggested' },
    } as const
    const { row, shifted } = await add('step', cells)
    const kept = { ...cells, action: { ...cells.action, value: 'Model the mast' } }
    expect(row).toEqual({ id: expect.any(String), kind: 'step', position: 0, cells: kept, version: 1, removed_at: null })
    expect(shifted).toEqual([])
    expect(await rows()).toEqual([row])
  })

  test.each<[string, Kind, Record<string, Cell>, string]>([
    ['a cell that its kind has not', 'step', { sign: typed('x') }, 'cells.sign: Sign is not a cell of a row of this kind (step).'],
    ['a name that every object has', 'step', { constructor: typed('x') }, 'cells.constructor: Constructor is not a cell'],
    ['a text for a month', 'step', { from_month: typed('two') }, 'cells.from_month: From month must be a number.'],
    ['a month that no plan reaches', 'step', { to_month: typed(121) }, 'cells.to_month: To month must be at most 120.'],
    ['a blank', 'risk', { what: typed('  ') }, 'cells.what: What is required.'],
    ['a text that is too long', 'plan', { focus: typed('x'.repeat(5001)) }, 'cells.focus: Focus must be at most 5000 characters.'],
    ['a proof of nothing', 'step', { proof: typed([{ unit: 'dB' }]) }, 'cells.proof.0.quantity: Quantity is required.'],
    ['a part that is none', 'step', { part: typed('extra') }, 'cells.part: Part must be base or option.'],
    ['a step that is not there', 'step', { needs: typed(['s-9']) }, 'cells.needs: There is no such step in this work breakdown.'],
    ['the step of a risk that is not there', 'risk', { step_ids: typed(['s-9']) }, 'cells.step_ids: There is no such step'],
  ])('takes no %s', async (_, kind, cells, detail) => {
    const { person, topic_store_id, add, rows } = await begin()
    const refusal = await person.refusal('addRow', { topic_store_id, kind, cells })
    expect(refusal).toEqual({ status: 422, detail: expect.stringContaining(detail) })
    const { row } = await add(kind, {})
    const change = await person.refusal('changeRow', { row_id: row.id, version: 1, cells })
    expect(change).toEqual(refusal)
    expect(await rows()).toEqual([row])
  })

  test('takes no cell without its origin and state, and no row that is too long', async () => {
    const { person, topic_store_id } = await begin()
    const send = (cells: object) => person.refusal('addRow', { topic_store_id, kind: 'step', cells: cells as Record<string, Cell> })
    expect(await send({ method: { value: 'x', state: 'seen' } })).toMatchObject({ status: 422, detail: /^cells\.method\.origin/ })
    expect(await send({ method: { ...typed('x'), state: 'sure' } })).toMatchObject({ status: 422, detail: /^cells\.method\.state/ })
    const proof = typed(Array.from({ length: 30 }, () => ({ quantity: 'x'.repeat(4000) })))
    expect(await send({ proof })).toEqual({ status: 422, detail: 'cells: This row is too long: 100,000 characters at most.' })
  })

  test('is changed cell by cell: null empties one, and what is not named stays', async () => {
    const { add, change } = await begin()
    const { row } = await add('step', { method: typed('By hand'), tools: typed('A saw') })
    const next = await change(row, { cells: { method: null, place: typed('Dayton'), goes_to: null } })
    expect(next.row).toEqual({ ...row, cells: { tools: typed('A saw'), place: typed('Dayton') }, version: 2 })
  })

  test('merges what two devices change of a row in different cells, and refuses who changes the same cell', async () => {
    const { person, add, change, rows } = await begin()
    const { row } = await add('step', { method: typed('By hand') })
    await change(row, { cells: { tools: typed('A saw') } })
    const merged = await change(row, { cells: { method: typed('By machine') } })
    expect(merged.row).toMatchObject({ version: 3, cells: { method: typed('By machine'), tools: typed('A saw') } })
    const late = { row_id: row.id, version: 2, cells: { method: typed('By foot'), place: typed('Dayton') } }
    const detail = 'cells.method: This cell was changed on another device meanwhile.'
    expect(await person.refusal('changeRow', late)).toEqual({ status: 409, detail })
    expect(await person.refusal('changeRow', { ...late, cells: { method: null } })).toEqual({ status: 409, detail })
    expect(await person.refusal('changeRow', { ...late, version: 9 })).toMatchObject({ status: 409 })
    expect(await rows()).toEqual([merged.row])
  })

  test('counts no change where a cell is sent as it is, so a call can be made twice', async () => {
    const { add, change } = await begin()
    const { row } = await add('step', {})
    const once = await change(row, { cells: { method: typed('By hand') } })
    expect(await change(row, { cells: { method: typed('By hand'), tools: null }, position: 0 })).toEqual(once)
  })

  test('keeps the changes of many devices at once, each in a cell of its own', async () => {
    const { add, change, rows } = await begin()
    const { row } = await add('plan', {})
    const names = ['focus', 'solution', 'existing', 'end_state', 'end_user', 'next_phase']
    await Promise.all(names.map((name) => change(row, { cells: { [name]: typed(name) } })))
    const [kept] = await rows()
    expect(kept).toMatchObject({ version: 7, cells: Object.fromEntries(names.map((name) => [name, typed(name)])) })
  })

  test('has its rows in an order: one that is added or moved shifts the others of its kind', async () => {
    const { add, change, order } = await begin()
    const [a, b, risk] = [await add('step', {}), await add('step', {}), await add('risk', {})]
    const first = await add('step', {}, 0)
    expect(first.shifted).toEqual([
      { id: a.row.id, position: 1 },
      { id: b.row.id, position: 2 },
    ])
    expect((await add('step', {}, 400)).row.position).toBe(3)
    expect(await order('step')).toMatchObject([first.row.id, a.row.id, b.row.id, expect.any(String)])
    expect(await order('risk')).toEqual([risk.row.id])
    const moved = await change(first.row, { position: 2 })
    expect(moved).toMatchObject({ row: { position: 2, version: 2 }, shifted: [{ position: 0 }, { position: 1 }] })
    expect((await order('step')).slice(0, 3)).toEqual([a.row.id, b.row.id, first.row.id])
    expect((await change(moved.row, { position: 400, cells: { tools: typed('A saw') } })).row.position).toBe(3)
    expect((await change(b.row, { cells: { method: typed('By hand') } })).row).toMatchObject({ version: 2, position: 1 })
  })

  test('refuses to move a row that was moved on another device meanwhile', async () => {
    const { person, add, change } = await begin()
    const { row } = await add('step', {})
    await add('step', {})
    await add('step', {})
    await change(row, { position: 2 })
    const late = await person.refusal('changeRow', { row_id: row.id, version: 1, position: 1 })
    expect(late).toEqual({ status: 409, detail: 'This row was changed on another device meanwhile.' })
  })

  test('keeps a row that is removed, which can be brought back to its place', async () => {
    const { add, change, remove, rows, order } = await begin()
    const [a, b] = [await add('step', { method: typed('By hand') }), await add('step', {})]
    const { row } = await remove(a.row)
    expect(row).toEqual({ ...a.row, version: 2, removed_at: TODAY.toISOString() })
    expect(await rows()).toEqual([row, b.row])
    expect(await remove(a.row)).toEqual({ row })
    const back = await change(row, { removed: false })
    expect(back).toEqual({ row: { ...a.row, version: 3 }, shifted: [] })
    expect(await change(row, { removed: false })).toEqual(back)
    expect(await order('step')).toEqual([a.row.id, b.row.id])
  })

  test('refuses to remove a row of which not all was seen, and to change one that was removed meanwhile', async () => {
    const { person, add, change, remove } = await begin()
    const { row } = await add('step', {})
    const changed = await change(row, { cells: { method: typed('By hand') } })
    const refused = { status: 409, detail: 'This row was changed on another device meanwhile.' }
    expect(await person.refusal('removeRow', { row_id: row.id, version: 1 })).toEqual(refused)
    await remove(changed.row)
    const late = { row_id: row.id, version: 2, cells: { tools: typed('A saw') } }
    expect(await person.refusal('changeRow', late)).toEqual(refused)
    expect((await change({ ...row, version: 3 }, { cells: late.cells, removed: false })).row).toMatchObject({
      version: 4,
      removed_at: null,
    })
  })

  test('lets rows name steps, and keeps what names one that was removed', async () => {
    const { add, change, remove, rows } = await begin()
    const [a, b] = [await add('step', {}), await add('step', {})]
    const c = await add('step', { needs: typed([a.row.id]) })
    await remove(a.row)
    expect((await rows()).find(({ id }) => id === c.row.id)).toEqual(c.row)
    const more = await change(c.row, { cells: { needs: typed([a.row.id, b.row.id]) } })
    expect(more.row).toMatchObject({ cells: { needs: { value: [a.row.id, b.row.id] } } })
  })

  test('takes no step of another work breakdown, nor a row that is no step', async () => {
    const [one, other] = [await begin(), await begin()]
    const theirs = await other.add('step', {})
    const risk = await one.add('risk', {})
    const lost = { status: 422, detail: 'cells.needs: There is no such step in this work breakdown.' }
    for (const { row } of [theirs, risk]) {
      const named = { topic_store_id: one.topic_store_id, kind: 'step', cells: { needs: typed([row.id]) } } as const
      expect(await one.person.refusal('addRow', named)).toEqual(lost)
    }
  })

  test('has one row about the plan as a whole, and so many rows in all', async () => {
    const { person, topic_store_id, add } = await begin()
    const { row } = await add('plan', {})
    const again = await person.refusal('addRow', { topic_store_id, kind: 'plan', cells: {} })
    expect(again).toEqual({ status: 422, detail: expect.stringMatching(/^kind: A work breakdown has one row about the plan/) })
    const { db } = server().database
    const [kept] = await db.select().from(work_breakdown_row).where(eq(work_breakdown_row.id, row.id))
    if (!kept) throw new Error('The row is not there')
    const more = Array.from({ length: MOST_ROWS - 2 }, (_, position) => ({
      ...kept,
      id: `${row.id}-${position}`,
      kind: 'risk' as const,
      position,
    }))
    await db.insert(work_breakdown_row).values(more)
    expect((await add('risk', {})).row.position).toBe(MOST_ROWS - 2)
    const full = await person.refusal('addRow', { topic_store_id, kind: 'risk', cells: {} })
    expect(full).toEqual({ status: 422, detail: expect.stringMatching(/^A work breakdown has at most 500 rows, removed ones included\./) })
  })

  test('is nobody else’s: its topic and its rows are not found', async () => {
    const { topic_store_id, add } = await begin()
    const { row } = await add('step', {})
    const stranger = await signUp(server())
    const topic = { status: 404, detail: 'This topic was not found.' }
    const gone = { status: 404, detail: 'This row was not found.' }
    expect(await stranger.refusal('findWorkBreakdown', { topic_store_id })).toEqual(topic)
    expect(await stranger.refusal('addRow', { topic_store_id, kind: 'step', cells: {} })).toEqual(topic)
    expect(await stranger.refusal('changeRow', { row_id: row.id, version: 1, cells: { nothing: null } })).toEqual(gone)
    expect(await stranger.refusal('removeRow', { row_id: row.id, version: 1 })).toEqual(gone)
  })

  test('takes no change that names nothing, and no cell that is not there to be emptied', async () => {
    const { person, add } = await begin()
    const { row } = await add('step', {})
    const named = { row_id: row.id, version: 1 }
    expect(await person.refusal('changeRow', named)).toEqual({ status: 422, detail: 'Send at least one of cells, position and removed.' })
    for (const name of ['sign', 'constructor', 'position', 'removed']) {
      const refusal = await person.refusal('changeRow', { ...named, cells: { [name]: null } })
      expect(refusal).toEqual({ status: 422, detail: expect.stringContaining(`cells.${name}: `) })
    }
  })

  test('begins anew when another topic of the document is chosen', async () => {
    const { person, topic_store_id, add, rows } = await begin()
    await add('step', {})
    await person.call('chooseTopic', { topic_store_id, topic_number: 'N251-902' })
    expect(await rows()).toEqual([])
  })
})

/** The calls on one work breakdown, in few words. */
function calls(person: TestPerson, topic_store_id: string) {
  type Cells = Record<string, Cell | null>
  const rows = async () => (await person.call('findWorkBreakdown', { topic_store_id })).rows
  return {
    rows,
    order: async (kind: Kind) => (await rows()).filter((row) => row.kind === kind).map(({ id }) => id),
    add: (kind: Kind, cells: Cells, position?: number) => person.call('addRow', { topic_store_id, kind, cells, position }),
    change: ({ id, version }: KeptRow, named: { cells?: Cells; position?: number; removed?: false }) =>
      person.call('changeRow', { row_id: id, version, ...named }),
    remove: ({ id, version }: KeptRow) => person.call('removeRow', { row_id: id, version }),
  }
}
