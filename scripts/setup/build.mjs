import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tool } from './command.mjs'
import { fingerprint } from './fingerprint.mjs'

const SHARED = ['src/domain', 'src/contract', 'package-lock.json', 'tsconfig.json']

/** The two halves that are built: what they are made from, what must be there afterwards, and how. */
const HALVES = [
  {
    name: 'web',
    madeFrom: [
      ...SHARED,
      'src/web',
      'src/export',
      'src/language',
      'samples/N251-001.pdf',
      'samples/N251-071.pdf',
      'public',
      'index.html',
      'plain.html',
      'vite.config.ts',
      'scripts/setup/lean-calls.mjs',
      'scripts/setup/packed.mjs',
      'scripts/setup/plain-pages.mjs',
      'scripts/setup/start-parts.mjs',
    ],
    result: 'dist/web/index.html',
    args: ['build', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    madeFrom: [...SHARED, 'src/server', 'src/drafting', 'src/language', 'src/sealed', 'src/speech', 'vite.server.config.ts'],
    result: 'dist/server/main.js',
    args: ['build', '-c', 'vite.server.config.ts', '--logLevel', 'warn'],
  },
]

/** The files and folders that the product is built from. */
export const BUILT_FROM = [...new Set(HALVES.flatMap(({ madeFrom }) => madeFrom))]

const stampOf = (half) => `dist/.${half.name}-made-from`

function isFresh(half, print) {
  const stamp = stampOf(half)
  return existsSync(half.result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print
}

async function buildHalf(half, print) {
  rmSync(stampOf(half), { force: true })
  const { code, printed } = await tool('vite/bin/vite.js', half.args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) {
    console.error(`${printed}\nThe ${half.name} half could not be built. The builder's own words stand above.`)
    process.exit(1)
  }
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampOf(half), print)
}

/** Builds the browser's half and the server's half, or the named one, each only when something it is made from has changed. */
export async function build(names = HALVES.map(({ name }) => name)) {
  const stale = HALVES.filter(({ name }) => names.includes(name))
    .map((half) => ({ half, print: fingerprint(half.madeFrom) }))
    .filter(({ half, print }) => !isFresh(half, print))
  if (stale.length === 0) return
  console.log(`Building the ${stale.map(({ half }) => half.name).join(' and the ')} half.`)
  await Promise.all(stale.map(({ half, print }) => buildHalf(half, print)))
}
