import * as z from 'zod'
import { LARGEST_RECORDING } from '../domain/recording.ts'
import { done, fail, type Result } from '../domain/result.ts'
import { PAUSE_MS } from '../domain/voice-session.ts'
import { type CallTimes, type ProviderCall, providerAnswer } from './provider-call.ts'
import { queue } from './queue.ts'
import { recordingType } from './recording-type.ts'
import { type Heard, type ProviderLine, type Speech, type SpeechProblem, type Spoken, speechProblem } from './speech.ts'

/** Which provider hears and speaks, and how it is reached. The key is never printed, logged or sent anywhere else. */
export type HostedSpeechSettings = {
  /** Without a slash at the end. */
  base_url: string
  api_key: string | null
  model: string
  voice_model: string
  voice: string
}

/** How many calls may be under way and wait, and what time they have. */
type Limits = CallTimes & { at_once: number; waiting: number }

const USUAL: Limits = { at_once: 4, waiting: 12, timeout_ms: 120_000, retry_ms: 1000 }

/** Hears and speaks through a provider with OpenAI's interface: OpenAI, Azure, or a server of one's own. */
export function openAiSpeech(settings: HostedSpeechSettings, changed: Partial<Limits> = {}): Speech {
  const { base_url, voice_model, voice } = settings
  const limits = { ...USUAL, ...changed }
  const closing = new AbortController()
  const inQueue = queue(limits)
  const ask = (call: ProviderCall, signal: AbortSignal | undefined) => {
    const any = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])
    return inQueue(any, () => providerAnswer(call, limits, any))
  }
  return {
    kind: 'openai-compatible',
    voice: JSON.stringify([base_url, voice_model, voice]),
    readiness: () => ({ ready: true, reason: null }),
    hear: async (audio, signal) => {
      if (audio.length > LARGEST_RECORDING) return fail(speechProblem('TOO_LONG'))
      const type = recordingType(audio)
      if (!type) return fail(speechProblem('NOT_AUDIO'))
      const answer = await ask(hearing(settings, audio, type), signal)
      return answer.ok ? heardIn(answer.value) : answer
    },
    say: async (text, signal) => {
      const answer = await ask(speaking(settings, text), signal)
      return answer.ok ? spokenIn(answer.value) : answer
    },
    line: async (signal) => {
      const answer = await ask(listening(settings), signal)
      if (answer.ok) return lineIn(answer.value, settings)
      // most servers of one's own have no such line: then this server listens
      return answer.problem.code === 'REFUSED' ? done(null) : answer
    },
    close: async () => closing.abort(),
  }
}

function hearing({ model, ...settings }: HostedSpeechSettings, audio: Uint8Array, type: string): ProviderCall {
  const body = () => {
    const form = new FormData()
    // providers tell the format by the name of the file
    form.append('file', new Blob([audio as BlobPart], { type }), `recording.${type.slice('audio/'.length)}`)
    form.append('model', model)
    form.append('language', 'en')
    form.append('response_format', 'json')
    return form
  }
  return { url: `${settings.base_url}/audio/transcriptions`, headers: keyOf(settings), body, notTaken: 'NOT_AUDIO' }
}

function speaking({ voice_model, voice, ...settings }: HostedSpeechSettings, input: string): ProviderCall {
  const body = () => JSON.stringify({ model: voice_model, voice, input, response_format: 'mp3' })
  const headers = { ...keyOf(settings), 'content-type': 'application/json' }
  return { url: `${settings.base_url}/audio/speech`, headers, body, notTaken: 'REFUSED' }
}

/** How long a line can be opened, in seconds. */
const LINE_OPENS_SECONDS = 300

/** A line through which the provider tells when somebody has ended; it answers nothing of its own. */
function listening({ model, ...settings }: HostedSpeechSettings): ProviderCall {
  const turn_detection = { type: 'server_vad', silence_duration_ms: PAUSE_MS }
  const session = { type: 'transcription', audio: { input: { transcription: { model, language: 'en' }, turn_detection } } }
  const body = () => JSON.stringify({ expires_after: { anchor: 'created_at', seconds: LINE_OPENS_SECONDS }, session })
  const headers = { ...keyOf(settings), 'content-type': 'application/json' }
  return { url: `${settings.base_url}/realtime/client_secrets`, headers, body, notTaken: 'REFUSED' }
}

const ClientSecret = z.object({ value: z.string(), expires_at: z.number() })

function lineIn(answer: Uint8Array, { base_url }: HostedSpeechSettings): Result<ProviderLine, SpeechProblem> {
  const read = ClientSecret.safeParse(jsonIn(answer))
  return read.success ? done({ url: `${base_url}/realtime/calls`, ...read.data }) : fail(speechProblem('FAILED'))
}

function keyOf({ api_key }: Pick<HostedSpeechSettings, 'api_key'>): Record<string, string> {
  return api_key === null ? {} : { authorization: `Bearer ${api_key}` }
}

const Transcription = z.object({ text: z.string() })

function heardIn(answer: Uint8Array): Result<Heard, SpeechProblem> {
  const read = Transcription.safeParse(jsonIn(answer))
  if (!read.success) return fail(speechProblem('FAILED'))
  const text = read.data.text.trim()
  return /[\p{L}\d]/u.test(text) ? done({ text, seconds: null }) : fail(speechProblem('NO_SPEECH'))
}

function jsonIn(answer: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(answer))
  } catch {
    return null
  }
}

/** MP3 begins with a frame, or with a tag before it; a page or another format is not passed on as MP3. */
function spokenIn(audio: Uint8Array): Result<Spoken, SpeechProblem> {
  const [first = 0, second = 0] = audio
  const isMp3 = (first === 0xff && second >= 0xe0) || new TextDecoder().decode(audio.subarray(0, 3)) === 'ID3'
  return isMp3 ? done({ audio, type: 'audio/mpeg' }) : fail(speechProblem('FAILED'))
}
