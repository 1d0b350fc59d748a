import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { spoken_question } from './schema/spoken-questions.ts'
import { findSpoken, keepSpokenQuestion } from './spoken-questions.ts'
import { onEachDatabase } from './testing/databases.ts'

const MUCH = { questions: 500, bytes: 1_000_000 }

onEachDatabase('Spoken questions', (database) => {
  const db = () => database().db
  const spoken = (bytes: number) => ({ audio: new Uint8Array(randomBytes(bytes)), type: 'audio/mpeg' as const })
  const used = (fingerprint: string, year: number) =>
    db()
      .update(spoken_question)
      .set({ last_used: new Date(`${year}-01-01T00:00:00Z`) })
      .where(eq(spoken_question.fingerprint, fingerprint))
  const there = async () => (await db().select({ name: spoken_question.fingerprint }).from(spoken_question)).map(({ name }) => name).sort()

  test('come back to the last byte; what was not spoken is not there', async () => {
    const one = spoken(70_000)
    await keepSpokenQuestion(db(), 'a', one, MUCH)
    const found = await findSpoken(db(), 'a')
    expect([found?.type, Buffer.from(found?.audio ?? []).equals(one.audio)]).toEqual(['audio/mpeg', true])
    expect(await findSpoken(db(), 'b')).toBeNull()
  })

  test('of two that speak the same one the first is kept', async () => {
    await keepSpokenQuestion(db(), 'twice', { ...spoken(1), audio: new Uint8Array([1]) }, MUCH)
    await keepSpokenQuestion(db(), 'twice', { ...spoken(1), audio: new Uint8Array([2]) }, MUCH)
    expect([...((await findSpoken(db(), 'twice'))?.audio ?? [])]).toEqual([1])
  })

  test('go when they are too many or too large, those first that were not asked for longest', async () => {
    await db().delete(spoken_question)
    for (const [name, year] of [
      ['a', 2001],
      ['b', 2002],
      ['c', 2003],
    ] as const) {
      await keepSpokenQuestion(db(), name, spoken(100), MUCH)
      await used(name, year)
    }
    await findSpoken(db(), 'a')
    await keepSpokenQuestion(db(), 'd', spoken(100), { ...MUCH, questions: 3 })
    expect(await there()).toEqual(['a', 'c', 'd'])
    await keepSpokenQuestion(db(), 'e', spoken(150), { ...MUCH, bytes: 300 })
    expect(await there()).not.toContain('c')
    expect(await there()).toHaveLength(2)
  })
})
