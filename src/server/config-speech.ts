import * as z from 'zod'
import { withoutEnd } from '../language/characters.ts'
import type { HostedSpeechSettings } from '../speech/openai-compatible.ts'
import { apiKey, modelName, operationIn, providerAddress } from './config-model.ts'

/** Who hears and speaks, and how they are reached. */
export type SpeechConfig =
  | { provider: 'off' }
  /** `folder` is where the files of the built-in voice lie. */
  | { provider: 'built-in'; folder: string }
  | ({ provider: 'openai-compatible' } & HostedSpeechSettings)

/** The variables of voice; all unset, the built-in one hears and speaks. */
export const SPEECH_ENVIRONMENT = {
  SPEECH_PROVIDER: z.enum(['built-in', 'openai-compatible', 'off'], 'must be built-in, openai-compatible or off').default('built-in'),
  VOICE_DIR: z.string().default('./.cache/voice'),
  SPEECH_BASE_URL: providerAddress('https://api.openai.com/v1').optional(),
  SPEECH_API_KEY: apiKey().optional(),
  SPEECH_MODEL: modelName().optional(),
  SPEECH_VOICE_MODEL: modelName().optional(),
  SPEECH_VOICE: modelName().optional(),
}

type Environment = z.output<z.ZodObject<typeof SPEECH_ENVIRONMENT>>

const HOSTED = ['SPEECH_BASE_URL', 'SPEECH_API_KEY', 'SPEECH_MODEL', 'SPEECH_VOICE_MODEL', 'SPEECH_VOICE'] as const

/** What is missing or cannot be meant with the provider that is named, a variable each. */
export function problemsOfSpeech(set: Environment): { path: PropertyKey[]; message: string }[] {
  if (set.SPEECH_PROVIDER === 'openai-compatible') {
    const message = set.SPEECH_BASE_URL ? addressProblem(set.SPEECH_BASE_URL) : 'must be set: the address at which the provider answers'
    return message ? [{ path: ['SPEECH_BASE_URL'], message }] : []
  }
  const alone = HOSTED.find((name) => set[name] !== undefined)
  return alone ? [{ path: ['SPEECH_PROVIDER'], message: `must be openai-compatible where ${alone} is set` }] : []
}

/** What an address holds that would make every call fail, or would carry a secret. */
function addressProblem(address: string): string | null {
  const { username, password, search, hash, pathname } = new URL(address)
  if (username !== '' || password !== '') return 'must hold no name and password: a key belongs in SPEECH_API_KEY'
  if (search !== '' || hash !== '') return 'must end before "?" or "#"'
  const operation = operationIn(pathname, ['/audio', '/audio/transcriptions', '/audio/translations', '/audio/speech'])
  return operation ? `must end before "${operation}"` : null
}

/** Who hears and speaks, of an environment that was checked. */
export function speechConfig(set: Environment): SpeechConfig {
  const { SPEECH_PROVIDER: provider, SPEECH_BASE_URL } = set
  if (provider === 'off') return { provider }
  if (provider === 'built-in' || !SPEECH_BASE_URL) return { provider: 'built-in', folder: set.VOICE_DIR }
  return {
    provider,
    base_url: withoutEnd(SPEECH_BASE_URL, '/'),
    api_key: set.SPEECH_API_KEY ?? null,
    model: set.SPEECH_MODEL ?? 'whisper-1',
    voice_model: set.SPEECH_VOICE_MODEL ?? 'tts-1',
    voice: set.SPEECH_VOICE ?? 'alloy',
  }
}
