import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Result } from '../domain/result.ts'
import { builtInSpeech } from './built-in/built-in.ts'
import { noSpeech } from './off.ts'
import { openAiSpeech } from './openai-compatible.ts'
import type { Speech, SpeechProblem } from './speech.ts'
import { fakeProvider } from './testing/fake-provider.ts'
import { recordingOf } from './testing/scripted-speech.ts'

/** How many wait where a test counts them, behind the one that is under way. */
const WAITING = 2

async function openBuiltIn(): Promise<Speech> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'ready.json'), '{}')
  const file = fileURLToPath(new URL('./testing/engine-program.mjs', import.meta.url))
  return builtInSpeech(folder, { file, execArgv: [], waiting: WAITING })
}

async function openHosted(): Promise<Speech> {
  const { base_url, close } = await fakeProvider()
  onTestFinished(close)
  const settings = { base_url, api_key: 'sk-1', model: 'whisper-1', voice_model: 'tts-1', voice: 'alloy' }
  return openAiSpeech(settings, { at_once: 1, waiting: WAITING, retry_ms: 1 })
}

const PROVIDERS: { kind: Speech['kind']; open: () => Promise<Speech> }[] = [
  { kind: 'built-in', open: openBuiltIn },
  { kind: 'openai-compatible', open: openHosted },
]

const codeOf = (outcome: Result<unknown, SpeechProblem>) => (outcome.ok ? 'done' : outcome.problem.code)

describe.each(PROVIDERS)('Who hears and speaks ($kind)', ({ kind, open }) => {
  const opened = async () => {
    const speech = await open()
    onTestFinished(() => speech.close())
    return speech
  }

  test('says who it is, and that it can be used', async () => {
    const speech = await opened()
    expect([speech.kind, speech.readiness()]).toEqual([kind, { ready: true, reason: null }])
    expect(speech.voice).not.toBe('')
  })

  test('hears what was said', async () => {
    const speech = await opened()
    expect(await speech.hear(recordingOf('We wind “ten” coils.'))).toMatchObject({ ok: true, value: { text: 'We wind “ten” coils.' } })
  })

  test('says where a browser lets it listen, or leaves that to the server', async () => {
    expect(codeOf(await (await opened()).line())).toBe('done')
  })

  test('speaks a text', async () => {
    const spoken = await (await opened()).say('Which coils?')
    if (!spoken.ok) throw new Error(spoken.problem.message)
    expect(spoken.value.type).toBe('audio/mpeg')
    expect(new TextDecoder().decode(spoken.value.audio)).toContain('Which coils?')
  })

  test.each([
    ['silence', recordingOf(''), 'NO_SPEECH'],
    ['nothing', new Uint8Array(), 'NOT_AUDIO'],
    ['a document', new TextEncoder().encode('%PDF-1.7'), 'NOT_AUDIO'],
  ])('hears nothing in %s, and goes on', async (_, audio, code) => {
    const speech = await opened()
    expect(codeOf(await speech.hear(audio))).toBe(code)
    expect(codeOf(await speech.hear(recordingOf('Ten.')))).toBe('done')
  })

  test('can be cancelled before, while it waits and while it is at work', async () => {
    const speech = await opened()
    const [waiting, running] = [new AbortController(), new AbortController()]
    const outcomes = Promise.all([
      speech.hear(recordingOf('fall silent'), running.signal),
      speech.say('waits', waiting.signal),
      speech.hear(recordingOf('goes on')),
      speech.say('never', AbortSignal.abort()),
    ])
    waiting.abort()
    running.abort()
    expect((await outcomes).map(codeOf)).toEqual(['CANCELLED', 'CANCELLED', 'done', 'CANCELLED'])
  })

  test('refuses at once who comes when too many wait', async () => {
    const speech = await opened()
    const leave = new AbortController()
    const first = Array.from({ length: 1 + WAITING }, () => speech.say('fall silent', leave.signal))
    expect(codeOf(await speech.hear(recordingOf('Ten.')))).toBe('BUSY')
    leave.abort()
    expect((await Promise.all(first)).map(codeOf)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
    expect(codeOf(await speech.hear(recordingOf('Ten.')))).toBe('done')
  })

  test('closed, it cancels what is under way and takes nothing more', async () => {
    const speech = await opened()
    const under_way = Promise.all([speech.say('fall silent'), speech.hear(recordingOf('waits'))])
    await speech.close()
    expect((await under_way).map(codeOf)).toEqual(['CANCELLED', 'CANCELLED'])
    expect(codeOf(await speech.say('Late.'))).toBe('CANCELLED')
    expect(codeOf(await speech.hear(recordingOf('Late.')))).toBe('CANCELLED')
  })
})

test('switched off, it says so whatever it is asked', async () => {
  expect([noSpeech.kind, noSpeech.readiness()]).toEqual(['off', { ready: false, reason: 'Voice is switched off on this server.' }])
  expect(codeOf(await noSpeech.hear(recordingOf('Ten.')))).toBe('OFF')
  expect(codeOf(await noSpeech.hear(new Uint8Array(), AbortSignal.abort()))).toBe('OFF')
  expect(codeOf(await noSpeech.say('Which coils?'))).toBe('OFF')
  expect(codeOf(await noSpeech.line())).toBe('OFF')
  await noSpeech.close()
  expect(codeOf(await noSpeech.say('Which coils?'))).toBe('OFF')
})

test('without its files the built-in voice is not ready, and says so', async () => {
  const speech = builtInSpeech(join(tmpdir(), 'no-voice-here'))
  expect(codeOf(await speech.line())).toBe('NOT_READY')
  expect(speech.readiness()).toEqual({ ready: false, reason: expect.stringMatching(/^Voice is not set up/) })
  expect(codeOf(await speech.say('Which coils?'))).toBe('NOT_READY')
})
