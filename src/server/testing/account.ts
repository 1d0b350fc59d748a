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
