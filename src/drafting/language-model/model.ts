import type * as z from 'zod'
import type { Result } from '../../domain/result.ts'

/** What one call costs, in tokens as the provider counted them, or as they are estimated where it does not say. */
export type Usage = { input_tokens: number; output_tokens: number }

/** One question to a model. No tools, no history: everything that it may know stands in these two texts. */
export type ModelRequest = {
  /** The prompt's name, by which usage is told: "milestone", "narrative". */
  prompt: string
  /** What holds for every call of the prompt: the task, the rules, the shape of the answer. */
  instructions: string
  /** The facts of this call, the sources fenced. */
  matter: string
  /** The shape of the answer, handed to providers that hold the model to it. */
  answer: z.ZodType
  max_output_tokens: number
}

/** What a model wrote, as it came, and what all tries for it used up. */
export type ModelReply = { text: string; usage: Usage }

/**
 * Why a model gave nothing. `message` is for the person and holds nothing that they or the provider wrote.
 * unreachable: no connection, or it broke · refused: wrong key, unknown model, bad request · busy: 429 or 503 · failed: any other 5xx ·
 * timed-out · too-long: more than is taken · empty · cancelled: the person called it off.
 */
export type ModelProblem = {
  code: 'unreachable' | 'refused' | 'busy' | 'failed' | 'timed-out' | 'too-long' | 'empty' | 'cancelled'
  message: string
  /** How long the provider asks to wait, in milliseconds. */
  retry_after_ms?: number
  /** What was used up all the same: by answers that broke off, were empty or were cut off. */
  usage?: Usage
}

/** Who hears how a call goes: `hear` gets the whole text that has arrived so far, and an empty one when it begins anew. */
export type Listening = { signal: AbortSignal; hear: (text: string) => void; note: (note: string) => void }

/** A model that writes. Everything behind it (provider, retries, time-outs, turns) keeps this shape. */
export type LanguageModel = {
  /** How the screens name it: "llama3.1:8b on localhost". Never a key. */
  label: string
  write: (request: ModelRequest, listening: Listening) => Promise<Result<ModelReply, ModelProblem>>
}
