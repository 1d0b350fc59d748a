import { expect, onTestFinished, test } from 'vitest'
import { LARGEST_RECORDING } from '../domain/recording.ts'
import { openAiSpeech } from './openai-compatible.ts'
import { type FakeAnswer, fakeProvider } from './testing/fake-provider.ts'
import { recordingOf } from './testing/scripted-speech.ts'

const KEY = 'sk-never-told'
const failing = (status: number, headers = {}): FakeAnswer => ({ status, body: `{"error":{"message":"bad key ${KEY}"}}`, headers })

/** A provider that answers one call after the other as it is told, and then as one that works. */
async function speaking(answers: readonly FakeAnswer[], { api_key = KEY as string | null, timeout_ms = 60_000 } = {}) {
  const provider = await fakeProvider((_, number) => answers[number - 1] ?? null)
  onTestFinished(provider.close)
  const settings = { base_url: provider.base_url, api_key, model: 'whisper-large', voice_model: 'kokoro', voice: 'heart' }
  const speech = openAiSpeech(settings, { timeout_ms, retry_ms: 1 })
  onTestFinished(() => speech.close())
  return { speech, requests: provider.requests }
}

test('a recording goes as it is, under a name that tells its format, with model and key', async () => {
  const { speech, requests } = await speaking([])
  await speech.hear(recordingOf('Ten coils.'))
  expect(requests).toEqual([
    {
      path: '/v1/audio/transcriptions',
      authorization: `Bearer ${KEY}`,
      fields: { model: 'whisper-large', language: 'en', response_format: 'json' },
      file: { name: 'recording.wav', type: 'audio/wav', words: 'Ten coils.' },
    },
  ])
})

test('a text goes with the model that speaks and its voice; without a key none is sent', async () => {
  const { speech, requests } = await speaking([], { api_key: null })
  await speech.say('Which coils?')
  const fields = { model: 'kokoro', voice: 'heart', input: 'Which coils?', response_format: 'mp3' }
  expect(requests).toEqual([{ path: '/v1/audio/speech', authorization: undefined, fields }])
})

test.each([
  [400, 'NOT_AUDIO'],
  [401, 'REFUSED'],
  [403, 'REFUSED'],
  [404, 'REFUSED'],
  [307, 'REFUSED'],
  [413, 'TOO_LONG'],
])('a refusal with %i is told as %s, at once and without its words', async (status, code) => {
  const { speech, requests } = await speaking([failing(status, { location: 'http://127.0.0.1:1/' })])
  const heard = await speech.hear(recordingOf('Ten.'))
  expect(heard).toMatchObject({ ok: false, problem: { code } })
  expect(JSON.stringify(heard)).not.toContain('bad key')
  expect(JSON.stringify(heard)).not.toContain(KEY)
  expect(requests).toHaveLength(1)
})

test('a text that is not taken is no recording that cannot be read', async () => {
  const { speech } = await speaking([failing(400)])
  expect(await speech.say('Which coils?')).toMatchObject({ ok: false, problem: { code: 'REFUSED' } })
})

test.each([429, 500, 503])('a provider that fails with %i is asked once more', async (status) => {
  const { speech, requests } = await speaking([failing(status)])
  expect(await speech.hear(recordingOf('Ten.'))).toMatchObject({ ok: true, value: { text: 'Ten.' } })
  expect(requests.map(({ file }) => file?.words)).toEqual(['Ten.', 'Ten.'])
})

test.each([
  [429, 'BUSY'],
  [500, 'UNREACHABLE'],
])('one that fails with %i again is told as %s', async (status, code) => {
  const { speech, requests } = await speaking([failing(status), failing(status), failing(status)])
  expect(await speech.say('Which coils?')).toMatchObject({ ok: false, problem: { code } })
  expect(requests).toHaveLength(2)
})

test('who asks for a long wait is not asked again', async () => {
  const { speech, requests } = await speaking([failing(429, { 'retry-after': '60' })])
  expect(await speech.say('Which coils?')).toMatchObject({ ok: false, problem: { code: 'BUSY' } })
  expect(requests).toHaveLength(1)
})

