import { expect, onTestFinished, test, vi } from 'vitest'
import { asked, localSettings, QUESTION } from '../testing/connected.ts'
import { recordedServer, type WireRequest } from '../testing/recorded-server.ts'
import { skippingClock } from '../testing/skipping-clock.ts'
import { connectModel } from './connect.ts'
import type { ModelSettings } from './settings.ts'

const ANSWER = '{"title":"Bench test of the seal at −40 °C"}'
const SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string' } },
  required: ['title'],
  additionalProperties: false,
}

/** Asks a server that answers as the provider does; gives what came back and what went over the wire. */
async function wired(file: string, settings: (url: string) => Partial<ModelSettings>) {
  const server = await recordedServer(file)
  onTestFinished(server.close)
  const model = await connectModel(localSettings(settings(server.url)))
  const { result, heard } = await asked(model)
  const [request] = server.requests
  if (!request || server.requests.length > 1) throw new Error('one question was expected')
  return { label: model.label, result, heard, request }
}

function expectNoTools({ body }: WireRequest): void {
  expect(Object.keys(body).filter((key) => /tool|function/i.test(key))).toEqual([])
}

test('a local server is asked for chat completions, streamed, with the schema, and its usage is read', async () => {
  const { label, result, heard, request } = await wired('ollama-chat.sse', (url) => ({ base_url: url, model: 'llama3.1:8b' }))
  expect(result).toEqual({ ok: true, value: { text: ANSWER, usage: { input_tokens: 377, output_tokens: 18 } } })
  expect(heard.at(-1)).toBe(ANSWER)
  expect(label).toMatch(/^llama3\.1:8b on 127\.0\.0\.1:\d+$/)
  expect(request.url).toBe('/v1/chat/completions')
  expect(request.headers.authorization).toBeUndefined()
  expect(request.body).toEqual({
    model: 'llama3.1:8b',
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: 900,
    temperature: 0.2,
    messages: [
      { role: 'system', content: 'You write one milestone.' },
      { role: 'user', content: '## Outline\n[title] Bench test of the seal' },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'milestone', strict: true, schema: SCHEMA } },
  })
})

test('what a local model thinks before it writes is no part of the answer', async () => {
  const { result, heard, request } = await wired('vllm-thinking-chat.sse', (url) => ({
    base_url: `${url}/v1/`,
    api_key: 'local-key',
    model: 'Qwen/Qwen3-8B',
  }))
  expect(result).toEqual({ ok: true, value: { text: ANSWER, usage: { input_tokens: 391, output_tokens: 51 } } })
  expect(heard.join('')).not.toContain('The outline names')
  expect(request.url).toBe('/v1/chat/completions')
  expect(request.headers.authorization).toBe('Bearer local-key')
})

test('an answer that a server takes for a thought is an answer', async () => {
  const { result } = await wired('vllm-answer-as-thought-chat.sse', (url) => ({ base_url: url, model: 'Qwen/Qwen3-8B' }))
  expect(result).toMatchObject({ ok: true, value: { text: ANSWER } })
})

test('OpenAI is asked for a response that it does not keep', async () => {
  const { label, result, request } = await wired('openai-responses.sse', (url) => ({
    provider: 'openai',
    base_url: `${url}/v1`,
    api_key: 'sk-test',
    model: 'gpt-4.1',
  }))
  expect(result).toEqual({ ok: true, value: { text: ANSWER, usage: { input_tokens: 412, output_tokens: 19 } } })
  expect(label).toMatch(/^gpt-4\.1 at OpenAI through 127\.0\.0\.1:\d+$/)
  expect(request.url).toBe('/v1/responses')
  expect(request.headers.authorization).toBe('Bearer sk-test')
  expectNoTools(request)
  expect(request.body).toMatchObject({
    model: 'gpt-4.1',
    stream: true,
    store: false,
    max_output_tokens: 900,
    temperature: 0.2,
    input: [
      { role: 'system', content: 'You write one milestone.' },
      { role: 'user', content: [{ type: 'input_text', text: '## Outline\n[title] Bench test of the seal' }] },
    ],
    text: { format: { type: 'json_schema', name: 'milestone', strict: true, schema: SCHEMA } },
  })
})

