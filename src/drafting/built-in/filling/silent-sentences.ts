import { partedAtSpaces } from '../../../language/characters.ts'
/** Sentences and lines of an answer of which no word was taken for anything, with words enough to say something. */
export function silentSentences(
  { slot, answer }: { slot: string; answer: string },
  taken: readonly { start: number; end: number }[],
): { slot: string; text: string }[] {
  const parts = [...answer.matchAll(/[^.!?;\n]+[.!?;]?/g)]
  return parts.flatMap(({ index, 0: part }) => {
    const isSilent = !taken.some(({ start, end }) => start < index + part.length && end > index)
    return isSilent && partedAtSpaces(part.trim()).length >= FEWEST_WORDS ? [{ slot, text: part.trim() }] : []
  })
}

const FEWEST_WORDS = 4
