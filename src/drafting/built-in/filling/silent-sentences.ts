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
/** What was dictated may be one sentence to its end. */
const MOST_WORDS = 40

/** Words as somebody knows again who said them: too few to say something alone, and those of several sentences, by the whole sentences that they stand in. */
export function asSaid(answer: string, text: string): string[] {
  const start = answer.indexOf(text)
  const end = start + text.length
  const around = stretchesIn(answer)
    .filter((part) => start < part.end && end > part.start)
    .map((part) => answer.slice(part.start, part.end))
  const isClear = around.length < 2 && partedAtSpaces(text).length >= FEWEST_WORDS
  return start < 0 || isClear || around.length === 0 || around.some((one) => partedAtSpaces(one).length > MOST_WORDS) ? [text] : around
}
