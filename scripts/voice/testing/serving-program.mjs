import { fileURLToPath } from 'node:url'
import { prepareVoiceBeside } from '../beside.mjs'

/** Stands in for the server: says that it is ready, has the voice fetched beside it, and ends when it is told to. */
process.once('SIGTERM', () => process.exit(0))
console.log('ready')
prepareVoiceBeside(process.env, { program: fileURLToPath(new URL('./background-program.mjs', import.meta.url)), isInstalled: true })
setInterval(() => {}, 60_000)
