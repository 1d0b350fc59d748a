import { stretchesIn } from '../../../language/sentence.ts'
import type { Linked } from './known-steps.ts'
import type { StepsSaid } from './said-steps.ts'
import type { Told } from './told.ts'
import { within } from './whole-parts.ts'

/**
 * Pass marks of an answer that says of no step that they are its own: what was `read` of them, as it is `told` of commitments, and the answer in which nothing
 * else is left to read: its other words are blank, so that places hold.
 */
export type MarksWithoutStep = { answer: string; read: Linked[]; told: Told[] }

/** Where what is told of a proof stands of a commitment: how it is judged is how it is measured. */
const AS_COMMITMENT: Readonly<Record<string, string>> = {
  quantity: 'quantity',
  limit: 'limit',
  condition: 'how',
  runs: 'how',
  evidence: 'how',
}

/**
 * Sentences that tell a limit and name no step: what they promise holds for the whole work, so it is read as a commitment. Of 100 such sentences the likeliest
 * step would be the right one of 50, and a pass mark that waits for its step is lost to who never places it.
 */
export function marksWithoutStep(
  answer: string,
  linked: readonly Linked[],
  { says, mentioned }: { says: StepsSaid; mentioned: (place: number) => readonly number[] | undefined },
): MarksWithoutStep {
  const isNamed = (place: number) => says(place).length > 0 || (mentioned(place)?.length ?? 0) > 0
  const own = stretchesIn(answer).filter((part) => {
    const inside = within(part, linked)
    return inside.some(({ told }) => told.cell === 'limit') && !inside.some(({ told }) => isNamed(told.start))
  })
  const read = own.flatMap((part) => within(part, linked)).filter(({ told }) => AS_COMMITMENT[told.cell] !== undefined)
  return {
    answer: blankBut(answer, own),
    read,
    told: read.map(({ told }): Told => ({ ...told, kind: 'commitment', cell: AS_COMMITMENT[told.cell] ?? '' })),
  }
}

function blankBut(answer: string, kept: readonly { start: number; end: number }[]): string {
  let at = 0
  const parts = kept.map(({ start, end }) => {
    const before = blank(answer.slice(at, start))
    at = end
    return before + answer.slice(start, end)
  })
  return parts.join('') + blank(answer.slice(at))
}

/** Lines stay lines: what stands on two of them is not one sentence. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
