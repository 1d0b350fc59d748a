import type { FastifyInstance } from 'fastify'
import { keepable } from './keepable.ts'

/** Deeper than any input of the contract. Libraries and databases walk into nested values by recursion, and fall at some thousand levels. */
const DEEPEST = 50

/** JSON is the only body beside forms; a call without one may still say that it sends JSON. What is read can be kept in a database. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    parse(request, String(body), (error: Error | null, value?: unknown) => {
      if (error) done(error)
      else if (isDeeper(value, DEEPEST)) done(Object.assign(new Error('Nested too deeply'), { code: 'NESTED_TOO_DEEPLY', statusCode: 422 }))
      else done(null, keepable(value))
    })
  })
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}
