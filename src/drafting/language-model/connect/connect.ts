import { setMaxListeners } from 'node:events'
import type { LanguageModel } from '../model.ts'
import { providerOf } from './provider.ts'
import { retrying } from './retrying.ts'
import { sdkModel } from './sdk-model.ts'
import type { ModelSettings } from './settings.ts'
import { REAL_TIME, type Timing } from './timing.ts'
import { turns } from './turns.ts'

/**
 * The configured model: through the provider's adapter, with turns, time-out and bounded retries. Nothing is sent before the first call.
 * Throws when a setting is missing that the provider needs, naming it.
 */
export async function connectModel(settings: ModelSettings, timing: Timing = REAL_TIME): Promise<LanguageModel> {
  // The library would print what it thinks of a model's settings; the server's log is not the place.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const provider = await providerOf(settings)
  const once = sdkModel(provider, settings.timeout_ms, timing)
  const tries = retrying(once, turns(settings.concurrency, timing), timing)
  return {
    label: provider.place.label,
    write: (request, listening) => {
      // All pieces of a plan are called off by one signal; Node would take more than ten listeners for a leak and say so.
      setMaxListeners(0, listening.signal)
      return tries(request, listening)
    },
  }
}
