import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { LARGEST_RECORDING } from '../../domain/recording.ts'
import { recordingOf } from '../../speech/testing/scripted-speech.ts'
import { recording } from '../db/schema/recordings.ts'
import { signUp } from '../testing/person.ts'
import { onServer, TODAY } from '../testing/server.ts'
import { uploadSample } from '../testing/solicitation.ts'
import { ANSWERED, planWithSteps, stateOf } from '../testing/step.ts'

const TOPIC = { topic_slug: 'n251-001' }
const QUESTION = 'Which coils?'
const said = (words: string) => new Blob([recordingOf(words)], { type: 'text/plain' })
const DAY_MS = 24 * 3_600_000
const NOT_FOUND = { status: 404, detail: 'This recording was not found.' }

onServer(
  'Recordings',
  (server) => {
    afterEach(() => server().keepRecordingsFor(30))

    const begun = async () => {
      const person = await signUp(server())
      const { topic_store_id } = await uploadSample(person)
      return { person, topic_store_id }
    }

    test('a recording comes back as it was sent, under the type of what it holds', async () => {
      const { person } = await begun()
      const { audio_id } = await person.call('uploadAudio', { file: said('Ten coils.') })
      const answer = await person.send('GET', `/api/recordings/${audio_id}`)
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(recordingOf('Ten coils.'))
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'audio/wav',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
    })

    test('what was said is kept with its question, the latest first', async () => {
      const { person, topic_store_id } = await begun()
      const question = { topic_store_id, slot: 'Q1', question: QUESTION }
      const first = await person.call('summarizeAnswer', { ...question, file: said('um ten coils') })
      const second = await person.call('uploadAudio', { topic_store_id, step_id: 'step-2', slot: 'Q3', file: said('Twelve.') })
      const { recordings } = await person.call('listRecordings', { topic_store_id })
      const created_at = TODAY.toISOString()
      expect(recordings).toEqual([
        {
          ...{ audio_id: second.audio_id, step_id: 'step-2', slot: 'Q3', question: null },
          ...{ media_type: 'audio/wav', seconds: null, transcript: null, created_at },
        },
        {
          ...{ audio_id: first.audio_id, step_id: null, slot: 'Q1', question: QUESTION },
          ...{ media_type: 'audio/wav', seconds: expect.closeTo(0.8), transcript: 'um ten coils', created_at },
        },
      ])
    })

    test('an answer keeps what was heard and the recording, through edits and until the recording is deleted', async () => {
      const { person, topic_store_id } = await begun()
      const asked = { ...TOPIC, slot: 'Q1', question: QUESTION }
      const { audio_id, transcript, summary } = await person.call('summarizeAnswer', { question: QUESTION, file: said('um ten coils') })
      await person.call('saveAnswer', { ...asked, answer: summary, audio_id, transcript })
      await person.call('saveAnswer', { ...asked, answer: `${summary}, wound by hand` })
      const spoken = { slot: 'Q1', question: QUESTION, answer: `${summary}, wound by hand`, transcript: 'um ten coils' }
      const answers = async () => (await person.call('interviewState', TOPIC)).answers
      expect(await answers()).toEqual([{ ...spoken, audio_id }])
      expect((await person.call('listRecordings', { topic_store_id })).recordings).toMatchObject([{ audio_id, slot: 'Q1' }])
      await person.call('deleteRecording', { audio_id: audio_id ?? '' })
      expect(await answers()).toEqual([{ ...spoken, audio_id: null }])
      expect(await person.refusal('getRecording', { audio_id: audio_id ?? '' })).toEqual(NOT_FOUND)
      await person.call('saveAnswer', { ...asked, answer: 'Typed.', transcript: null })
      expect(await answers()).toEqual([{ slot: 'Q1', question: QUESTION, answer: 'Typed.' }])
    })

    test('what was heard of one question is not shown under another one in its place', async () => {
      const { person } = await begun()
      await person.call('saveAnswer', { ...TOPIC, slot: 'Q1', question: QUESTION, answer: 'Ten.', transcript: 'ten' })
      await person.call('saveAnswer', { ...TOPIC, slot: 'Q1', question: 'Another?', answer: 'No.' })
      expect((await person.call('interviewState', TOPIC)).answers).toEqual([{ slot: 'Q1', question: 'Another?', answer: 'No.' }])
    })

    test('what is sent again is the same recording, with what was heard of it; in answer to another question it is another one', async () => {
      const { person, topic_store_id } = await begun()
      const question = { topic_store_id, slot: 'Q1', question: QUESTION }
      const first = await person.call('uploadAudio', { ...question, file: said('ten coils') })
      const heard = await person.call('summarizeAnswer', { ...question, file: said('ten coils') })
      expect(heard.audio_id).toBe(first.audio_id)
      expect(await person.call('uploadAudio', { ...question, file: said('ten coils') })).toEqual(first)
      const { recordings } = await person.call('listRecordings', { topic_store_id })
      expect(recordings).toMatchObject([{ audio_id: first.audio_id, transcript: 'ten coils' }])
      const other = await person.call('uploadAudio', { ...question, slot: 'Q2', file: said('ten coils') })
      expect(other.audio_id).not.toBe(first.audio_id)
      const another = await signUp(server())
      expect((await another.call('uploadAudio', { file: said('ten coils') })).audio_id).not.toBe(
        (await person.call('uploadAudio', { file: said('ten coils') })).audio_id,
      )
      expect(await (await person.call('getRecording', { audio_id: first.audio_id ?? '' })).bytes()).toEqual(recordingOf('ten coils'))
    })

    test("an answer of a step's interview keeps both too, also when the interview is closed", async () => {
      const person = await signUp(server())
      const { second, step, topic } = await planWithSteps(person)
      const { audio_id } = await person.call('uploadAudio', { file: said('our technician') })
      await person.call('saveStepAnswer', { ...second, ...ANSWERED, audio_id, transcript: 'our technician' })
      const spoken = { ...ANSWERED, transcript: 'our technician', audio_id }
      expect((await stateOf(person, topic)).qa_transcript).toEqual([spoken])
      await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED] })
      expect((await stateOf(person, topic)).qa_transcript).toEqual([spoken])
      const { recordings } = await person.call('listRecordings', { topic_store_id: topic.topic_store_id })
      expect(recordings).toMatchObject([{ audio_id, step_id: 'step-2', slot: 'S2-Q1', question: ANSWERED.question }])
    })

    test("another person's recording is not there, and is not taken into an answer", async () => {
      const { person: owner, topic_store_id } = await begun()
      const { audio_id } = await owner.call('uploadAudio', { topic_store_id, file: said('Ours.') })
      const { person } = await begun()
      const theirs = { audio_id: audio_id ?? '' }
      expect(await person.refusal('getRecording', theirs)).toEqual(NOT_FOUND)
      expect(await person.refusal('deleteRecording', theirs)).toEqual(NOT_FOUND)
      expect(await person.refusal('saveAnswer', { ...TOPIC, slot: 'Q1', question: QUESTION, answer: 'Mine.', ...theirs })).toEqual(
        NOT_FOUND,
      )
      expect((await person.call('interviewState', TOPIC)).answers).toEqual([])
      expect(await person.refusal('listRecordings', { topic_store_id })).toMatchObject({ status: 404 })
      expect(await person.refusal('uploadAudio', { topic_store_id, file: said('Hidden.') })).toMatchObject({ status: 404 })
      expect(await (await owner.call('getRecording', theirs)).bytes()).toEqual(recordingOf('Ours.'))
    })

    describe('is refused:', () => {
      const tooLarge = Buffer.concat([recordingOf(''), Buffer.alloc(LARGEST_RECORDING)])
      test.each([
        ['nothing at all', new Blob([]), 422, 'This recording is empty. Please record it again.'],
        [
          'a document',
          new Blob(['%PDF-1.7'], { type: 'audio/webm' }),
          415,
          'This is not a recording that can be read. Please record it again.',
        ],
        ['more than 25 MB', new Blob([tooLarge]), 413, 'This recording is too long. Please record at most 20 minutes at a time.'],
      ])('%s', async (_, file, status, detail) => {
        const { person, topic_store_id } = await begun()
        expect(await person.refusal('uploadAudio', { file, topic_store_id })).toEqual({ status, detail })
        expect(await person.refusal('summarizeAnswer', { file, topic_store_id, question: QUESTION })).toEqual({ status, detail })
        expect((await person.call('listRecordings', { topic_store_id })).recordings).toEqual([])
      })

      test('a form without a file, and a call that is no form', async () => {
        const { person } = await begun()
        expect((await person.send('POST', '/api/upload-audio', new FormData())).status).toBe(422)
        expect((await person.send('POST', '/api/upload-audio', '{}', { 'content-type': 'application/json' })).status).toBe(415)
      })
    })

    test('silence is not kept', async () => {
      const { person, topic_store_id } = await begun()
      const silence = { topic_store_id, question: QUESTION, file: said('') }
      expect(await person.refusal('summarizeAnswer', silence)).toMatchObject({ status: 422 })
      expect((await person.call('listRecordings', { topic_store_id })).recordings).toEqual([])
    })

    test('where recordings are not kept, the words are', async () => {
      const { person, topic_store_id } = await begun()
      server().keepRecordingsFor(0)
      const heard = await person.call('summarizeAnswer', { topic_store_id, question: QUESTION, file: said('ten coils') })
      expect(heard).toMatchObject({ audio_id: null, transcript: 'ten coils' })
      expect(await person.call('uploadAudio', { topic_store_id, file: said('ten coils') })).toEqual({ audio_id: null })
      const { audio_id, transcript } = heard
      await person.call('saveAnswer', { ...TOPIC, slot: 'Q1', question: QUESTION, answer: 'Ten coils', audio_id, transcript })
      expect((await person.call('interviewState', TOPIC)).answers).toMatchObject([{ transcript: 'ten coils', audio_id: null }])
      expect((await person.call('listRecordings', { topic_store_id })).recordings).toEqual([])
    })

    test('a recording whose days are over goes when the next one is kept', async () => {
      const { person, topic_store_id } = await begun()
      const { db } = server().database
      const { audio_id } = await person.call('uploadAudio', { topic_store_id, file: said('Early.') })
      const created_at = new Date(TODAY.getTime() - 30 * DAY_MS - 1)
      await db
        .update(recording)
        .set({ created_at })
        .where(eq(recording.id, audio_id ?? ''))
      const late = await person.call('uploadAudio', { topic_store_id, file: said('Late.') })
      const { recordings } = await person.call('listRecordings', { topic_store_id })
      expect(recordings.map((one) => one.audio_id)).toEqual([late.audio_id])
    })

    test('nothing of it stands in the log', async () => {
      const { person, topic_store_id } = await begun()
      await person.call('summarizeAnswer', { topic_store_id, question: 'Quibble?', file: said('quibblemere coils') })
      expect(server().logged.join('')).not.toMatch(/quibble/i)
    })
  },
  { uploadLimitMb: 50 },
)
