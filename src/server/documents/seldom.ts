import type { ReadingProgress } from '../../domain/solicitation/source.ts'
import type { Report } from './reader-message.ts'

/** Passes progress on at most once in `milliseconds`, but each new stage at once. `now` counts milliseconds. */
export function seldom(report: Report, milliseconds: number, now: () => number): Report {
  let told: { stage: ReadingProgress['stage']; at: number } | null = null
  return (progress) => {
    const at = now()
    if (told && told.stage === progress.stage && at - told.at < milliseconds) return
    told = { stage: progress.stage, at }
    report(progress)
  }
}
