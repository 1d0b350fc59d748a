import { createHmac } from 'node:crypto'
import { cookieOf, sendJson } from './person.ts'
import { PUBLIC_URL, type TestServer } from './server.ts'

/** What everybody of the tests signs up with. */
export const PASSWORD = 'correct horse'

/** Makes a call of the accounts as a page of this site does. */
export function accountCall({ url }: TestServer, path: string, body: unknown, cookie = ''): Promise<Response> {
  return sendJson(`${url}/api/auth${path}`, body, { origin: PUBLIC_URL, ...(cookie ? { cookie } : {}) })
}

/** Asks the accounts as a page of this site does, and follows no redirect. */
export function askAccounts({ url }: TestServer, path: string, cookie = ''): Promise<Response> {
  return fetch(`${url}/api/auth${path}`, { redirect: 'manual', headers: cookie ? { cookie } : {} })
}

/** Signs in anew, and gives back the cookies. */
export async function signedIn(server: TestServer, email: string, password = PASSWORD): Promise<string> {
  return cookieOf(await accountCall(server, '/sign-in/email', { email, password }))
}

/** The link in the latest letter to that address. Throws where there is none. */
export function lastLink({ letters }: TestServer, to: string): URL {
  const letter = letters.findLast((one) => one.to === to)
  if (!letter) throw new Error('No letter was sent there')
  return new URL(letter.link)
}

/** Opens a link that was sent, where somebody is signed in or nobody is; the page that it leads to. */
export async function openLink(server: TestServer, link: URL, cookie = ''): Promise<string | null> {
  return (await askAccounts(server, `${link.pathname.replace('/api/auth', '')}${link.search}`, cookie)).headers.get('location')
}

/** The code that an app shows which was given that address, so many steps of half a minute from now (RFC 6238). */
export function codeOf(totpURI: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', fromBase32(new URL(totpURI).searchParams.get('secret') ?? ''))
    .update(counter)
    .digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
