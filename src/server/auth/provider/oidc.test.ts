import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignInConfig } from '../../config-sign-in.ts'
import { openTestServer, PUBLIC_URL, type TestServer } from '../../testing/server.ts'
import { type Browser, browserTo } from './testing/browser.ts'
import { CLIENT, type KnownPerson, type RealProvider, startProvider } from './testing/real-provider.ts'

const ADA: KnownPerson = { sub: 'ada-1', email: 'ada@company.example', email_verified: true, name: 'Ada Example' }

describe('Signing in by OpenID Connect', () => {
  let provider: RealProvider
  let server: TestServer
  let browser: Browser

  beforeAll(async () => {
    provider = await startProvider([`${PUBLIC_URL}/api/auth/oidc/callback`], [ADA])
    server = await openTestServer({ signIn: configFor(provider) })
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })
  beforeEach(() => {
    provider.signsIn(ADA)
    browser = browserTo(server.url)
  })

  const here = async (of = browser) => (await (await of.step('/api/auth/get-session')).json())?.user ?? null

  test('who signs in at the provider is signed in here, on the page that was asked for', async () => {
    const { url } = await browser.go('/api/auth/oidc/start?to=%2Fsteps%3Fplan%3D1')
    expect(url.href).toBe(`${PUBLIC_URL}/steps?plan=1`)
    expect(await here()).toMatchObject({ name: 'Ada Example', email: 'ada@company.example', emailVerified: true })
    const { token } = await (await browser.step('/api/auth/token')).json()
    expect((await fetch(`${server.url}/api/projects`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
  })

  test('the same person finds the same account again, with the name that the provider tells by now', async () => {
    await browser.go('/api/auth/oidc/start')
    const first = await here()
    provider.signsIn({ ...ADA, name: 'Ada Married' })
    const again = browserTo(server.url)
    await again.go('/api/auth/oidc/start')
    expect(await here(again)).toMatchObject({ id: first.id, name: 'Ada Married' })
  })

  test('nobody is sent to another site after signing in', async () => {
    for (const to of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a\\b',
      '/\n/evil.example',
      'javascript:alert(1)',
      '',
    ]) {
      const { url } = await browserTo(server.url).go(`/api/auth/oidc/start?to=${encodeURIComponent(to)}`)
      expect(url.href, to).toBe(`${PUBLIC_URL}/dashboard`)
    }
  })

  test('who declines at the provider comes back to the sign-in page, which says so', async () => {
    provider.signsIn({ sub: 'nobody' })
    const { url } = await browser.go('/api/auth/oidc/start?to=/steps')
    expect(`${url.pathname}${url.search}`).toBe('/sign-in?problem=refused&to=%2Fsteps')
    expect(await here()).toBeNull()
  })

  test('a way back can be gone once, by the browser that left, and with the state that it left with', async () => {
    const address = await wayBack(browser)
    expect(await problemAt(browserTo(server.url), address)).toBe('expired')
    expect(await problemAt(browser, address.replace(/state=[^&]+/, 'state=other'))).toBe('expired')
    expect((await browser.go(address)).url.pathname).toBe('/dashboard')
    expect(await problemAt(browser, address)).toBe('expired')
  })

  test('two pages of one browser can be on their way at once', async () => {
    const [one, other] = [await wayBack(browser), await wayBack(browser)]
    expect((await browser.go(one)).url.pathname).toBe('/dashboard')
    expect((await browser.go(other)).url.pathname).toBe('/dashboard')
  })

  test('a code that was altered, and one of another browser, sign nobody in', async () => {
    const address = await wayBack(browser)
    expect(await problemAt(browser, address.replace(/code=[^&]+/, 'code=other'))).toBe('invalid')
    const [mine, theirs] = [await wayBack(browser), await wayBack(browserTo(server.url))]
    const code = new URL(theirs).searchParams.get('code') ?? ''
    expect(await problemAt(browser, mine.replace(/code=[^&]+/, `code=${code}`))).toBe('invalid')
    expect(await here()).toBeNull()
  })

  test('signing out ends the session here, and tells where it is ended at the provider', async () => {
    await browser.go('/api/auth/oidc/start')
    const { url } = await (await browser.post('/api/auth/oidc/sign-out', {})).json()
    expect(new URL(url).origin).toBe(provider.issuer)
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ post_logout_redirect_uri: `${PUBLIC_URL}/` })
    expect(await here()).toBeNull()
    expect((await fetch(url)).status).toBe(200)
  })

  test('there are no passwords here any more', async () => {
    const account = { name: 'Eve', email: 'eve@company.example', password: 'correct horse' }
    expect((await browser.post('/api/auth/sign-up/email', account)).status).toBeGreaterThanOrEqual(400)
    expect((await browser.post('/api/auth/sign-in/email', account)).status).toBeGreaterThanOrEqual(400)
    expect(await here()).toBeNull()
  })

  /** The address with which the provider sends a browser back. */
  async function wayBack(of: Browser): Promise<string> {
    let url = new URL('/api/auth/oidc/start', PUBLIC_URL)
    while (!url.pathname.endsWith('/callback')) {
      const answer = await of.step(url.href)
      url = new URL(answer.headers.get('location') ?? '', url)
    }
    return url.href
  }

  async function problemAt(of: Browser, address: string): Promise<string | null> {
    return (await of.go(address)).url.searchParams.get('problem')
  }
})

describe('The secret between provider and product', () => {
  // with signs that not everybody decodes alike in a header
  test.each(['client_secret_post', 'client_secret_basic'] as const)(
    'is shown as a provider reads it that takes %s alone',
    async (reads) => {
      const provider = await startProvider([`${PUBLIC_URL}/api/auth/oidc/callback`], [ADA], { reads })
      const server = await openTestServer({ signIn: configFor(provider) })
      const { url } = await browserTo(server.url).go('/api/auth/oidc/start?to=/steps')
      expect(`${url.pathname}${url.search}`).toBe('/steps')
      await server.close()
      await provider.close()
    },
  )
})

function configFor({ issuer }: RealProvider): SignInConfig {
  return {
    kind: 'oidc',
    label: 'Company login',
    issuer,
    client_id: CLIENT.id,
    credential: { kind: 'secret', value: CLIENT.secret },
    scopes: 'openid email profile',
    acr_values: null,
    is_email_trusted: false,
  }
}
