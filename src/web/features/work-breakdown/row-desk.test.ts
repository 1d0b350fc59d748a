import { expect, test } from 'vitest'
import { ApiError } from '../../../contract/client.ts'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { type Script, scriptedServer } from '../../testing/scripted-server.ts'
import type { AnyCell } from './column.ts'
import { rowDesk } from './row-desk.ts'
import { comparable } from './row-line.ts'
import { answered } from './testing/kept-rows.ts'

const typed = (value: unknown): AnyCell => ({ value, origin: { from: 'person' }, state: 'seen' })
const PATH = '/api/work-breakdown/rows/{row_id}'

const row = (cells: Record<string, AnyCell>, version = 1) =>
  ({ id: 's1', kind: 'step', position: 0, version, removed_at: null, cells }) as unknown as KeptRow

/** A desk on one row, with a server that has come to another one meanwhile. */
function opened(here: KeptRow, there: KeptRow, more: Script = {}) {
  let [shown, kept] = [[here] as readonly KeptRow[], there]
  const { call } = scriptedServer({
    [PATH]: ({ version, cells }: { version: number; cells: Record<string, AnyCell> }) => {
      if (version !== kept.version) throw new ApiError('Changed meanwhile.', 409)
      kept = { ...kept, version: version + 1, cells: { ...kept.cells, ...cells } } as KeptRow
      return answered(kept)
    },
    ...more,
  })
  const fetch = async () => {
    shown = [kept]
    return shown
  }
  const desk = rowDesk(call, 'store-1', { rows: () => shown, show: (rows) => (shown = rows), fetch })
  return { desk, values: () => Object.fromEntries(Object.entries(shown[0]?.cells ?? {}).map(([name, cell]) => [name, cell?.value])) }
}

test('a change is shown at once, and two of one row are sent one after the other', async () => {
  const { desk, values } = opened(row({}), row({}))
  const both = [desk.change('s1', { cells: { method: typed('by hand') } }), desk.change('s1', { cells: { tools: typed('HFSS') } })]
  expect(values()).toEqual({ method: 'by hand', tools: 'HFSS' })
  expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true])
  expect(values()).toEqual({ method: 'by hand', tools: 'HFSS' })
})

test('a cell that is saved and typed in again before the server has answered was changed by nobody else', async () => {
  const { desk, values } = opened(row({ method: typed('a') }), row({ method: typed('a') }))
  const before = comparable({ method: 'a' })
  const saves = ['b', 'c', 'd'].map((word) => desk.change('s1', { cells: { method: typed(word) } }, before))
  expect((await Promise.all(saves)).map(({ ok }) => ok)).toEqual([true, true, true])
  expect(values()).toEqual({ method: 'd' })
})

test('where others changed another cell, only the typed one is applied to the newest row', async () => {
  const { desk, values } = opened(row({}), row({ place: typed('Dayton') }, 2))
  expect((await desk.change('s1', { cells: { method: typed('by hand') } })).ok).toBe(true)
  expect(values()).toEqual({ place: 'Dayton', method: 'by hand' })
})

test('where the very cell was changed, nothing is overwritten, and the row is told as it is', async () => {
  const { desk, values } = opened(row({ method: typed('a') }), row({ method: typed('b') }, 2))
  const kept = await desk.change('s1', { cells: { method: typed('c') } })
  expect(kept).toMatchObject({ ok: false, problem: { kind: 'changed', row: { version: 2 } } })
  expect(values()).toEqual({ method: 'b' })
})

test('a change that fails is taken back, and those behind it are still made', async () => {
  let fails = true
  const { desk, values } = opened(row({}), row({}), {
    [PATH]: ({ cells }: { cells: Record<string, AnyCell> }) => {
      if (fails) throw new ApiError('The disk is full.', 500)
      return answered(row(cells, 2))
    },
  })
  const first = await desk.change('s1', { cells: { method: typed('by hand') } })
  fails = false
  const second = await desk.change('s1', { cells: { tools: typed('HFSS') } })
  expect([first.ok, second.ok]).toEqual([false, true])
  expect(values()).toEqual({ tools: 'HFSS' })
})

test('a row whose answer was lost is added again under the same key, and one after it under another', async () => {
  const keys: string[] = []
  const { desk, values } = opened(row({}), row({}), {
    '/api/work-breakdown/rows': ({ idempotency_key }: { idempotency_key: string }) => {
      keys.push(idempotency_key)
      if (keys.length === 1) throw new ApiError('The connection broke.', 0)
      return answered(row({ method: typed('by hand') }))
    },
  })
  const added = []
  for (let nth = 0; nth < 3; nth++) added.push((await desk.add('step', { method: typed('by hand') })).ok)
  expect(added).toEqual([false, true, true])
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
  // what was fetched meanwhile stands there once
  expect(values()).toEqual({ method: 'by hand' })
})
