import { onTestFinished } from 'vitest'
import * as z from 'zod'
import type { Result } from '../../../domain/result.ts'
import { connectModel } from '../connect/connect.ts'
import type { ModelSettings } from '../connect/settings.ts'
import type { LanguageModel, ModelProblem, ModelReply, ModelRequest } from '../model.ts'
import type { FakeScript } from './fake-answers.ts'
import { type FakeProvider, fakeProvider } from './fake-provider.ts'
import { type SkippingClock, skippingClock } from './skipping-clock.ts'

/** A question as the prompts ask it. */
export const QUESTION: ModelRequest = {
  prompt: 'milestone',
  instructions: 'You write one milestone.',
  matter: '## Outline\n[title] Bench test of the seal',
  answer: z.object({ title: z.string().min(1).max(120) }),
  max_output_tokens: 900,
}

/** Settings of a local server, with changes. */
export function localSettings(over: Partial<ModelSettings>): ModelSettings {
  return {
    provider: 'openai-compatible',
    model: 'llama3.1:8b',
    base_url: null,
    api_key: null,
    region: null,
    concurrency: 8,
    timeout_ms: 120_000,
    ...over,
  }
}

/** What came of a question, and everything that was heard of it on the way. */
export type Asked = { result: Result<ModelReply, ModelProblem>; heard: string[]; notes: string[] }

/** Asks a model once. */
export async function asked(model: LanguageModel, signal = new AbortController().signal, hear?: (text: string) => void): Promise<Asked> {
  const heard: string[] = []
  const notes: string[] = []
  const listening = {
    signal,
    hear: (text: string) => {
      heard.push(text)
      hear?.(text)
    },
    note: (note: string) => notes.push(note),
  }
  return { result: await model.write(QUESTION, listening), heard, notes }
}

/** A model that is connected to a fake provider of its own, over HTTP, with a clock that skips waits. Closed when the test is over. */
export async function connected(
  script?: FakeScript,
  over: Partial<ModelSettings> = {},
): Promise<{ fake: FakeProvider; model: LanguageModel; clock: SkippingClock }> {
  const fake = await fakeProvider(script)
  onTestFinished(fake.close)
  const clock = skippingClock()
  const model = await connectModel(localSettings({ base_url: fake.url, ...over }), clock)
  return { fake, model, clock }
}
