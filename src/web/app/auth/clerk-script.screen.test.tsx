import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignInUnavailable } from './auth-client.ts'
import { type Clerk, clerkLoaded, PATIENCE_MS } from './clerk-script.ts'

const KEY = `pk_live_${btoa('clerk.example.com$')}`

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-clerk-publishable-key]')]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  for (const script of scripts()) script.remove()
  delete window.Clerk
})

/** What the provider's script leaves behind when it runs. */
function arrives(load: () => Promise<void> = async () => undefined): void {
  window.Clerk = { load } as unknown as Clerk
  scripts()[0]?.dispatchEvent(new Event('load'))
}

/** What a promise came to, without an unhandled rejection meanwhile. */
function outcomeOf(work: Promise<unknown>): { problem: () => unknown } {
  let problem: unknown
  work.catch((cause: unknown) => {
    problem = cause
  })
  return { problem: () => problem }
}

test('the script comes from the host that the publishable key names, and is started', async () => {
  let loads = 0
  const loading = clerkLoaded(KEY)
  await vi.advanceTimersByTimeAsync(0)
  expect(scripts()).toHaveLength(1)
  expect(scripts()[0]?.src).toMatch(/^https:\/\/clerk\.example\.com\/npm\/@clerk\/clerk-js@\d+\/dist\/clerk\.browser\.js(\?|$)/)
  expect(scripts()[0]?.dataset.clerkPublishableKey).toBe(KEY)
  arrives(async () => {
    loads += 1
  })
  expect(await loading).toBe(window.Clerk)
  expect(loads).toBe(1)
})

test('a script that fails is fetched again five times with growing pauses, and then given up at once', async () => {
  const { problem } = outcomeOf(clerkLoaded(KEY))
  let fetched = 0
  const began = Date.now()
  while (problem() === undefined && Date.now() - began < PATIENCE_MS) {
    const [script] = scripts()
    if (script) {
      fetched += 1
      script.dispatchEvent(new Event('error'))
    }
    await vi.advanceTimersByTimeAsync(25)
  }
  expect(fetched).toBe(6)
  expect(problem()).toBeInstanceOf(SignInUnavailable)
  expect(problem()).toMatchObject({ host: 'clerk.example.com' })
  // the pauses together are at most twice 125 + 250 + 500 + 1000 + 2000 ms
  expect(Date.now() - began).toBeLessThan(8000)
})

test('a script that comes at a later attempt is as good as the first', async () => {
  const loading = clerkLoaded(KEY)
  await vi.advanceTimersByTimeAsync(0)
  scripts()[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(250)
  arrives()
  expect(await loading).toBe(window.Clerk)
})

test('a script that never comes is given up after 15 seconds, and asked for again at an address for which the browser is not waiting', async () => {
  const { problem } = outcomeOf(clerkLoaded(KEY))
  await vi.advanceTimersByTimeAsync(0)
  const first = scripts()[0]?.src
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(problem()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(problem()).toBeInstanceOf(SignInUnavailable)
  expect((problem() as Error).message).toBe('Sign-in is not available: clerk.example.com did not answer.')
  const again = clerkLoaded(KEY)
  await vi.advanceTimersByTimeAsync(0)
  expect(scripts()).toHaveLength(1)
  expect(scripts()[0]?.src).not.toBe(first)
  arrives()
  expect(await again).toBe(window.Clerk)
})

test('a script that is something else, and a provider that does not start, are no answer either', async () => {
  const other = outcomeOf(clerkLoaded(KEY))
  await vi.advanceTimersByTimeAsync(0)
  scripts()[0]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(other.problem()).toBeInstanceOf(SignInUnavailable)
  const hanging = outcomeOf(clerkLoaded(KEY))
  await vi.advanceTimersByTimeAsync(0)
  arrives(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(hanging.problem()).toBeInstanceOf(SignInUnavailable)
})
