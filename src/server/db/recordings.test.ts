import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '../person.ts'
import type { Owned } from './owned.ts'
import {
  deleteOldRecordings,
  deleteRecording,
  findRecording,
  keepRecording,
  type NewRecording,
  recordingsOf,
  type StoredRecording,
  soundOf,
  soundSize,
} from './recordings.ts'
import { user } from './schema/accounts.ts'
import { recording, recording_part, spoken_answer } from './schema/recordings.ts'
import { topic_store } from './schema/topics.ts'
import { keepSpoken, spokenAnswersOf } from './spoken-answers.ts'
import { onEachDatabase } from './testing/databases.ts'
import { aTopic, found, MOMENT, NOT_FOUND, NUL, somebody, UNUSUAL } from './testing/rows.ts'

const MEGABYTE = 1024 * 1024
const QUESTION = { step_id: null, slot: 'Q1', question: 'Which coils?' }

onEachDatabase('Recordings', (database) => {
  const db = () => database().db
  const kept = async (asker: Person, changes: Partial<NewRecording> = {}) => {
    const none = { topic_store_id: null, step_id: null, slot: null, question: null, seconds: null, transcript: null }
    const one = { id: randomUUID(), bytes: new Uint8Array([1]), media_type: 'audio/webm' as const, created_at: MOMENT, ...none, ...changes }
    await keepRecording(db(), asker, one)
    return found(await findRecording(db(), asker, one.id))
  }
  const spoken = async () => {
    const asker = await somebody(db())
    const topic = await aTopic(db(), asker)
    const one = await kept(asker)
    await keepSpoken(db(), topic, QUESTION, { transcript: UNUSUAL, recording: one })
    return { asker, topic, one }
  }
  const soundIn = async (one: Owned<StoredRecording>) => {
    const pieces: Uint8Array[] = []
    for await (const piece of soundOf(db(), one)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  test('come back to the last byte, with all that is known of them', async () => {
    const asker = await somebody(db())
    const topic = await aTopic(db(), asker)
    const bytes = randomBytes(2 * MEGABYTE + 1)
    const told = { topic_store_id: topic.id, step_id: 'step-2', slot: 'S2-Q1', question: UNUSUAL, transcript: UNUSUAL, seconds: 7.5 }
    const one = await kept(asker, { ...told, bytes })
    expect(one).toMatchObject({ ...told, owner: asker.id, media_type: 'audio/webm', created_at: MOMENT })
    expect((await soundIn(one)).equals(bytes)).toBe(true)
    expect(await soundSize(db(), one)).toBe(bytes.length)
  })

  test('of a topic come with the latest first, also of one moment, and none of another topic', async () => {
    const asker = await somebody(db())
    const [topic, other] = [await aTopic(db(), asker), await aTopic(db(), asker, { slug: 'other' })]
    const at = { topic_store_id: topic.id }
    const second = await kept(asker, at)
    const third = await kept(asker, at)
    const first = await kept(asker, { ...at, created_at: new Date(MOMENT.getTime() - 1) })
    await kept(asker, { topic_store_id: other.id })
    await kept(asker)
    expect((await recordingsOf(db(), topic)).map(({ id }) => id)).toEqual([third, second, first].map(({ id }) => id))
  })

  test('are not found by another person', async () => {
    const one = await kept(await somebody(db()))
    expect(await findRecording(db(), await somebody(db()), one.id)).toEqual(NOT_FOUND)
  })

  test('go with their sound, and leave the words that were heard', async () => {
    const { asker, topic, one } = await spoken()
    await deleteRecording(db(), one)
    expect(await findRecording(db(), asker, one.id)).toEqual(NOT_FOUND)
    expect(await db().select().from(recording_part).where(eq(recording_part.recording_id, one.id))).toEqual([])
    expect(await spokenAnswersOf(db(), topic)).toEqual([{ slot: 'Q1', question: QUESTION.question, transcript: UNUSUAL, audio_id: null }])
  })

  test('go with their topic and with their owner, and so does what was heard in them', async () => {
    const [one, other] = [await spoken(), await spoken()]
    await db().delete(topic_store).where(eq(topic_store.id, one.topic.id))
    await db().delete(user).where(eq(user.id, other.asker.id))
    for (const { asker } of [one, other]) {
      expect(await db().select().from(recording).where(eq(recording.owner, asker.id))).toEqual([])
      expect(await db().select().from(recording_part).where(eq(recording_part.owner, asker.id))).toEqual([])
      expect(await db().select().from(spoken_answer).where(eq(spoken_answer.owner, asker.id))).toEqual([])
    }
  })

  test('that are too old go, whosever they are, and no others', async () => {
    const [one, other] = [await somebody(db()), await somebody(db())]
    const early = new Date(MOMENT.getTime() - 60_000)
    const old = [await kept(one, { created_at: early }), await kept(other, { created_at: early })]
    const young = await kept(one)
    await deleteOldRecordings(db(), MOMENT)
    for (const { id, owner } of old) expect(await findRecording(db(), { id: owner }, id)).toEqual(NOT_FOUND)
    expect(found(await findRecording(db(), one, young.id))).toEqual(young)
  })

  test('that cannot be kept leave nothing', async () => {
    const asker = await somebody(db())
    const id = randomUUID()
    await expect(kept(asker, { id, transcript: NUL })).rejects.toThrow()
    expect(await findRecording(db(), asker, id)).toEqual(NOT_FOUND)
  })

  test('say what they answer once their answer is kept; a second one takes the place of the first', async () => {
    const { asker, topic, one } = await spoken()
    expect((await recordingsOf(db(), topic)).map(({ id, slot, question }) => ({ id, slot, question }))).toEqual([
      { id: one.id, slot: 'Q1', question: QUESTION.question },
    ])
    const second = await kept(asker)
    await keepSpoken(db(), topic, QUESTION, { transcript: 'Twelve.', recording: second })
    expect(await spokenAnswersOf(db(), topic)).toMatchObject([{ transcript: 'Twelve.', audio_id: second.id }])
  })

  test('that were deleted meanwhile are no part of an answer, whose words are kept', async () => {
    const { topic, one } = await spoken()
    await deleteRecording(db(), one)
    await keepSpoken(db(), topic, QUESTION, { transcript: 'Twelve.', recording: one })
    expect(await spokenAnswersOf(db(), topic)).toMatchObject([{ transcript: 'Twelve.', audio_id: null }])
    await keepSpoken(db(), topic, QUESTION, { transcript: null, recording: null })
    expect(await spokenAnswersOf(db(), topic)).toEqual([])
  })
})
