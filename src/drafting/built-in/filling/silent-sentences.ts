import { partedAtSpaces } from '../../../language/characters.ts'
import { stretchesIn } from '../../../language/sentence.ts'

/** Sentences and lines of an answer of which no word was taken for anything, with words enough to say something. */
export function silentSentences(
  { slot, answer }: { slot: string; answer: string },
  taken: readonly { start: number; end: number }[],
): { slot: string; text: string }[] {
  return stretchesIn(answer).flatMap((part) => {
    const text = answer.slice(part.start, part.end)
    const isSilent = !taken.some(({ start, end }) => start < part.end && end > part.start)
    return isSilent && partedAtSpaces(text).length >= FEWEST_WORDS ? [{ slot, text }] : []
  })
}

const FEWEST_WORDS = 4
