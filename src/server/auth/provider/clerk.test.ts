import { buildPublishableKey } from '@clerk/shared/keys'
import { eq } from 'drizzle-orm'
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { session } from '../../db/schema/accounts.ts'
import { openTestServer, PUBLIC_URL, type TestServer } from '../../testing/server.ts'
import { browserTo } from './testing/browser.ts'

const HOST = 'clerk.company.example'

describe('Signing in by Clerk', () => {
  let server: TestServer
  let privateKey: CryptoKey

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256')
    privateKey = pair.privateKey
    const jwt_key = await exportSPKI(pair.publicKey)
    server = await openTestServer({ signIn: { kind: 'clerk', publishable_key: buildPublishableKey(HOST), host: HOST, jwt_key } })
  })
  afterAll(() => server.close())
  afterEach(() => void vi.useRealTimers())

  const now = () => Math.floor(Date.now() / 1000)
  /** A token as the provider gives one to this site's pages: it holds for a minute and names no audience. */
  const tokenOf = (claims: JWTPayload = {}, key = privateKey, alg = 'RS256') =>
    new SignJWT({ iss: `https://${HOST}`, azp: PUBLIC_URL, sub: 'user_ada', iat: now(), nbf: now() - 10, exp: now() + 60, ...claims })
      .setProtectedHeader({ alg, kid: 'ins_1' })
      .sign(key)
  const begin = (token: string, browser = browserTo(server.url)) =>
    browser.post('/api/auth/clerk/session', {}, { authorization: `Bearer ${token}` })
  const projects = (headers: Record<string, string>) => fetch(`${server.url}/api/projects`, { headers })

  test('a token is taken as bearer, and the cookie that it was changed into where calls carry no token', async () => {
    const browser = browserTo(server.url)
    const token = await tokenOf()
    expect(await (await begin(token, browser)).json()).toEqual({ state: 'signed-in' })
    expect((await projects({ authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await projects({ cookie: browser.cookie() })).status).toBe(200)
    const spoken = await browser.post('/api/interview/speak-question', { question: 'Who will do the work?' })
    expect(spoken.status).toBe(200)
    const fromElsewhere = await browser.post('/api/interview/speak-question', { question: 'Who?' }, { origin: 'https://evil.example' })
    expect(fromElsewhere.status).toBe(403)
  })

  test('a person is the same with the next token, and another one is another', async () => {
    const project = { company_name: 'Ada Optics', phase: 'I', contract_type: 'SBIR' }
    const ada = browserTo(server.url)
    await begin(await tokenOf({ sub: 'user_a' }), ada)
    await ada.post('/api/projects', project)
    expect(await (await projects({ authorization: `Bearer ${await tokenOf({ sub: 'user_a' })}` })).json()).toHaveLength(1)
    await begin(await tokenOf({ sub: 'user_b' }))
    expect(await (await projects({ authorization: `Bearer ${await tokenOf({ sub: 'user_b' })}` })).json()).toEqual([])
  })

  test('who has not arrived yet has nothing, whatever their token says', async () => {
    expect((await projects({ authorization: `Bearer ${await tokenOf({ sub: 'user_new' })}` })).status).toBe(401)
  })

  test.each<[string, () => Promise<string>]>([
    ['of another issuer', () => tokenOf({ iss: 'https://clerk.elsewhere.example' })],
    ['that was given to a page of another site', () => tokenOf({ azp: 'https://evil.example' })],
    ['that was given to a page whose address begins alike', () => tokenOf({ azp: `${PUBLIC_URL}.evil.example` })],
    ['that says of no page that it was given to it, such as one for another product', () => tokenOf({ azp: undefined })],
    ['that is meant for another product', () => tokenOf({ aud: 'https://elsewhere.example' })],
    ['that is meant for another product besides', () => tokenOf({ aud: [PUBLIC_URL, 'elsewhere'] })],
    ['about nobody', () => tokenOf({ sub: undefined })],
    ['that never ends', () => tokenOf({ exp: undefined })],
    ['that has ended', () => tokenOf({ exp: now() - 60 })],
    ['of a clock that is ten minutes ahead', () => tokenOf({ nbf: now() + 600, exp: now() + 660 })],
    ['of somebody of whom a second factor is still asked', () => tokenOf({ sts: 'pending' })],
    ['signed by another key', async () => tokenOf({}, (await generateKeyPair('RS256')).privateKey)],
    ['signed in another way', async () => tokenOf({}, (await generateKeyPair('ES256')).privateKey, 'ES256')],
    ['that is none', async () => 'hello'],
  ])('a token %s opens nothing', async (_, token) => {
    await begin(await tokenOf())
    expect((await begin(await token())).status).toBe(401)
    expect((await projects({ authorization: `Bearer ${await token()}` })).status).toBe(401)
  })

  test('a token that does not hold though it is fresh tells of clocks that differ', async () => {
    for (const claims of [{ exp: now() - 60 }, { nbf: now() + 600, exp: now() + 660 }]) {
      expect((await (await begin(await tokenOf(claims))).json()).detail).toMatch(/clocks .+ differ/)
    }
  })

  test('who comes back every quarter of an hour leaves no row of each time behind', async () => {
    const sub = 'user_often'
    await begin(await tokenOf({ sub }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
    const browser = browserTo(server.url)
    await begin(await tokenOf({ sub }), browser)
    const rows = await (await browser.step('/api/auth/list-sessions')).json()
    const { user } = await (await browser.step('/api/auth/get-session')).json()
    const kept = await server.database.db.select().from(session).where(eq(session.userId, user.id))
    expect([rows.length, kept.length]).toEqual([1, 1])
  })

  test('the cookie lasts for a quarter of an hour, and no call makes it last longer', async () => {
    const answer = await begin(await tokenOf())
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=[^,]+Max-Age=900;.+HttpOnly/)
  })
})
