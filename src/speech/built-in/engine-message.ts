import type { Heard, SpeechProblem, Spoken } from '../speech.ts'

/** What the engine is asked to do, one thing at a time. */
export type EngineOrder = { kind: 'hear'; audio: Uint8Array } | { kind: 'say'; text: string }

/** What became of it. */
export type EngineAnswer = { heard: Heard } | { spoken: Spoken } | { problem: SpeechProblem['code'] }
