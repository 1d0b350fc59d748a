import type { Grounds } from '../../domain/grounding/traced.ts'
import type { TracedText } from './plan-texts.ts'

/** How many sentences rest on what. */
export function groundsCount(texts: readonly TracedText[]): Record<Grounds, number> {
  const count = { sourced: 0, own: 0, connecting: 0, blank: 0, unsupported: 0 }
  for (const { grounds } of texts.flatMap(({ sentences }) => sentences)) count[grounds] += 1
  return count
}
