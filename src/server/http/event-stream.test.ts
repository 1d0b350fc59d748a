import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { eventReader, type StreamEvent } from '../../contract/event-stream.ts'
import { done, fail } from '../../domain/result.ts'
import { acceptsEvents, answerWithEvents, type Pace, type ToldWork } from './event-stream.ts'
import { closeGracefully } from './graceful-close.ts'
import { logCalls, QuietLog } from './log.ts'
import { answerErrors } from './problems.ts'

/** Progress at once, and no sign of life but where a test asks for one. */
const AT_ONCE: Pace = { progress_ms: 0, alive_ms: 60_000 }

let app: FastifyInstance
let logged: string[]
afterEach(() => app.close())

/** A server whose one call does that work, and its address. */
function serving(work: ToldWork, pace = AT_ONCE, graceMs?: number): Promise<string> {
  logged = []
  app = fastify({
    logger: { level: 'info', stream: { write: (line: string) => logged.push(line) } },
    logController: new QuietLog(),
    forceCloseConnections: true,
  })
  closeGracefully(app, graceMs)
  answerErrors(app)
  logCalls(app)
  app.get('/work', (_, reply) => answerWithEvents(reply, work, pace))
  return app.listen({ host: '127.0.0.1', port: 0 }).then((address) => `${address}/work`)
}

function eventsIn(text: string): StreamEvent[] {
  const events: StreamEvent[] = []
  eventReader((event) => events.push(event))(text)
  return events
}

describe('A call that tells how far it is', () => {
  test('answers 200 with its progress, then its answer, and no proxy may keep that back', async () => {
    const answer = await fetch(
      await serving(async (report) => {
        report({ page: 1 })
        return done({ text: 'line\nline' })
      }),
    )
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect([answer.headers.get('cache-control'), answer.headers.get('x-accel-buffering')]).toEqual(['no-store', 'no'])
    expect(await answer.text()).toBe('event: progress\ndata: {"page":1}\n\nevent: answer\ndata: {"text":"line\\nline"}\n\n')
  })

  test('says at the end why it failed, and is logged with that status', async () => {
    const url = await serving(async (report) => {
      report({ page: 1 })
      return fail({ code: 'WRONG_TYPE', message: 'This is no PDF.' })
    })
    const events = eventsIn(await (await fetch(url)).text())
    expect(events.at(-1)).toEqual({ event: 'problem', data: '{"status":415,"detail":"This is no PDF."}' })
    await expect.poll(() => logged.filter((line) => line.includes('"route":"/work","status":415'))).toHaveLength(1)
  })

  test('that is refused before it has begun keeps its status and its form', async () => {
    const answer = await fetch(await serving(async () => fail({ code: 'NOT_FOUND', message: 'Nothing was found.' })))
    expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Nothing was found.' }])
  })

  test.each([
    ['before it has begun', 0, (text: string) => text],
    ['in the middle', 1, (text: string) => eventsIn(text).at(-1)?.data],
  ])('that breaks %s says so without the reason, which is not logged either', async (_, reports, told) => {
    const url = await serving(async (report) => {
      if (reports > 0) report({ page: 1 })
      throw new Error('secret words of a document')
    })
    expect(told(await (await fetch(url)).text())).toContain('"detail":"Something went wrong on our side. Please try again. If it')
    await expect.poll(() => logged.join('')).toContain('"status":500')
    expect(logged.filter((line) => line.includes('failed unexpectedly'))).toHaveLength(1)
    expect(logged.join('')).not.toContain('secret')
  })

  test('tells of much progress at once only the first and the last', async () => {
    const url = await serving(
      async (report) => {
        for (let page = 1; page <= 1000; page++) report({ page })
        return done({})
      },
      { ...AT_ONCE, progress_ms: 60_000 },
    )
    const told = eventsIn(await (await fetch(url)).text()).map(({ data }) => data)
    expect(told).toEqual(['{"page":1}', '{"page":1000}', '{}'])
  })

  test('keeps no progress for a caller who does not take it', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const url = await serving(async (report) => {
      for (let page = 1; page <= 1000; page++) {
        report({ page, filling: 'x'.repeat(30_000) })
        await new Promise((next) => setTimeout(next, 0))
      }
      finish()
      return done({ read: 1000 })
    })
    const answer = await fetch(url)
    await finished
    const events = eventsIn(await answer.text())
    expect(events.length).toBeLessThan(900)
    expect(events.at(-2)?.data).toContain('"page":1000,')
    expect(events.at(-1)).toEqual({ event: 'answer', data: '{"read":1000}' })
  })

  test('shows that it is still alive while there is nothing to tell', async () => {
    let finish = () => {}
    const told = new Promise<void>((resolve) => {
      finish = resolve
    })
    const answer = await fetch(await serving(() => told.then(() => done({})), { ...AT_ONCE, alive_ms: 1 }))
    const reader = answer.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^: /)
    finish()
  })

  test('ends when the server stops, though the work goes on', async () => {
    const url = await serving(
      (report) => {
        report({ page: 1 })
        return new Promise(() => {})
      },
      AT_ONCE,
      1,
    )
    const answer = await fetch(url)
    const cut = answer.text().catch((cause: unknown) => cause)
    await app.close()
    expect(await cut).toBeInstanceOf(Error)
    await expect.poll(() => logged.filter((line) => line.includes('"route":"/work","status":499'))).toHaveLength(1)
  })
})

test.each([
  ['text/event-stream', true],
  ['application/json, text/event-stream;q=0.9', true],
  ['*/*', false],
  ['text/event-streams', false],
  [undefined, false],
])('who accepts %s hears how far it is: %s', (accept, expected) => {
  expect(acceptsEvents({ headers: { accept } } as never)).toBe(expected)
})
