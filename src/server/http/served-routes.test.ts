import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'

/**
 * What is served beside the contract, to anybody and on purpose: the description of the calls, and the accounts' own and the line of a voice session,
 * which look themselves at who asks, and where browsers report to. Each is a page or a constant that says nothing of anybody, or nothing at all.
 */
const PUBLIC = [
  'GET /api/auth/*',
  'POST /api/auth/*',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/docs/static/*',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs/yaml',
  'GET /api/openapi.json',
  'GET /api/realtime/listen',
  'POST /api/policy-reports',
]

describe('What is served', () => {
  let server: TestServer
  const served: string[] = []

  beforeAll(async () => {
    // Fastify tells of each instance before it has a route
    subscribe('fastify.initialization', begun)
    server = await openTestServer()
    unsubscribe('fastify.initialization', begun)
  })
  afterAll(() => server.close())

  test('is the contract, and beside it what is public on purpose', () => {
    const promised = Object.values(api).map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
    expect(promised.filter((route) => !served.includes(route))).toEqual([])
    const beside = served.filter((route) => !promised.includes(route) && !route.startsWith('HEAD '))
    expect([...new Set(beside)].sort(), 'Promise what is served in src/contract/, or list it as public').toEqual([...PUBLIC].sort())
  })

  test.each(['/', '/steps', '/dashboard?project=1', '/final-export', '/api/health', '/api/openapi.json', '/api/docs/'])(
    '%s is the same for everybody',
    async (path) => {
      const tokens = ['Bearer abc', '']
      const [known, nobody] = await Promise.all(
        tokens.map((authorization) => fetch(`${server.url}${path}`, { headers: { authorization } })),
      )
      expect([known?.status, await known?.text()]).toEqual([nobody?.status, await nobody?.text()])
      expect(nobody?.status).not.toBe(401)
    },
  )

  function begun(message: unknown): void {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      served.push(...[method].flat().map((one) => `${one} ${url}`))
    })
  }
})
