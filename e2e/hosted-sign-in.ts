import type { Page, Route } from '@playwright/test'
import { exportSPKI, generateKeyPair, SignJWT } from 'jose'

/** Where the hosted provider of these stories would be. */
export const HOST = 'login.company.example'

/** Somebody who has an account there. */
export type Member = { id: string; name: string; email: string }

/** The key with which the provider signs tokens. */
export type SigningKey = { privateKey: CryptoKey; pem: string }

/** Makes one. */
export async function signingKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { privateKey, pem: await exportSPKI(publicKey) }
}

/** A hosted provider as a story leads it. */
export type HostedSignIn = {
  /** Who is signed in there in this browser. */
  who: Member | null
  /** What becomes of its script. */
  script: 'comes' | 'fails' | 'hangs'
  /** How often the script was asked for. */
  fetches: number
  /** Gives out an old token to who does not insist on a new one. */
  givesOldTokens: boolean
  /** How far the browser's clock is ahead, in milliseconds, where a story has moved it. */
  aheadMs: number
}

/** What every answer says: the page is of another site. */
const OPEN = { 'access-control-allow-origin': '*' }

/** Stands in for the provider in this page: its script, its calls and its own page, on which `member` signs in. */
export async function hostedSignIn(page: Page, { privateKey }: SigningKey, member: Member): Promise<HostedSignIn> {
  const hosted: HostedSignIn = { who: null, script: 'comes', fetches: 0, givesOldTokens: false, aheadMs: 0 }
  const tokenFor = ({ id, name, email }: Member, origin: string, isOld: boolean) => {
    const now = Math.floor((Date.now() + hosted.aheadMs) / 1000)
    const claims = { iss: `https://${HOST}`, azp: origin, sub: id, sid: `session of ${id}`, email, email_verified: true, name }
    return new SignJWT({ ...claims, exp: isOld ? now - hosted.aheadMs / 1000 - 60 : now + 60 })
      .setProtectedHeader({ alg: 'RS256', kid: 'a key of the provider' })
      .sign(privateKey)
  }
  const script = (route: Route) => {
    hosted.fetches += 1
    if (hosted.script === 'hangs') return
    if (hosted.script === 'fails') return route.abort('connectionrefused')
    return route.fulfill({ contentType: 'text/javascript', headers: OPEN, body: `(${providerScript})(${JSON.stringify(HOST)})` })
  }
  await page.route(`https://${HOST}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const answer = (json: unknown) => route.fulfill({ headers: OPEN, json })
    switch (pathname) {
      case '/v1/client':
        return answer(hosted.who)
      case '/v1/token': {
        const isOld = hosted.givesOldTokens && searchParams.get('new') !== 'true'
        return answer(hosted.who && (await tokenFor(hosted.who, searchParams.get('page') ?? '', isOld)))
      }
      case '/v1/sign-out':
        hosted.who = null
        return answer(null)
      case '/sign-in':
        return route.fulfill({ contentType: 'text/html', body: ownPage(searchParams.get('back') ?? '') })
      case '/signed-in':
        hosted.who = member
        return route.fulfill({ status: 302, headers: { location: searchParams.get('back') ?? '' } })
      default:
        return script(route)
    }
  })
  return hosted
}

function ownPage(back: string): string {
  return `<!doctype html><title>Hosted login</title><h1>Hosted login</h1><a href="/signed-in?back=${encodeURIComponent(back)}">Continue</a>`
}

/** Runs in the page, as much of the provider's script as the product uses. */
function providerScript(host: string): void {
  type Known = { id: string; name: string; email: string } | null
  const ask = async (path: string) => (await fetch(`https://${host}${path}`)).json()
  const listeners = new Set<(emission: unknown) => void>()
  const session = (id: string) => ({
    id: `session of ${id}`,
    getToken: ({ skipCache }: { skipCache: boolean }) => ask(`/v1/token?new=${skipCache}&page=${encodeURIComponent(location.origin)}`),
  })
  const become = (known: Known) => {
    clerk.user = known && { id: known.id, fullName: known.name, primaryEmailAddress: { emailAddress: known.email } }
    clerk.session = known && session(known.id)
    for (const listener of listeners) listener({ user: clerk.user, session: clerk.session })
  }
  const away = async ({ redirectUrl }: { redirectUrl: string }) =>
    location.assign(`https://${host}/sign-in?back=${encodeURIComponent(redirectUrl)}`)
  const clerk: Record<string, unknown> = {
    load: async () => become(await ask('/v1/client')),
    addListener: (listener: (emission: unknown) => void) => listeners.add(listener),
    signOut: async (callback: () => void) => {
      become(await ask('/v1/sign-out'))
      callback()
    },
    redirectToSignIn: away,
    redirectToSignUp: away,
  }
  Object.assign(window, { Clerk: clerk })
}
