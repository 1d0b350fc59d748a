import { expect, test } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

test.each(['/steps', '/final-export?from=mail#top', '/global-interview'])('after signing in, %s is come back to', (asked) => {
  const to = new URL(signInPath(asked), 'http://product.test').searchParams.get('to')
  expect(returnPath(to)).toBe(asked)
})

test.each([
  null,
  '',
  'steps',
  'https://evil.test/steps',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  '/sign-in?to=%2Fsign-in',
  '/sign-up',
  '/reset-password?token=1',
])('%s leads to the dashboard instead', (to) => {
  expect(returnPath(to)).toBe('/dashboard')
})
