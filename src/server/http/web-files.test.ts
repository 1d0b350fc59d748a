import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainFile, SCREENS } from '../../contract/screens.ts'
import { secureHeaders } from './security.ts'
import { serveWeb } from './web-files.ts'

const APP = '<!doctype html><title>App</title>'
const ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>'

describe('The web files', () => {
  let folder: string
  let app: FastifyInstance
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-'))
    await mkdir(join(folder, 'assets'))
    await mkdir(join(folder, 'plain'))
    for (const path of SCREENS.plain) await writeFile(join(folder, plainFile(path) ?? ''), path)
    await writeFile(join(folder, 'index.html'), APP)
    await writeFile(join(folder, 'icon.svg'), ICON)
    await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
    await writeFile(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync('export {}'))
    await writeFile(join(folder, 'assets', 'pdf.worker.min-3c4d.mjs'), 'export {}')
    app = fastify()
    await secureHeaders(app, 'http://plans.test', { connect: [], script: [] })
    await serveWeb(app, folder)
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  test.each([...SCREENS.public, ...SCREENS.builder, '/steps?from=mail', '/Dashboard/'])(
    '%s is the app, never from a cache',
    async (url) => {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, APP, 'no-cache'])
    },
  )

  test.each([...SCREENS.plain, '/?from=mail', '/Matching-Tool/'])('%s is a plain page, never from a cache', async (url) => {
    const answer = await app.inject(url)
    const path = url
      .split('?')[0]
      ?.toLowerCase()
      .replace(/(.)\/$/, '$1')
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, path, 'no-cache'])
  })

  test.each(['/no/such/page', '/nowhere?from=mail', '/steps/2'])('%s is not there, and the app says so', async (url) => {
    const { etag = '' } = (await app.inject('/')).headers
    const answer = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([404, APP, 'no-cache'])
    expect((await app.inject({ url, method: 'HEAD' })).statusCode).toBe(404)
  })

  test('the icon is found by a browser that looks for it where no page names it', async () => {
    const answer = await app.inject('/favicon.ico')
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/svg+xml', ICON])
  })

  test('a file with a hash in its name is kept by browsers for good', async () => {
    const answer = await app.inject('/assets/main-1a2b.js')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  test('a file with a packed copy is sent packed to who unpacks it, as what it is', async () => {
    const [packed, plain] = await Promise.all(
      ['gzip, br', 'identity'].map((how) => app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': how } })),
    )
    expect([packed?.headers['content-encoding'], gunzipSync(packed?.rawPayload ?? '').toString()]).toEqual(['gzip', 'export {}'])
    expect([packed?.headers['content-type'], packed?.headers.vary]).toEqual([plain?.headers['content-type'], 'accept-encoding'])
    expect([plain?.headers['content-encoding'], plain?.body]).toEqual([undefined, 'export {}'])
    expect((await app.inject('/assets/main-1a2b.js.gz')).statusCode).toBe(404)
  })

  test.each(['/assets/gone-9f.js', '/api/gone', '/topics/gone', '/api'])('%s is not there', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })

  test('nothing outside of the folder is served', async () => {
    expect((await app.inject('/..%2f..%2fetc%2fpasswd')).body).not.toContain('root:')
  })

  test('pages run only what comes from this site, and plain HTTP is not turned into HTTPS', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self';script-src-attr 'none';")
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure-requests|https?:|script-src[^;]*unsafe/)
  })

  test('a page is not framed, guessed at, followed to other sites, or given what it does not ask for', async () => {
    expect((await app.inject('/')).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(self\)/),
    })
  })

  test('a provider that is configured may be spoken to, and only a hosted sign-in brings a script', async () => {
    const other = fastify()
    const [voice, signIn] = ['https://voice.example.com', 'https://clerk.example.com']
    await secureHeaders(other, 'http://plans.test', { connect: [voice, signIn], script: [signIn] })
    await serveWeb(other, folder)
    const policy = String((await other.inject('/')).headers['content-security-policy'])
    expect(policy).toContain(`connect-src 'self' ${voice} ${signIn};`)
    expect(policy).toContain(`script-src 'self' ${signIn};`)
    await other.close()
  })

  test('what takes an uploaded PDF apart in the browser reaches nobody', async () => {
    const answer = await app.inject('/assets/pdf.worker.min-3c4d.mjs')
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'")
    expect(answer.headers['content-type']).toContain('javascript')
  })

  test('before the first build a sentence says what to do', async () => {
    const empty = fastify()
    await serveWeb(empty, join(folder, 'nowhere'))
    const answer = await empty.inject('/')
    expect([answer.statusCode, answer.json().detail]).toEqual([503, expect.stringContaining('npm run build')])
    await empty.close()
  })
})
