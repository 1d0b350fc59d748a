import fastify from 'fastify'
import { expect, test } from 'vitest'
import { NOBODY, type Violation } from '../observing/observer.ts'
import { onServer, openTestServer } from '../testing/server.ts'
import { POLICY_REPORTS } from './policy-reports.ts'
import { secureHeaders } from './security.ts'

const heard: Violation[] = []
const observer = { ...NOBODY, policyViolated: (violation: Violation) => void heard.push(violation) }

/** A report as Chromium sends one. */
const report = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://plans.test/steps?answer=hush',
    'violated-directive': directive,
    'effective-directive': directive,
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': blocked,
    'script-sample': 'hush()',
  },
})

onServer(
  'What a browser reports that the policy refused',
  (server) => {
    const send = (body: string, type = 'application/csp-report') =>
      fetch(`${server().url}${POLICY_REPORTS}`, { method: 'POST', body, headers: { 'content-type': type } })

    test('is sent where the policy says', async () => {
      const app = fastify()
      await secureHeaders(app, 'http://plans.test', { connect: [], script: [] })
      app.get('/', async () => '')
      expect((await app.inject('/')).headers['content-security-policy']).toContain(`report-uri ${POLICY_REPORTS}`)
      await app.close()
    })

    test.each([
      ['script-src-attr', 'inline', 'script-src-attr', 'inline'],
      ['img-src', 'https://evil.example/hush?of=hush', 'img-src', 'address'],
      ['hush-src', 'hush', 'other', 'address'],
    ])('%s of %s is counted and logged by directive and kind alone, without a session', async (directive, blocked, told, refused) => {
      heard.length = 0
      const before = server().logged.length
      expect((await send(JSON.stringify(report(directive, blocked)))).status).toBe(204)
      expect(heard).toEqual([{ directive: told, refused }])
      const logged = server().logged.slice(before).join('')
      expect(logged).toContain(`"directive":"${told}","refused":"${refused}"`)
      expect(logged).not.toMatch(/hush|evil|plans\.test/)
    })

    test.each([
      ['is no JSON', '{', 400],
      ['is longer than a report', JSON.stringify(report('img-src', 'a'.repeat(20_000))), 413],
      ['is another thing', '{"hush":1}', 204],
      ['is none at all', 'null', 204],
    ])('and %s is not counted', async (_, body, status) => {
      heard.length = 0
      expect((await send(body)).status).toBe(status)
      expect(heard).toEqual([])
    })

    test('and is sent as another type is refused', async () => {
      expect((await send('hush', 'text/plain')).status).toBe(415)
    })
  },
  { observer },
)

test('Reports of one network are listened to sixty times a minute', async () => {
  const server = await openTestServer({ observer })
  heard.length = 0
  const headers = { 'content-type': 'application/csp-report' }
  const sent = { method: 'POST', body: JSON.stringify(report('img-src', 'data')), headers }
  const statuses: number[] = []
  for (let nth = 0; nth < 70; nth++) statuses.push((await fetch(`${server.url}${POLICY_REPORTS}`, sent)).status)
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1), heard.length]).toEqual([60, 429, 60])
  await server.close()
})
