import { expect, test } from 'vitest'
import { inTurns } from './turns.ts'

test('no more than the limit run at once, and all get their turn in order, even after one that failed', async () => {
  let running = 0
  let most = 0
  const begun: number[] = []
  const act = inTurns(2, async (number: number) => {
    begun.push(number)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (number === 1) throw new Error('one')
    return number * 10
  })
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map(act))
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([0, 'failed', 20, 30, 40])
})
