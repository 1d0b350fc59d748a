import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/databases.ts'
import { accountCall, lastLink, PASSWORD, signedIn } from '../../testing/account.ts'
import { signUp, type TestPerson } from '../../testing/person.ts'
import { openTestServer, PUBLIC_URL, type TestServer } from '../../testing/server.ts'
import { browserTo } from './testing/browser.ts'
import { type ScriptedProvider, startScriptedProvider } from './testing/scripted-provider.ts'

describe('Moving from accounts of the product to a provider', () => {
  let provider: ScriptedProvider
  let server: TestServer
  let ada: TestPerson
  let eve: TestPerson
  let tokenBefore: string
  let back: () => Promise<TestServer>
  let close: () => Promise<void>

  beforeAll(async () => {
    provider = await startScriptedProvider()
    const database = await openTestDatabase('embedded')
    const before = await openTestServer({ on: database })
    ada = await signUp(before, 'Ada Before')
    eve = await signUp(before, 'Eve Before')
    for (const person of [ada, eve]) await person.call('createProject', { company_name: 'Optics', phase: 'I', contract_type: 'SBIR' })
    tokenBefore = await ada.token()
    await before.close()
    back = () => openTestServer({ on: database })
    const credential = { kind: 'secret', value: 'secret' } as const
    const [issuer, scopes, client_id] = [provider.issuer, 'openid email', 'work-plan-builder']
    const signIn = { kind: 'oidc', label: 'L', issuer, client_id, credential, scopes, acr_values: null, is_email_trusted: false } as const
    server = await openTestServer({ on: database, signIn })
    close = async () => {
      await server.close()
      await database.close()
      await provider.close()
    }
  })
  afterAll(() => close())

  /** A browser in which somebody has come back from the provider. */
  async function arrived(email: string, sub: string) {
    provider.plays({ claims: { email, sub, name: 'From the provider' } })
    const browser = browserTo(server.url)
    const { url } = await browser.go('/api/auth/oidc/start?to=/steps')
    return { browser, at: `${url.pathname}${url.search}` }
  }
  const projectsOf = async (cookie: string) => (await fetch(`${server.url}/api/projects`, { headers: { cookie } })).json()

  test('nobody is signed in any more by a password that they gave before, or by a token that they were given for it', async () => {
    const shown: Record<string, string>[] = [{ cookie: ada.cookie }, { authorization: `Bearer ${tokenBefore}` }]
    for (const headers of shown) {
      expect((await fetch(`${server.url}/api/projects`, { headers })).status).toBe(401)
    }
  })

  test('who arrives with the address of an account is asked, told what it holds, and signed in to nothing meanwhile', async () => {
    const { browser, at } = await arrived(ada.email, 'ada-1')
    expect(at).toBe('/sign-in?question=1&to=%2Fsteps')
    const { question } = await (await browser.step('/api/auth/arrival')).json()
    expect(question).toEqual({ email: ada.email, name: 'Ada Before', since: expect.any(String), plans: 0, solicitations: 0 })
    expect((await fetch(`${server.url}/api/projects`, { headers: { cookie: browser.cookie() } })).status).toBe(401)
    expect(await (await browserTo(server.url).step('/api/auth/arrival')).json()).toEqual({ question: null })
  })

  test('the work is there once they say that it is theirs, and the log names the account', async () => {
    const { browser } = await arrived(ada.email, 'ada-1')
    expect(await (await browser.post('/api/auth/arrival', { take: true })).json()).toEqual({ to: '/steps' })
    expect(await projectsOf(browser.cookie())).toHaveLength(1)
    expect(server.noted).toEqual([{ event: 'account continued', account: expect.any(String), provider: `oidc ${provider.issuer}` }])
    expect(JSON.stringify(server.noted)).not.toContain(ada.email)
    expect((await browser.post('/api/auth/arrival', { take: true })).status).toBe(409)
    expect((await arrived(ada.email, 'ada-1')).at).toBe('/steps')
  })

  test('who says that it is not theirs begins with nothing', async () => {
    const { browser } = await arrived(eve.email, 'eve-1')
    await browser.post('/api/auth/arrival', { take: false })
    expect(await projectsOf(browser.cookie())).toEqual([])
  })

  test('an answer from a page of another site, and one from another browser, is none', async () => {
    provider.plays({ claims: { email: 'third@company.example', sub: 'third' } })
    const { browser } = await arrived('third@company.example', 'third-1')
    expect((await browser.post('/api/auth/arrival', { take: true }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await browserTo(server.url).post('/api/auth/arrival', { take: true })).status).toBe(409)
  })

  test('after moving back, the password of whoever signed up with an address that they never confirmed opens nothing of its person', async () => {
    const moved = await back()
    const signIn = (email: string) => accountCall(moved, '/sign-in/email', { email, password: PASSWORD })
    expect((await signIn(ada.email)).status).toBe(401)
    await accountCall(moved, '/request-password-reset', { email: ada.email })
    const token = lastLink(moved, ada.email).searchParams.get('token')
    expect((await accountCall(moved, '/reset-password', { token, newPassword: 'another horse' })).status).toBe(200)
    const cookie = await signedIn(moved, ada.email, 'another horse')
    expect(await (await fetch(`${moved.url}/api/projects`, { headers: { cookie } })).json()).toHaveLength(1)
    await moved.close()
  })

  test('what is remembered between the calls names nobody to who has no cookie', async () => {
    const { browser } = await arrived(ada.email, 'ada-2')
    expect(browser.cookie()).not.toContain(ada.email.split('@')[0])
    expect(PUBLIC_URL).toBeTruthy()
  })
})
