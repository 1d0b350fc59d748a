import * as z from 'zod'
import { ApiError } from '../../contract/client.ts'

/** The person who is signed in. */
export const Person = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type Person = z.infer<typeof Person>

const Session = z.object({ user: Person }).nullable()
const Token = z.object({ token: z.string() })
/** Accounts answer a refusal with `message`, everything else of the server with `detail`. */
const Refusal = z.object({ detail: z.string().optional(), message: z.string().optional() })

/** Makes an account and signs it in. Throws ApiError with the reason when it is refused. */
export async function signUp(account: { name: string; email: string; password: string }): Promise<void> {
  await ask('POST', '/api/auth/sign-up/email', account)
}

/** Signs in. Throws ApiError with the reason when it is refused. */
export async function signIn(account: { email: string; password: string }): Promise<void> {
  await ask('POST', '/api/auth/sign-in/email', account)
}

/** Ends the session on the server. */
export async function signOut(): Promise<void> {
  await ask('POST', '/api/auth/sign-out', {})
}

/** Who is signed in by the session cookie; null for nobody. */
export async function signedInPerson(): Promise<Person | null> {
  return understood(Session, await ask('GET', '/api/auth/get-session'))?.user ?? null
}

/** A fresh bearer token for the calls; null when nobody is signed in (spec §6). */
export async function freshToken(): Promise<string | null> {
  try {
    return understood(Token, await ask('GET', '/api/auth/token')).token
  } catch (problem) {
    if (problem instanceof ApiError && (problem.status === 401 || problem.status === 403)) return null
    throw problem
  }
}

/** An answer that was cut off, or is another program's, says nothing about who is signed in. */
function understood<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer)
  if (!parsed.success) throw new ApiError("The server's answer could not be understood. Try again.", 0)
  return parsed.data
}

async function ask(method: 'GET' | 'POST', path: string, body?: Record<string, string>): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new ApiError('The server cannot be reached. Check the connection and try again.', 0)
  })
  const json: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return json
  const refusal = Refusal.safeParse(json)
  throw new ApiError(refusal.data?.detail || refusal.data?.message, answer.status)
}
