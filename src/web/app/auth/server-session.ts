import * as z from 'zod'
import { ApiError } from '../../../contract/client.ts'
import { askAccounts } from './account-calls.ts'
import { type AuthClient, Person } from './auth-client.ts'

const Session = z.object({ user: Person }).nullable()
const Token = z.object({ token: z.string() })
/** A provider names the address at which it, too, ends the session; the accounts of the product have none. */
const SignedOut = z.object({ url: z.string().nullable().optional() }).optional().catch(undefined)

/** The session that the server itself keeps in a cookie, whoever checked the password: its own accounts, or a provider by OpenID Connect. */
export function serverSession(signOutPath: '/sign-out' | '/oidc/sign-out'): AuthClient {
  return {
    person: async () => (await askAccounts(Session, 'GET', '/get-session'))?.user ?? null,
    token: async () => {
      try {
        return (await askAccounts(Token, 'GET', '/token')).token
      } catch (problem) {
        if (problem instanceof ApiError && (problem.status === 401 || problem.status === 403)) return null
        throw problem
      }
    },
    signOut: async () => (await askAccounts(SignedOut, 'POST', signOutPath))?.url ?? null,
  }
}
