import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auditIn } from '../audit.ts'
import { accountCall, PASSWORD } from '../testing/account.ts'
import { cookieOf, signUp } from '../testing/person.ts'
import { sendRaw } from '../testing/raw-call.ts'
import { onServer, PUBLIC_URL } from '../testing/server.ts'
import { mountAccounts } from './mount-accounts.ts'

const MINUTE_MS = 60_000

onServer('A thousand wrong passwords', (server) => {
  // calls come from everywhere without leaving this process
  let app: FastifyInstance
  beforeEach(async () => {
    app = fastify()
    await app.register(rateLimit, { global: false })
    const { db } = server().database
    mountAccounts(app, server().accounts, auditIn({ db, now: () => new Date(), newId: randomUUID }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await app.close()
  })

  test('from one place come to ten that are looked at, and its owner signs in from elsewhere meanwhile', async () => {
    const { email } = await signUp(server())
    const tried = await Promise.all(Array.from({ length: 1000 }, () => signIn(email, 'wrong horse', '203.0.113.7')))
    expect(tried.filter((status) => status === 401)).toHaveLength(10)
    expect(tried.filter((status) => status === 429)).toHaveLength(990)
    expect(await signIn(email, PASSWORD, '203.0.113.7')).toBe(429)
    expect(await signIn(email, PASSWORD, '198.51.100.4')).toBe(200)
  })

  test('from one place over hours come to sixty an hour', async () => {
    const { email } = await signUp(server())
    let looked = 0
    for (let minute = 0; minute < 60; minute++) {
      const tried = await Promise.all(Array.from({ length: 11 }, () => signIn(email, 'wrong horse', '203.0.113.8')))
      looked += tried.filter((status) => status === 401).length
      vi.setSystemTime(Date.now() + MINUTE_MS)
    }
    expect(looked).toBe(60)
  })

  test('from a hundred places are stopped too, but not in a browser that the owner signed in with before', async () => {
    const { email } = await signUp(server())
    const known = cookieOf(await accountCall(server(), '/sign-in/email', { email, password: PASSWORD }))
      .split('; ')
      .filter((one) => one.startsWith('known_browser='))
      .join()
    const tried: number[] = []
    for (let place = 0; place < 100; place++) {
      tried.push(...(await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong horse', `203.0.113.${place}`)))))
    }
    expect(tried.filter((status) => status === 401)).toHaveLength(200)
    expect(await signIn(email, PASSWORD, '198.51.100.5')).toBe(429)
    expect(await signIn(email, PASSWORD, '198.51.100.5', known)).toBe(200)
    expect(await signIn(email, PASSWORD, '198.51.100.5', 'known_browser=made-up')).toBe(429)
  })

  test('are not looked at under an address that only means the call', async () => {
    const { email } = await signUp(server())
    const body = Buffer.from(JSON.stringify({ email, password: PASSWORD }))
    const headers = { 'content-type': 'application/json', origin: PUBLIC_URL }
    for (const path of [
      '//sign-in/email',
      '/sign-in/email/',
      '/x/../sign-in/email',
      '/sign-in%2Femail',
      '/sign-in/email;x',
      '/Sign-In/email',
    ]) {
      const { status } = await sendRaw(server().url, { method: 'POST', path: `/api/auth${path}`, headers, body })
      expect(status, path).toBe(404)
    }
  })

  async function signIn(email: string, password: string, remoteAddress: string, cookie = ''): Promise<number> {
    const headers = { origin: PUBLIC_URL, cookie }
    const payload = { email, password }
    return (await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', remoteAddress, headers, payload })).statusCode
  }
})
