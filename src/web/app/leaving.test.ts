import { expect, test } from 'vitest'
import { pageLeaving } from './leaving.ts'

function watched() {
  const page = new EventTarget()
  const clock = { now: 0 }
  const rests: number[] = []
  const leaving = pageLeaving(
    () => clock.now,
    async (milliseconds) => void rests.push(milliseconds),
  )
  leaving.watch(page)
  return { page, clock, rests, hold: leaving.held }
}

test('a failure on a page that stays is told at once', async () => {
  const { rests, hold } = watched()
  await hold()
  expect(rests).toEqual([])
})

test('a failure on a page that is being left is held back until it is gone', async () => {
  const { page, clock, rests, hold } = watched()
  page.dispatchEvent(new Event('beforeunload'))
  clock.now = 9_000
  await hold()
  expect(rests).toEqual([10_000])
})

test('a page that stayed after all tells its failures again', async () => {
  const { page, clock, rests, hold } = watched()
  page.dispatchEvent(new Event('beforeunload'))
  clock.now = 10_000
  await hold()
  expect(rests).toEqual([])
})
