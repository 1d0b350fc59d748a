import type { DraftProgress } from '../../domain/draft-progress.ts'
import { type Drafted, isByModel, stoodInWords } from './draft-words.ts'
import type { DraftWatch } from './use-drafting.ts'

/** Hears a call that drafts milestone by milestone, and knows afterwards for which of them something stood in. */
type StandIns = {
  hear: (progress: DraftProgress) => void
  /** What stood in and why, in a sentence or two; null when nothing did. */
  words: () => string | null
}

/** Listens for what stands in, for the milestones of which something is taken; why is told of the first of them. */
export function standIns(drafted: Exclude<Drafted, 'one'>, isTaken = (_milestone_number: number) => true): StandIns {
  let kept: { milestone_number: number; why: string | null }[] = []
  return {
    hear: (progress) => {
      if (!isByModel(progress)) return
      kept = progress.pieces.flatMap(({ milestone_number, state, why = null }) =>
        state === 'kept' && milestone_number !== undefined && isTaken(milestone_number) ? [{ milestone_number, why }] : [],
      )
    },
    words: () => {
      const [first] = kept
      const numbers = kept.map(({ milestone_number }) => milestone_number)
      return first ? stoodInWords(numbers, drafted, first.why) : null
    },
  }
}

/** The same watch, whose reports another one hears too. */
export function heardBy(watch: DraftWatch, hear: StandIns['hear']): DraftWatch {
  const report = (progress: DraftProgress) => {
    hear(progress)
    watch.report(progress)
  }
  return { ...watch, report }
}
