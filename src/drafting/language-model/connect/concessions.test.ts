import { expect, test } from 'vitest'
import { asked, connected } from '../testing/connected.ts'
import { type FakeScript, failing, says } from '../testing/fake-answers.ts'
import { answersWell } from '../testing/fake-provider.ts'

/** Refuses a question as long as it has a setting, as servers do: with 400 and its name. */
function refusing(...settings: readonly [name: string, message: string][]): FakeScript {
  return (request) => {
    const refused = settings.find(([name]) => request.body[name] !== undefined)
    return refused ? failing(400, JSON.stringify({ error: { message: refused[1] } })) : answersWell(request)
  }
}

test('a server that refuses response_format is asked again without it, and from then on not with it', async () => {
  const { model, fake } = await connected(refusing(['response_format', "'response_format.type' must be 'text'"]))
  expect((await asked(model)).result.ok).toBe(true)
  expect((await asked(model)).result.ok).toBe(true)
  expect(fake.requests.map(({ schema }) => schema !== null)).toEqual([true, false, false])
})

test('questions that are refused at the same time are all asked again', async () => {
  const { model } = await connected(refusing(['response_format', 'json_schema is not supported']))
  const all = await Promise.all(Array.from({ length: 5 }, () => asked(model)))
  expect(all.map(({ result }) => result.ok)).toEqual([true, true, true, true, true])
})

test('a model that thinks may refuse temperature, shape and the old limit one after another', async () => {
  const { model, fake } = await connected(
    refusing(
      ['max_tokens', "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."],
      ['temperature', "Unsupported value: 'temperature' does not support 0.2 with this model."],
      ['response_format', 'Invalid schema for response_format'],
    ),
  )
  expect((await asked(model)).result.ok).toBe(true)
  expect(Object.keys(fake.requests.at(-1)?.body ?? {}).sort()).toEqual(['messages', 'model', 'stream', 'stream_options'])
  expect(fake.requests).toHaveLength(4)
})

test.each([
  ['Azure', "Unknown parameter: 'stream_options'."],
  [
    'Mistral',
    '{"detail":[{"type":"extra_forbidden","loc":["body","stream_options","include_usage"],"msg":"Extra inputs are not permitted"}]}',
  ],
])('a server that does not count the tokens of a stream (%s) is not asked for it again, and usage is estimated', async (_, message) => {
  const { model, fake } = await connected(refusing(['stream_options', message]))
  expect((await asked(model)).result).toMatchObject({ ok: true, value: { usage: { input_tokens: expect.any(Number) } } })
  expect((await asked(model)).result.ok).toBe(true)
  expect(fake.requests.map(({ body }) => body.stream_options !== undefined)).toEqual([true, false, false])
  expect(fake.requests.map(({ schema }) => schema !== null)).toEqual([true, true, true])
})

test.each([
  [400, "This model does not support the 'output format' setting."],
  [400, 'output_config: Extra inputs are not permitted'],
  [400, 'Failed to initialize samplers: failed to parse grammar'],
  [500, 'Failed to create new sequence: failed to load model vocabulary required for format'],
  [501, 'structured outputs are not implemented'],
])('a shape is refused in many ways: %i %s', async (status, message) => {
  const { model, fake } = await connected((request) =>
    request.schema === null ? says('{"title":"Whole"}') : failing(status, JSON.stringify({ error: { message } })),
  )
  expect((await asked(model)).result.ok).toBe(true)
  expect(fake.requests.map(({ schema }) => schema !== null)).toEqual([true, false])
})

test("a server's own failure is no refusal of a setting", async () => {
  const { model, fake } = await connected(() => failing(500, '{"error":{"message":"the temperature of the card is too high"}}'))
  expect((await asked(model)).result).toMatchObject({ ok: false, problem: { code: 'failed' } })
  expect(fake.requests.every(({ body }) => body.temperature === 0.2)).toBe(true)
})

test('what a refusal of a long question repeats of it is no setting that the server does not take', async () => {
  const message = 'This model has a maximum context length of 4096 tokens. Input: "the seal holds at low temperature"'
  const { model, fake } = await connected(() => failing(400, JSON.stringify({ error: { message } })))
  expect((await asked(model)).result).toMatchObject({ ok: false, problem: { code: 'refused' } })
  expect(fake.requests).toHaveLength(1)
})

test('a refusal of something else, or of the same thing again, is a refusal', async () => {
  const { model, fake } = await connected(() => failing(400, '{"error":{"message":"response_format: no"}}'))
  expect((await asked(model)).result).toMatchObject({ ok: false, problem: { code: 'refused' } })
  expect(fake.requests).toHaveLength(2)
})

test('a model that thought its whole answer away is asked again without a limit', async () => {
  const { model, fake } = await connected((request) =>
    request.body.max_tokens === undefined ? says('{"title":"Whole"}') : { kind: 'text', text: '', finish_reason: 'length' },
  )
  expect((await asked(model)).result).toMatchObject({ ok: true, value: { text: '{"title":"Whole"}' } })
  expect(fake.requests.map(({ body }) => body.max_tokens)).toEqual([900, undefined])
})
