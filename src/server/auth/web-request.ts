import type { FastifyRequest } from 'fastify'

/** The headers of a request in the web's own form. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/** A request in the web's own form, with its body as JSON. `address` is where the server is reached. */
export function webRequest(request: FastifyRequest, address: string): Request {
  const headers = webHeaders(request)
  headers.delete('content-length')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(new URL(request.url, address), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
  })
}
