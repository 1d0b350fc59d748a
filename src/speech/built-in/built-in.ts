import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { done } from '../../domain/result.ts'
import { type Speech, speechProblem } from '../speech.ts'
import { Engine, type EngineConfig } from './engine.ts'
import { hasVoice } from './voice-files.ts'

const USUAL: Omit<EngineConfig, 'file' | 'execArgv' | 'folder'> = { waiting: 12, longest_ms: 300_000, idle_ms: 300_000 }

/** How to start the engine's process: from the built files, or from TypeScript through tsx during development and tests. */
export function engineEntry(here: string = import.meta.url): Pick<EngineConfig, 'file' | 'execArgv'> {
  const isSource = here.endsWith('.ts')
  const file = fileURLToPath(new URL(isSource ? './engine-process.ts' : './engine-process.js', here))
  return { file, execArgv: isSource ? ['--import', pathToFileURL(createRequire(here).resolve('tsx')).href] : [] }
}

/** Hears and speaks on this machine, without a network, with the voice that lies in a folder. */
export function builtInSpeech(folder: string, config: Partial<EngineConfig> = {}): Speech {
  const engine = new Engine({ ...engineEntry(), folder, ...USUAL, ...config })
  const notReady = () => (hasVoice(folder) ? null : speechProblem('NOT_READY'))
  return {
    kind: 'built-in',
    readiness: () => ({ ready: notReady() === null, reason: notReady()?.message ?? null }),
    hear: async (audio, signal) => {
      const problem = notReady()
      if (problem) return { ok: false, problem }
      const outcome = await engine.run({ kind: 'hear', audio }, signal)
      if (!outcome.ok) return outcome
      return 'heard' in outcome.value ? done(outcome.value.heard) : { ok: false, problem: speechProblem('FAILED') }
    },
    say: async (text, signal) => {
      const problem = notReady()
      if (problem) return { ok: false, problem }
      const outcome = await engine.run({ kind: 'say', text }, signal)
      if (!outcome.ok) return outcome
      return 'spoken' in outcome.value ? done(outcome.value.spoken) : { ok: false, problem: speechProblem('FAILED') }
    },
    close: () => engine.close(),
  }
}
