import type { Config } from '../config.ts'
import { both, NOBODY, type Observer } from './observer.ts'

/** Who watches, as it is configured. What that takes is loaded here and nowhere else, so that a server that nobody watches runs nothing of it. */
export async function openObserver({ observing, speech, language_model }: Config): Promise<Observer> {
  const { metrics, traces } = observing
  // the built-in voice does one thing after another
  const places = { voice: speech.provider === 'built-in' ? 1 : Number.POSITIVE_INFINITY, model: language_model?.concurrency ?? 1 }
  const traced = traces ? await (await import('./traces.ts')).openTraces(traces) : NOBODY
  if (!metrics) return traced
  try {
    return both(traced, await (await import('./metrics.ts')).openMetrics(metrics, places))
  } catch (cause) {
    await traced.close()
    throw cause
  }
}
