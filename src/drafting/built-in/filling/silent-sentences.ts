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

/** Who names a question of the interview speaks to whoever asks, and not of the work: "as I said in question 3". */
const OF_INTERVIEW = /\b(?:questions?|answers?(?: to)?)(?: no\.?)? \d{1,2}\b|\bQ\d{1,2}\b/i

/** What is told without what stands in remarks on the interview itself, which are silent then. */
export function withoutRemarks<One extends { start: number; end: number }>({ answer }: { answer: string }, told: readonly One[]): One[] {
  const remarks = stretchesIn(answer).filter(({ start, end }) => OF_INTERVIEW.test(answer.slice(start, end)))
  return told.filter(({ start, end }) => !remarks.some((part) => start < part.end && end > part.start))
}
