import { expect, test } from 'vitest'
import { asked, connected } from '../testing/connected.ts'
import { huge, oneAfterAnother, says, slowly, stalled } from '../testing/fake-answers.ts'

const STOPPED = { code: 'cancelled', message: 'The drafting was stopped.' }

test('a server that never answers is given up after the time-out, twice, and the person is told what to change', async () => {
  const { model, clock, fake } = await connected(() => {
    setImmediate(clock.timeOut)
    return stalled()
  })
  const { result, notes } = await asked(model)
  expect(result).toMatchObject({
    ok: false,
    problem: {
      code: 'timed-out',
      message:
        'llama3.1:8b did not answer in time. Choose a faster model, fewer calls at once (LLM_CONCURRENCY), or more time (LLM_TIMEOUT_SECONDS).',
    },
  })
  expect(notes).toEqual(['The language model took too long; trying again.'])
  expect(fake.requests).toHaveLength(2)
})

test('a stream that begins and then stalls is given up too, and the next try begins anew', async () => {
  const { model, clock } = await connected(oneAfterAnother(stalled('{"title":"Begun and then nothing more'), says('{"title":"Whole"}')))
  let isFirst = true
  const { result, heard } = await asked(model, undefined, (text) => {
    if (isFirst && text !== '') clock.timeOut()
    isFirst = false
  })
  expect(result).toMatchObject({ ok: true, value: { text: '{"title":"Whole"}' } })
  expect(heard).toContain('')
  expect(heard.at(-1)).toBe('{"title":"Whole"}')
})

test('an answer of two million letters is cut off at 200,000, its connection is closed, and it is not asked for again', async () => {
  const { model, fake } = await connected(() => huge())
  const { result, heard } = await asked(model)
  expect(result).toMatchObject({
    ok: false,
    problem: { code: 'too-long', message: 'llama3.1:8b did not stop writing, so its answer was cut off. Choose another model.' },
  })
  expect(Math.max(...heard.map(({ length }) => length))).toBeLessThanOrEqual(202_000)
  expect(heard.length).toBeLessThan(400)
  expect(fake.requests).toHaveLength(1)
  await expect.poll(() => fake.underWay().now).toBe(0)
})

test('called off before the first byte, a question ends at once and the server is hung up on', async () => {
  const stop = new AbortController()
  const { model, fake } = await connected(() => {
    setImmediate(() => stop.abort())
    return stalled()
  })
  const { result } = await asked(model, stop.signal)
  expect(result).toMatchObject({ ok: false, problem: STOPPED })
  await expect.poll(() => fake.underWay().now).toBe(0)
})

test('called off in the middle of an answer, it ends at once, and what was used up is told', async () => {
  const stop = new AbortController()
  const { model, fake } = await connected(() => stalled('{"title":"Begun and then called off'))
  const { result } = await asked(model, stop.signal, () => stop.abort())
  expect(result).toMatchObject({ ok: false, problem: STOPPED })
  expect(!result.ok && result.problem.usage?.output_tokens).toBeGreaterThan(5)
  await expect.poll(() => fake.underWay().now).toBe(0)
})

test('called off beforehand, nothing is sent', async () => {
  const { model, fake } = await connected()
  expect((await asked(model, AbortSignal.abort())).result).toMatchObject({ ok: false, problem: STOPPED })
  expect(fake.requests).toEqual([])
})

test('an answer that comes letter by letter is given up after the time-out all the same', async () => {
  const { model, clock, fake } = await connected(() => slowly(1, says('x'.repeat(20_000))))
  let letters = 0
  const { result } = await asked(model, undefined, (text) => {
    letters += text.length
    if (text.length > 400) clock.timeOut()
  })
  expect(letters).toBeGreaterThan(400)
  expect(result).toMatchObject({ ok: false, problem: { code: 'timed-out', usage: { output_tokens: expect.any(Number) } } })
  await expect.poll(() => fake.underWay().now).toBe(0)
})

test('an event without end is cut off: twenty million bytes are more than any answer has', async () => {
  const { model, fake } = await connected(() => ({ kind: 'said', event: 'x'.repeat(25_000_000) }))
  expect((await asked(model)).result).toMatchObject({ ok: false, problem: { code: 'too-long' } })
  expect(fake.requests).toHaveLength(1)
})
