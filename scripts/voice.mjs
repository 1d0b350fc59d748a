import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/** `npm run voice`: fetches what the built-in voice is made of, for a machine that is to hear and speak without a network. */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { install } = await import('./setup/installation.mjs')
await install()
const { isVoiceReady, prepareVoice, VOICE_BYTES } = await import('./voice/voice.mjs')

if (isVoiceReady()) console.log('The voice is there already.')
else {
  console.log(`Fetching the voice, ${Math.round(VOICE_BYTES / 1e6)} MB. What is fetched is kept, so a second try goes on.`)
  let told = 0
  try {
    await prepareVoice((part) => {
      if (part < told + 0.1) return
      told = part
      console.log(`Fetching the voice: ${Math.round(part * 100)} %`)
    })
    console.log('The voice is ready.')
  } catch (cause) {
    console.error(`The voice could not be made ready. ${cause.message} Without it nothing is heard or spoken; all else works.`)
    process.exitCode = 1
  }
}
