import { stretchesIn } from '../../../language/sentence.ts'
import type { Linked } from './known-steps.ts'
import { placedWords } from './placed-words.ts'
import type { StepsSaid } from './said-steps.ts'
import type { Told } from './told.ts'
import { within } from './whole-parts.ts'

/**
 * Pass marks of an answer that says of no step that they are its own: as they are `told` of commitments, and the answer in which nothing else is left to
 * read: its other words are blank, so that places hold. Sentences that were not read whole wait. What was read of both is `taken`.
 */
export type MarksWithoutStep = { answer: string; taken: Linked[]; told: Told[]; waits: { start: number; end: number }[] }

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
 * step would be the right one of 50, and a pass mark that waits for its step is lost to who never places it. A sentence of which a name or a figure was
 * left over was not understood, and none of it is promised or offered to a step: it waits to be placed.
 */
export function marksWithoutStep(
  answer: string,
  linked: readonly Linked[],
  { says, mentioned }: { says: StepsSaid; mentioned: (place: number) => readonly number[] | undefined },
): MarksWithoutStep {
  const isNamed = (place: number) => says(place).length > 0 || (mentioned(place)?.length ?? 0) > 0
  const parts = stretchesIn(answer).map((part) => ({ ...part, inside: within(part, linked) }))
  const isOfNone = ({ inside }: Inside) => inside.some(tellsMark) && !inside.some(({ told }) => isNamed(told.start))
  const ofNone = parts.filter(isOfNone)
  const own = ofNone.filter((part) => isReadWhole(answer, part))
  const waits = ofNone.filter((part) => !own.includes(part))
  const read = own.flatMap(({ inside }) => inside).filter(isOfCommitment)
  return {
    answer: blankBut(answer, own),
    taken: [...read, ...waits.flatMap(({ inside }) => inside)],
    told: read.map(({ told }): Told => ({ ...told, kind: 'commitment', cell: AS_COMMITMENT[told.cell] ?? '' })),
    waits,
  }
}

/** A sentence and what was read in it. */
type Inside = { start: number; end: number; inside: readonly Linked[] }

function tellsMark({ told: { cell } }: Linked): boolean {
  return cell === 'limit' || cell === 'quantity' || cell === 'judge'
}

function isOfCommitment({ told: { cell } }: Linked): boolean {
  return AS_COMMITMENT[cell] !== undefined
}

/** Whether a sentence tells a limit, and each name and figure in it stands in a cell. */
function isReadWhole(answer: string, { start, end, inside }: Inside): boolean {
  const placed = inside.filter(isOfCommitment)
  const words = placedWords(answer).filter((word) => word.start >= start && word.end <= end && NAMING.has(word.pos))
  const isPlaced = (place: number) => placed.some(({ told }) => place >= told.start && place < told.end)
  return inside.some(({ told }) => told.cell === 'limit') && words.every((word) => isPlaced(word.start))
}

const NAMING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'NUM'])

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
