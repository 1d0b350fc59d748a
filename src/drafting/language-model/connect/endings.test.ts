import { expect, onTestFinished, test } from 'vitest'
import { asked, localSettings } from '../testing/connected.ts'
import { recordedServer } from '../testing/recorded-server.ts'
import { skippingClock } from '../testing/skipping-clock.ts'
import { connectModel } from './connect.ts'
import type { ModelSettings } from './settings.ts'

/** Asks a server whose every answer ends as recorded. */
async function ending(file: string, settings: Partial<ModelSettings>) {
  const server = await recordedServer(file)
  onTestFinished(server.close)
  const base_url = settings.provider === 'azure' || settings.provider === 'bedrock' ? server.url : `${server.url}/v1`
  const clock = skippingClock()
  const model = await connectModel(localSettings({ base_url, api_key: 'key', ...settings }), clock)
  const { result } = await asked(model)
  if (result.ok) throw new Error('a problem was expected')
  const message = result.problem.message.replaceAll(server.url, 'http://here')
  return { ...result.problem, message, tries: server.requests.length, waits: clock.waits, requests: server.requests }
}

const CLAUDE = { provider: 'anthropic', model: 'claude-sonnet-4-5' } as const
const BUSY = 'The language model at http://here has too much to do'

test('Anthropic may be overloaded in the middle of an answer: it is asked again later, and what came is counted', async () => {
  expect(await ending('anthropic-overloaded.sse', CLAUDE)).toMatchObject({
    code: 'busy',
    message: `${BUSY}. Try again in a few minutes.`,
    tries: 3,
    waits: [2_000, 4_000],
    usage: { output_tokens: expect.any(Number) },
  })
})

test('Anthropic may say with 200 that it is overloaded', async () => {
  expect(await ending('anthropic-overloaded-at-once.sse', CLAUDE)).toMatchObject({
    code: 'busy',
    message: `${BUSY} (529). Try again in a few minutes.`,
    tries: 3,
  })
})

test('a stream that merely ends, with no reason given, is a broken one', async () => {
  expect(await ending('anthropic-ends.sse', CLAUDE)).toMatchObject({
    code: 'unreachable',
    message: 'The connection to http://here broke before the answer was whole. Try again.',
    tries: 3,
  })
})

test.each([
  ['Anthropic', 'anthropic-refusal.sse', CLAUDE],
  ['OpenAI', 'openai-refusal.sse', { provider: 'openai', model: 'gpt-4.1' }],
  ['Azure', 'azure-filtered.sse', { provider: 'azure', model: 'plans' }],
] as const)('what %s holds back is no answer, and is not asked for again', async (_, file, settings) => {
  expect(await ending(file, settings)).toMatchObject({
    code: 'refused',
    message: 'http://here held the text back: its content filter took offence. Draft this step with the built-in drafter.',
    tries: 1,
  })
})

test('OpenAI may fail in the middle of an answer', async () => {
  expect(await ending('openai-failed.sse', { provider: 'openai', model: 'gpt-4.1' })).toMatchObject({
    code: 'failed',
    message: "The language model's server broke off with an error. Try again, or look at the log of http://here.",
    tries: 3,
  })
})

test('a model of OpenAI that thinks gets no temperature, and all the room there is when it thought its answer away', async () => {
  const { code, tries, requests } = await ending('openai-thought-away.sse', { provider: 'openai', model: 'gpt-5' })
  expect({ code, tries }).toEqual({ code: 'empty', tries: 2 })
  expect(requests.map(({ body }) => [body.max_output_tokens, body.temperature])).toEqual([
    [900, undefined],
    [undefined, undefined],
  ])
})

test('Amazon may throttle in the middle of an answer', async () => {
  const settings = { provider: 'bedrock', region: 'us-gov-west-1', model: 'amazon.nova-pro-v1:0' } as const
  expect(await ending('bedrock-throttled.json', settings)).toMatchObject({
    code: 'busy',
    message: `${BUSY}. Try again in a few minutes.`,
    tries: 3,
  })
})

test('LM Studio says with 200, in a form of its own, that the context is too short: another try would not help', async () => {
  expect(await ending('lm-studio-context.sse', {})).toMatchObject({
    code: 'refused',
    message: 'The question is longer than llama3.1:8b takes. Give the model a longer context, or choose another one.',
    tries: 1,
  })
})
