import type { Result } from '../domain/result.ts'

/** What was heard, word for word, and how long the recording is, in seconds; null where nobody has measured it. */
export type Heard = { text: string; seconds: number | null }

/** Spoken words as MP3. */
export type Spoken = { audio: Uint8Array; type: 'audio/mpeg' }

/** Why nothing was heard or spoken. `message` is for the person. */
export type SpeechProblem = { code: keyof typeof MESSAGES; message: string }

const MESSAGES = {
  OFF: 'Voice is switched off on this server.',
  NOT_READY: 'Voice is not set up on this server yet: please type.',
  NOT_AUDIO: 'This is not a recording that can be read. Please record it again.',
  NO_SPEECH: 'No speech was heard. Please check the microphone and record it again.',
  TOO_LONG: 'This recording is too long. Please record at most 20 minutes at a time.',
  BUSY: 'Too many recordings are being worked on. Please try again in a minute.',
  CANCELLED: 'It was cancelled.',
  REFUSED: 'The speech provider refused. Whoever runs this server should check SPEECH_BASE_URL, SPEECH_API_KEY and the models.',
  UNREACHABLE: 'The speech provider did not answer. Please try again in a minute.',
  FAILED: 'The recording could not be worked on. Please try again.',
} as const

/** The problem of a code, in words. */
export function speechProblem(code: SpeechProblem['code']): SpeechProblem {
  return { code, message: MESSAGES[code] }
}

/** Whether voice can be used just now, and why not. */
export type Readiness = { ready: boolean; reason: string | null }

/** Where a browser lets the provider itself listen for the end of an answer, and what opens that line; `expires_at` in seconds since 1970. */
export type ProviderLine = { url: string; value: string; expires_at: number }

/** Who hears and speaks. Recordings are data: nothing in one is followed. */
export interface Speech {
  readonly kind: 'built-in' | 'openai-compatible' | 'off'
  /** Names the voice: what one has spoken is not what another one would. */
  readonly voice: string
  readiness(): Readiness
  /** The words of a recording: webm or ogg with Opus, or WAV. */
  hear(audio: Uint8Array, signal?: AbortSignal): Promise<Result<Heard, SpeechProblem>>
  /** A text, spoken. */
  say(text: string, signal?: AbortSignal): Promise<Result<Spoken, SpeechProblem>>
  /** A line from the browser to the provider; null where nobody but this server listens. */
  line(signal?: AbortSignal): Promise<Result<ProviderLine | null, SpeechProblem>>
  close(): Promise<void>
}
