import { connectModel } from '../../drafting/language-model/connect/connect.ts'
import { REAL_TIME, type Timing } from '../../drafting/language-model/connect/timing.ts'
import { languageModelDrafter } from '../../drafting/language-model/drafter.ts'
import { answersWith, type FakeScript } from '../../drafting/language-model/testing/fake-answers.ts'
import { outlinedParts } from '../../drafting/language-model/testing/scripted-model.ts'
import { readConfig } from '../config.ts'
import type { ModelDrafting, ModelLimits } from '../model-drafting.ts'
import { observedModel } from '../observing/observed.ts'
import { NOBODY, type Observer } from '../observing/observer.ts'

/** A key that may stand nowhere but in the requests to the provider. */
export const KEY = 'sk-between-us'

/** Waits between two tries are over at once; a call's own time-out is not. */
const WITHOUT_WAITS: Timing = {
  now: REAL_TIME.now,
  after: (milliseconds, action) => REAL_TIME.after(milliseconds > 60_000 ? milliseconds : 0, action),
}

/** The language model at that address, as the server has one. */
export async function modelAt(url: string, limits: Partial<ModelLimits> = {}, observer: Observer = NOBODY): Promise<ModelDrafting> {
  const config = readConfig({ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'fake-8b', LLM_BASE_URL: url, LLM_API_KEY: KEY })
  if (!config.language_model) throw new Error('No language model was configured')
  const { calls_per_day, cost_per_day, prices, ...settings } = config.language_model
  const model = observedModel(await connectModel(settings, WITHOUT_WAITS), { prices, ...limits }, observer)
  return {
    label: model.label,
    drafter: (work) => languageModelDrafter(model, work),
    limits: { calls_per_day, cost_per_day, prices, ...limits },
  }
}

/** What the fake model adds to every part that is a sentence, so that its hand can be told. */
export const ITS_HAND = 'The Contractor shall record the result.'

/** Words every sentence and every question of an outline a little otherwise, and nothing else. */
export const wordsAnew: FakeScript = ({ matter }) => {
  const sentences = outlinedParts(matter).filter(({ text }) => text.length > 5 && /[.?]$/.test(text))
  const anew = (text: string) => (text.endsWith('?') ? `For this antenna: ${text}` : `${text} ${ITS_HAND}`)
  return answersWith({ parts: sentences.map(({ id, text }) => ({ id, text: anew(text) })), used: [] })
}
