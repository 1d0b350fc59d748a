import { expect, test } from 'vitest'
import { asked, connected } from '../testing/connected.ts'
import { busy, dropped, empty, failing, held, oneAfterAnother, says } from '../testing/fake-answers.ts'

const WELL = says('{"title":"Bench test of the seal"}')

test('a busy server is asked again after the seconds that it names, and the person is told', async () => {
  const { model, clock } = await connected(oneAfterAnother(busy('20'), WELL))
  const { result, notes } = await asked(model)
  expect(result.ok).toBe(true)
  expect(clock.waits).toEqual([20_000])
  expect(notes).toEqual(['The language model is busy; trying again in 20 s.'])
})

test('what is told of the wait stands until the next try: only then is the text begun anew', async () => {
  const { model, clock } = await connected(oneAfterAnother(busy('20'), WELL))
  const waitedAtBegin: number[] = []
  const hear = (text: string) => {
    if (text === '') waitedAtBegin.push(clock.waits.length)
  }
  expect((await asked(model, undefined, hear)).result.ok).toBe(true)
  expect(waitedAtBegin).toEqual([1])
})

test('Retry-After may be a date', async () => {
  const { model, clock } = await connected(oneAfterAnother(busy('Thu, 01 Jan 2026 00:00:45 GMT'), WELL))
  expect((await asked(model)).result.ok).toBe(true)
  expect(clock.waits).toEqual([45_000])
})

test('who asks for more than a minute is not asked again', async () => {
  const { model, clock, fake } = await connected(() => busy('3600'))
  expect((await asked(model)).result).toMatchObject({ ok: false, problem: { code: 'busy', retry_after_ms: 3_600_000 } })
  expect(clock.waits).toEqual([])
  expect(fake.requests).toHaveLength(1)
})

test('without Retry-After each wait is twice the one before; after three tries it is over', async () => {
  const { model, clock, fake } = await connected(() => busy())
  const { result } = await asked(model)
  expect(clock.waits).toEqual([2_000, 4_000])
  expect(fake.requests).toHaveLength(3)
  expect(result).toMatchObject({
    ok: false,
    problem: {
      code: 'busy',
      message: `The language model at ${new URL(fake.url).origin} has too much to do (429). Try again in a few minutes.`,
    },
  })
})

test('at its longest, told in hours or days', async () => {
  const told = async (retryAfter: string) => {
    const { result } = await asked((await connected(() => busy(retryAfter))).model)
    return !result.ok && result.problem.message.replace(/^.*\. /, '')
  }
  expect(await told('61')).toBe('It asks to wait 2 minutes.')
  expect(await told('5400')).toBe('It asks to wait 90 minutes.')
  expect(await told('Thu, 01 Jan 2026 05:00:00 GMT')).toBe('It asks to wait 5 hours.')
  expect(await told('Sat, 01 Jan 2050 00:00:00 GMT')).toBe('It asks to wait more than two days.')
})

test.each(['0', 'Thu, 01 Jan 1970 00:00:00 GMT'])('who says "at once" (%s) is not asked at once', async (retryAfter) => {
  const { model, clock } = await connected(oneAfterAnother(busy(retryAfter), WELL))
  expect((await asked(model)).result.ok).toBe(true)
  expect(clock.waits).toEqual([500])
})

test.each(['soon', '-5', '', '1e9999', 'NaN', '20, 40'])('a Retry-After that says nothing ("%s") is no Retry-After', async (retryAfter) => {
  const { model, clock } = await connected(oneAfterAnother(busy(retryAfter), WELL))
  expect((await asked(model)).result.ok).toBe(true)
  expect(clock.waits).toEqual([2_000])
})

test('OpenAI and Azure name milliseconds in a header of their own', async () => {
  const { model, clock } = await connected(
    oneAfterAnother({ kind: 'refused', status: 429, headers: { 'retry-after-ms': '1250', 'retry-after': '2' } }, WELL),
  )
  expect((await asked(model)).result.ok).toBe(true)
  expect(clock.waits).toEqual([1_250])
})

test('one refusal of a busy server holds back all that wait for their turn', async () => {
  let allCame = () => {}
  const first = new Promise<void>((come) => {
    allCame = come
  })
  const began: number[] = []
  const { model, clock, fake } = await connected(
    ({ number }) => {
      began.push(clock.now())
      if (number === 4) allCame()
      return number <= 4 ? held(first, busy('30')) : WELL
    },
    { concurrency: 4 },
  )
  const start = clock.now()
  const all = await Promise.all(Array.from({ length: 12 }, () => asked(model)))
  expect(all.every(({ result }) => result.ok)).toBe(true)
  expect(fake.requests).toHaveLength(4 + 12)
  expect(began.slice(0, 4)).toEqual([start, start, start, start])
  expect(Math.min(...began.slice(4))).toBeGreaterThanOrEqual(start + 30_000)
})

test("a server's own failure is tried again", async () => {
  const { model, fake } = await connected(oneAfterAnother(failing(500), failing(502), WELL))
  const { result, notes } = await asked(model)
  expect(result.ok).toBe(true)
  expect(notes).toEqual([
    "The language model's server failed; trying again in 2 s.",
    "The language model's server failed; trying again in 4 s.",
  ])
  expect(fake.requests).toHaveLength(3)
})

test('an answer whose connection is cut half-way is asked for again, and heard from its beginning', async () => {
  const { model } = await connected(oneAfterAnother(dropped('{"title":"A title that is long enough to be heard in part"}'), WELL))
  const { result, heard, notes } = await asked(model)
  expect(result).toMatchObject({ ok: true, value: { text: '{"title":"Bench test of the seal"}' } })
  const anew = heard.indexOf('')
  expect(heard[anew - 1]).toMatch(/^\{"title":"A title/)
  expect(heard[anew + 1]).toMatch(/^\{"title":"Bench/)
  expect(notes).toEqual(['There is no connection to the language model; trying again in 1 s.'])
})

test('what the broken answer used up is counted with the whole one', async () => {
  const { model } = await connected(
    oneAfterAnother(dropped('x'.repeat(640)), { kind: 'text', text: '{}', usage: { input_tokens: 100, output_tokens: 10 } }),
  )
  const { result } = await asked(model)
  expect(result.ok && result.value.usage.output_tokens).toBeGreaterThan(10 + 50)
  expect(result.ok && result.value.usage.input_tokens).toBeGreaterThan(100)
})

test('an empty answer is asked for once more, and no oftener', async () => {
  const once = await connected(oneAfterAnother(empty(), WELL))
  expect((await asked(once.model)).result.ok).toBe(true)
  const twice = await connected(() => empty())
  expect((await asked(twice.model)).result).toMatchObject({ ok: false, problem: { code: 'empty' } })
  expect(twice.fake.requests).toHaveLength(2)
})

test.each([400, 401, 402, 403, 404, 413, 422])('a refusal (%i) is not tried again', async (status) => {
  const { model, fake } = await connected(() => failing(status))
  expect((await asked(model)).result).toMatchObject({ ok: false, problem: { code: 'refused' } })
  expect(fake.requests).toHaveLength(1)
})

test('called off while it waits for the next try, a question ends at once', async () => {
  const stop = new AbortController()
  const { model, fake } = await connected(() => {
    setImmediate(() => stop.abort())
    return busy('20')
  })
  const { result } = await asked(model, stop.signal)
  expect(result).toMatchObject({ ok: false, problem: { code: 'cancelled' } })
  expect(fake.requests).toHaveLength(1)
})
