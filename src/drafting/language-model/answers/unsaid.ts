import { keyTerms } from '../../../domain/grounding/key-terms.ts'
import { sentencesIn } from '../../../domain/solicitation/sentence.ts'

/** This share of a sentence's telling words has to be left, wherever in the draft they now stand. */
const LEFT = 0.5

/** With fewer telling words than this a sentence may be told in others. */
const FEWEST_WORDS = 4

/** A part of a draft before and after it was worded. */
export type Reworded = { id: string; before: string; after: string }

/** The sentences of a part that its new words say no longer, and that no other part has come to say. */
export function unsaidIn(part: Reworded, all: readonly Reworded[]): string[] {
  if (part.after === part.before) return []
  const said = keyTerms(part.after).words
  return sentencesOf(part.before).filter((sentence) => {
    const { words } = keyTerms(sentence)
    if (words.size < FEWEST_WORDS || shareIn(words, said) >= LEFT) return false
    return !all.some((other) => other.id !== part.id && hasCome(words, other))
  })
}

/** What another part has said before as well does not make up for it. */
function hasCome(words: ReadonlySet<string>, { before, after }: Reworded): boolean {
  return before !== after && shareIn(words, keyTerms(after).words) >= LEFT && shareIn(words, keyTerms(before).words) < LEFT
}

function shareIn(words: ReadonlySet<string>, said: ReadonlySet<string>): number {
  return [...words].filter((word) => said.has(word)).length / words.size
}

function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => sentencesIn(line).map(({ start, end }) => line.slice(start, end).trim()))
}
