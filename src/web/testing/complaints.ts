import { expect, vi } from 'vitest'

const heard: string[] = []
const announced: RegExp[] = []

/** Names what a test provokes: console errors and calls that fit are expected of it. */
export function expectComplaint(...patterns: RegExp[]): void {
  announced.push(...patterns)
}

/** Notes something that fails the test unless it was announced. */
export function complain(what: string): void {
  heard.push(what)
}

/** Hears console errors from now on. */
export function hearComplaints(): void {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => complain(`console: ${words.map(String).join(' ')}`))
}

/** Fails the test that is over when it was complained about without announcement. */
export function expectNoComplaints(): void {
  const unexpected = heard.filter((line) => !announced.some((pattern) => pattern.test(line)))
  heard.length = 0
  announced.length = 0
  expect(unexpected, 'what nobody announced').toEqual([])
}
