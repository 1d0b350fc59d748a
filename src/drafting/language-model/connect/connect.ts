import type { LanguageModel } from '../model.ts'
import type { ModelSettings } from './settings.ts'

/** The configured model: through the provider's adapter, with turns, time-out and bounded retries. Nothing is sent before the first call. */
export async function connectModel(_settings: ModelSettings): Promise<LanguageModel> {
  throw new Error('to be written')
}
