import { expect, test } from 'vitest'
import { isLoopback, isSealed, mayBeReached } from './hosts.ts'
import { targetOf } from './targets.ts'

test.each(['127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['10.0.0.1', '128.0.0.1', '::', '::2', '2130706433', '127.1', 'localhost.example.com', 'my.localhost', '127.0.0.1.nip.io', ''])(
  '%j is not',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)

test('of other machines the one of the database may be reached', () => {
  const isAllowed = mayBeReached('postgres://me:word@Db.example.com:5432/plans?host=other.example.com')
  expect(['db.example.com', 'other.example.com', 'example.com', ''].map(isAllowed)).toEqual([true, true, false, false])
  expect(mayBeReached('postgres://[2001:db8::1]/plans')('2001:db8::1')).toBe(true)
  expect([undefined, 'no address'].map((url) => mayBeReached(url)('db.example.com'))).toEqual([false, false])
})

test('what is set and not 0 seals, so that a slip of the finger opens nothing', () => {
  expect([undefined, '', ' ', '0', '1', 'yes', 'false'].map((SEALED) => isSealed({ SEALED }))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})

test.each([
  [[443, 'a.example'], 'a.example'],
  [['443', 'a.example', () => {}], 'a.example'],
  [[443], 'localhost'],
  [[{ port: 443, host: 'a.example' }], 'a.example'],
  [[{ port: 443 }], 'localhost'],
  [[[{ port: 443, host: 'a.example' }, null]], 'a.example'],
  [[{ path: '/run/postgresql/.s.PGSQL.5432' }], null],
  [['/run/postgresql/.s.PGSQL.5432'], null],
])('connect(%j) goes to %j', (given, host) => {
  expect(targetOf(given)).toBe(host)
})
