import { fileURLToPath, pathToFileURL } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/**
 * `npm start`: installs and builds what is missing or has changed, then serves.
 * The server runs in this very process, so signals and exit codes are its own. In package.json `exec` puts this process
 * in the shell's place, else npm's SIGTERM would end the shell and leave the server behind; Windows has no exec and goes on.
 * The voice is fetched once the server serves, in a process that ends with this one.
 */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { install } = await import('./setup/installation.mjs')
await install()
const { build } = await import('./setup/build.mjs')
await build()
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
await import(pathToFileURL('dist/server/main.js').href)
const { prepareVoiceBeside } = await import('./voice/beside.mjs')
prepareVoiceBeside(process.env)
