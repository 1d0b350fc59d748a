import { termPieces } from '../../domain/program-terms.ts'
import { late } from './late.tsx'

const TermTip = late(
  async () => (await import('./term-tip.tsx')).TermTip,
  ({ words }) => words,
)

/** A text of the program in which each term says what it means when the mouse rests on it, or the keyboard or a finger comes to it. */
export function Terms({ text }: { text: string }) {
  return termPieces(text).map(({ words, term }) => (term ? <TermTip key={words} words={words} {...term} /> : words))
}
