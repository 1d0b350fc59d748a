import { APICallError, LoadAPIKeyError } from 'ai'
import type { ModelProblem } from '../model.ts'
import { networkProblem } from './network-problem.ts'
import type { Place } from './place.ts'
import { waitAsked } from './retry-after.ts'

/** What went wrong, for the person: what happened and what to do. The provider's own words are looked at and never shown. */
export function problemOf(error: unknown, place: Place, now: number): ModelProblem {
  if (LoadAPIKeyError.isInstance(error) || isMissingCredentials(error)) return refused(`The language model needs a key. Set ${place.key}.`)
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300) {
    return statusProblem({ status: error.statusCode, body: error.responseBody ?? '', headers: error.responseHeaders ?? {} }, place, now)
  }
  return saidInStream(error, place) ?? networkProblem(error, place)
}

/** What a refusal is known by. */
type Refusal = { status: number; body: string; headers: Readonly<Record<string, string>> }

/** What providers say when an account has nothing left, a model does not exist, a question is too long, or its words are filtered. */
const NO_CREDIT = /insufficient_quota|credit balance|billing/i
const NO_MODEL = /model_not_found|model identifier|model .{0,80}(?:does not exist|not found)/i
const TOO_LONG = /context (?:length|window|size)|context_length|too many tokens|prompt is too long|input is too long|maximum.{0,30}tokens/i
const FILTERED = /content_filter|content management policy/i

function statusProblem({ status, body, headers }: Refusal, place: Place, now: number): ModelProblem {
  const { server, model, key } = place
  if (status < 400)
    return refused(`${server} sends the question on to another address (${status}). Set LLM_BASE_URL to where the model is.`)
  if (status === 402 || (status < 500 && NO_CREDIT.test(body))) {
    return refused(`The account at ${server} has no credit left (${status}). Top it up there, or choose another model.`)
  }
  if (status === 429 || status === 503 || status === 529) return { ...busyAt(server, ` (${status})`), ...waitAsked(headers, now) }
  if (status >= 500 || status === 408) {
    return { code: 'failed', message: `The language model's server failed (${status}). Try again, or look at the log of ${server}.` }
  }
  if (status === 401) return refused(`The language model refused the key (401). Check ${key}.`)
  if (status === 403) return refused(`The language model refused access (403). Check ${key}, and whether it may use ${model}.`)
  if (status === 404 || NO_MODEL.test(body)) {
    return refused(`There is no model named ${model} at ${server} (${status}). Check ${place.address}.`)
  }
  if (status === 413 || TOO_LONG.test(body)) {
    return refused(`The question is longer than ${model} takes (${status}). Give the model a longer context, or choose another one.`)
  }
  if (FILTERED.test(body)) return refused(filtered(server))
  return refused(`${server} could not take the question (${status}). Check ${place.address}, and the server's log.`)
}

/** What is said when a provider's filter holds a question or an answer back. */
export function filtered(server: string): string {
  return `${server} held the text back: its content filter took offence. Draft this step with the built-in drafter.`
}

function refused(message: string): ModelProblem {
  return { code: 'refused', message }
}

function busyAt(server: string, status: string): ModelProblem {
  return { code: 'busy', message: `The language model at ${server} has too much to do${status}. Try again in a few minutes.` }
}

/** Amazon's package throws a plain error when it finds no credentials. */
function isMissingCredentials(error: unknown): boolean {
  return error instanceof Error && /^AWS .*(?:authentication|credential)/.test(error.message)
}

/** An error that the server tells in the middle of its answer is no Error: it has a type, a code or a message instead of a status. */
function saidInStream(error: unknown, { server }: Place): ModelProblem | null {
  if (error instanceof Error) return null
  if (/overloaded|rate_?limit|too many|throttl|unavailable/i.test(JSON.stringify(error) ?? '')) return busyAt(server, '')
  return { code: 'failed', message: `The language model's server broke off with an error. Try again, or look at the log of ${server}.` }
}
