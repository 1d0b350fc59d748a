import type { FastifyRequest } from 'fastify'

/** The headers of a request in the web's own form. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/** The token that an authorization header bears; undefined where it bears none. */
export function bearerToken(header: string | null | undefined): string | undefined {
  const [scheme, ...token] = header?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' ? token.join(' ').trim() || undefined : undefined
}

/** A request in the web's own form, with its body as JSON. `address` is where the server is reached. */
export function webRequest(request: FastifyRequest, address: string): Request {
  const headers = webHeaders(request)
  headers.delete('content-length')
  if (isProgram(headers)) headers.set('origin', new URL(address).origin)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(new URL(request.url, address), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
  })
}

/**
 * A browser names the site or the origin with every request that can change something. What names neither is a program, which no
 * other site can steer, so there is nothing to protect it from; Node's fetch sends half of a browser's headers and is one too.
 */
function isProgram(headers: Headers): boolean {
  return !['sec-fetch-site', 'origin', 'referer'].some((name) => headers.has(name))
}

/** The e-mail address that a body names, as it is compared; nothing where it names none. */
export function emailIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email).toLowerCase().slice(0, 254) : ''
}
