import { APICallError, type FinishReason, type LanguageModelUsage, streamText } from 'ai'
import { done, fail, type Result } from '../../../domain/result.ts'
import { tokensOf } from '../matter/tokens.ts'
import type { Listening, ModelProblem, ModelReply, ModelRequest, Usage } from '../model.ts'
import { answerShape } from './answer-shape.ts'
import { type Concession, concessionNamed } from './concessions.ts'
import { hearingInSteps } from './hearing.ts'
import { problemOf } from './problems.ts'
import type { Provider } from './provider.ts'
import { CANCELLED, type Try } from './retrying.ts'
import type { Timing } from './timing.ts'

/** More than any piece of a plan has: what is longer is not read to its end. */
const MOST_CHARACTERS = 200_000
/** Prose that stays near what it was handed. */
const TEMPERATURE = 0.2
/** What a model that thinks before it writes gets on top of its answer, in tokens. */
const ROOM_FOR_THINKING = 8_000

/** One try through the `ai` library: streamed, given up after `timeout_ms`, asked again at once where the server names a setting that it does not take. */
export function sdkModel(provider: Provider, timeout_ms: number, timing: Timing): Try {
  return async (request, listening) => {
    for (;;) {
      const heard = await streamed(provider, request, listening, timeout_ms, timing)
      const refusal = heard.kind === 'error' && APICallError.isInstance(heard.error) ? heard.error : null
      const concession = refusal && concessionNamed(refusal.statusCode, refusal.responseBody ?? '', provider.conceded)
      if (!concession) return replyOf(heard, provider, request, listening, timing)
      provider.conceded.add(concession)
    }
  }
}

/** How a stream ended, with the text that had arrived. */
type Heard =
  | { kind: 'whole'; text: string; finish: FinishReason; usage: LanguageModelUsage }
  | { kind: 'error'; error: unknown }
  | { kind: 'timed-out' | 'too-long' | 'cancelled' }

async function streamed(
  provider: Provider,
  request: ModelRequest,
  { signal, hear }: Listening,
  timeout_ms: number,
  timing: Timing,
): Promise<Heard> {
  const stop = new AbortController()
  const endings = { timed_out: false, too_long: false }
  const forget = timing.after(timeout_ms, () => {
    endings.timed_out = true
    stop.abort()
  })
  const hearing = hearingInSteps(hear)
  try {
    const parts = streamText({ ...callOf(provider, request), abortSignal: AbortSignal.any([signal, stop.signal]) }).fullStream
    for await (const part of parts) {
      if (part.type === 'error') return { kind: 'error', error: part.error }
      if (part.type === 'abort') break
      if (part.type === 'text-delta' && hearing.add(part.text) > MOST_CHARACTERS) return { kind: 'too-long' }
      if (part.type === 'finish') return { kind: 'whole', text: hearing.end(), finish: part.finishReason, usage: part.totalUsage }
    }
  } catch (error) {
    if (!signal.aborted && !endings.timed_out) return { kind: 'error', error }
  } finally {
    forget()
    stop.abort()
  }
  return { kind: endings.timed_out ? 'timed-out' : 'cancelled' }
}

/** What is handed to the library: two texts, no tools, no tries of its own. */
function callOf({ model, options, conceded }: Provider, request: ModelRequest) {
  return {
    model,
    system: request.instructions,
    prompt: request.matter,
    maxOutputTokens: request.max_output_tokens + (conceded.has('limit') ? ROOM_FOR_THINKING : 0),
    maxRetries: 0,
    providerOptions: options(conceded),
    ...(!conceded.has('temperature') && { temperature: TEMPERATURE }),
    ...(!conceded.has('schema') && { output: answerShape(request) }),
    onError: () => undefined,
  }
}

function replyOf(
  heard: Heard,
  { place, conceded }: Provider,
  request: ModelRequest,
  { signal }: Listening,
  timing: Timing,
): Result<ModelReply, ModelProblem> {
  if (signal.aborted) return fail(CANCELLED)
  switch (heard.kind) {
    case 'error':
      return fail(problemOf(heard.error, place, timing.now()))
    case 'cancelled':
      return fail(CANCELLED)
    case 'timed-out':
      return fail({ code: 'timed-out', message: `The language model did not answer in time. ${SLOW}` })
    case 'too-long':
      return fail({ code: 'too-long', message: `${place.model} did not stop writing, so its answer was cut off. Choose another model.` })
    case 'whole':
      if (heard.finish === 'length') noteThinking(heard, conceded)
      if (heard.finish === 'content-filter')
        return fail({ code: 'refused', message: `${place.server} held the answer back (content filter).` })
      if (heard.text.trim() === '')
        return fail({ code: 'empty', message: `${place.model} gave an empty answer. Try again, or choose another model.` })
      return done({ text: heard.text, usage: usageOf(heard.text, heard.usage, request) })
  }
}

const SLOW = 'Choose a faster model, allow fewer calls at once (LLM_CONCURRENCY), or more time (LLM_TIMEOUT_SECONDS).'

/** An answer that ended at its limit though little of it was written: the model thought the rest away, and gets more room from now on. */
function noteThinking({ text, usage }: { text: string; usage: LanguageModelUsage }, conceded: Set<Concession>): void {
  const thought = usage.outputTokenDetails.reasoningTokens ?? 0
  if (thought > 0 || text.trim() === '') conceded.add('limit')
}

/** What the provider counted; estimated where it does not say. */
function usageOf(text: string, { inputTokens, outputTokens }: LanguageModelUsage, { instructions, matter }: ModelRequest): Usage {
  return { input_tokens: inputTokens ?? tokensOf(instructions) + tokensOf(matter), output_tokens: outputTokens ?? tokensOf(text) }
}
