import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name, text) => writeFileSync(join(folder, name), text)

test('the print changes when a source file changes, comes or goes, and not when a test does', () => {
  mkdirSync(join(folder, 'deep'))
  write('deep/a.ts', 'one')
  const first = fingerprint([folder])
  write('deep/a.test.ts', 'a test')
  expect(fingerprint([folder])).toBe(first)
  write('deep/a.ts', 'two')
  const changed = fingerprint([folder])
  expect(changed).not.toBe(first)
  write('b.ts', '')
  expect(fingerprint([folder])).not.toBe(changed)
  rmSync(join(folder, 'b.ts'))
  write('deep/a.ts', 'one')
  expect(fingerprint([folder])).toBe(first)
})

test('a path that does not exist is no part of the print', () => {
  expect(fingerprint([folder, join(folder, 'nowhere')])).toBe(fingerprint([folder]))
})
