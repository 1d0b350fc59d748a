import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import type { JSONWebKeySet } from 'jose'
import { accountStore } from '../db/accounts.ts'
import type { Database } from '../db/database.ts'
import { settledOnce } from '../db/settings.ts'
import type { Mail } from '../mail/mail.ts'
import { signInHere } from './embedded/sign-in-here.ts'

/** The embedded accounts: answers the calls under /api/auth, and says whose a session cookie is and which keys sign tokens. */
export type Accounts = {
  answer: (request: Request) => Promise<Response>
  personOfCookie: (headers: Headers) => Promise<string | null>
  keys: () => Promise<JSONWebKeySet>
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
  const { plugins = [], ...way } = signInHere(mail)
  const auth = betterAuth({
    appName: 'Work Plan Builder',
    baseURL: public_url,
    basePath: '/api/auth',
    secret: await settledOnce(db, 'auth_secret', randomBytes(48).toString('base64url')),
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
    // said aloud, because better-auth leaves both checks out when it believes that it is being tested
    advanced: { disableOriginCheck: false, disableCSRFCheck: false },
    onAPIError: { throw: true },
  })
  return {
    answer: (request) => auth.handler(request),
    personOfCookie: async (headers) => (await auth.api.getSession({ headers }))?.user.id ?? null,
    keys: () => auth.api.getJwks() as Promise<JSONWebKeySet>,
    issuer: public_url,
  }
}
