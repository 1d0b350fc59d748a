import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeProvider, fakeProvider } from '../../drafting/language-model/testing/fake-provider.ts'
import { recordingOf } from '../../speech/testing/scripted-speech.ts'
import { readConfig } from '../config.ts'
import { startProblem } from '../start-problem.ts'
import { answersTo } from '../testing/interview.ts'
import { modelAt, wordsAnew } from '../testing/model.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { freePort, listening, portOf } from '../testing/port.ts'
import { startProject } from '../testing/project.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { uploadSample } from '../testing/solicitation.ts'
import type { Observer } from './observer.ts'
import { openObserver } from './open-observer.ts'

type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
type SentSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

describe('A server that is watched', () => {
  let collector: Server
  let provider: FakeProvider
  let observer: Observer
  let server: TestServer
  let person: TestPerson
  let metrics_port: number
  let sent = ''
  const spans: SentSpan[] = []
  const metrics = async () => (await fetch(`http://127.0.0.1:${metrics_port}/metrics`)).text()

  beforeAll(async () => {
    collector = createServer(async (request, answer) => {
      let body = ''
      for await (const chunk of request) body += chunk
      sent += `${request.url}\n${JSON.stringify(request.headers)}\n${body}\n`
      spans.push(...(JSON.parse(body) as Sent).resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
      answer.end('{}')
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    metrics_port = await freePort()
    const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
    observer = await openObserver(readConfig({ METRICS_PORT: String(metrics_port), OTEL_EXPORTER_OTLP_ENDPOINT }))
    server = await openTestServer({ observer })
    provider = await fakeProvider(wordsAnew)
    person = await signUp(server, 'Grace Example')
    await walked()
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
    collector.close()
  })

  /** A person uploads, is asked by the built-in drafter and by a model, speaks, and asks for what is not there. */
  async function walked(): Promise<void> {
    const { topic_store_id } = await uploadSample(person, { company_name: 'Hush Antennas' })
    const asked = { topic_store_id, ...answersTo(), program_type: 'SBIR' as const }
    await person.call('generateAdaptiveQuestions', asked)
    server.modelWith(await modelAt(provider.url, { prices: { input: 1, output: 10 } }, observer))
    await person.call('generateAdaptiveQuestions', asked)
    server.modelWith()
    await startProject(person)
    const file = new File([recordingOf('Ten hushed coils.') as BlobPart], 'hush.wav')
    await person.call('summarizeAnswer', { topic_store_id, file, question: 'Which hushed coils?' })
    const headers = { traceparent: CALLER, tracestate: 'hush=1', baggage: 'person=hush' }
    await fetch(`${server.url}/api/projects/hush-project?name=hush`, { headers })
    await fetch(`${server.url}/api/hush`)
  }

  test('tells Prometheus of calls by route and status, and how long they took', async () => {
    const told = await metrics()
    expect(told).toContain('http_request_duration_seconds_count{method="POST",route="/topics/:slug/upload",status="200"} 1\n')
    expect(told).toMatch(/http_request_duration_seconds_sum\{method="POST",route="\/topics\/:slug\/upload",status="200"\} \d*\.\d+\n/)
    expect(told).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/projects\/:id",status="401"\} 1\n/)
    expect(told).toContain('process_resident_memory_bytes ')
  })

  test('tells what was drafted by whom, what a model read, wrote and cost, and what waits', async () => {
    const told = await metrics()
    expect(told).toContain('{kind="drafting",what="built-in adaptiveQuestions",outcome="done"} ')
    expect(told).toContain('workplan_work_duration_seconds_count{kind="reading",what="solicitation",outcome="done"} 1\n')
    expect(told).toContain('{kind="voice",what="hear",outcome="done"} 1\n')
    expect(told).toMatch(/workplan_work_duration_seconds_count\{kind="model",what="questions?",outcome="done"\} [1-9]/)
    expect(told).toMatch(/workplan_model_tokens_total\{prompt="questions?",direction="read"\} [1-9]/)
    expect(told).toMatch(/workplan_model_cost_dollars_total\{prompt="questions?"\} 0\.0*[1-9]/)
    for (const kind of ['reading', 'voice', 'model']) expect(told).toContain(`workplan_work_waiting{kind="${kind}"} 0\n`)
  })

  test('counts what is under way, and of that what waits for its turn', async () => {
    let done = () => {}
    const gate = new Promise<void>((resolve) => (done = resolve))
    const asked = [1, 2, 3].map(() => observer.work({ kind: 'reading', what: 'solicitation' }, () => gate))
    const begun = observer.turn(() => gate)
    const told = await metrics()
    done()
    await Promise.all([...asked, begun])
    expect(told).toContain('workplan_work_under_way{kind="reading"} 3\n')
    expect(told).toContain('workplan_work_waiting{kind="reading"} 2\n')
    expect(await metrics()).toContain('workplan_work_under_way{kind="reading"} 0\n')
  })

  test('tells what threw as such, with nothing of what it said', async () => {
    const fault = observer.work({ kind: 'voice', what: 'say' }, () => Promise.reject(new Error('hush')))
    await expect(fault).rejects.toThrow('hush')
    expect(await metrics()).toContain('{kind="voice",what="say",outcome="thrown"} 1\n')
  })

  test('serves its figures on their own port alone, and nothing else there', async () => {
    expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toMatch(/^text\/plain/)
    expect((await fetch(`http://127.0.0.1:${metrics_port}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metrics_port}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  test('that is stopped has sent its traces, each call with what was done for it, and goes on with a trace that was begun before it', async () => {
    await observer.close()
    expect(sent).toContain('/v1/traces\n')
    const upload = span('POST /topics/:slug/upload')
    expect(span('reading solicitation')).toMatchObject({ traceId: upload.traceId, parentSpanId: upload.spanId })
    expect(facts(upload)).toMatchObject({ 'http.route': '/topics/:slug/upload', 'http.response.status_code': 200 })
    expect(server.logged.join('')).toContain(String(facts(upload)['request.id']))
    const drafting = span('drafting built-in adaptiveQuestions')
    expect(spans.find(({ spanId }) => spanId === drafting.parentSpanId)?.name).toMatch(/^POST \/api\//)
    expect(span('GET /api/projects/:id')).toMatchObject({ traceId: CALLER.slice(3, 35), parentSpanId: CALLER.slice(36, 52) })
    expect(spans.some(({ name }) => name.startsWith('model question'))).toBe(true)
  })

  test('says nothing of anybody, nor of what they wrote', async () => {
    expect(sent).not.toBe('')
    for (const words of [/hush/i, /grace/i, /antenna/i, person.email, person.cookie, await person.token()]) {
      expect(sent).not.toMatch(words)
    }
  })

  function span(name: string): SentSpan {
    const found = spans.find((one) => one.name === name)
    if (!found) throw new Error(`No span ${name} among ${[...new Set(spans.map((one) => one.name))].join(', ')}`)
    return found
  }

  const facts = ({ attributes }: SentSpan) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
})

test('a port of the figures that is in use is named as such', async () => {
  const busy = await listening()
  const config = readConfig({ METRICS_PORT: String(portOf(busy)) })
  const cause = await openObserver(config).catch((fault: unknown) => fault)
  expect(startProblem(cause, config)).toBe(
    `Port ${portOf(busy)} on 127.0.0.1 is in use already. Stop what is using it, or set METRICS_PORT to another number.`,
  )
  busy.close()
})
