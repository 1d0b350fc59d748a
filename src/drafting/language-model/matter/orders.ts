import { withoutMachineTalk } from '../../../domain/solicitation/machine-talk.ts'
import type { Passage } from './passage.ts'
import type { WeighedPassage } from './source-passages.ts'

/** Looking for orders takes longer than finding passages, so it is done for what is handed over, once. */
const known = new WeakMap<WeighedPassage, Passage | null>()

/** A passage without the sentences in it that give orders to a machine; null when nothing is left of it. */
export function withoutOrders(passage: WeighedPassage | undefined): Passage | null {
  if (!passage) return null
  const before = known.get(passage)
  if (before !== undefined) return before
  const { id, place, text } = passage
  const [page] = withoutMachineTalk([{ page: 1, text }]).pages
  const kept = (page?.text ?? '').trim()
  const now = kept === '' ? null : { id, place, text: kept }
  known.set(passage, now)
  return now
}
