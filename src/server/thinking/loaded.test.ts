import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { build } from '../../../scripts/setup/build.mjs'

const FOLDER = 'dist/server'

beforeAll(() => build())

/** The files that are loaded with one of them, without those that it loads later. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const source = readFileSync(join(FOLDER, file), 'utf8')
  for (const [, name = ''] of source.matchAll(/^(?:import|export)\b[^;]*?"\.\/([\w.-]+\.js)"/gm)) loadedWith(name, known)
  return known
}

test('what drafters have learned is loaded by the threads that draft, and not by the server’s own', () => {
  const learned = readdirSync(FOLDER).filter((file) => file.endsWith('.js') && readFileSync(join(FOLDER, file)).length > 5_000_000)
  expect(learned).toHaveLength(1)
  const program = readdirSync(FOLDER).find((file) => /^program-.*\.js$/.test(file)) ?? ''
  expect([...loadedWith('thinker.js')]).toContain(learned[0])
  expect([...loadedWith(program)]).not.toContain(learned[0])
})
