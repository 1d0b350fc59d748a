import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isVoiceReady, voiceFolder } from '../../scripts/voice/voice.mjs'
import { builtInSpeech, engineEntry } from '../../src/speech/built-in/built-in.ts'
import { hasEngine } from '../../src/speech/built-in/sherpa.ts'
import type { Speech } from '../../src/speech/speech.ts'

/** Where the built-in voice lies. */
export const VOICE = voiceFolder()

/** What a machine lacks that is to hear and speak; null where nothing. */
export function lacksVoice(): string | null {
  if (!hasEngine()) return 'no voice here; the optional package sherpa-onnx-node is not installed.'
  return isVoiceReady(VOICE) ? null : 'no voice here; npm run voice fetches it.'
}

/** Who hears and speaks, in the process that is shipped; from source only where nothing was built. */
export function startVoice(): Speech {
  const built = existsSync('dist/server/engine-process.js') ? engineEntry(pathToFileURL('dist/server/main.js').href) : engineEntry()
  return builtInSpeech(VOICE, built)
}
