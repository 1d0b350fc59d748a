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

/** The files of which a file says that they may be loaded later. */
function loadedLaterBy(file: string): string[] {
  const source = readFileSync(join(FOLDER, file), 'utf8')
  return [...source.matchAll(/import\("\.\/([\w.-]+\.js)"\)/g)].map(([, name = '']) => name)
}

test('what drafters have learned is loaded by the threads that draft, and not by the server’s own', () => {
  const files = readdirSync(FOLDER)
  const data = files.filter((file) => /\.js(on)?$/.test(file) && readFileSync(join(FOLDER, file)).length > 5_000_000)
  expect(data).toEqual([expect.stringMatching(/\.json$/)])
  const learned = files.filter((file) => file.endsWith('.js') && readFileSync(join(FOLDER, file), 'utf8').includes(String(data[0])))
  expect(learned).toHaveLength(1)
  const [program = ''] = loadedLaterBy('main.js')
  expect([...loadedWith('thinker.js')]).toContain(learned[0])
  expect([...loadedWith(program)]).not.toContain(learned[0])
  // a configured model is loaded by the program once it is there
  const withModel = loadedLaterBy(program).filter((file) => readFileSync(join(FOLDER, file), 'utf8').includes('languageModelDrafter'))
  expect(withModel).toHaveLength(1)
  expect(withModel.flatMap((file) => [...loadedWith(file)])).not.toContain(learned[0])
})
