import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/** `npm run bench [name…]` and `npm run evals [name…]`: installs and builds what is missing, then runs what measures in that folder (its run.ts). */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [folder, ...names] = process.argv.slice(2)
const { install } = await import('./setup/installation.mjs')
await install()
const { build } = await import('./setup/build.mjs')
await build()
const { tool } = await import('./setup/command.mjs')
const { code } = await tool('tsx/dist/cli.mjs', [`${folder}/run.ts`, ...names], { output: 'shown' })
process.exitCode = code
