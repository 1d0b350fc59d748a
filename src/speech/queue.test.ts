import { expect, test } from 'vitest'
import { done } from '../domain/result.ts'
import { queue } from './queue.ts'

test('a place that is handed on is not taken by somebody who comes just then', async () => {
  const inQueue = queue({ at_once: 1, waiting: 5 })
  let [running, most] = [0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((soon) => setTimeout(soon, 1))
    running -= 1
    return done('heard')
  }
  const come = (action = work) => inQueue(new AbortController().signal, action)
  const underWay = work()
  const first = come(() => underWay)
  const second = come()
  const third = underWay.then(() => come())
  expect((await Promise.all([first, second, third])).every(({ ok }) => ok)).toBe(true)
  expect(most).toBe(1)
})
