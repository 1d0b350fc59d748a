import { expect, onTestFinished, test } from 'vitest'
import { asked, connected, QUESTION } from '../testing/connected.ts'
import { brokenJson, type FakeScript, held, prose, says, wrongSchema } from '../testing/fake-answers.ts'
import { answersWell } from '../testing/fake-provider.ts'

test.each([
  ['prose', prose()],
  ['JSON that breaks off', brokenJson('{"title":"Bench test of the seal at low temperature"}')],
  ['another shape', wrongSchema()],
  ['markup', says('  {"title": not json <b>at all</b>')],
])('%s comes back as it came: what it is worth is judged elsewhere', async (_, answer) => {
  const { model, fake } = await connected(() => answer)
  const { result } = await asked(model)
  expect(result.ok && result.value.text).toBe('text' in answer && answer.text)
  expect(fake.requests).toHaveLength(1)
})

test('a growing text is heard before the answer is whole', async () => {
  let release = () => {}
  const heldBack = new Promise<void>((go) => {
    release = go
  })
  const { model, fake } = await connected(() => held(heldBack, says('x'.repeat(400))))
  let heardFirst = 0
  const answer = asked(model, undefined, (text) => {
    heardFirst ||= text.length
  })
  release()
  const { result, heard } = await answer
  expect(result).toMatchObject({ ok: true, value: { text: 'x'.repeat(400) } })
  expect(heardFirst).toBeGreaterThan(0)
  expect(heardFirst).toBeLessThan(100)
  expect(heard.map(({ length }) => length)).toEqual([...heard.map(({ length }) => length)].sort((a, b) => a - b))
  expect(heard.at(-1)).toHaveLength(400)
  expect(fake.requests).toHaveLength(1)
})

test('nothing is sent before the first question', async () => {
  const { fake, model } = await connected()
  expect(fake.requests).toEqual([])
  expect(model.label).toBe(`llama3.1:8b on ${new URL(fake.url).host}`)
})

test('where the provider does not count, usage is estimated from the texts', async () => {
  const { model } = await connected((request) => {
    request.body.stream_options = undefined
    return says('y'.repeat(320))
  })
  const { result } = await asked(model)
  const letters = QUESTION.instructions.length + QUESTION.matter.length
  expect(result.ok && result.value.usage.output_tokens).toBe(100)
  expect(result.ok && result.value.usage.input_tokens).toBeGreaterThan(letters / 4)
})

test('at most LLM_CONCURRENCY questions are under way at once', async () => {
  let bothCame = () => {}
  const both = new Promise<void>((come) => {
    bothCame = come
  })
  const script: FakeScript = (request) => {
    if (request.number === 2) bothCame()
    return held(both, answersWell(request))
  }
  const { model, fake } = await connected(script, { concurrency: 2 })
  const all = await Promise.all(Array.from({ length: 7 }, () => asked(model)))
  expect(all.every(({ result }) => result.ok)).toBe(true)
  expect(fake.underWay().most).toBe(2)
})

test('who is called off in the queue leaves it: the server never hears the question', async () => {
  let release = () => {}
  const heldBack = new Promise<void>((go) => {
    release = go
  })
  const { model, fake } = await connected(() => held(heldBack, says('{}')), { concurrency: 1 })
  const first = asked(model)
  const stop = new AbortController()
  const second = asked(model, stop.signal)
  const third = asked(model)
  stop.abort()
  expect((await second).result).toEqual({ ok: false, problem: { code: 'cancelled', message: 'The drafting was stopped.' } })
  release()
  expect((await first).result.ok && (await third).result.ok).toBe(true)
  expect(fake.requests).toHaveLength(2)
})

test('many pieces may be called off by one signal, and nothing is printed of it', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error) => void warnings.push(message)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const { model } = await connected(answersWell, { concurrency: 2 })
  const { signal } = new AbortController()
  const all = await Promise.all(Array.from({ length: 24 }, () => asked(model, signal)))
  expect(all.every(({ result }) => result.ok)).toBe(true)
  expect(warnings).toEqual([])
})
