import { keyTerms } from '../../../domain/grounding/key-terms.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'

/** This share of a sentence's telling words has to be left, wherever in the draft they now stand. */
const LEFT = 0.5

/** With fewer telling words than this a sentence may be told in others; what is a duty keeps its words. */
const FEWEST_WORDS = 6
const FEWEST_OF_DUTY = 1
const DUTY = ' shall '

/** The same of the words that no other sentence of its part says: in a long part the others hold most words of any sentence. */
const OWN_LEFT = 0.34
const FEWEST_OWN = 4

/** A part of a draft before and after it was worded. */
export type Reworded = { id: string; before: string; after: string }

/** The sentences of a part that its new words say no longer, and that no other part has come to say. */
export function unsaidIn(part: Reworded, all: readonly Reworded[]): string[] {
  if (part.after === part.before) return []
  const said = keyTerms(part.after).words
  const sentences = sentencesOfLines(part.before).map((sentence) => ({ sentence, words: keyTerms(sentence).words }))
  const times = new Map<string, number>()
  for (const { words } of sentences) for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return sentences.flatMap(({ sentence, words }) => {
    const fewest = sentence.includes(DUTY) ? FEWEST_OF_DUTY : FEWEST_WORDS
    const own = new Set([...words].filter((word) => times.get(word) === 1))
    const isLost = words.size >= fewest && shareIn(words, said) < LEFT && !hasCome(words, part, all)
    const isOwnLost = own.size >= FEWEST_OWN && shareIn(own, said) < OWN_LEFT && !hasCome(own, part, all)
    return isLost || isOwnLost ? [sentence] : []
  })
}

/** Another part says it now; what it has said before as well does not make up for it. */
function hasCome(words: ReadonlySet<string>, { id }: Reworded, all: readonly Reworded[]): boolean {
  return all.some(
    ({ id: other, before, after }) =>
      other !== id && before !== after && shareIn(words, keyTerms(after).words) >= LEFT && shareIn(words, keyTerms(before).words) < LEFT,
  )
}

function shareIn(words: ReadonlySet<string>, said: ReadonlySet<string>): number {
  return [...words].filter((word) => said.has(word)).length / words.size
}
