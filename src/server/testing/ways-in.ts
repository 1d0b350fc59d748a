import { buildPublishableKey } from '@clerk/shared/keys'
import { exportSPKI, generateKeyPair } from 'jose'
import { browserTo } from '../auth/provider/testing/browser.ts'
import { startScriptedProvider } from '../auth/provider/testing/scripted-provider.ts'
import { personWith, renewedToken, signUp, type TestPerson } from './person.ts'
import { openTestServer, PUBLIC_URL, type TestServer } from './server.ts'
import { type SigningKey, signedToken, trustedKey } from './tokens.ts'

/** A server at which people sign in in some way. */
export type Entered = {
  server: TestServer
  /** Somebody new, who is signed in; `subject` is what their tokens call them. */
  enter: () => Promise<TestPerson & { id: string; subject: string }>
  /** A key of whoever signs the people's tokens. Asked for once somebody is signed in, and before they have made a call. */
  key: () => Promise<SigningKey>
  close: () => Promise<void>
}

/** Every way of signing in that a server can have. */
export const WAYS_IN: Record<'embedded' | 'oidc' | 'clerk', () => Promise<Entered>> = {
  embedded: async () => {
    const server = await openTestServer()
    return { server, enter: async () => known(server, await signUp(server)), key: () => trustedKey(server), close: server.close }
  },
  oidc: async () => {
    const provider = await startScriptedProvider()
    const [issuer, client_id, scopes] = [provider.issuer, 'work-plan-builder', 'openid email']
    const server = await openTestServer({
      signIn: { kind: 'oidc', label: 'L', issuer, client_id, credential: null, scopes, acr_values: null, is_email_trusted: false },
    })
    let nth = 0
    const enter = async () => {
      nth++
      const email = `person-${nth}@company.example`
      provider.plays({ claims: { sub: `person-${nth}`, email } })
      const browser = browserTo(server.url)
      await browser.go('/api/auth/oidc/start')
      const cookie = sessionIn(browser.cookie())
      return known(server, personWith(server.url, { email, cookie, token: renewedToken(server.url, cookie) }))
    }
    return { server, enter, key: () => trustedKey(server), close: () => server.close().then(provider.close) }
  },
  clerk: async () => {
    const { key, jwt_key } = await clerkKey()
    const server = await openTestServer({ signIn: { kind: 'clerk', publishable_key: buildPublishableKey(CLERK), host: CLERK, jwt_key } })
    let nth = 0
    const enter = async () => {
      nth++
      const subject = `user_${nth}`
      const token = async () => signedToken(key, { sub: subject })
      const browser = browserTo(server.url)
      await browser.post('/api/auth/clerk/session', {}, { authorization: `Bearer ${await token()}` })
      const cookie = sessionIn(browser.cookie())
      return known(server, personWith(server.url, { email: `${subject}@company.example`, cookie, token }), subject)
    }
    return { server, enter, key: async () => key, close: server.close }
  },
}

const CLERK = 'clerk.company.example'

/** A key as the provider has one, which signs tokens as it gives them to the pages of this site. */
async function clerkKey(): Promise<{ key: SigningKey; jwt_key: string }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwt_key = await exportSPKI(publicKey)
  const usual = { iss: `https://${CLERK}`, azp: PUBLIC_URL }
  const wrong = {
    'a token that was given to a page of another site': { azp: 'https://evil.example' },
    'a token that was given to no page': { azp: undefined },
    'a token of somebody of whom a second factor is still asked': { sts: 'pending' },
    "a token that says that it is the server's own": { iss: PUBLIC_URL, aud: PUBLIC_URL },
    'a token of somebody who has not arrived': { sub: 'user_unknown' },
  }
  return { jwt_key, key: { privateKey, kid: 'ins_1', alg: 'RS256', usual, wrong, asSecret: new TextEncoder().encode(jwt_key) } }
}

function sessionIn(cookies: string): string {
  return cookies.split('; ').find((one) => one.includes('session_token=')) ?? ''
}

async function known(server: TestServer, person: TestPerson, subject?: string) {
  const id = (await server.accounts.personOfCookie(new Headers({ cookie: person.cookie }))) ?? ''
  return { ...person, id, subject: subject ?? id }
}
