import type { DraftedPiece, DraftProgress } from '../../domain/draft-progress.ts'
import { listed } from '../../language/characters.ts'

/** What is being drafted piece by piece, by which it is told what stands in for a piece that did not come. */
export type Drafted = 'text' | 'refinement' | 'deliverables' | 'criteria' | 'one'

/** Where a piece is, in words. What is kept of a refinement is the first draft, whoever wrote it; of anything else, what the built-in drafter wrote. */
export function stateWords(state: DraftedPiece['state'], drafted: Drafted): string {
  switch (state) {
    case 'waiting':
      return 'Waiting'
    case 'writing':
      return 'Writing'
    case 'checking':
      return 'Checking'
    case 'written':
      return 'Written'
    case 'kept':
      return drafted === 'refinement' ? 'First draft kept' : 'Built-in text kept'
  }
}

/** Whether a language model is at work; what any other drafter tells is not shown. */
export function isByModel(progress: DraftProgress | null): progress is DraftProgress {
  return progress?.written_by.kind === 'language-model'
}

/** How far all pieces are, for those who hear it: it changes with a piece that is done, not with every word. */
export function toldOf({ pieces, written_by }: DraftProgress): string {
  const written = pieces.filter(({ state }) => state === 'written').length
  const kept = pieces.filter(({ state }) => state === 'kept').length
  if (written + kept === 0) return `${written_by.label} is writing.`
  if (pieces.length === 1) return written === 1 ? 'Written.' : 'The built-in text is kept.'
  const keeping = kept === 0 ? '' : `, ${kept} ${kept === 1 ? 'stays' : 'stay'} as before`
  return `${written} of ${pieces.length} written${keeping}.`
}

/** What else is worth knowing, as long as something is still to come. */
export function noteOf({ pieces, note }: DraftProgress): string | null {
  return note !== undefined && !pieces.every(isOver) ? note : null
}

/** Whether nothing more comes of a piece. */
export function isOver({ state }: DraftedPiece): boolean {
  return state === 'written' || state === 'kept'
}

const KEEPS: Record<Exclude<Drafted, 'one'>, (are: boolean) => string> = {
  text: (are) => `${are ? 'have' : 'has'} the built-in drafter's text`,
  refinement: (are) => `${are ? 'stay' : 'stays'} as first drafted`,
  deliverables: (are) => `${are ? 'have' : 'has'} the built-in drafter's deliverables`,
  criteria: (are) => `${are ? 'have' : 'has'} the built-in drafter's criteria`,
}

/** What stood in for which milestones, and why: "Milestones 2 and 4 have the built-in drafter's text. The model did not answer." */
export function stoodInWords(numbers: readonly number[], drafted: Exclude<Drafted, 'one'>, why: string | null): string {
  const many = numbers.length > 1
  return `${many ? 'Milestones' : 'Milestone'} ${listed(numbers.map(String))} ${KEEPS[drafted](many)}.${why === null ? '' : ` ${why}`}`
}
