import { useCallback, useMemo } from 'react'
import type { QcReport } from '../../../../domain/steps/qc-report.ts'
import type { StepToReport } from '../../../grounding/grounding-job.ts'
import { useNewest } from '../../../grounding/use-newest.ts'
import type { KeptStep } from './kept-step.ts'
import { useStepsRoom } from './steps-room.tsx'

/** A step's report, and whether it is of the words as they stand now. */
export type ShownReport = { report: QcReport | null; isLive: boolean }

/** What the quality rules say of a step while it is typed, worked out beside the screen; until that is known, or while it is not wanted, what the server said last. */
export function useStepReport(step: KeptStep, milestone_number: number, narrative: string, isWanted: boolean): ShownReport {
  const { checker, plan, sources } = useStepsRoom()
  const { overrules, qc_report } = step
  const narrative_md = narrative.trim() === '' ? null : narrative
  const question = useMemo(
    () =>
      isWanted && plan && sources ? { plan, sources, step: { milestone_number, narrative_md, overrules } satisfies StepToReport } : null,
    [isWanted, plan, sources, milestone_number, narrative_md, overrules],
  )
  const ask = useCallback(({ plan, sources, step }: NonNullable<typeof question>) => checker.report(sources, plan, step), [checker])
  const { answer, isFailed } = useNewest(question, ask)
  return isWanted && answer && !isFailed ? { report: answer, isLive: true } : { report: qc_report, isLive: false }
}
