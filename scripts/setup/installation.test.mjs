import { expect, test } from 'vitest'
import { isInstalled } from './installation.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  },
}

test('an optional package for another platform may be missing', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/zod': { version: '4.6.7' } } })).toBe(true)
})

test('a missing package or another version calls for an installation', () => {
  expect(isInstalled(wanted, { packages: {} })).toBe(false)
  expect(isInstalled(wanted, { packages: { 'node_modules/zod': { version: '4.6.6' } } })).toBe(false)
})
