import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** What a provider answers at an address instead of what it should; what it does not answer at all hangs. */
export type Script = {
  /** The token that it gives out, by the claims that it should have. */
  idToken: (claims: JWTPayload, sign: Sign) => Promise<string>
  /** Answers something else than it should; false for what it leaves to the provider. */
  instead: (path: string, response: ServerResponse) => boolean
  /** Claims of the token beside the usual ones, and what is told on being asked who somebody is. */
  claims: JWTPayload
  userinfo: Record<string, unknown>
}

/** Signs claims with the provider's key of now. */
export type Sign = (claims: JWTPayload, header?: { alg?: string; kid?: string }) => Promise<string>

/** A provider that does what no honest one does. It lets everybody in who asks. */
export type ScriptedProvider = {
  issuer: string
  /** From now on it answers so; without a script as an honest one. */
  plays: (script?: Partial<Script>) => void
  /** Signs with another key from now on, and tells only that one. */
  changeKey: () => Promise<void>
  sign: Sign
  /** How often it was asked for its keys. */
  keysAsked: () => number
  close: () => Promise<void>
}

const HONEST: Script = { idToken: (claims, sign) => sign(claims), instead: () => false, claims: {}, userinfo: {} }

/** Starts such a provider. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let script = HONEST
  let key = await newKey()
  let asked = 0
  const nonces = new Map<string, string>()
  const sign: Sign = (claims, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(key.privateKey)
  const close = () => new Promise<void>((closed) => server.closeAllConnections() ?? server.close(() => closed()))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    if (script.instead(url.pathname, response)) return
    const json = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void json(metadata(issuer))
      case '/jwks':
        asked++
        return void json({ keys: [key.publicJwk] })
      case '/auth': {
        const code = crypto.randomUUID()
        nonces.set(code, url.searchParams.get('nonce') ?? '')
        const back = `${url.searchParams.get('redirect_uri')}?code=${code}&state=${url.searchParams.get('state')}`
        return void response.writeHead(302, { location: back }).end()
      }
      case '/token': {
        const code = new URLSearchParams(await bodyOf(request)).get('code') ?? ''
        const id_token = await script.idToken({ ...usual(issuer), nonce: nonces.get(code), ...script.claims }, sign)
        return void json({ access_token: 'access', token_type: 'Bearer', id_token })
      }
      case '/userinfo':
        return void json({ sub: 'ada-1', ...script.userinfo })
      default:
        response.writeHead(404).end()
    }
  }
  return {
    issuer,
    plays: (next = {}) => {
      script = { ...HONEST, ...next }
    },
    changeKey: async () => {
      key = await newKey()
    },
    sign,
    keysAsked: () => asked,
    close,
  }
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

function usual(issuer: string): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    aud: 'work-plan-builder',
    sub: 'ada-1',
    iat: now,
    exp: now + 300,
    email: 'ada@company.example',
    email_verified: true,
  }
}

async function newKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = crypto.randomUUID()
  return { privateKey, kid, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}
