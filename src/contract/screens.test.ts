import { expect, test } from 'vitest'
import { isScreen, SCREENS } from './screens.ts'

test('the screens of the specification are screens, each at one address', () => {
  const specified = ['/', '/matching-tool', '/work-plan-generator', '/admin', '/dashboard', '/global-interview', '/steps', '/final-export']
  expect(specified.filter((path) => !isScreen(path))).toEqual([])
  const all = [...SCREENS.public, ...SCREENS.builder]
  expect(new Set(all).size).toBe(all.length)
})

test.each(['/Dashboard', '/steps/', '/'])('%s is a screen', (path) => expect(isScreen(path)).toBe(true))

test.each(['/nowhere', '/steps/2', '/api/health', '/index.html'])('%s is none', (path) => expect(isScreen(path)).toBe(false))
