import { useCallback, useEffect, useMemo } from 'react'
import type { QcReport } from '../../../../domain/steps/qc-report.ts'
import type { StepToReport } from '../../../grounding/grounding-job.ts'
import { useNewest } from '../../../grounding/use-newest.ts'
import type { KeptStep } from './kept-step.ts'
import { hasSameErrors } from './step-errors.ts'
import { useStepsRoom } from './steps-room.tsx'

/** A step's report, and whether it is of the words as they stand now. */
export type ShownReport = { report: QcReport | null; isLive: boolean }

/**
 * What the quality rules say of a step while it is typed, worked out beside the screen; until that is known, or while it is not wanted, what the server said
 * last. What is to mend is counted everywhere as it is shown here.
 */
export function useStepReport(step: KeptStep, milestone_number: number, narrative: string, isWanted: boolean): ShownReport {
  const { checker, plan, sources, onServer } = useStepsRoom()
  const { step_id, overrules, qc_report } = step
  const narrative_md = narrative.trim() === '' ? null : narrative
  const question = useMemo(
    () =>
      isWanted && plan && sources ? { plan, sources, step: { milestone_number, narrative_md, overrules } satisfies StepToReport } : null,
    [isWanted, plan, sources, milestone_number, narrative_md, overrules],
  )
  const ask = useCallback(({ plan, sources, step }: NonNullable<typeof question>) => checker.report(sources, plan, step), [checker])
  const { answer, isFailed } = useNewest(question, ask)
  const live = isWanted && !isFailed ? answer : null
  const { change } = onServer
  useEffect(() => {
    if (live && !hasSameErrors(live, qc_report)) change(step_id, { qc_report: live })
  }, [live, qc_report, change, step_id])
  return live ? { report: live, isLive: true } : { report: qc_report, isLive: false }
}
