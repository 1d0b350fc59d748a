import { describe, expect, test } from 'vitest'
import type { ModelUsage } from './drafter-queries.ts'
import { limitWords, usageWords } from './usage-words.ts'

const USED: ModelUsage = {
  model: 'llama3.1:8b on localhost',
  calls: 42,
  calls_limit: 500,
  input_tokens: 120_000,
  output_tokens: 20_000,
  cost: 0.124,
  cost_limit: null,
  renewed_at: '2026-01-02T00:00:00.000Z',
}

test.each<[string, Partial<ModelUsage>, string]>([
  ['calls against their limit, and what they cost', {}, '42 of 500 calls today, $0.12'],
  ['calls alone, without prices', { cost: null }, '42 of 500 calls today'],
  ['one call without a limit', { calls: 1, calls_limit: null, cost: null }, '1 call today'],
  ['the cost against its limit', { cost_limit: 5 }, '42 of 500 calls today, $0.12 of $5.00'],
  ['less than a cent as that', { cost: 0.0004 }, '42 of 500 calls today, less than $0.01'],
])('tells %s', (_, change, words) => {
  expect(usageWords({ ...USED, ...change })).toBe(words)
})

describe('the limit', () => {
  test('is not spoken of while something is left, or where there is none', () => {
    expect(limitWords({ ...USED, calls: 499, cost: 4.99, cost_limit: 5 })).toBeNull()
    expect(limitWords({ ...USED, calls: 9999, calls_limit: null })).toBeNull()
  })

  test('of calls or of money is named when it is used up', () => {
    expect(limitWords({ ...USED, calls: 500 })).toBe("You have made today's 500 calls of the language model.")
    expect(limitWords({ ...USED, cost: 5, cost_limit: 5 })).toBe("You have used up today's $5.00 for the language model.")
  })
})
