import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followToasts } from './toast-region.tsx'
import { dismissToast, showToast } from './toasts.ts'

type Shown = { id: string; duration: number; onAutoClose: () => void }
const shown: Shown[] = []
vi.mock('sonner', () => ({
  Toaster: () => null,
  toast: { custom: (_: unknown, told: Shown) => shown.push(told), dismiss: () => {} },
}))

let stop = () => {}
beforeEach(() => {
  dismissToast()
  shown.length = 0
  stop = followToasts()
})
afterEach(() => stop())

test('a message takes the place of the one that is showing', () => {
  showToast({ title: 'Questions generated' })
  showToast({ title: 'Work plan generation failed' })
  expect(shown[1]?.id).toBe(shown[0]?.id)
})

test.each([
  ['goes away by itself', () => shown[0]?.onAutoClose()],
  ['was dismissed', dismissToast],
])('a message that follows one that %s stands by itself, so that it is not taken along', (_, goes) => {
  showToast({ title: 'Questions generated' })
  goes()
  showToast({ title: 'Work plan generation failed' })
  expect(shown[1]?.id).not.toBe(shown[0]?.id)
})

test('what takes longer to read stays longer', () => {
  showToast({ title: 'Saved' })
  showToast({ title: 'Built-in text kept', description: 'Milestone 3 was not written. '.repeat(10) })
  expect(shown[0]?.duration).toBeLessThan(7_000)
  expect(shown[1]?.duration).toBeGreaterThan(15_000)
})

test('what went wrong stays until it is answered where the message offers to mend it', () => {
  showToast({ title: 'Not drafted anew', variant: 'destructive', action: { label: 'Use the built-in drafter', onPress: () => {} } })
  showToast({ title: 'Not drafted anew', variant: 'destructive' })
  expect(shown[0]?.duration).toBe(Number.POSITIVE_INFINITY)
  expect(shown[1]?.duration).toBeLessThan(15_000)
})
