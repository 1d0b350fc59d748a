import * as z from 'zod'
import type { api } from '../../../contract/api.ts'
import { ApiError } from '../../../contract/client.ts'

/** The person who is signed in. */
/** What stands in the place of an address where a provider tells none is not shown. */
const Address = z.string().transform((email) => (email.endsWith('.invalid') ? '' : email))

export const Person = z.object({ id: z.string(), name: z.string(), email: Address })
export type Person = z.infer<typeof Person>

/** How people sign in at this server, as it tells it of itself. */
export type WayIn = z.output<typeof api.health.output>['sign_in']

/** Who is asking, whoever vouches for them: the server's own session, or a provider's. */
export type AuthClient = {
  /** Who is signed in; `question` for somebody who comes from a provider and has not said yet whose the work is that is here from before. */
  person: () => Promise<Person | 'question' | null>
  /** A token for the calls; null when nobody is signed in. `isRefused`: the last one no longer counts. */
  token: (isRefused: boolean) => Promise<string | null>
  /** Ends the session, here and at the provider; gives the address at which the provider wants to be told, if any. */
  signOut: () => Promise<string | null>
  /** Goes to a provider's page and comes back to `to`, a path of this product; only where a provider's own script knows the way. */
  redirect?: (page: 'sign-in' | 'sign-up', to: string) => Promise<void>
}

/** A provider that does not answer; `host` is who was asked. Asking again at once would be in vain. */
export class SignInUnavailable extends ApiError {
  readonly host: string
  constructor(host: string) {
    super(`Sign-in is not available: ${host} did not answer.`, 0)
    this.name = 'SignInUnavailable'
    this.host = host
  }
}
