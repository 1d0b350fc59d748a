import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '../person.ts'
import { type OwnRow, ownRows } from './own-rows.ts'
import { model_usage } from './schema/model-usage.ts'
import { project } from './schema/plans.ts'
import { source_file, source_page } from './schema/topics.ts'
import { voice_session } from './schema/voice-sessions.ts'
import { keepFile } from './source-files.ts'
import type { OwnedTable } from './tables.ts'
import { onEachDatabase } from './testing/databases.ts'
import { aFile, aProject, MOMENT, somebody } from './testing/rows.ts'

onEachDatabase('The rows of a person', (database) => {
  const db = () => database().db
  const all = async (asker: Person, table: OwnedTable) => {
    const rows: OwnRow[] = []
    for await (const row of ownRows(db(), asker, table)) rows.push(row)
    return rows
  }

  test.each([0, 1, 19, 20, 21, 40, 45])('are handed over once each, however many: %i', async (many) => {
    const asker = await somebody(db())
    for (const pages of [many, 3]) {
      const text = (page: number) => ({ page, text: `Page ${page}`, recognised: null })
      await keepFile(db(), asker, aFile({ pages: Array.from({ length: pages }, (_, at) => text(at + 1)) }))
    }
    const rows = await all(asker, source_page)
    expect(rows).toHaveLength(many + 3)
    expect(new Set(rows.map(({ file_id, page }) => `${file_id} ${page}`)).size).toBe(many + 3)
    expect(await all(asker, source_file)).toHaveLength(2)
  })

  test('come by their key also where it is a day', async () => {
    const asker = await somebody(db())
    const days = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`)
    await db()
      .insert(model_usage)
      .values(days.toReversed().map((day) => ({ owner: asker.id, day, input_tokens: 3 })))
    const rows = await all(asker, model_usage)
    expect(rows.map(({ day }) => day)).toEqual(days)
    expect(rows[0]).toMatchObject({ input_tokens: 3, output_tokens: 0 })
  })

  test('are not those of another', async () => {
    const [asker, other] = [await somebody(db()), await somebody(db())]
    await aProject(db(), other)
    const { id } = await aProject(db(), asker)
    expect(await all(asker, project)).toEqual([expect.objectContaining({ id, company_name: 'Acme' })])
  })

  test('lack what opens something', async () => {
    const asker = await somebody(db())
    const secret = { secret_hash: 'c2VjcmV0', secret_until: MOMENT }
    await db()
      .insert(voice_session)
      .values({ owner: asker.id, id: randomUUID(), opened_at: MOMENT, question: 'Who?', ...secret })
    const [row] = await all(asker, voice_session)
    expect(row).toMatchObject({ question: 'Who?', opened_at: MOMENT })
    expect(Object.keys(row ?? {}).filter((name) => name.includes('secret'))).toEqual([])
  })

  test('may go and come while they are handed over', async () => {
    const asker = await somebody(db())
    for (let nth = 0; nth < 45; nth += 1) await aProject(db(), asker)
    const seen: unknown[] = []
    for await (const { id } of ownRows(db(), asker, project)) {
      seen.push(id)
      await db()
        .delete(project)
        .where(eq(project.id, String(id)))
    }
    expect(new Set(seen).size).toBe(45)
  })
})
