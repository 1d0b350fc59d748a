import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/**
 * `npm run check`: everything that can be told without starting the product. One line a step; a step that fails shows what it said.
 * `-- --without-tests` leaves the unit tests to `npm test`.
 */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { install } = await import('./setup/installation.mjs')
await install()
const { command, tool } = await import('./setup/command.mjs')

const own = (script, ...args) => command(process.execPath, [`scripts/${script}`, ...args])

const TESTS = 'unit and screen tests'

const STEPS = [
  ['types', () => tool('typescript/bin/tsc', ['--noEmit'])],
  ['the domain is free of browser and Node', () => tool('typescript/bin/tsc', ['--noEmit', '-p', 'src/domain/tsconfig.json'])],
  ['boundaries', () => own('boundaries.mjs')],
  ['format and lint', () => tool('@biomejs/biome/bin/biome', ['check', '--diagnostic-level=warn', '--error-on-warnings'])],
  ['nothing unused', () => tool('knip/bin/knip.js', ['--no-progress'])],
  ['sizes', () => own('sizes.mjs')],
  ['bytes of the screens', () => own('weights.mjs')],
  ['papers name what exists', () => own('docs.mjs')],
  ['notices', () => own('notices.mjs', '--check')],
  [TESTS, () => tool('vitest/vitest.mjs', ['run', '--project', 'unit', '--project', 'screens', '--reporter=dot', '--no-color'])],
].filter(([name]) => name !== TESTS || !process.argv.includes('--without-tests'))

/** How many steps run side by side: most of them use one core. */
const AT_ONCE = 2

const failed = []

async function take(steps) {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [name, run] = step
    const began = performance.now()
    const { code, printed } = await run()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    if (code === 0) continue
    console.log(`${printed.trim().replace(/^/gm, '       ')}\n`)
    failed.push(name)
  }
}

const waiting = [...STEPS]
await Promise.all(Array.from({ length: AT_ONCE }, () => take(waiting)))
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
