import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { done, fail } from '../../domain/result.ts'
import { type Speech, type SpeechProblem, speechProblem } from '../speech.ts'
import { Engine, type EngineConfig, type Given } from './engine.ts'
import type { EngineOrder } from './engine-message.ts'
import { hasEngine } from './sherpa.ts'
import { type VoiceState, voiceState } from './voice-files.ts'

const USUAL: Omit<EngineConfig, 'file' | 'execArgv' | 'folder'> = { waiting: 12, longest_ms: 300_000, idle_ms: 300_000 }

/** The voice that speaks, with the speed and the sound that it is given. */
const VOICE = 'kokoro 0'

/** How to start the engine's process: from the built files, or from TypeScript through tsx during development and tests. */
export function engineEntry(here: string = import.meta.url): Pick<EngineConfig, 'file' | 'execArgv'> {
  const isSource = here.endsWith('.ts')
  const file = fileURLToPath(new URL(isSource ? './engine-process.ts' : './engine-process.js', here))
  return { file, execArgv: isSource ? ['--import', pathToFileURL(createRequire(here).resolve('tsx')).href] : [] }
}

/** Why a voice that is not ready is not, in words for the person; what sets it up the server's log says to whoever runs it. */
function whyNotReady(state: Exclude<VoiceState, { kind: 'ready' }>): SpeechProblem {
  if (state.kind === 'missing') return speechProblem('NOT_READY')
  // all of it is there only once it is put together
  return { code: 'NOT_READY', message: `Voice is being prepared (${Math.min(99, Math.round(state.part * 100))} %).` }
}

/** Hears and speaks on this machine, without a network, with the voice that lies in a folder, where the engine's library is installed. */
export function builtInSpeech(folder: string, config: Partial<EngineConfig> = {}, isInstalled: boolean = hasEngine()): Speech {
  const engine = new Engine({ ...engineEntry(), folder, ...USUAL, ...config })
  const notReady = (): SpeechProblem | null => {
    if (!isInstalled) return speechProblem('NOT_READY')
    const state = voiceState(folder, Date.now())
    return state.kind === 'ready' ? null : whyNotReady(state)
  }
  const ordered = async <Value>(order: EngineOrder, taken: (answer: Given) => Value | null, signal?: AbortSignal) => {
    const problem = notReady()
    if (problem) return fail(problem)
    const outcome = await engine.run(order, signal)
    if (!outcome.ok) return outcome
    const value = taken(outcome.value)
    return value === null ? fail(speechProblem('FAILED')) : done(value)
  }
  return {
    kind: 'built-in',
    voice: VOICE,
    readiness: () => ({ ready: notReady() === null, reason: notReady()?.message ?? null }),
    hear: (audio, signal) => ordered({ kind: 'hear', audio }, (answer) => ('heard' in answer ? answer.heard : null), signal),
    say: (text, signal) => ordered({ kind: 'say', text }, (answer) => ('spoken' in answer ? answer.spoken : null), signal),
    line: async () => {
      const problem = notReady()
      return problem ? fail(problem) : done(null)
    },
    close: () => engine.close(),
  }
}
