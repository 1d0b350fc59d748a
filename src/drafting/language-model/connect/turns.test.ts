import { expect, test } from 'vitest'
import type { Timing } from './timing.ts'
import { turns } from './turns.ts'

const listening = () => new AbortController().signal

test('whose turn fails makes room for the next one', async () => {
  const { inTurn } = turns(1)
  const failed = inTurn(listening(), () => Promise.reject(new Error('broken')))
  const next = inTurn(listening(), async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('who leaves the queue holds nobody up', async () => {
  const { inTurn } = turns(1)
  let release = () => {}
  const first = inTurn(
    listening(),
    () =>
      new Promise<string>((done) => {
        release = () => done('first')
      }),
  )
  const stop = new AbortController()
  const second = inTurn(stop.signal, async () => 'second')
  const third = inTurn(listening(), async () => 'third')
  stop.abort()
  expect(await second).toBeNull()
  release()
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
})

test('who came first is served first', async () => {
  const { inTurn } = turns(2)
  const begun: number[] = []
  const calls = [1, 2, 3, 4, 5].map((number) => inTurn(listening(), async () => void begun.push(number)))
  await Promise.all(calls)
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

/** A clock that stands still until a test puts it forward. */
function handClock(): Timing & { forward: (milliseconds: number) => void } {
  const alarms = new Map<() => void, number>()
  let now = 0
  return {
    now: () => now,
    after: (milliseconds, action) => {
      alarms.set(action, now + milliseconds)
      return () => alarms.delete(action)
    },
    forward: (milliseconds) => {
      now += milliseconds
      for (const [action, at] of [...alarms]) if (at <= now && alarms.delete(action)) action()
    },
  }
}

/** Calls that begin and do not end by themselves: how many have begun, and a way to end the first of those under way. */
function begun(count: number, { inTurn }: ReturnType<typeof turns>) {
  const ends: (() => void)[] = []
  let total = 0
  for (let call = 0; call < count; call++) {
    void inTurn(listening(), () => {
      total += 1
      return new Promise<void>((end) => ends.push(end))
    })
  }
  const settled = () => new Promise((over) => setImmediate(over))
  const endOne = async () => {
    ends.shift()?.()
    await settled()
  }
  return { total: async () => settled().then(() => total), endOne }
}

test('while the server is busy nobody begins, and then half as many are under way at once', async () => {
  const clock = handClock()
  const all = turns(4, clock)
  const calls = begun(20, all)
  expect(await calls.total()).toBe(4)
  all.slower(20_000)
  for (let call = 0; call < 4; call++) await calls.endOne()
  clock.forward(19_999)
  expect(await calls.total()).toBe(4)
  clock.forward(1)
  expect(await calls.total()).toBe(6)
})

test('calls that are refused together slow the others down once, for as long as the longest of their waits', async () => {
  const clock = handClock()
  const all = turns(8, clock)
  for (const wait of [2_000, 30_000, 4_000]) all.slower(wait)
  const calls = begun(20, all)
  clock.forward(29_999)
  expect(await calls.total()).toBe(0)
  clock.forward(1)
  expect(await calls.total()).toBe(4)
})

test('never fewer than one, and after four rounds of answers one more, up to the limit', async () => {
  const clock = handClock()
  const all = turns(3, clock)
  for (let time = 0; time < 5; time++) {
    all.slower(1_000)
    clock.forward(1_000)
  }
  const calls = begun(50, all)
  expect(await calls.total()).toBe(1)
  const answers = async (count: number) => {
    for (let answer = 0; answer < count; answer++) {
      all.faster()
      await calls.endOne()
    }
  }
  await answers(3)
  expect(await calls.total()).toBe(3 + 1)
  await answers(1)
  expect(await calls.total()).toBe(4 + 2)
  await answers(4 * 2)
  expect(await calls.total()).toBe(12 + 3)
  await answers(20)
  expect(await calls.total()).toBe(32 + 3)
})
