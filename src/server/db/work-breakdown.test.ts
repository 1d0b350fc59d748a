import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { done, fail } from '../../domain/result.ts'
import type { RowKind } from '../../domain/work-breakdown/rows.ts'
import { endAccount } from './accounts.ts'
import { forgetInterviewOfTopic } from './interviews.ts'
import type { Owned } from './owned.ts'
import { work_breakdown_row } from './schema/work-breakdown.ts'
import { findFile, removeFile } from './source-files.ts'
import { meeting, onEachDatabase } from './testing/databases.ts'
import { aTopic, found, MOMENT, NOT_FOUND, NUL, somebody, UNUSUAL } from './testing/rows.ts'
import { type StoredTopic, withTopicHeld } from './topics.ts'
import {
  insertRow,
  moveRow,
  type NewRow,
  placesOf,
  rowsOfTopic,
  type StoredRow,
  updateRow,
  withRowHeld,
  withRowsHeld,
} from './work-breakdown.ts'

onEachDatabase('The rows of a work breakdown', (database) => {
  const db = () => database().db
  const typed = (value: unknown) => ({ value, origin: { from: 'person' }, state: 'seen' }) as const

  const add = async (topic: Owned<StoredTopic>, action = '', kind: RowKind = 'step'): Promise<Owned<StoredRow>> => {
    const row: NewRow = { id: randomUUID(), kind, cells: action === '' ? {} : { action: typed(action) } }
    return found(await withRowsHeld(db(), topic, async (tx) => done(await insertRow(tx, topic, row))))
  }
  const begun = async (many = 0) => {
    const asker = await somebody(db())
    const topic = await aTopic(db(), asker)
    const rows: Owned<StoredRow>[] = []
    for (let nth = 0; nth < many; nth += 1) rows.push(await add(topic, `Step ${nth}`))
    return { asker, topic, rows, ids: rows.map(({ id }) => id) }
  }
  const orderOf = async (topic: Owned<StoredTopic>) => (await rowsOfTopic(db(), topic)).map(({ id }) => id)

  test('come back as they were kept, one behind the other of its kind', async () => {
    const { asker, topic } = await begun()
    const cells = { method: typed(UNUSUAL), proof: { ...typed([{ quantity: 'gain', value: '7' }]), state: 'read' as const } }
    const first = found(
      await withRowsHeld(db(), topic, async (tx) => done(await insertRow(tx, topic, { id: randomUUID(), kind: 'step', cells }))),
    )
    const fresh = { version: 1, changed_in: {}, read_as: {}, created_at: expect.any(Date), removed_at: null }
    expect(first).toEqual({ id: first.id, topic_store_id: topic.id, owner: asker.id, kind: 'step', position: 0, cells, ...fresh })
    const [risk, second] = [await add(topic, '', 'risk'), await add(topic)]
    expect([risk.position, second.position]).toEqual([0, 1])
    expect(await rowsOfTopic(db(), topic)).toEqual([risk, first, second])
    expect(await placesOf(db(), topic.id)).toEqual([risk, first, second].map(({ id, kind, position }) => ({ id, kind, position })))
  })

  test('are not found by another person, and are not those of another topic', async () => {
    const { asker, ids } = await begun(1)
    const never = () => Promise.reject(new Error('A row of another person was held'))
    expect(await withRowHeld(db(), await somebody(db()), ids[0] ?? '', never)).toEqual(NOT_FOUND)
    expect(await withRowHeld(db(), asker, randomUUID(), never)).toEqual(NOT_FOUND)
    expect(await rowsOfTopic(db(), await aTopic(db(), asker))).toEqual([])
  })

  test('change in what is named', async () => {
    const { asker, topic, rows, ids } = await begun(2)
    const changes = { cells: { tools: typed('HFSS') }, version: 2, changed_in: { tools: 2 }, removed_at: MOMENT }
    const changed = await withRowHeld(db(), asker, ids[0] ?? '', async (row, tx) => done(await updateRow(tx, row, changes)))
    expect(changed).toEqual(done({ ...rows[0], ...changes }))
    expect(await rowsOfTopic(db(), topic)).toEqual([found(changed), rows[1]])
  })

  test.each([
    [0, 3, [1, 2, 3, 0], [1, 2, 3]],
    [3, 0, [3, 0, 1, 2], [0, 1, 2]],
    [1, 2, [0, 2, 1, 3], [2]],
    [2, 1, [0, 2, 1, 3], [1]],
  ])('stand in the order that they are moved to: %i to %i', async (from, to, order, shifted) => {
    const { asker, topic, ids } = await begun(4)
    const risk = await add(topic, '', 'risk')
    const moved = found(await withRowHeld(db(), asker, ids[from] ?? '', async (row, tx) => done(await moveRow(tx, row, to))))
    expect((await orderOf(topic)).filter((id) => id !== risk.id)).toEqual(order.map((nth) => ids[nth]))
    const places = await placesOf(db(), topic.id)
    expect(places.map(({ position }) => position)).toEqual([0, 0, 1, 2, 3])
    const expected = shifted.map((nth) => ids[nth] ?? '').map((id) => ({ id, position: places.find((place) => place.id === id)?.position }))
    expect(moved.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  })

  test('keep their places without a gap, however many are added and moved at once', async () => {
    const { asker, topic, ids } = await begun(3)
    const added = Array.from({ length: 6 }, (_, nth) => add(topic, `More ${nth}`))
    const moved = ids.map((id) => withRowHeld(db(), asker, id, async (row, tx) => done(await moveRow(tx, row, (row.position + 1) % 3))))
    await Promise.all([...added, ...moved])
    const places = await placesOf(db(), topic.id)
    expect(places.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('are held by one writer at a time, and the next one sees what that one wrote', async () => {
    const { asker, ids } = await begun(2)
    const change = (id: string | undefined, version: number, meet = async () => {}) =>
      withRowHeld(db(), asker, id ?? '', async (row, tx) => {
        await meet()
        await updateRow(tx, row, { version })
        return done(row.version)
      })
    const one = await meeting(
      database(),
      (meet) => change(ids[0], 7, meet),
      () => change(ids[0], 8),
    )
    expect(one).toEqual([done(1), done(7)])
  })

  test.each(['throws', 'refuses'])('keep nothing of a change that %s', async (how) => {
    const { asker, topic, rows, ids } = await begun(2)
    const refusal = fail({ code: 'BAD_INPUT' as const, message: 'No.' })
    const changed = withRowHeld(db(), asker, ids[0] ?? '', async (row, tx) => {
      await updateRow(tx, row, { version: 2, cells: {} })
      await moveRow(tx, row, 1)
      if (how === 'throws') await updateRow(tx, row, { cells: { method: typed(NUL) } })
      return refusal
    })
    await (how === 'throws' ? expect(changed).rejects.toThrow() : expect(changed).resolves.toEqual(refusal))
    expect(await rowsOfTopic(db(), topic)).toEqual(rows)
  })

  test('go with their topic, with the choice of another one, and with their account', async () => {
    const count = (asker: { id: string }) => db().$count(work_breakdown_row, eq(work_breakdown_row.owner, asker.id))
    const { asker, topic } = await begun(2)
    const other = await aTopic(db(), asker)
    await add(other, 'Stays')
    await db().transaction((tx) => forgetInterviewOfTopic(tx, topic))
    expect([await orderOf(topic), await count(asker)]).toEqual([[], 1])
    await removeFile(db(), found(await findFile(db(), asker, other.file_id)))
    expect(await count(asker)).toBe(0)
    expect(await withRowsHeld(db(), other, () => Promise.reject(new Error('Held a topic that is gone')))).toEqual(NOT_FOUND)
    await add(topic, 'Goes')
    await endAccount(db(), asker.id)
    expect(await count(asker)).toBe(0)
  })

  test('that are being changed are waited for when another topic takes the place of theirs, and then they are gone', async () => {
    const { asker, topic, ids } = await begun(1)
    const forget = () => withTopicHeld(db(), asker, topic.id, (held, tx) => forgetInterviewOfTopic(tx, held).then(() => done('forgotten')))
    const change = (meet = async () => {}) =>
      withRowHeld(db(), asker, ids[0] ?? '', async (row, tx) => {
        await meet()
        return done((await updateRow(tx, row, { version: 2 })).version)
      })
    expect(await meeting(database(), (meet) => change(meet), forget)).toEqual([done(2), done('forgotten')])
    expect(await change()).toEqual(NOT_FOUND)
  })
})
