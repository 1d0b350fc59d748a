import type { DraftProgress } from '../../domain/draft-progress.ts'
import { type Drafted, isByModel, keptNumbers, stoodInWords } from './draft-words.ts'
import type { DraftWatch } from './use-drafting.ts'

/** Hears a call that drafts milestone by milestone, and knows afterwards for which of them something stood in. */
type StandIns = {
  hear: (progress: DraftProgress) => void
  /** What stood in and why, in a sentence or two; null when nothing did. */
  words: () => string | null
}

/** Listens for what stands in, for the milestones of which something is taken. Why is what was noted as the first piece was given up; later notes are about other pieces. */
export function standIns(drafted: Exclude<Drafted, 'one'>, isTaken = (_milestone_number: number) => true): StandIns {
  let numbers: number[] = []
  let why: string | null = null
  return {
    hear: (progress) => {
      if (!isByModel(progress)) return
      const now = keptNumbers(progress).filter(isTaken)
      if (now.length > 0 && numbers.length === 0) why = progress.note ?? null
      numbers = now
    },
    words: () => (numbers.length === 0 ? null : stoodInWords(numbers, drafted, why)),
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