test('Anthropic is asked for a message, with the instructions as its system text', async () => {
  const { label, result, request } = await wired('anthropic-messages.sse', (url) => ({
    provider: 'anthropic',
    base_url: `${url}/v1`,
    api_key: 'sk-ant-test',
    model: 'claude-sonnet-4-5',
  }))
  expect(result).toEqual({ ok: true, value: { text: ANSWER, usage: { input_tokens: 385, output_tokens: 23 } } })
  expect(label).toMatch(/^claude-sonnet-4-5 at Anthropic through /)
  expect(request.url).toBe('/v1/messages')
  expect(request.headers['x-api-key']).toBe('sk-ant-test')
  expect(request.headers['anthropic-version']).toBe('2023-06-01')
  expectNoTools(request)
  expect(request.body).toMatchObject({
    model: 'claude-sonnet-4-5',
    stream: true,
    max_tokens: 900,
    temperature: 0.2,
    system: [{ type: 'text', text: 'You write one milestone.' }],
    messages: [{ role: 'user', content: [{ type: 'text', text: '## Outline\n[title] Bench test of the seal' }] }],
    output_config: { format: { type: 'json_schema', schema: SCHEMA } },
  })
})

test('Azure is asked at the resource, with its own key header', async () => {
  const { label, result, request } = await wired('azure-chat.sse', (url) => ({
    provider: 'azure',
    base_url: url,
    api_key: 'azure-key',
    model: 'our-deployment',
  }))
  expect(result).toEqual({ ok: true, value: { text: ANSWER, usage: { input_tokens: 398, output_tokens: 19 } } })
  expect(label).toBe('our-deployment on Azure')
  expect(request.url).toBe('/openai/v1/chat/completions')
  expect(request.headers['api-key']).toBe('azure-key')
  expect(request.headers.authorization).toBeUndefined()
  expectNoTools(request)
  expect(request.body).toMatchObject({
    model: 'our-deployment',
    stream: true,
    messages: [
      { role: 'system', content: 'You write one milestone.' },
      { role: 'user', content: '## Outline\n[title] Bench test of the seal' },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'milestone', schema: SCHEMA } },
  })
})

test('an Azure address with a dated interface leads to the deployment', async () => {
  const { request } = await wired('azure-chat.sse', (url) => ({
    provider: 'azure',
    base_url: `${url}/?api-version=2024-10-21`,
    api_key: 'azure-key',
    model: 'our-deployment',
  }))
  expect(request.url).toBe('/openai/deployments/our-deployment/chat/completions?api-version=2024-10-21')
})

test.each([
  ['', '/openai/v1/chat/completions'],
  ['/openai', '/openai/v1/chat/completions'],
  ['/openai/v1', '/openai/v1/chat/completions'],
  ['/openai/v1/chat/completions?api-version=preview', '/openai/v1/chat/completions'],
  [
    '/openai/deployments/plans/chat/completions?api-version=2024-10-21',
    '/openai/deployments/plans/chat/completions?api-version=2024-10-21',
  ],
  ['/gateway/models', '/gateway/models/chat/completions'],
])('an Azure address that ends in "%s" leads to %s', async (path, leadsTo) => {
  const settings = { provider: 'azure', api_key: 'azure-key', model: 'plans' } as const
  const { request } = await wired('azure-chat.sse', (url) => ({ ...settings, base_url: `${url}${path}` }))
  expect(request.url).toBe(leadsTo)
})

test.each([
  ['openai', 'openai-responses.sse', '/v1/responses'],
  ['anthropic', 'anthropic-messages.sse', '/v1/messages'],
] as const)('a gateway in front of %s may be named without the path', async (provider, file, path) => {
  const { request } = await wired(file, (url) => ({ provider, base_url: url, api_key: 'key', model: 'm' }))
  expect(request.url).toBe(path)
})