test('a wait can be called off', async () => {
  const { speech, requests } = await speaking([failing(503, { 'retry-after': '5' })])
  const leave = new AbortController()
  const heard = speech.hear(recordingOf('Ten.'), leave.signal)
  await expect.poll(() => requests.length).toBe(1)
  leave.abort()
  expect(await heard).toMatchObject({ ok: false, problem: { code: 'CANCELLED' } })
  expect(requests).toHaveLength(1)
})

test('a provider that never answers is given up', async () => {
  const { speech } = await speaking(['hang'], { timeout_ms: 50 })
  expect(await speech.hear(recordingOf('Ten.'))).toMatchObject({ ok: false, problem: { code: 'UNREACHABLE' } })
})

test('where nobody answers, that is told', async () => {
  const settings = { base_url: 'http://127.0.0.1:1/v1', api_key: KEY, model: 'm', voice_model: 'v', voice: 'a' }
  expect(await openAiSpeech(settings).say('Which coils?')).toMatchObject({ ok: false, problem: { code: 'UNREACHABLE' } })
})

test.each([
  ['a page', '<html>'],
  ['another shape', '{"words":["ten"]}'],
  ['no text', '{"text":null}'],
  ['nothing', ''],
])('%s instead of a transcript is no transcript', async (_, body) => {
  const { speech } = await speaking([{ status: 200, body }])
  expect(await speech.hear(recordingOf('Ten.'))).toMatchObject({ ok: false, problem: { code: 'FAILED' } })
})

test.each(['', '  \n', ' ... '])('a transcript of %j holds no speech', async (text) => {
  const { speech } = await speaking([{ status: 200, body: JSON.stringify({ text }) }])
  expect(await speech.hear(recordingOf('Ten.'))).toMatchObject({ ok: false, problem: { code: 'NO_SPEECH' } })
})

test.each(['', '{"error":"no"}', 'RIFF....WAVE'])('%j is no MP3', async (body) => {
  const { speech } = await speaking([{ status: 200, body }])
  expect(await speech.say('Which coils?')).toMatchObject({ ok: false, problem: { code: 'FAILED' } })
})

test('an answer without an end is not taken whole', async () => {
  const { speech } = await speaking([{ status: 200, body: Buffer.alloc(21 * 1024 * 1024, 'ID3') }])
  expect(await speech.say('Which coils?')).toMatchObject({ ok: false, problem: { code: 'FAILED' } })
})

test('what is larger than providers take is never sent', async () => {
  const { speech, requests } = await speaking([])
  const audio = Buffer.concat([recordingOf('Ten.'), Buffer.alloc(LARGEST_RECORDING)])
  expect(await speech.hear(audio)).toMatchObject({ ok: false, problem: { code: 'TOO_LONG' } })
  expect(requests).toEqual([])
})

test('a line is one that only listens: the provider says where it is and what opens it', async () => {
  const { speech, requests } = await speaking([])
  const line = await speech.line()
  expect(line).toEqual({
    ok: true,
    value: { url: expect.stringMatching(/\/v1\/realtime\/calls$/), value: 'ek-1', expires_at: 1_790_000_000 },
  })
  expect(requests).toMatchObject([
    {
      path: '/v1/realtime/client_secrets',
      authorization: `Bearer ${KEY}`,
      fields: {
        expires_after: { anchor: 'created_at', seconds: 300 },
        session: {
          type: 'transcription',
          audio: {
            input: { transcription: { model: 'whisper-large' }, turn_detection: { type: 'server_vad', silence_duration_ms: 3000 } },
          },
        },
      },
    },
  ])
})

test.each([400, 404, 405])('a provider that answers %i has no line, and nothing is wrong with that', async (status) => {
  const { speech } = await speaking([failing(status)])
  expect(await speech.line()).toEqual({ ok: true, value: null })
})

test('a provider that is down has no line, and says so; one that answers nonsense has failed', async () => {
  const { speech } = await speaking([failing(503), failing(503), { status: 200, body: '{"value":7}' }])
  expect(await speech.line()).toMatchObject({ ok: false, problem: { code: 'UNREACHABLE' } })
  expect(await speech.line()).toMatchObject({ ok: false, problem: { code: 'FAILED' } })
})
