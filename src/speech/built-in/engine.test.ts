import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { Engine, type EngineConfig, type Outcome } from './engine.ts'

const open: Engine[] = []
afterEach(async () => {
  for (const engine of open.splice(0)) await engine.close()
})

function engine(config: Partial<EngineConfig> = {}): Engine {
  const file = fileURLToPath(new URL('../testing/engine-program.mjs', import.meta.url))
  const one = new Engine({ file, execArgv: [], folder: '', waiting: 4, longest_ms: 60_000, idle_ms: 60_000, ...config })
  open.push(one)
  return one
}

const say = (one: Engine, text: string, signal?: AbortSignal) => one.run({ kind: 'say', text }, signal)

/** The process that spoke, and what it said. */
function told(outcome: Outcome): string[] {
  if (!outcome.ok) return [outcome.problem.code]
  return 'spoken' in outcome.value ? new TextDecoder().decode(outcome.value.spoken.audio).split(' ') : ['heard']
}

test('orders are done one after another by one process, in the order in which they came', async () => {
  const one = engine()
  const done: string[] = []
  const outcomes = await Promise.all(
    ['after 40 a', 'after 0 b', 'c'].map(async (text) => {
      const outcome = await say(one, text)
      done.push(text)
      return told(outcome)
    }),
  )
  expect(done).toEqual(['after 40 a', 'after 0 b', 'c'])
  expect(new Set(outcomes.map(([pid]) => pid)).size).toBe(1)
})

test('what cannot be done is answered with its problem, and the next order is done', async () => {
  const one = engine()
  expect(told(await one.run({ kind: 'hear', audio: new Uint8Array(3) }))).toEqual(['NOT_AUDIO'])
  expect(told(await say(one, 'hello'))[1]).toBe('hello')
})

test('who comes when too many wait is refused at once', async () => {
  const one = engine({ waiting: 2 })
  const outcomes = Promise.all(['after 50 a', 'b', 'c', 'd', 'e'].map((text) => say(one, text)))
  expect((await outcomes).map((outcome) => (outcome.ok ? 'done' : outcome.problem.code))).toEqual(['done', 'done', 'done', 'BUSY', 'BUSY'])
})

test('a process that dies or falls silent ends nobody’s order but the one that it was at', async () => {
  const one = engine({ longest_ms: 3000 })
  expect(told(await say(one, 'die'))).toEqual(['FAILED'])
  const [first] = told(await say(one, 'first'))
  const [stuck, next] = await Promise.all([say(one, 'fall silent'), say(one, 'next')])
  expect(told(stuck)).toEqual(['FAILED'])
  const [second, text] = told(next)
  expect(text).toBe('next')
  expect(second).not.toBe(first)
})

test('an order can be cancelled while it waits and while it is done', async () => {
  const one = engine()
  const [waiting, running] = [new AbortController(), new AbortController()]
  const outcomes = [say(one, 'fall silent', running.signal), say(one, 'waits', waiting.signal), say(one, 'goes on')]
  waiting.abort()
  running.abort()
  expect((await Promise.all(outcomes)).map((outcome) => told(outcome).at(-1))).toEqual(['CANCELLED', 'CANCELLED', 'on'])
  expect(told(await say(one, 'never', AbortSignal.abort()))).toEqual(['CANCELLED'])
})

test('a process that has nothing to do is ended, and a new one starts with the next order', async () => {
  const one = engine({ idle_ms: 10 })
  const [first] = told(await say(one, 'a'))
  await expect.poll(() => isAlive(Number(first))).toBe(false)
  const [second] = told(await say(one, 'b'))
  expect(second).not.toBe(first)
})

test('closed, it cancels what is under way and leaves no process', async () => {
  const one = engine()
  const [pid] = told(await say(one, 'a'))
  const outcomes = Promise.all([say(one, 'fall silent'), say(one, 'waits')])
  await one.close()
  expect((await outcomes).map((outcome) => told(outcome)[0])).toEqual(['CANCELLED', 'CANCELLED'])
  await expect.poll(() => isAlive(Number(pid))).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
