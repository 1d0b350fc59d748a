import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { installedBrowser } from './browser.mjs'

const folder = mkdtempSync(join(tmpdir(), 'browser-'))
afterAll(() => rmSync(folder, { recursive: true }))

function program(name, mode) {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, mode)
  return path
}

test('the browser that CHROME_PATH names comes before any on the PATH', () => {
  program('first/chromium', 0o755)
  expect(installedBrowser({ CHROME_PATH: '/opt/mine/chrome', PATH: join(folder, 'first') })).toBe('/opt/mine/chrome')
})

test.skipIf(process.platform === 'win32')('the PATH is searched in its order, past files that cannot be run', () => {
  program('second/chromium', 0o644)
  const runs = program('third/google-chrome', 0o755)
  const PATH = ['second', 'third'].map((name) => join(folder, name)).join(delimiter)
  expect(installedBrowser({ PATH })).toBe(runs)
})
