import { blanksIn } from '../../domain/blank.ts'
import type { TracedSentence } from '../../domain/grounding/traced.ts'

/** A stretch of a sentence: its own words, a blank that is still to be filled in, or words that stand in no source. */
export type Piece = { kind: 'plain' | 'blank' | 'unsupported'; text: string }

/** A stretch of a text: what stands between sentences, or a sentence with its position among them. */
export type Stretch = { kind: 'between'; text: string } | { kind: 'sentence'; position: number; sentence: TracedSentence; pieces: Piece[] }

/** A text cut into its sentences and what stands between them, so that nothing of it is lost in showing it. */
export function stretches(text: string, sentences: readonly TracedSentence[]): Stretch[] {
  const found: Stretch[] = []
  let from = 0
  for (const [position, sentence] of sentences.entries()) {
    if (sentence.start > from) found.push({ kind: 'between', text: text.slice(from, sentence.start) })
    found.push({ kind: 'sentence', position, sentence, pieces: pieces(text, sentence) })
    from = sentence.end
  }
  return from < text.length ? [...found, { kind: 'between', text: text.slice(from) }] : found
}

/** A sentence in pieces: where something has to be filled in, and which of its words stand in no source; places that overlap count once. */
function pieces(text: string, { start, end, grounds, unsupported }: TracedSentence): Piece[] {
  const blanks = blanksIn(text.slice(start, end)).map((blank) => ({
    kind: 'blank' as const,
    from: start + blank.start,
    to: start + blank.end,
  }))
  const told = grounds === 'own' ? [] : unsupported
  const loose = told.map((piece) => ({ kind: 'unsupported' as const, from: piece.start, to: piece.end }))
  const found: Piece[] = []
  let at = start
  for (const { kind, from, to } of [...blanks, ...loose].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at || to > end || to <= from) continue
    if (from > at) found.push({ kind: 'plain', text: text.slice(at, from) })
    found.push({ kind, text: text.slice(from, to) })
    at = to
  }
  return at < end ? [...found, { kind: 'plain', text: text.slice(at, end) }] : found
}
