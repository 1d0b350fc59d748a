import { APICallError, JSONParseError, LoadAPIKeyError, TypeValidationError } from 'ai'
import type { ModelProblem } from '../model.ts'
import { networkProblem } from './network-problem.ts'
import type { Place } from './place.ts'
import { type Refused, refusedFor, says } from './refusals.ts'
import { isTooLong, waitAsked, waitInWords } from './retry-after.ts'
import { NoModelThere } from './sending.ts'

/** What went wrong, for the person: what happened and what to do. The provider's own words are looked at and never shown. */
export function problemOf(error: unknown, place: Place, now: number): ModelProblem {
  if (LoadAPIKeyError.isInstance(error) || isMissingCredentials(error)) return refused(`The language model needs a key. Set ${place.key}.`)
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300) {
    return statusProblem({ status: error.statusCode, body: error.responseBody ?? '', headers: error.responseHeaders ?? {} }, place, now)
  }
  return noModelThere(error, place) ?? saidInStream(error, place) ?? networkProblem(error, place)
}

/** What a refusal is known by. */
type Refusal = { status: number; body: string; headers: Readonly<Record<string, string>> }

function statusProblem({ status, body, headers }: Refusal, place: Place, now: number): ModelProblem {
  const { server, model, key } = place
  const about = refusedFor(body)
  if (status < 400)
    return refused(`${server} sends the question on to another address (${status}). Set LLM_BASE_URL to where the model is.`)
  if (status === 402 || (status < 500 && about === 'no-credit')) return refused(refusal('no-credit', place, ` (${status})`))
  if (status === 429 || status === 503 || status === 529) return busyAt(server, ` (${status})`, waitAsked(headers, now))
  if (about === 'too-long' && status !== 408) return refused(refusal(about, place, ` (${status})`))
  if (status >= 500 || status === 408) {
    return { code: 'failed', message: `The language model's server failed (${status}). Try again, or look at the log of ${server}.` }
  }
  if (status === 401) return refused(`The language model refused the key (401). Check ${key}.`)
  if (status === 403) return refused(`The language model refused access (403). Check ${key}, and whether it may use ${model}.`)
  if (status === 404) return refused(refusal('no-model', place, ' (404)'))
  if (status === 413) return refused(refusal('too-long', place, ' (413)'))
  if (about) return refused(refusal(about, place, ` (${status})`))
  return refused(`${server} could not take the question (${status}). Check ${place.address}, and the server's log.`)
}

/** What is said of a refusal whose words are known. */
function refusal(about: Refused, { server, model, address }: Place, status: string): string {
  switch (about) {
    case 'no-credit':
      return `The account at ${server} has no credit left${status}. Top it up there, or choose another model.`
    case 'no-model':
      return `There is no model named ${model} at ${server}${status}. Check ${address}.`
    case 'needs-profile':
      return `${server} offers ${model} only through an inference profile. Set LLM_MODEL to the profile's id.`
    case 'too-long':
      return `The question is longer than ${model} takes${status}. Give the model a longer context, or choose another one.`
    case 'filtered':
      return filtered(server)
  }
}

/** What is said when a provider's filter holds a question or an answer back. */
export function filtered(server: string): string {
  return `${server} held the text back: its content filter took offence. Draft this step with the built-in drafter.`
}

function refused(message: string): ModelProblem {
  return { code: 'refused', message }
}

function busyAt(server: string, status: string, asked: { retry_after_ms?: number } = {}): ModelProblem {
  const { retry_after_ms = 0 } = asked
  const when = isTooLong(retry_after_ms) ? `It asks to wait ${waitInWords(retry_after_ms)}.` : 'Try again in a few minutes.'
  return { code: 'busy', message: `The language model at ${server} has too much to do${status}. ${when}`, ...asked }
}

/** Amazon's package throws a plain error when it finds no credentials. */
function isMissingCredentials(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('AWS ') && says(error.message, 'authentication | credential')
}

function noModelThere(error: unknown, { server, model }: Place): ModelProblem | null {
  const cause = error instanceof Error && error.cause instanceof NoModelThere ? error.cause : error
  if (!(cause instanceof NoModelThere)) return null
  if (cause.what === 'endless') return { code: 'too-long', message: endless(model) }
  return refused(`A web page answers at ${server}, not a model. Check LLM_BASE_URL.`)
}

/** What is said of an answer that does not end. */
export function endless(model: string): string {
  return `${model} did not stop writing, so its answer was cut off. Choose another model.`
}

/** An error that the server tells in the middle of its answer has a type, a code or a message instead of a status, or a form of the server's own. */
function saidInStream(error: unknown, place: Place): ModelProblem | null {
  const isOfAnotherForm = TypeValidationError.isInstance(error) || JSONParseError.isInstance(error)
  if (error instanceof Error && !isOfAnotherForm) return null
  const said = textOf(isOfAnotherForm ? ('value' in error ? error.value : error.text) : error)
  if (says(said, 'overloaded | rate limit | ratelimit | too many | throttl | unavailable')) return busyAt(place.server, '')
  const about = refusedFor(said)
  if (about) return refused(refusal(about, place, ''))
  return {
    code: 'failed',
    message: `The language model's server broke off with an error. Try again, or look at the log of ${place.server}.`,
  }
}

function textOf(said: unknown): string {
  return typeof said === 'string' ? said : (JSON.stringify(said) ?? '')
}
