import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { account, passkey, session } from '../db/schema/accounts.ts'
import { rowsOf } from '../db/testing/rows-of.ts'
import { cookieOf, sendJson, signUp, type TestPerson } from '../testing/person.ts'
import { difference, type RawAnswer, type RawCall, seen, sendRaw } from '../testing/raw-call.ts'
import { openTestServer, PUBLIC_URL, type TestServer } from '../testing/server.ts'
import { trustedKey } from '../testing/tokens.ts'
import { pageOfThisSite, type WrongCaller, wrongCallers } from '../testing/wrong-callers.ts'
import { signInHere } from './embedded/sign-in-here.ts'

/** Answered to everybody on purpose: they let somebody in or out, or say nothing of anybody. */
const PUBLIC = ['/sign-up/email', '/sign-in/email', '/sign-out', '/get-session', '/jwks', '/ok', '/passkey/generate-authenticate-options']

/** Says that an address has an account to whoever signs up with it, or they would not know why they cannot. */
const SAYS_SO = '/sign-up/email'

/** Ask for more than who somebody is, and count how often. */
const WITH_PASSWORD = [SAYS_SO, '/sign-in/email']

const { plugins, ...way } = signInHere({ db: {} as Database, public_url: PUBLIC_URL, origins: [PUBLIC_URL], mail: async () => {} })

/** The calls that the library of the accounts brings; which of them are open is its own matter, and not to be relied on. */
const brought = Object.values(betterAuth({ secret: randomUUID(), baseURL: PUBLIC_URL, ...way, plugins: [...plugins, jwt()] }).api)
  .flatMap(({ path, options }: { path?: string; options: { method?: unknown } }) =>
    [options.method].flat().map((method) => ({ path: String(path), method: String(method) })),
  )
  .filter(({ path }) => path !== 'undefined')
  .map((call) => [`${call.method} ${call.path}`, call] as const)

/** What an account call may name of somebody. */
type Names = { id: string; email: string; session: string; account: string; passkey: string }

describe('The calls under /api/auth', () => {
  let server: TestServer
  let owner: TestPerson & Names
  let stranger: TestPerson & Names
  let callers: WrongCaller[]
  let before: Record<string, string>
  const nothing: Names = {
    id: randomUUID(),
    email: 'nobody@example.com',
    session: randomUUID(),
    account: randomUUID(),
    passkey: randomUUID(),
  }

  beforeAll(async () => {
    server = await openTestServer()
    ;[owner, stranger] = [await named(await signUp(server, 'Quibblemere')), await named(await signUp(server, 'Mallory'))]
    callers = await wrongCallers(server, { owner, other: stranger, key: await trustedKey(server) })
    before = await rowsOf(server.database, owner.id)
  })
  afterAll(() => server.close())

  test.each(brought.filter(([, { path }]) => !WITH_PASSWORD.includes(path)))(
    '%s tells who does not say who they are as much as nobody',
    async (_, { method, path }) => {
      const call = accountCall(method, path, nothing, {})
      const nobody = await sendRaw(server.url, call, { origin: PUBLIC_URL })
      if (!PUBLIC.includes(path)) expect(nobody.status, nobody.body).toBeGreaterThanOrEqual(300)
      const told: string[] = []
      for (const { who, headers } of callers.filter(({ where }) => !where)) {
        const answer = await sendRaw(server.url, call, { ...headers, origin: PUBLIC_URL })
        const more = difference(kept(answer), kept(nobody))
        if (more) told.push(`${who} ${more}`)
      }
      expect(told).toEqual([])
    },
  )

  test.each(brought)("%s tells a stranger nothing of another person's account", async (_, { method, path }) => {
    // wrong passwords of one person are counted over all calls that ask for it
    stranger = await named(await signUp(server, 'Mallory'))
    for (const fields of [{}, CREDENTIALS]) {
      const answers: RawAnswer[] = []
      for (const names of path === SAYS_SO ? [owner] : [owner, nothing]) {
        await signInAgain()
        answers.push(await sendRaw(server.url, accountCall(method, path, names, fields), pageOfThisSite(stranger.cookie)))
      }
      const [theirs = [], none = theirs] = answers.map((answer) => seen(withoutChallenge(answer), [namesOf(owner), namesOf(nothing)]))
      expect(difference(theirs, none)).toBeNull()
      expect(answers[0]?.body).not.toMatch(new RegExp(`Quibblemere|${owner.id}|${owner.session}|${owner.account}|${owner.passkey}`))
    }
  })

  test('and change nothing of it', async () => {
    const { audit_event = '', ...after } = await rowsOf(server.database, owner.id)
    const { audit_event: noted = '', ...rest } = before
    expect(after).toEqual(rest)
    // but that somebody tried to sign in stands in its owner's log
    expect(audit_event.split('\n').filter((line) => !noted.includes(line))).toEqual([expect.stringContaining('sign_in_refused')])
    const asked = await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie: owner.cookie } })
    expect((await asked.json()).user.email).toBe(owner.email)
  })

  /** Some of the calls end the session of who makes them. */
  async function signInAgain(): Promise<void> {
    const { cookie, email } = stranger
    const known = await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie } })
    if ((await known.json()) !== null) return
    const credentials = { email, password: PASSWORD }
    stranger.cookie = cookieOf(await sendJson(`${server.url}/api/auth/sign-in/email`, credentials, { origin: PUBLIC_URL }))
  }

  async function named(person: TestPerson): Promise<TestPerson & Names> {
    const id = String(decodeJwt(await person.token()).sub)
    const { db } = server.database
    const [kept] = await db.select({ token: session.token }).from(session).where(eq(session.userId, id))
    const [own] = await db.select({ id: account.id }).from(account).where(eq(account.userId, id))
    const key = { id: randomUUID(), userId: id, credentialID: randomUUID(), publicKey: '', counter: 0, deviceType: '', backedUp: false }
    await db.insert(passkey).values(key)
    return { ...person, id, session: kept?.token ?? '', account: own?.id ?? '', passkey: key.id }
  }
})

