import { expect, test } from 'vitest'
import { turns } from './turns.ts'

test("somebody who hands in many takes one place, so that another's turn comes at once", async () => {
  const open: (() => void)[] = []
  const inTurn = turns(2)
  const act = (person: string) => inTurn(person, () => new Promise<string>((resolve) => open.push(() => resolve(person))))
  const many = [act('Ada'), act('Ada'), act('Ada')]
  const other = act('Grace')
  await expect.poll(() => open.length).toBe(2)
  open[1]?.()
  expect(await other).toBe('Grace')
  expect(open).toHaveLength(2)
  for (let turn = 0; turn < 3; turn++) {
    await expect.poll(() => open.length).toBe(turn === 0 ? 2 : turn + 2)
    open[turn === 0 ? 0 : turn + 1]?.()
  }
  expect(await Promise.all(many)).toEqual(['Ada', 'Ada', 'Ada'])
})

test('no more than the limit run at once, and all get their turn in order, even after one that failed', async () => {
  let running = 0
  let most = 0
  const begun: number[] = []
  const inTurn = turns(2)
  const act = async (number: number) => {
    begun.push(number)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (number === 1) throw new Error('one')
    return number * 10
  }
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => inTurn(String(number), () => act(number))))
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([0, 'failed', 20, 30, 40])
})
