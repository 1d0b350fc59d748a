import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/**
 * `npm run chaos [name…]`: what becomes of people's work when something fails, as `chaos/faults` has it; and, where nothing is named, the families of bad
 * and hostile documents whole, all the way over HTTP and each in a process of its own, where `npm test` takes a sample.
 */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { install } = await import('./setup/installation.mjs')
await install()
const { build } = await import('./setup/build.mjs')
await build()
const { tool } = await import('./setup/command.mjs')

const named = process.argv.slice(2)
const faults = await tool('tsx/dist/cli.mjs', ['chaos/run.ts', ...named], { output: 'shown' })

const files = readdirSync('src', { recursive: true })
  .map((name) => join('src', name))
  .filter((path) => path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('sampleOfRun('))
const families =
  named.length > 0 ? { code: 0 } : await tool('vitest/vitest.mjs', ['run', ...files], { output: 'shown', env: { WHOLE_FAMILIES: '1' } })
process.exitCode = faults.code || families.code
