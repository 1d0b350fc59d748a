import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayPass, PAUSES_MS, resending } from './resending.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something unsent, with the times at which it was sent again, in seconds. */
function unsent() {
  const began = Date.now()
  const sent: number[] = []
  let back = () => {}
  const stop = resending(
    async () => void sent.push((Date.now() - began) / 1000),
    (hear) => {
      back = hear
      return () => {
        back = () => {}
      }
    },
  )
  return { sent, stop, back: () => back() }
}

test('what could not be sent is sent again after pauses that grow from 2 to 60 seconds', async () => {
  const { sent } = unsent()
  await vi.advanceTimersByTimeAsync(244_000)
  expect(sent).toEqual([2, 6, 14, 30, 62, 122, 182, 242])
})

test('the connection that is back sends at once, and the pauses begin anew', async () => {
  const { sent, back } = unsent()
  await vi.advanceTimersByTimeAsync(20_000)
  back()
  await vi.advanceTimersByTimeAsync(PAUSES_MS.first)
  expect(sent).toEqual([2, 6, 14, 20, 22])
})

test('once it is sent, or the page is left, nothing more goes out', async () => {
  const { sent, stop, back } = unsent()
  stop()
  back()
  await vi.advanceTimersByTimeAsync(PAUSES_MS.longest)
  expect(sent).toEqual([])
})

test('a server that takes its time is not asked a second time meanwhile', async () => {
  let asked = 0
  const stop = resending(
    () => {
      asked += 1
      return new Promise(() => {})
    },
    () => () => {},
  )
  await vi.advanceTimersByTimeAsync(10 * PAUSES_MS.longest)
  expect(asked).toBe(1)
  stop()
})

test('only what may pass another time is sent again', () => {
  expect([0, 429, 500, 502, 503].map((status) => mayPass({ status }))).toEqual(Array(5).fill(true))
  expect([400, 401, 403, 404, 409, 413, 422].map((status) => mayPass({ status }))).toEqual(Array(7).fill(false))
})
