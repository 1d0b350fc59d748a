import { createHmac, randomBytes } from 'node:crypto'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import type { JSONWebKeySet } from 'jose'
import type * as z from 'zod'
import { done, fail, type Result } from '../../domain/result.ts'
import { type SignInConfig, wayName } from '../config-sign-in.ts'
import { accountStore, endAccount } from '../db/accounts.ts'
import { endSessions } from '../db/arrivals.ts'
import type { Database } from '../db/database.ts'
import { changedSetting, settledOnce } from '../db/settings.ts'
import type { Mail } from '../mail/mail.ts'
import type { Person } from '../person.ts'
import { NOT_VALID, type Problem } from '../problem.ts'
import { ACCOUNT_INPUT } from './credentials.ts'
import { signInHere } from './embedded/sign-in-here.ts'
import { checkedNowAndThen, peopleThere } from './kept-briefly.ts'
import { keptKeys } from './keys.ts'
import type { Noted } from './provider/arrival.ts'
import { INPUT_ELSEWHERE, type SignInElsewhere, signInElsewhere } from './provider/sign-in-elsewhere.ts'
import { tokenVerifier } from './tokens.ts'

/** The accounts: they answer the calls under /api/auth, and say whose a session cookie or a bearer token is. */
export type Accounts = {
  answer: (request: Request) => Promise<Response>
  personOfCookie: (headers: Headers) => Promise<string | null>
  personOfToken: (token: string) => Promise<Result<Person, Problem>>
  /** What its calls that change something are given, by path; what is not named there is left out, and a call that is not named is none. */
  input: Record<string, z.ZodType>
  /** The keys that sign this server's own tokens. */
  keys: () => Promise<JSONWebKeySet>
  /** A text that only this server can make of that one, and its replicas make alike. */
  mark: (text: string) => string
  /** How browsers reach the server; who signs its tokens, and for whom. */
  public_url: string
}

/** What the accounts are opened with. `note` hears what becomes of an account when somebody first arrives from a provider. */
export type AccountsSetting = { public_url: string; origins: string[]; sign_in: SignInConfig; mail: Mail; note: (noted: Noted) => void }

/** A bearer token stays valid until it expires, even when its session is revoked: so it is short. */
export const TOKEN_LIFE = '5m'

/** Opens the accounts that are kept in the database. The secret that signs cookies is made once and kept there too. */
export async function openAccounts(db: Database, { public_url, origins, sign_in, mail, note }: AccountsSetting): Promise<Accounts> {
  // who was let in by another door shows again who they are
  if (await changedSetting(db, 'sign_in', { value: wayName(sign_in), first: 'embedded' })) await endSessions(db)
  const elsewhere = sign_in.kind === 'embedded' ? null : await signInElsewhere({ db, public_url, origins, note }, sign_in)
  const people = peopleThere(db)
  const { plugins = [], ...way }: BetterAuthOptions = elsewhere?.options ?? signInHere({ db, public_url, origins, mail })
  const secret = await settledOnce(db, 'auth_secret', randomBytes(48).toString('base64url'))
  const auth = betterAuth({
    appName: 'Work Plan Builder',
    baseURL: public_url,
    basePath: '/api/auth',
    secret,
    trustedOrigins: origins,
    database: accountStore(db),
    ...way,
    // a session that is ended is ended at once, so none is believed from its cookie alone; what has to be fresh is looked at by the guards
    session: { ...way.session, cookieCache: { enabled: false }, freshAge: 0 },
    // all at once and by the database, so that nothing is left of an account half ended; better-auth finds nothing more to delete
    user: { ...way.user, deleteUser: { enabled: true, beforeDelete: ({ id }) => endAccount(db, id).finally(() => people.ended(id)) } },
    // who reads the database cannot open a link from it
    verification: { storeIdentifier: 'hashed' },
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
  const keys = () => auth.api.getJwks() as Promise<JSONWebKeySet>
  return {
    answer: (request) => auth.handler(request),
    personOfCookie: async (headers) => (await auth.api.getSession({ headers }))?.user.id ?? null,
    personOfToken: personOfToken(people, { keys, public_url }, elsewhere?.tokens ?? null),
    input: elsewhere ? INPUT_ELSEWHERE : ACCOUNT_INPUT,
    keys,
    mark: (text) => createHmac('sha256', secret).update(`mark ${text}`).digest('base64url'),
    public_url,
  }
}

function personOfToken(
  people: ReturnType<typeof peopleThere>,
  { keys, public_url }: Pick<Accounts, 'keys' | 'public_url'>,
  provider: SignInElsewhere['tokens'],
): Accounts['personOfToken'] {
  const own = { issuer: public_url, audience: public_url, parties: null, keys: keptKeys(keys) }
  const verify = checkedNowAndThen(tokenVerifier(provider ? [own, provider.issuer] : [own]))
  return async (token) => {
    const claims = await verify(token)
    if (!claims.ok) return claims
    if (provider && claims.value.iss === provider.issuer.issuer) return provider.personOf(claims.value)
    // a token outlives the account that it was made for
    const { sub: id } = claims.value
    return (await people.isThere(id)) ? done({ id }) : fail(NOT_VALID)
  }
}
