import { openErrors } from '../../../../domain/steps/finding-key.ts'
import { isToMend, leftIn, type ThingLeft } from '../../../../domain/steps/thing-left.ts'
import type { KeptStep } from './kept-step.ts'

const MENDS = 'Mend it in the narrative of the step, or overrule it with a reason in its QC report.'

/** The errors that keep narratives from being finalized, in milestones in which nothing else is to mend: such a milestone is not ready (spec §2). */
export function stepErrors(
  things: readonly ThingLeft[],
  steps: readonly Pick<KeptStep, 'step_id' | 'qc_report' | 'user_narrative_md'>[],
): ThingLeft[] {
  return steps.flatMap(({ step_id, qc_report, user_narrative_md }) => {
    const milestone_number = Number(step_id.slice('step-'.length))
    if (!qc_report || !user_narrative_md || leftIn(things, milestone_number).some(isToMend)) return []
    return openErrors(qc_report).map(({ message, quote }): ThingLeft => {
      const place = { message, milestone_number, ...(quote !== undefined && { quote }) }
      return { reason: 'quality', severity: 'error', mends: MENDS, places: [place] }
    })
  })
}
