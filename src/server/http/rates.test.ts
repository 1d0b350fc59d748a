import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'

/** More than one browser has, so that thousands of calls take seconds. */
const ROADS = 50

onServer('Who calls too often', (server) => {
  /** Makes a call so many times; how often each status was answered, and when one may try again. */
  async function called(
    times: number,
    method: string,
    path: string,
    headers: Record<string, string>,
  ): Promise<{ statuses: Record<number, number>; after: string; detail: string }> {
    const agent = new Agent({ keepAlive: true, maxSockets: ROADS })
    const statuses: Record<number, number> = {}
    let [after, detail] = ['', '']
    const one = () =>
      new Promise<void>((resolve, reject) => {
        const sent = request(`${server().url}${path}`, { agent, method, headers }, (answer) => {
          const status = answer.statusCode ?? 0
          statuses[status] = (statuses[status] ?? 0) + 1
          if (status === 429) after = String(answer.headers['retry-after'])
          answer.on('data', (chunk) => {
            if (status === 429) detail = String(chunk)
          })
          answer.on('end', resolve)
        })
        sent.on('error', reject).end()
      })
    await Promise.all(Array.from({ length: times }, one))
    agent.destroy()
    return { statuses, after, detail }
  }

  test('is told when to come back: a person of one call, while their others and other people are served', async () => {
    const [person, other] = [await signUp(server()), await signUp(server())]
    const headers = { authorization: `Bearer ${await person.token()}` }
    const { statuses, after, detail } = await called(400, 'POST', '/topics/plan/review', headers)
    expect(statuses).toEqual({ 422: 300, 429: 100 })
    expect(Number(after)).toBeGreaterThan(0)
    expect(Number(after)).toBeLessThanOrEqual(60)
    expect(detail).toMatch(/Too many tries\. Please try again in (?:1 minute|\d+ seconds)\./)
    expect((await person.call('findCompany', {})).files).toEqual([])
    expect((await other.call('accountEvents', {})).pages).toBe(1)
  })

  test('and does not tell who they are, is not looked at for a while; who does is served from the same place', async () => {
    const { statuses, after, detail } = await called(6100, 'GET', '/api/projects', {})
    expect(statuses).toEqual({ 401: 6000, 429: 100 })
    expect(Number(after)).toBeGreaterThan(0)
    expect(detail).toMatch(/Too many tries\. Please try again in \d+ seconds\./)
    const person = await signUp(server())
    expect((await person.call('accountEvents', {})).pages).toBe(1)
  })
})
