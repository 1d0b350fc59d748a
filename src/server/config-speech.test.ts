import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const HOSTED = { SPEECH_PROVIDER: 'openai-compatible', SPEECH_BASE_URL: 'https://api.openai.com/v1/' }

describe('The configuration of voice', () => {
  test('is the built-in one where nothing is set, and none where it is switched off', () => {
    expect(readConfig({}).speech).toEqual({ provider: 'built-in', folder: './.cache/voice' })
    expect(readConfig({ VOICE_DIR: '/voice' }).speech).toEqual({ provider: 'built-in', folder: '/voice' })
    expect(readConfig({ SPEECH_PROVIDER: 'off' }).speech).toEqual({ provider: 'off' })
  })

  test('of a provider needs an address; the rest has its usual values', () => {
    expect(readConfig(HOSTED).speech).toEqual({
      provider: 'openai-compatible',
      base_url: 'https://api.openai.com/v1',
      api_key: null,
      model: 'whisper-1',
      voice_model: 'tts-1',
      voice: 'alloy',
    })
  })

  test('takes everything that can be set', () => {
    const models = { SPEECH_MODEL: 'whisper-large', SPEECH_VOICE_MODEL: 'kokoro', SPEECH_VOICE: 'af_heart' }
    expect(readConfig({ ...HOSTED, ...models, SPEECH_API_KEY: ' sk-1\n' }).speech).toMatchObject({
      api_key: 'sk-1',
      model: 'whisper-large',
      voice_model: 'kokoro',
      voice: 'af_heart',
    })
  })

  test.each([
    [{ SPEECH_PROVIDER: 'siri' }, 'SPEECH_PROVIDER must be built-in, openai-compatible or off.'],
    [{ SPEECH_PROVIDER: 'openai-compatible' }, 'SPEECH_BASE_URL must be set: the address at which the provider answers.'],
    [{ ...HOSTED, SPEECH_BASE_URL: 'ftp://here' }, 'SPEECH_BASE_URL must be an address like https://api.openai.com/v1.'],
    [
      { ...HOSTED, SPEECH_BASE_URL: 'https://a:b@c.example' },
      'SPEECH_BASE_URL must hold no name and password: a key belongs in SPEECH_API_KEY.',
    ],
    [{ ...HOSTED, SPEECH_BASE_URL: 'https://c.example/v1?x=1' }, 'SPEECH_BASE_URL must end before "?" or "#".'],
    [{ ...HOSTED, SPEECH_BASE_URL: 'https://c.example/v1/audio/speech' }, 'SPEECH_BASE_URL must end before "/audio/speech".'],
    [{ ...HOSTED, SPEECH_API_KEY: 'two words' }, 'SPEECH_API_KEY must be the key in one line, without spaces and curly quotation marks.'],
    [{ ...HOSTED, SPEECH_MODEL: 'two\nlines' }, 'SPEECH_MODEL must be the name of a model, in one line of at most 200 letters.'],
    [{ SPEECH_API_KEY: 'sk-1' }, 'SPEECH_PROVIDER must be openai-compatible where SPEECH_API_KEY is set.'],
    [{ SPEECH_PROVIDER: 'off', SPEECH_VOICE: 'alloy' }, 'SPEECH_PROVIDER must be openai-compatible where SPEECH_VOICE is set.'],
  ])('%j is refused by name', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('never repeats a key when something is wrong', () => {
    const wrong = { SPEECH_API_KEY: 'sk-secret', SPEECH_BASE_URL: 'ftp://sk-secret' }
    expect(() => readConfig(wrong)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('sk-secret') }))
    expect(() => readConfig({ SPEECH_API_KEY: 'sk-secret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('sk-secret') }),
    )
  })
})
