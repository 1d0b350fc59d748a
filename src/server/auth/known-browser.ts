import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from './accounts.ts'
import { emailIn } from './web-request.ts'

const COOKIE = 'known_browser'

const YEAR_SECONDS = 365 * 24 * 3600

/** Remembers in a browser that somebody signed in there with that address, in a cookie that does not say which, and opens nothing. */
export function rememberBrowser(accounts: Accounts, request: FastifyRequest, reply: FastifyReply): void {
  const secure = accounts.public_url.startsWith('https:') ? '; Secure' : ''
  const mark = markOf(accounts, request)
  reply.header('set-cookie', `${COOKIE}=${mark}; Path=/api/auth; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`)
}

/** The mark of a browser in which somebody signed in before with the address that this request names; null of any other. */
export function knownBrowser(accounts: Accounts, request: FastifyRequest): string | null {
  const [, mark] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '') ?? []
  return mark !== undefined && mark === markOf(accounts, request) ? mark : null
}

function markOf(accounts: Accounts, request: FastifyRequest): string {
  return accounts.mark(`known browser ${emailIn(request.body)}`)
}
