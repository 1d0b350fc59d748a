import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/** `npm run voice`: fetches what the built-in voice is made of, for a machine that is to hear and speak without a network. */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { install } = await import('./setup/installation.mjs')
await install()
const { isVoiceReady, voiceFolder } = await import('./voice/voice.mjs')
const { prepareVoiceAloud } = await import('./voice/told.mjs')
const folder = voiceFolder()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
if (isVoiceReady(folder)) console.log(`Voice: ready, in ${folder}.`)
else if ((await prepareVoiceAloud(folder)) !== null) process.exitCode = 1
