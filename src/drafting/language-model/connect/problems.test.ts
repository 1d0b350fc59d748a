import { expect, test } from 'vitest'
import { asked, connected, QUESTION } from '../testing/connected.ts'
import { failing } from '../testing/fake-answers.ts'

/** What a provider may say in a refusal: a key, the question, a hint. */
const ECHO = `sk-secret-key ${QUESTION.matter} see https://provider.example`
const said = (message: string) => JSON.stringify({ error: { message: `${message} ${ECHO}`, type: 'invalid_request_error' } })

async function problemAfter(status: number, message = '') {
  const { model, fake } = await connected(() => failing(status, said(message)))
  const { result } = await asked(model)
  if (result.ok) throw new Error('a problem was expected')
  return { ...result.problem, message: result.problem.message.replaceAll(new URL(fake.url).origin, 'http://here') }
}

test.each([
  [401, 'Incorrect API key provided', 'refused', 'The language model refused the key (401). Check LLM_API_KEY.'],
  [403, 'no access', 'refused', 'The language model refused access (403). Check LLM_API_KEY, and whether it may use llama3.1:8b.'],
  [404, 'model not found', 'refused', 'There is no model named llama3.1:8b at http://here (404). Check LLM_MODEL and LLM_BASE_URL.'],
  [
    400,
    'The provided model identifier is invalid.',
    'refused',
    'There is no model named llama3.1:8b at http://here (400). Check LLM_MODEL and LLM_BASE_URL.',
  ],
  [
    400,
    'maximum context length is 4096 tokens',
    'refused',
    'The question is longer than llama3.1:8b takes (400). Give the model a longer context, or choose another one.',
  ],
  [
    500,
    'exceed_context_size_error',
    'refused',
    'The question is longer than llama3.1:8b takes (500). Give the model a longer context, or choose another one.',
  ],
  [
    400,
    "Invocation of model ID x with on-demand throughput isn't supported. Retry with the ID or ARN of an inference profile.",
    'refused',
    "http://here offers llama3.1:8b only through an inference profile. Set LLM_MODEL to the profile's id.",
  ],
  [413, '', 'refused', 'The question is longer than llama3.1:8b takes (413). Give the model a longer context, or choose another one.'],
  [
    400,
    'code: content_filter',
    'refused',
    'http://here held the text back: its content filter took offence. Draft this step with the built-in drafter.',
  ],
  [400, 'odd', 'refused', "http://here could not take the question (400). Check LLM_MODEL and LLM_BASE_URL, and the server's log."],
  [429, 'insufficient_quota', 'refused', 'The account at http://here has no credit left (429). Top it up there, or choose another model.'],
  [429, '', 'busy', 'The language model at http://here has too much to do (429). Try again in a few minutes.'],
  [503, '', 'busy', 'The language model at http://here has too much to do (503). Try again in a few minutes.'],
  [529, 'Overloaded', 'busy', 'The language model at http://here has too much to do (529). Try again in a few minutes.'],
  [500, '', 'failed', "The language model's server failed (500). Try again, or look at the log of http://here."],
  [307, '', 'refused', 'http://here sends the question on to another address (307). Set LLM_BASE_URL to where the model is.'],
] as const)('%i "%s" is told in plain words', async (status, message, code, told) => {
  expect(await problemAfter(status, message)).toMatchObject({ code, message: told })
})

test.each([400, 401, 403, 404, 413, 422, 429, 500, 503])('nothing of what the provider says with %i reaches the person', async (status) => {
  const { message } = await problemAfter(status, 'Rate limit reached')
  for (const words of ['sk-secret-key', 'Bench test', 'provider.example', 'Rate limit']) expect(message).not.toContain(words)
})

test('a question is never sent on to where a server points', async () => {
  const elsewhere = await connected()
  const { model } = await connected(() => ({
    kind: 'refused',
    status: 308,
    headers: { location: `${elsewhere.fake.url}/chat/completions` },
  }))
  expect((await asked(model)).result).toMatchObject({ ok: false, problem: { code: 'refused' } })
  expect(elsewhere.fake.requests).toEqual([])
})

test('where nothing listens, the person is asked whether the server runs', async () => {
  const { model, fake, clock } = await connected()
  await fake.close()
  const { result, notes } = await asked(model)
  expect(result).toMatchObject({
    ok: false,
    problem: { code: 'unreachable', message: `Nothing answers at ${new URL(fake.url).origin}. Is the server running?` },
  })
  expect(notes[0]).toBe('There is no connection to the language model; trying again in 1 s.')
  expect(clock.waits).toEqual([500, 1_000])
})

test('a name that no network knows is told as such', async () => {
  const { model } = await connected(undefined, { base_url: 'http://no-such-host.invalid/v1' })
  expect((await asked(model)).result).toMatchObject({
    ok: false,
    problem: {
      code: 'unreachable',
      message:
        'The address of http://no-such-host.invalid is not known on this network. Check LLM_MODEL and LLM_BASE_URL and the connection.',
    },
  })
})

test.each([
  ['overloaded_error', 'busy'],
  ['server_error', 'failed'],
])('an error in the middle of an answer, "%s", is told by its kind', async (type, code) => {
  const { model } = await connected(() => ({ kind: 'said', event: { error: { type, message: ECHO } } }))
  const { result } = await asked(model)
  expect(result).toMatchObject({ ok: false, problem: { code } })
  expect(JSON.stringify(result)).not.toContain('sk-secret-key')
})

test('an answer that the provider filters is told as such', async () => {
  const { model } = await connected(() => ({ kind: 'text', text: '{"title":', finish_reason: 'content_filter' }))
  expect((await asked(model)).result).toMatchObject({
    ok: false,
    problem: { code: 'refused', message: expect.stringContaining('content filter') },
  })
})

test('a page where a model should be is told as one, and is not asked again', async () => {
  const { model, fake } = await connected(() => ({
    kind: 'refused',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<html>',
  }))
  expect((await asked(model)).result).toMatchObject({
    ok: false,
    problem: { code: 'refused', message: `A web page answers at ${new URL(fake.url).origin}, not a model. Check LLM_BASE_URL.` },
  })
  expect(fake.requests).toHaveLength(1)
})

test('an error in a form of its own is looked into, and not shown', async () => {
  const { model } = await connected(() => ({ kind: 'said', event: { error: `model x not found ${ECHO}` } }))
  expect((await asked(model)).result).toMatchObject({
    ok: false,
    problem: {
      code: 'refused',
      message: expect.stringMatching(/^There is no model named llama3\.1:8b at http:[^ ]+\. Check LLM_MODEL and LLM_BASE_URL\.$/),
    },
  })
})
