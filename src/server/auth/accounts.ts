import { createHmac, randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import type { JSONWebKeySet } from 'jose'
import { accountStore, isPerson } from '../db/accounts.ts'
import type { Database } from '../db/database.ts'
import { settledOnce } from '../db/settings.ts'
import type { Mail } from '../mail/mail.ts'
import { signInHere } from './embedded/sign-in-here.ts'

/** The embedded accounts: answers the calls under /api/auth, and says whose a session cookie is and which keys sign tokens. */
export type Accounts = {
  answer: (request: Request) => Promise<Response>
  personOfCookie: (headers: Headers) => Promise<string | null>
  /** Whether there is an account with that id still. */
  isPerson: (id: string) => Promise<boolean>
  keys: () => Promise<JSONWebKeySet>
  /** A text that only this server can make of that one, and its replicas make alike. */
  mark: (text: string) => string
  /** Who signs the tokens, and for whom. */
  issuer: string
}

/** A bearer token stays valid until it expires, even when its session is revoked: so it is short. */
export const TOKEN_LIFE = '5m'

/** Opens the accounts that are kept in the database. The secret that signs cookies is made once and kept there too. */
export async function openAccounts(
  db: Database,
  { public_url, origins, mail }: { public_url: string; origins: string[]; mail: Mail },
): Promise<Accounts> {
  const { plugins, ...way } = signInHere({ db, public_url, origins, mail })
  const secret = await settledOnce(db, 'auth_secret', randomBytes(48).toString('base64url'))
  const auth = betterAuth({
    appName: 'Work Plan Builder',
    baseURL: public_url,
    basePath: '/api/auth',
    secret,
    trustedOrigins: origins,
    database: accountStore(db),
    ...way,
    plugins: [
      ...plugins,
      jwt({
        jwt: { issuer: public_url, audience: public_url, expirationTime: TOKEN_LIFE, definePayload: () => ({}) },
        disableSettingJwtHeader: true,
      }),
    ],
    // Fastify limits the rate, knowing the address; better-auth's own log would hold e-mail addresses
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: {
      // said aloud, because better-auth leaves both checks out when it believes that it is being tested
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // it would be taken from a header, which anybody can write
      ipAddress: { disableIpTracking: true },
    },
    onAPIError: { throw: true, errorURL: `${public_url}/sign-in?problem=link` },
  })
  return {
    answer: (request) => auth.handler(request),
    personOfCookie: async (headers) => (await auth.api.getSession({ headers }))?.user.id ?? null,
    isPerson: (id) => isPerson(db, id),
    keys: () => auth.api.getJwks() as Promise<JSONWebKeySet>,
    mark: (text) => createHmac('sha256', secret).update(`mark ${text}`).digest('base64url'),
    issuer: public_url,
  }
}
