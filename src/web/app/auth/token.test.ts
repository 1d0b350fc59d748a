import { expect, test } from 'vitest'
import { tokenExpiry, tokenKeeper } from './token.ts'

const expiring = (at: number, name = '') => `h.${btoa(JSON.stringify({ exp: at / 1000, name }))}.s`

test('a token tells when it expires; nonsense has expired', () => {
  expect(tokenExpiry(expiring(90_000))).toBe(90_000)
  expect(tokenExpiry('nonsense')).toBe(0)
})

test('a token is kept until shortly before it expires', async () => {
  let now = 0
  const fetched = [expiring(300_000, 'first'), expiring(600_000, 'second')]
  const keeper = tokenKeeper(
    async () => fetched.shift() ?? null,
    () => now,
  )
  const first = await keeper.token()
  now = 200_000
  expect(await keeper.token()).toBe(first)
  now = 290_000
  expect(await keeper.token()).not.toBe(first)
})

test('calls that come together share one fetch', async () => {
  let fetches = 0
  const keeper = tokenKeeper(
    async () => expiring(300_000, String(++fetches)),
    () => 0,
  )
  const [one, two] = await Promise.all([keeper.token(), keeper.token()])
  expect(one).toBe(two)
  expect(fetches).toBe(1)
})

test('a forgotten token is fetched anew, also when it is forgotten while it is fetched', async () => {
  let fetches = 0
  const keeper = tokenKeeper(
    async () => expiring(300_000, String(++fetches)),
    () => 0,
  )
  const ofLastPerson = keeper.token()
  keeper.forget()
  const next = await keeper.token()
  expect(next).not.toBe(await ofLastPerson)
  expect(await keeper.token()).toBe(next)
})
