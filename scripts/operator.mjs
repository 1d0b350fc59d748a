import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/**
 * `npm run backup`, `npm run restore` and `npm run move-to-postgres`: builds what is missing, then does what the built program does by itself where only
 * that is installed (`node dist/server/operator.js backup <file>`). A file is meant from where npm was called.
 */
requireNode(process.versions.node)
const from = process.env.INIT_CWD ?? process.cwd()
const [command, ...given] = process.argv.slice(2)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { install } = await import('./setup/installation.mjs')
await install()
const { build } = await import('./setup/build.mjs')
await build(['server'])
process.argv = [...process.argv.slice(0, 2), command, ...given.map((one) => (one.startsWith('--') ? one : resolve(from, one)))]
await import(pathToFileURL('dist/server/operator.js').href)
