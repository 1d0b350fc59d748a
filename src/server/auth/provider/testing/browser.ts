import { PUBLIC_URL } from '../../../testing/server.ts'

/** A browser as far as addresses and cookies go: it follows where it is sent, and keeps each site's cookies. */
export type Browser = {
  /** Goes to an address, and on to wherever it is sent from there; gives back where it arrived. */
  go: (address: string) => Promise<{ url: URL; answer: Response }>
  /** Goes one step only. */
  step: (address: string) => Promise<Response>
  /** Sends a call to the product as its own page does. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  /** The cookies that the product would be sent. */
  cookie: () => string
}

/** A browser for which the product's public address leads to the test's server. */
export function browserTo(serverUrl: string): Browser {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (url: URL) => jars.get(url.host) ?? jars.set(url.host, new Map()).get(url.host) ?? new Map<string, string>()
  const cookieFor = (url: URL) => [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ')
  const here = new URL(PUBLIC_URL)
  const send = async (url: URL, init: RequestInit = {}) => {
    const target = url.host === here.host ? new URL(`${url.pathname}${url.search}`, serverUrl) : url
    const answer = await fetch(target, { ...init, redirect: 'manual', headers: { ...init.headers, cookie: cookieFor(url) } })
    for (const set of answer.headers.getSetCookie()) keepCookie(jarOf(url), set)
    return answer
  }
  return {
    go: async (address) => {
      let url = new URL(address, PUBLIC_URL)
      for (let hops = 0; hops < 12; hops++) {
        const answer = await send(url)
        const next = answer.headers.get('location')
        if (answer.status < 300 || answer.status >= 400 || !next) return { url, answer }
        await answer.body?.cancel()
        url = new URL(next, url)
        if (url.host === here.host && !url.pathname.startsWith('/api/')) return { url, answer }
      }
      throw new Error('Sent from one place to the next without an end')
    },
    step: (address) => send(new URL(address, PUBLIC_URL)),
    post: (path, body, headers = {}) =>
      send(new URL(path, PUBLIC_URL), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: PUBLIC_URL, ...headers },
        body: JSON.stringify(body),
      }),
    cookie: () => cookieFor(here),
  }
}

function keepCookie(jar: Map<string, string>, set: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  if (value === '' || /max-age=0/i.test(set)) jar.delete(name)
  else jar.set(name, value)
}
