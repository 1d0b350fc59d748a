import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { sourcesWithoutOrders } from '../../../domain/grounding/sources-without-orders.ts'
import { tracer } from '../../../domain/grounding/trace.ts'
import { foreignIn } from './foreign-words.ts'
import { handedOver } from './handed-over.ts'
import type { Checks, Objection } from './objections.ts'
import { planWords } from './plan-words.ts'
import { once, rememberingEach, rememberingLast } from './remembering.ts'
import { unsupportedIn } from './unsupported.ts'
import { valuesLikeIn } from './values-like.ts'

/** The checks of one drafting call. The sources are prepared when the first text is checked; what gives orders to a machine in them counts for nothing. */
export function checksOf(sources: PlanSources): Checks {
  const prepared = once(() => {
    const trusted = sourcesWithoutOrders(sources)
    return { trace: tracer(trusted), handed: handedOver(trusted), words: planWords(trusted), valuesLike: valuesLikeIn(trusted) }
  })
  const heldAgainst = rememberingLast((before) =>
    rememberingEach((text) => {
      const { trace, handed, words, valuesLike } = prepared()
      const unsupported = unsupportedIn(trace, valuesLike, text, before)
      return unique([...foreignIn(text, before), ...unsupported, ...handed(text, before), ...words.objections(text, before)])
    }),
  )
  return {
    ofText: (text, before = '') => heldAgainst(before)(text),
    plain: (text, before) => prepared().words.plain(text, before),
  }
}

/** Two rules may object to the same words; the model is told once. */
function unique(objections: readonly Objection[]): Objection[] {
  return [...new Map(objections.map((one) => [one.sentence, one])).values()]
}
