import { expect, test } from 'vitest'
import { turns } from './turns.ts'

const listening = () => new AbortController().signal

test('whose turn fails makes room for the next one', async () => {
  const inTurn = turns(1)
  const failed = inTurn(listening(), () => Promise.reject(new Error('broken')))
  const next = inTurn(listening(), async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('who leaves the queue holds nobody up', async () => {
  const inTurn = turns(1)
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
  const inTurn = turns(2)
  const begun: number[] = []
  const calls = [1, 2, 3, 4, 5].map((number) => inTurn(listening(), async () => void begun.push(number)))
  await Promise.all(calls)
  expect(begun).toEqual([1, 2, 3, 4, 5])
})
