import { APICallError } from 'ai'
import { done, fail, type Result } from '../../../domain/result.ts'
import { tokensOf } from '../matter/tokens.ts'
import type { ModelProblem, ModelReply, ModelRequest, Usage } from '../model.ts'
import { type Concession, concessionNamed } from './concessions.ts'
import { endless, filtered, problemOf } from './problems.ts'
import type { Provider } from './provider.ts'
import { CANCELLED, type Try } from './retrying.ts'
import { isContextTooShort } from './short-context.ts'
import { type Heard, heardFrom } from './stream.ts'
import type { Timing } from './timing.ts'

/** One try through the `ai` library. Where the server names a setting that it does not take, it is asked again at once without it. */
export function sdkModel(provider: Provider, timeout_ms: number, timing: Timing): Try {
  return async (request, listening) => {
    for (;;) {
      const conceded = new Set(provider.conceded)
      const heard = await heardFrom({ ...provider, conceded }, request, listening, timeout_ms, timing)
      const concession = concessionOf(heard, conceded)
      if (!concession) return replyOf(heard, provider, request, timing)
      provider.conceded.add(concession)
    }
  }
}

/** What to leave out the next time: what the server refused by name. */
function concessionOf(heard: Heard, conceded: ReadonlySet<Concession>): Concession | null {
  if (heard.ended !== 'error' || !APICallError.isInstance(heard.error)) return null
  return concessionNamed(heard.error.statusCode, heard.error.responseBody ?? '', conceded)
}

function replyOf(heard: Heard, provider: Provider, request: ModelRequest, timing: Timing): Result<ModelReply, ModelProblem> {
  if (heard.ended === 'whole') return wholeReply(heard, provider, request)
  const problem = problemIn(heard, provider, timing)
  // What was called off in the middle was read, and is paid for as far as it came.
  const isFree = heard.ended === 'error' && heard.text === ''
  return fail(isFree ? problem : { ...problem, usage: usageOf(request, heard.text, {}) })
}

function wholeReply(
  { text, finish, usage: counted }: Heard & { ended: 'whole' },
  { place: { model, server }, conceded }: Provider,
  request: ModelRequest,
): Result<ModelReply, ModelProblem> {
  const usage = usageOf(request, text, counted)
  if (finish === 'content-filter') return fail({ code: 'refused', message: filtered(server), usage })
  if (isContextTooShort(request, counted, finish === 'length' && !conceded.has('limit'))) {
    return fail({ code: 'refused', message: `The context of ${model} is too short: part of the text was lost. ${LONGER}`, usage })
  }
  // An answer that ended at its limit though little of it was written: the model thought the rest away, and gets all the room there is from now on.
  const thought = counted.outputTokenDetails?.reasoningTokens ?? 0
  if (finish === 'length' && (thought > 0 || text.trim() === '')) conceded.add('limit')
  if (text.trim() === '') {
    return fail({ code: 'empty', message: `${model} gave an empty answer. Try again, or choose another model.`, usage })
  }
  return done({ text, usage })
}

/** What the longest question takes, with its answer and a second try. */
const LONGER = 'Give it 16,384 tokens on its server.'

function problemIn(heard: Exclude<Heard, { ended: 'whole' }>, { place }: Provider, timing: Timing): ModelProblem {
  switch (heard.ended) {
    case 'error':
      return problemOf(heard.error, place, timing.now())
    case 'cancelled':
      return CANCELLED
    case 'timed-out':
      return {
        code: 'timed-out',
        message: `${place.model} did not answer in time. Choose a faster model, fewer calls at once (LLM_CONCURRENCY), or more time (LLM_TIMEOUT_SECONDS).`,
      }
    case 'too-long':
      return { code: 'too-long', message: endless(place.model) }
  }
}

/** What the provider counted; estimated where it does not say. */
function usageOf({ instructions, matter }: ModelRequest, text: string, counted: { inputTokens?: number; outputTokens?: number }): Usage {
  return {
    input_tokens: counted.inputTokens ?? tokensOf(instructions) + tokensOf(matter),
    output_tokens: counted.outputTokens ?? tokensOf(text),
  }
}
