import type { ModelConfig } from './config-model.ts'
import type { ModelDrafting } from './model-drafting.ts'
import { observedModel } from './observing/observed.ts'
import type { Observer } from './observing/observer.ts'

/**
 * The configured language model, ready to draft; null without configuration. Its code and the library behind it are loaded here and nowhere else, so
 * that a server without a model runs nothing of them.
 */
export async function connectedModel(config: ModelConfig | null, observer: Observer): Promise<ModelDrafting | null> {
  if (!config) return null
  const { connectModel } = await import('../drafting/language-model/connect/connect.ts')
  const { languageModelDrafter } = await import('../drafting/language-model/drafter.ts')
  const { calls_per_day, cost_per_day, prices, ...settings } = config
  const model = observedModel(await connectModel(settings), { prices }, observer)
  return {
    label: model.label,
    drafter: (work) => languageModelDrafter(model, work),
    limits: { calls_per_day, cost_per_day, prices },
  }
}
