import type { ModelProblem } from '../model.ts'
import type { Place } from './place.ts'

type Told = { codes: readonly string[]; code: ModelProblem['code']; message: (place: Place) => string }

/** What the codes of Node and its HTTP client mean to a person, the most particular first. */
const TOLD: readonly Told[] = [
  {
    codes: ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
    code: 'timed-out',
    message: ({ server }) => `The language model at ${server} said nothing for five minutes. Choose a faster model.`,
  },
  {
    codes: ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'],
    code: 'unreachable',
    message: ({ server }) => `Nothing answers at ${server}. Is the server running?`,
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    code: 'unreachable',
    message: ({ server, address }) => `The address of ${server} is not known on this network. Check ${address} and the connection.`,
  },
  {
    codes: ['CERT', 'SELF_SIGNED', 'UNABLE_TO_VERIFY', 'ERR_TLS', 'ERR_SSL'],
    code: 'unreachable',
    message: ({ server }) => `The certificate of ${server} is not trusted here. Name its authority in NODE_EXTRA_CA_CERTS.`,
  },
]

/** Why there was no connection, or why it broke. */
export function networkProblem(error: unknown, place: Place): ModelProblem {
  const codes = codesOf(error)
  const told = TOLD.find((one) => codes.some((code) => one.codes.some((part) => code.includes(part))))
  if (told) return { code: told.code, message: told.message(place) }
  return { code: 'unreachable', message: `The connection to ${place.server} broke before the answer was whole. Try again.` }
}

/** The codes of an error and of what caused it. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 5) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const inner = error instanceof AggregateError ? error.errors.flatMap((one) => codesOf(one, depth + 1)) : []
  return [...own, ...inner, ...codesOf(error.cause, depth + 1)]
}