test("Amazon's variables for other addresses lead no question elsewhere", async () => {
  const elsewhere = await recordedServer('bedrock-converse-stream.json')
  onTestFinished(elsewhere.close)
  for (const name of ['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME']) vi.stubEnv(name, elsewhere.url)
  onTestFinished(() => void vi.unstubAllEnvs())
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is sent in this test'))
  onTestFinished(() => asked.mockRestore())
  const settings = {
    provider: 'bedrock',
    api_key: 'k',
    region: 'us-gov-west-1',
    model: 'us-gov.anthropic.claude-sonnet-4-5-20250929-v1:0',
  } as const
  const model = await connectModel(localSettings(settings), skippingClock())
  await model.write(QUESTION, { signal: new AbortController().signal, hear: () => {}, note: () => {} })
  expect(String(asked.mock.calls[0]?.[0])).toBe(
    'https://bedrock-runtime.us-gov-west-1.amazonaws.com/model/us-gov.anthropic.claude-sonnet-4-5-20250929-v1%3A0/converse-stream',
  )
  expect(elsewhere.requests).toEqual([])
})

test('Bedrock is asked to converse, with an API key, and its binary frames are read', async () => {
  const { label, result, heard, request } = await wired('bedrock-converse-stream.json', (url) => ({
    provider: 'bedrock',
    base_url: url,
    api_key: 'bedrock-key',
    region: 'us-gov-west-1',
    model: 'anthropic.claude-sonnet-4-5-20250929-v1:0',
  }))
  expect(result).toEqual({ ok: true, value: { text: ANSWER, usage: { input_tokens: 402, output_tokens: 22 } } })
  expect(heard.at(-1)).toBe(ANSWER)
  expect(label).toBe('anthropic.claude-sonnet-4-5-20250929-v1:0 on Amazon Bedrock (us-gov-west-1)')
  expect(request.url).toBe('/model/anthropic.claude-sonnet-4-5-20250929-v1%3A0/converse-stream')
  expect(request.headers.authorization).toBe('Bearer bedrock-key')
  expectNoTools(request)
  expect(request.body).toMatchObject({
    system: [{ text: 'You write one milestone.' }],
    messages: [{ role: 'user', content: [{ text: '## Outline\n[title] Bench test of the seal' }] }],
    inferenceConfig: { maxTokens: 900, temperature: 0.2 },
    additionalModelRequestFields: { output_config: { format: { type: 'json_schema', schema: SCHEMA } } },
  })
})

test("without an API key Bedrock's questions are signed with Amazon's own keys; a model that is no Claude is handed no tool for its shape", async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATEST')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-the-test')
  vi.stubEnv('AWS_BEARER_TOKEN_BEDROCK', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { result, request } = await wired('bedrock-converse-stream.json', (url) => ({
    provider: 'bedrock',
    base_url: url,
    region: 'us-gov-west-1',
    model: 'meta.llama3-70b-instruct-v1:0',
  }))
  expect(result.ok && result.value.text).toBe(ANSWER)
  expect(request.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/us-gov-west-1\/bedrock\/aws4_request, SignedHeaders=/,
  )
  expect(Object.keys(request.body).sort()).toEqual(['inferenceConfig', 'messages', 'system'])
})

test("without any key Bedrock is not asked, and the person is told which variables are Amazon's", async () => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_BEARER_TOKEN_BEDROCK']) vi.stubEnv(name, undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  const server = await recordedServer('bedrock-converse-stream.json')
  onTestFinished(server.close)
  const settings = localSettings({ provider: 'bedrock', base_url: server.url, region: 'us-gov-west-1', model: 'amazon.nova-pro-v1:0' })
  expect((await asked(await connectModel(settings))).result).toMatchObject({
    ok: false,
    problem: { code: 'refused', message: 'The language model needs a key. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.' },
  })
  expect(server.requests).toEqual([])
})
