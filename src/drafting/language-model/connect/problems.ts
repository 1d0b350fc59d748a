import { APICallError, LoadAPIKeyError } from 'ai'
import type { ModelProblem } from '../model.ts'
import type { Place } from './place.ts'
import { waitAsked } from './retry-after.ts'

/** What went wrong, for the person: what happened and what to do. Nothing that the provider wrote is in it. */
export function problemOf(error: unknown, place: Place, now: number): ModelProblem {
  if (LoadAPIKeyError.isInstance(error)) return { code: 'refused', message: `The language model needs a key. Set ${place.key}.` }
  if (APICallError.isInstance(error) && error.statusCode !== undefined && (error.statusCode < 200 || error.statusCode > 299)) {
    return statusProblem(error.statusCode, error.responseBody ?? '', error.responseHeaders ?? {}, place, now)
  }
  return saidInStream(error, place) ?? networkProblem(error, place)
}

function statusProblem(status: number, body: string, headers: Record<string, string>, place: Place, now: number): ModelProblem {
  const { server, model, key } = place
  if (/insufficient_quota|billing|credit balance/i.test(body) || status === 402) {
    return refused(`The account at ${server} has no credit left (${status}). Top it up there, or choose another model.`)
  }
  if (status === 401 || status === 403) return refused(`The language model refused the key (${status}). Check ${key}.`)
  if (status === 404) return refused(`There is no model named ${model} at ${server} (404). Check LLM_MODEL and LLM_BASE_URL.`)
  if (status < 400)
    return refused(`${server} sends the question on to another address (${status}). Set LLM_BASE_URL to where the model is.`)
  if (status === 429 || status === 503 || status === 529) return { ...busyAt(server, status), ...waitAsked(headers, now) }
  if (status >= 500 || status === 408) {
    return { code: 'failed', message: `The language model's server failed (${status}). Try again, or look at the log of ${server}.` }
  }
  if (status === 413 || /context|too long|too many tokens|maximum.{0,20}length/i.test(body)) {
    return refused(`The question is longer than ${model} takes (${status}). Give the model a longer context, or choose another one.`)
  }
  return refused(`${server} could not take the question (${status}). Check LLM_MODEL and LLM_BASE_URL, and the server's log.`)
}

function refused(message: string): ModelProblem {
  return { code: 'refused', message }
}

function busyAt(server: string, status?: number): ModelProblem {
  const code = status === undefined ? '' : ` (${status})`
  return { code: 'busy', message: `The language model at ${server} has too much to do${code}. Try again in a few minutes.` }
}

/** An error that the server tells in the middle of its answer has a type or a code instead of a status. */
function saidInStream(error: unknown, { server }: Place): ModelProblem | null {
  if (error instanceof Error && !('data' in error)) return null
  const said = JSON.stringify(error) ?? ''
  if (/overloaded|rate_?limit|too_many|throttl/i.test(said)) return busyAt(server)
  if (error instanceof Error) return null
  return { code: 'failed', message: `The language model's server broke off with an error. Try again, or look at the log of ${server}.` }
}

const NO_SERVER = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'])
const SILENT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

function networkProblem(error: unknown, { server }: Place): ModelProblem {
  const codes = codesOf(error)
  const one = (of: ReadonlySet<string>) => codes.some((code) => of.has(code))
  if (one(SILENT)) return { code: 'timed-out', message: `The language model at ${server} said nothing for too long.` }
  if (one(NO_SERVER)) return { code: 'unreachable', message: `Nothing answers at ${server}. Is the server running?` }
  if (one(new Set(['ENOTFOUND', 'EAI_AGAIN']))) {
    return { code: 'unreachable', message: `The address of ${server} is not known on this network. Check LLM_BASE_URL and the connection.` }
  }
  if (codes.some((code) => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/.test(code))) {
    return { code: 'unreachable', message: `The certificate of ${server} is not trusted here. Add it with NODE_EXTRA_CA_CERTS.` }
  }
  return { code: 'unreachable', message: `The connection to ${server} broke before the answer was whole. Try again.` }
}

/** The codes of an error and of what caused it. */
function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let current = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth += 1) {
    if ('code' in current && typeof current.code === 'string') codes.push(current.code)
    if (current instanceof AggregateError) codes.push(...current.errors.flatMap(codesOf))
  }
  return codes
}
