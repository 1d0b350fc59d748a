import type { ServerResponse } from 'node:http'
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/server.ts'
import { browserTo } from './testing/browser.ts'
import { type Script, type ScriptedProvider, startScriptedProvider } from './testing/scripted-provider.ts'

const MINUTE = 60
const now = () => Math.floor(Date.now() / 1000)

describe('A provider whose answers are not to be trusted', () => {
  let provider: ScriptedProvider
  let server: TestServer

  beforeAll(async () => {
    provider = await startScriptedProvider()
    server = await openTestServer({ signIn: configFor(provider.issuer) })
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })
  beforeEach(() => provider.plays())

  /** Tries to sign in; gives back the problem that the sign-in page is told, else who is signed in. */
  async function tried(at: () => TestServer = () => server): Promise<string> {
    const browser = browserTo(at().url)
    const { url } = await browser.go('/api/auth/oidc/start')
    const session = await (await browser.step('/api/auth/get-session')).json()
    const problem = url.searchParams.get('problem')
    if (problem && session?.user) throw new Error('Refused and signed in all the same')
    return problem ?? `signed in as ${session?.user.email}`
  }

  const claimed = (claims: JWTPayload): Partial<Script> => ({ claims })

  test('an honest answer signs in', async () => {
    expect(await tried()).toBe('signed in as ada@company.example')
  })

  test.each<[string, Partial<Script>, string]>([
    ['for another audience', claimed({ aud: 'another product' }), 'invalid'],
    ['for several audiences, given to another product', claimed({ aud: ['work-plan-builder', 'other'], azp: 'other' }), 'invalid'],
    ['of another issuer', claimed({ iss: 'https://elsewhere.example' }), 'invalid'],
    ['with another nonce', claimed({ nonce: 'replayed' }), 'invalid'],
    ['without a nonce', claimed({ nonce: undefined }), 'invalid'],
    ['about nobody', claimed({ sub: undefined }), 'invalid'],
    ['about an empty name', claimed({ sub: '' }), 'invalid'],
    ['that never ends', claimed({ exp: undefined }), 'invalid'],
    ['that ended ten minutes ago', claimed({ iat: now() - 15 * MINUTE, exp: now() - 10 * MINUTE }), 'clock'],
    ['that begins in ten minutes', claimed({ nbf: now() + 10 * MINUTE, exp: now() + 20 * MINUTE }), 'clock'],
    ['without a signature', { idToken: async (claims) => new UnsecuredJWT(claims).encode() }, 'invalid'],
    ['signed with the secret that both know', { idToken: signedWithSecret }, 'invalid'],
    ['signed by somebody else under the name of its key', { idToken: signedByStranger }, 'invalid'],
    ['whose claims were altered', { idToken: async (claims, sign) => altered(await sign(claims)) }, 'invalid'],
    ['that is none', { idToken: async () => 'hello' }, 'invalid'],
  ])('a token %s signs nobody in', async (_, script, problem) => {
    provider.plays(script)
    expect(await tried()).toBe(problem)
  })

  test.each<[string, (response: ServerResponse) => void, string]>([
    ['an error page', (response) => response.writeHead(500).end('<h1>Oops</h1>'), 'unreachable'],
    ['a page instead of JSON', (response) => response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'), 'unreachable'],
    ['JSON that breaks off', (response) => response.setHeader('content-type', 'application/json').end('{"id_token": "ey'), 'unreachable'],
    ['an empty object', (response) => response.setHeader('content-type', 'application/json').end('{}'), 'invalid'],
    ['a line that breaks', (response) => response.destroy(), 'unreachable'],
  ])('%s in the place of tokens signs nobody in', async (_, instead, problem) => {
    provider.plays({
      instead: (path, response) => {
        if (path === '/token') instead(response)
        return path === '/token'
      },
    })
    expect(await tried()).toBe(problem)
  })

  test.each(['/token', '/userinfo'])('an answer of %s that never ends is broken off', async (where) => {
    let sent = 0
    const count = (bytes: number) => {
      sent += bytes
    }
    provider.plays({
      claims: { email: undefined },
      instead: (path, response) => {
        if (path === where) sendForever(response, count)
        return path === where
      },
    })
    expect(await tried()).toBe('unreachable')
    // some of it waits on the line
    expect(sent).toBeLessThan(8_000_000)
  })

  test('keys that never end are broken off', async () => {
    const own = await startScriptedProvider()
    const other = await openTestServer({ signIn: configFor(own.issuer) })
    let sent = 0
    const count = (bytes: number) => {
      sent += bytes
    }
    own.plays({
      instead: (path, response) => {
        if (path === '/jwks') sendForever(response, count)
        return path === '/jwks'
      },
    })
    expect(await tried(() => other)).toBe('unreachable')
    expect(sent).toBeLessThan(8_000_000)
    await other.close()
    await own.close()
  })

  test.each<[string, Partial<Script>]>([
    ['it says no, whatever else it says', claimed({ email_verified: false, xms_edov: true })],
    [
      'it says so of another one than it tells',
      { claims: { email: undefined, email_verified: true }, userinfo: { email: 'eve@company.example' } },
    ],
  ])('an address is not taken for verified where %s', async (_, script) => {
    provider.plays({ ...script, claims: { ...script.claims, sub: 'eve-1' }, userinfo: { ...script.userinfo, sub: 'eve-1' } })
    expect(await tried()).toMatch(/@no-address\.invalid$/)
  })

  test('a key that was changed in the middle is known at once', async () => {
    expect(await tried()).toContain('signed in')
    for (const _ of [1, 2]) {
      await provider.changeKey()
      expect(await tried()).toContain('signed in')
    }
  })

  test('keys that nobody has do not make the server ask for them again and again', async () => {
    const before = provider.keysAsked()
    provider.plays({ idToken: (claims, sign) => sign(claims, { kid: 'made up' }) })
    for (const _ of [1, 2, 3]) expect(await tried()).toBe('invalid')
    expect(provider.keysAsked() - before).toBe(1)
  })

  test('a provider that is not there, or says that it is another, is told at once and found again when it answers', async () => {
    const own = await startScriptedProvider()
    const other = await openTestServer({ signIn: configFor(own.issuer) })
    const asDiscovery = (answer: (response: ServerResponse) => void) => ({
      instead: (path: string, response: ServerResponse) => {
        const isAsked = path.startsWith('/.well-known')
        if (isAsked) answer(response)
        return isAsked
      },
    })
    own.plays(asDiscovery((response) => response.destroy()))
    expect(await tried(() => other)).toBe('unreachable')
    const elsewhere = JSON.stringify({ issuer: 'https://elsewhere.example', authorization_endpoint: 'https://elsewhere.example/auth' })
    own.plays(asDiscovery((response) => response.setHeader('content-type', 'application/json').end(elsewhere)))
    expect(await tried(() => other)).toBe('invalid')
    own.plays()
    expect(await tried(() => other)).toBe('signed in as ada@company.example')
    await other.close()
    await own.close()
  })

  test('what the token does not say of somebody is asked for', async () => {
    provider.plays({
      claims: { email: undefined, sub: 'ada-1' },
      userinfo: { email: 'ada@elsewhere.example', email_verified: true, name: 'Ada' },
    })
    expect(await tried()).toBe('signed in as ada@elsewhere.example')
  })

  test('who is told of under another name than the token has is nobody', async () => {
    provider.plays({ claims: { email: undefined }, userinfo: { sub: 'eve-1', email: 'eve@company.example', email_verified: true } })
    expect(await tried()).toBe('invalid')
  })
})

/** Sends what is the beginning of JSON for as long as anybody takes it. */
function sendForever(response: ServerResponse, tell: (bytes: number) => void): void {
  const piece = ' '.repeat(64 * 1024)
  const more = () => {
    if (response.destroyed) return
    tell(piece.length)
    if (response.write(piece)) setImmediate(more)
  }
  response.setHeader('content-type', 'application/json').on('drain', more)
  more()
}

function signedWithSecret(claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('a secret between provider and product'))
}

const signedByStranger: Script['idToken'] = async (claims, sign) => {
  const { kid } = JSON.parse(Buffer.from((await sign(claims)).split('.')[0] ?? '', 'base64url').toString())
  const { privateKey } = await generateKeyPair('RS256')
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
}

function altered(token: string): string {
  const [head, body = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  return [head, Buffer.from(JSON.stringify({ ...claims, sub: 'eve-1' })).toString('base64url'), signature].join('.')
}

function configFor(issuer: string) {
  const credential = { kind: 'secret', value: 'a secret between provider and product' } as const
  const scopes = 'openid email profile'
  return {
    kind: 'oidc',
    label: 'Login',
    issuer,
    client_id: 'work-plan-builder',
    credential,
    scopes,
    acr_values: null,
    is_email_trusted: false,
  } as const
}
