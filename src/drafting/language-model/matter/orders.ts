import { talksToMachine, withoutMachineTalk } from '../../../domain/solicitation/machine-talk.ts'
import { comparable } from '../../../domain/solicitation/quote.ts'
import { sentencesIn } from '../../../domain/solicitation/sentence.ts'
import type { Passage } from './passage.ts'
import type { WeighedPassage, Whole } from './source-passages.ts'

/** Looking for orders takes longer than finding passages, so it is done for the pages of what is handed over, once a page. Null: the page gives none. */
const kept = new WeakMap<Whole, string | null>()

/**
 * A passage without the sentences that give orders to a machine; null when nothing is left of it. The whole page is looked at, since an order may begin
 * in another passage, or show by where its lines begin.
 */
export function withoutOrders(passage: WeighedPassage | undefined): Passage | null {
  if (!passage) return null
  const { id, place, text, whole } = passage
  const page = keptOf(whole)
  if (page === null) return { id, place, text }
  const left = sentencesIn(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => page.includes(comparable(sentence.replace(/^Asked: .*\nAnswered: /, ''))))
  const plain = withoutTalk(left.join(' ')).trim()
  return plain === '' ? null : { id, place, text: plain }
}

function keptOf(whole: Whole): string | null {
  const before = kept.get(whole)
  if (before !== undefined) return before
  const plain = withoutTalk(whole.text)
  const now = plain === whole.text ? null : comparable(plain)
  kept.set(whole, now)
  return now
}

/** An outline without the sentences that give orders to a machine, line by line, so that no other line goes with them. */
export function linesWithoutOrders(text: string): string {
  if (!talksToMachine(text)) return text
  const lines = text.split('\n')
  return lines.map((line) => (talksToMachine(line) ? withoutTalk(line).replace(/\s+/g, ' ').trim() : line)).join('\n')
}

function withoutTalk(text: string): string {
  return withoutMachineTalk([{ page: 1, text }]).pages[0]?.text ?? ''
}
