import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasEngine } from './engine.mjs'
import { isVoiceReady, voiceFolder } from './voice.mjs'

const PROGRAM = fileURLToPath(new URL('./background-program.mjs', import.meta.url))

/** Fetches the built-in voice beside this process where the environment wants one and it is not there; keeps this process neither waiting nor alive. */
export function prepareVoiceBeside(environment, { program = PROGRAM, complain = console.error, isInstalled = hasEngine() } = {}) {
  const provider = environment.SPEECH_PROVIDER?.trim() || 'built-in'
  const folder = voiceFolder(environment)
  if (provider !== 'built-in' || isVoiceReady(folder)) return null
  if (environment.SEALED?.trim() === '1') {
    complain(
      'Voice: not there, and a sealed server fetches nothing. Run `npm run voice` before, or put its folder in place (VOICE_DIR). All else works.',
    )
    return null
  }
  if (!isInstalled) {
    complain('Voice: the optional package sherpa-onnx-node is not installed here, so nothing is heard or spoken. All else works.')
    return null
  }
  const child = fork(program, [folder], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] })
  child.once('error', ({ code }) => complain(`Voice: the process that fetches it could not be started (${code}). All else works.`))
  child.unref()
  child.channel?.unref()
  return child
}