/** All that an answer tells, but that a cookie which opens nothing is to be forgotten. */
function kept(answer: RawAnswer): string[] {
  return seen(withoutChallenge(answer), []).filter((line) => !/^set-cookie: (?:[^=,]+=; [^,]+,?)+$/.test(line))
}

/** What everybody of the tests signs up with. */
const PASSWORD = 'correct horse'

/** What somebody else may try. */
const CREDENTIALS = {
  password: 'wrong horse',
  currentPassword: 'wrong horse',
  newPassword: 'another horse',
  name: 'Mallory',
}

/** A call that names somebody wherever a call of the accounts might look. */
function accountCall(method: string, path: string, names: Names, fields: Record<string, string>): RawCall {
  const { id: userId, email, session: token, account: accountId } = names
  const id = path.startsWith('/passkey/') ? names.passkey : userId
  const named = { id, userId, token, sessionToken: token, accountId, providerId: 'credential', provider: 'credential' }
  const all = { ...named, ...fields, ...('password' in fields ? { email, newEmail: email } : {}) }
  const at = `/api/auth${path.replace(/:\w+/g, token)}`
  if (method === 'GET') return { method, path: `${at}?${new URLSearchParams(all)}`, headers: {} }
  return { method, path: at, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(all)) }
}

function namesOf({ id, email, session: token, account: own, passkey: key }: Names): Record<string, string> {
  return { id, email, token, own, key }
}

/** An answer but for what a passkey is asked to sign, which is made up anew each time. */
function withoutChallenge(answer: RawAnswer): RawAnswer {
  const cookie = (answer.headers['set-cookie'] ?? '')
    .replace(/better-auth-passkey=[^;]+/, 'better-auth-passkey=<challenge>')
    .replace(/(?:[^=,]+=; Max-Age=0; [^,]+,)+(?=.*<challenge>)/, '')
  const body = answer.body.replace(/"challenge":"[^"]+"/, '"challenge":""').replace(/"user":\{"id":"[^"]+"/, '"user":{"id":""')
  return { ...answer, body, headers: { ...answer.headers, ...(cookie ? { 'set-cookie': cookie } : {}) } }
}
