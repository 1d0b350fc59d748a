import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/** `npm run bench [name…]`: installs and builds what is missing, then measures (bench/run.ts). */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { install } = await import('./setup/installation.mjs')
await install()
const { build } = await import('./setup/build.mjs')
await build()
const { tool } = await import('./setup/command.mjs')
const { code } = await tool('tsx/dist/cli.mjs', ['bench/run.ts', ...process.argv.slice(2)], { output: 'shown' })
process.exitCode = code
