import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteOldAuditEvents, findAuditEvents, noteAuditEvent, noteRefusedSignIn } from './audit-events.ts'
import { onEachDatabase } from './testing/databases.ts'
import { MOMENT, somebody } from './testing/rows.ts'

const MINUTE_MS = 60_000
const later = (minutes: number) => new Date(MOMENT.getTime() + minutes * MINUTE_MS)

onEachDatabase('The log of an account', (database) => {
  const db = () => database().db
  const refused = (id: string, minutes: number, network: string | null) =>
    noteRefusedSignIn(db(), `${id}@example.com`, { id: randomUUID(), at: later(minutes), network })
  const all = async (asker: { id: string }, page = 1, size = 50) => findAuditEvents(db(), asker, { page, size })

  test('comes back as it was written, the latest first, and to its person alone', async () => {
    const [asker, other] = [await somebody(db()), await somebody(db())]
    const events = [0, 2, 1].map((minutes) => ({
      id: randomUUID(),
      kind: 'signed_in' as const,
      at: later(minutes),
      network: null,
      about: 'x',
    }))
    for (const event of events) await noteAuditEvent(db(), asker, event)
    expect(await all(asker)).toEqual({ events: [events[1], events[2], events[0]], count: 3 })
    expect((await all(asker, 2, 2)).events).toEqual([events[0]])
    expect(await all(other)).toEqual({ events: [], count: 0 })
  })

  test('keeps one failure to sign in an hour and network, of who has an account', async () => {
    const [asker, other] = [await somebody(db()), await somebody(db())]
    for (const [minutes, network] of [
      [0, 'a'],
      [30, 'a'],
      [30, 'b'],
      [30, null],
      [31, null],
      [61, 'a'],
    ] as const)
      await refused(asker.id, minutes, network)
    await refused(randomUUID(), 0, 'a')
    const kept = (await all(asker)).events.map(({ kind, at, network }) => [kind, at.getTime() - MOMENT.getTime(), network])
    expect(kept.sort()).toEqual(
      [
        ['sign_in_refused', 0, 'a'],
        ['sign_in_refused', 30 * MINUTE_MS, null],
        ['sign_in_refused', 30 * MINUTE_MS, 'b'],
        ['sign_in_refused', 61 * MINUTE_MS, 'a'],
      ].sort(),
    )
    expect((await all(other)).count).toBe(0)
  })

  test('does not go back for ever, and takes no event of nobody', async () => {
    const asker = await somebody(db())
    for (const minutes of [0, 5]) await noteAuditEvent(db(), asker, { id: randomUUID(), kind: 'signed_out', at: later(minutes) })
    await deleteOldAuditEvents(db(), later(1))
    expect((await all(asker)).events).toEqual([expect.objectContaining({ at: later(5) })])
    await expect(noteAuditEvent(db(), { id: randomUUID() }, { id: randomUUID(), kind: 'signed_out', at: MOMENT })).rejects.toThrow()
  })
})
