import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user, verification } from '../../db/schema/accounts.ts'
import { openTestServer, type TestServer } from '../../testing/server.ts'
import { type Browser, browserTo } from './testing/browser.ts'
import { type ScriptedProvider, startScriptedProvider } from './testing/scripted-provider.ts'

describe('Somebody who is asked whether an account is theirs', () => {
  let provider: ScriptedProvider
  let server: TestServer
  let nth = 0

  beforeAll(async () => {
    provider = await startScriptedProvider()
    const [issuer, scopes, client_id] = [provider.issuer, 'openid email', 'work-plan-builder']
    const signIn = {
      kind: 'oidc',
      label: 'L',
      issuer,
      client_id,
      credential: null,
      scopes,
      acr_values: null,
      is_email_trusted: false,
    } as const
    server = await openTestServer({ signIn })
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  /** The address of an account from before. */
  async function addressBefore(): Promise<string> {
    nth++
    const email = `before-${nth}@company.example`
    await server.database.db.insert(user).values({ id: `account ${nth}`, name: `Before ${nth}`, email })
    return email
  }

  /** Comes back from the provider as the one who has that address. */
  async function arrive(browser: Browser, email: string): Promise<string> {
    provider.plays({ claims: { email, sub: `who has ${email}` } })
    const { url } = await browser.go('/api/auth/oidc/start')
    return `${url.pathname}${url.search}`
  }

  async function questionAt(browser: Browser): Promise<string | null> {
    return (await (await browser.step('/api/auth/arrival')).json()).question?.email ?? null
  }

  test('is not asked in the place of who left the browser without an answer', async () => {
    const browser = browserTo(server.url)
    const [first, second] = [await addressBefore(), await addressBefore()]
    await arrive(browser, first)
    await arrive(browser, second)
    expect(await questionAt(browser)).toBe(second)
    expect((await browser.post('/api/auth/arrival', { take: true })).status).toBe(200)
    expect(await questionAt(browser)).toBeNull()
    expect((await browser.post('/api/auth/arrival', { take: true })).status).toBe(409)
  })

  test('is forgotten by the browser when somebody else is signed in there, or signs out', async () => {
    const browser = browserTo(server.url)
    const asked = await addressBefore()
    await arrive(browser, asked)
    expect(await arrive(browser, 'known@company.example')).toBe('/dashboard')
    expect(await questionAt(browser)).toBeNull()
    await arrive(browser, asked)
    await browser.post('/api/auth/sign-out', {})
    expect(await questionAt(browser)).toBeNull()
  })

  test('is the one who answers, not whoever had the cookie of that browser before', async () => {
    const browser = browserTo(server.url)
    await browser.step('/api/auth/oidc/start')
    const planted = browser.cookie()
    expect(planted).toContain('arriving=')
    const email = await addressBefore()
    await arrive(browser, email)
    const told = await fetch(`${server.url}/api/auth/arrival`, { headers: { cookie: planted } })
    expect(await told.json()).toEqual({ question: null })
    expect(await questionAt(browser)).toBe(email)
  })

  test('is still asked after a way back that names the question', async () => {
    const browser = browserTo(server.url)
    const email = await addressBefore()
    await arrive(browser, email)
    const { url } = await browser.go('/api/auth/oidc/callback?state=question&code=x')
    expect(url.searchParams.get('problem')).toBe('expired')
    expect(await questionAt(browser)).toBe(email)
  })

  test('leaves nothing of it behind in another browser when their account ends', async () => {
    const [one, other] = [browserTo(server.url), browserTo(server.url)]
    const email = await addressBefore()
    await arrive(other, email)
    await arrive(one, email)
    await one.post('/api/auth/arrival', { take: true })
    expect((await one.post('/api/auth/delete-user', {})).status).toBe(200)
    expect(JSON.stringify(await server.database.db.select().from(verification))).not.toContain(email)
    expect(await questionAt(other)).toBeNull()
  })
})
