import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { jwks } from '../db/schema/accounts.ts'
import { PUBLIC_URL, type TestServer } from './server.ts'

/** A key that signs tokens, under the name that a token gives it; what is not told of it is so of the server's own. */
export type SigningKey = {
  privateKey: CryptoKey
  kid: string
  alg?: 'EdDSA' | 'RS256'
  /** The claims that its tokens have besides whose they are. */
  usual?: JWTPayload
  /** The public key as bytes, such as somebody would use it who takes it for a secret. */
  asSecret?: Uint8Array
  /** Claims besides the usual ones with which a token of it is not a right one, by what is wrong with them. */
  wrong?: Record<string, JWTPayload>
}

const OWN: JWTPayload = { iss: PUBLIC_URL, aud: PUBLIC_URL }

/**
 * A key that the server trusts and a test can sign with. Somebody signs up first, so that the server makes its own key, which stays its latest; and
 * nobody has made a call yet, since the server does not look for keys again for a while.
 */
export async function trustedKey({ database }: TestServer): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const row = { id: 'test-key', privateKey: 'not kept', createdAt: new Date(0), alg: 'EdDSA' }
  await database.db.insert(jwks).values({ ...row, publicKey: JSON.stringify(await exportJWK(publicKey)) })
  return { privateKey, kid: row.id }
}

/** A token as the server would sign it for that person, but for the claims that are named. */
export function signedToken({ privateKey, kid, alg = 'EdDSA', usual = OWN }: SigningKey, claims: JWTPayload): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 300
  return new SignJWT({ ...usual, exp, ...claims }).setProtectedHeader({ alg, kid }).sign(privateKey)
}

/** Tokens that name a person and are not that person's, each by what is wrong with it. `token` is the person's own, `other` somebody else's. */
export async function wrongTokens(
  { accounts }: TestServer,
  key: SigningKey,
  { token, other }: { token: string; other: string },
): Promise<Record<string, string>> {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const [otherHead = '', , otherSignature = ''] = other.split('.')
  const { kid, ...facts } = decoded(head)
  const { sub } = decoded(claims)
  const secret = key.asSecret ?? base64url.decode((await accounts.keys()).keys.find((one) => one.kid === kid)?.x ?? '')
  const { alg = 'EdDSA', wrong = {} } = key
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const bringing = new SignJWT(decoded(claims)).setProtectedHeader({ alg, jwk: await exportJWK(publicKey) })
  const wrongly = Object.entries(wrong).map(async ([what, more]) => [what, await signedToken(key, { sub, ...more })])
  return {
    ...Object.fromEntries(await Promise.all(wrongly)),
    'a token with another person in it': [otherHead, claims, otherSignature].join('.'),
    'a token whose expiry was put off': [head, encoded({ ...decoded(claims), exp: 9_999_999_999 }), signature].join('.'),
    'a token with half a signature': [head, claims, signature.slice(0, 40)].join('.'),
    'a token with its signature cut off': [head, claims, ''].join('.'),
    'a token in two parts': [head, claims].join('.'),
    'a token that says it has no signature': new UnsecuredJWT(decoded(claims)).encode(),
    'a token that says None and keeps its signature': [encoded({ ...facts, kid, alg: 'None' }), claims, signature].join('.'),
    "a token signed with the server's public key as a secret": await signedAsSecret(decoded(claims), { kid, secret }),
    "a token signed by another key under the server's name": await signedToken({ ...key, privateKey, kid: String(kid) }, { sub }),
    'a token signed by a key that nobody knows': await signedToken({ ...key, privateKey, kid: 'unknown' }, { sub }),
    'a token that brings its key along': await bringing.sign(privateKey),
    'a token of another issuer': await signedToken(key, { sub, iss: 'https://elsewhere.example' }),
    'a token for another audience': await signedToken(key, { sub, aud: 'https://elsewhere.example' }),
    'a token without an expiry': await signedToken(key, { sub, exp: undefined }),
    'a token that is not valid yet': await signedToken(key, { sub, nbf: 9_999_999_999, exp: 9_999_999_999 }),
    'a token without a person': await signedToken(key, {}),
    'no token but a word': 'abc',
  }
}

function signedAsSecret(claims: JWTPayload, { kid, secret }: { kid: unknown; secret: Uint8Array }): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: String(kid) }).sign(secret)
}

function decoded(part: string): JWTPayload {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}

function encoded(value: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
