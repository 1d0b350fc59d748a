import * as z from 'zod'
import { ApiError } from '../../../contract/client.ts'

/** The accounts' own calls answer a refusal with `message`, everything else of the server with `detail`. */
const Refusal = z.object({ detail: z.string().optional(), message: z.string().optional() })

/** What is sent with a call: for a GET its query, else its JSON body; `bearer` is a provider's token, where the cookie does not say who asks. */
type Sent = { body?: Record<string, unknown>; query?: Record<string, string>; bearer?: string }

/**
 * Asks one of the calls under /api/auth, which are no part of the contract, and parses the answer. Throws ApiError, whose message may be shown, for a
 * refusal, for a server that was not reached, and for an answer that was cut off or is another program's.
 */
export async function askAccounts<Shape extends z.ZodType>(
  shape: Shape,
  method: 'GET' | 'POST',
  path: string,
  { body, query, bearer }: Sent = {},
): Promise<z.output<Shape>> {
  const address = query ? `${path}?${new URLSearchParams(query)}` : path
  const answer = await fetch(`/api/auth${address}`, {
    method,
    credentials: 'same-origin',
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  }).catch(() => {
    throw new ApiError('The server cannot be reached. Check the connection and try again.', 0)
  })
  const json: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) {
    const refusal = Refusal.safeParse(json)
    throw new ApiError(refusal.data?.detail || refusal.data?.message, answer.status)
  }
  const parsed = shape.safeParse(json)
  if (!parsed.success) throw new ApiError("The server's answer could not be understood. Try again.", 0)
  return parsed.data
}

/** The answer of a call that has nothing to tell but that it was done. */
export const Done = z.unknown()
