import { type FinishReason, type LanguageModelUsage, streamText } from 'ai'
import type { Listening, ModelRequest } from '../model.ts'
import { answerShape } from './answer-shape.ts'
import type { Provider } from './provider.ts'
import type { Timing } from './timing.ts'

/** How a stream ended, and the text that had arrived. */
export type Heard = { text: string } & (
  | { ended: 'whole'; finish: FinishReason; usage: LanguageModelUsage }
  | { ended: 'error'; error: unknown }
  | { ended: 'timed-out' | 'too-long' | 'cancelled' }
)

/** More letters than any piece of a plan has, or a model thinks about one: what is longer is not read to its end. */
const MOST_LETTERS = 200_000
/** Prose that stays near what it was handed. */
const TEMPERATURE = 0.2

/** Asks once and listens to the end: until the answer is whole, it breaks, its time is over, it is too long, or the person calls it off. */
export async function heardFrom(
  provider: Provider,
  request: ModelRequest,
  { signal, hear }: Listening,
  timeout_ms: number,
  timing: Timing,
): Promise<Heard> {
  const stop = new AbortController()
  let isLate = false
  const forget = timing.after(timeout_ms, () => {
    isLate = true
    stop.abort()
  })
  const hearing = hearingInSteps(hear)
  let thoughts = ''
  const broken = (error: unknown): Heard => {
    const text = hearing.text()
    if (signal.aborted) return { ended: 'cancelled', text }
    return isLate ? { ended: 'timed-out', text } : { ended: 'error', error, text }
  }
  try {
    const { fullStream } = streamText({ ...callOf(provider, request), abortSignal: AbortSignal.any([signal, stop.signal]) })
    for await (const part of fullStream) {
      if (part.type === 'error') return broken(part.error)
      if (part.type === 'reasoning-delta') thoughts += part.text
      if (thoughts.length > MOST_LETTERS) return { ended: 'too-long', text: hearing.text() }
      if (part.type === 'text-delta' && hearing.add(part.text) > MOST_LETTERS) return { ended: 'too-long', text: hearing.text() }
      // A stream that merely ends gets this from the library: no reason was ever given.
      if (part.type === 'finish' && part.finishReason === 'other' && part.rawFinishReason === undefined) break
      if (part.type === 'finish') {
        const text = hearing.end()
        return { ended: 'whole', text: text.trim() ? text : answerIn(thoughts), finish: part.finishReason, usage: part.totalUsage }
      }
    }
    return broken(new Error('The stream ended without a finish.'))
  } catch (error) {
    return broken(error)
  } finally {
    forget()
    stop.abort()
  }
}

/** A server that takes a whole answer for a thought (vLLM and Azure do so with some models that are held to a shape) has answered all the same. */
function answerIn(thoughts: string): string {
  const said = thoughts.trim()
  return said.startsWith('{') && said.endsWith('}') ? said : ''
}

/** What is handed to the library: two texts, no tools, no tries of its own, nothing printed. */
function callOf({ model, options, conceded }: Provider, request: ModelRequest) {
  return {
    model,
    system: request.instructions,
    prompt: request.matter,
    maxRetries: 0,
    providerOptions: options,
    ...(!conceded.has('limit') && { maxOutputTokens: request.max_output_tokens }),
    ...(!conceded.has('temperature') && { temperature: TEMPERATURE }),
    ...(!conceded.has('schema') && { output: answerShape(request) }),
    onError: () => undefined,
  }
}

/** Least growth of a text before it is shown again, in letters, and as a share of what was shown. */
const STEP = 24
const SHARE = 1 / 50

/** A text that arrives in tokens. */
type Hearing = {
  /** Takes a token; gives the length so far. */
  add: (token: string) => number
  /** What has arrived. */
  text: () => string
  /** The whole text, heard to its last letter. */
  end: () => string
}

/** Lets somebody hear a growing text in steps: who reads it whole each time reads even the longest one no more than a few hundred times. */
function hearingInSteps(hear: (text: string) => void): Hearing {
  let text = ''
  let heard = 0
  const tell = () => {
    heard = text.length
    hear(text)
  }
  return {
    add: (token) => {
      text += token
      if (text.length >= heard + Math.max(STEP, heard * SHARE)) tell()
      return text.length
    },
    text: () => text,
    end: () => {
      if (text.length > heard) tell()
      return text
    },
  }
}
