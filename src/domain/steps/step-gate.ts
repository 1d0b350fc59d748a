import type { StepStatus } from '../step.ts'
import type { QcReport } from './qc-report.ts'

/** What happens to a step. Everything but an answer comes with what the quality rules say of the step as it then stands. */
export type StepEvent =
  | { kind: 'answered' }
  /** The interview is closed and the narrative drafted from it. */
  | { kind: 'interview_closed'; report: QcReport }
  /** The narrative is kept as a draft. */
  | { kind: 'draft_saved'; report: QcReport }
  /** The person asks for the step to be finalized, after its interview or with words of their own in its place. */
  | { kind: 'finalize_asked'; report: QcReport }
  /** Something around the narrative has changed that it does not tell, or what is overruled. */
  | { kind: 'checked_again'; report: QcReport }
  /** What the narrative tells reads otherwise by now: printed beside the plan it would contradict it. */
  | { kind: 'milestone_changed'; report: QcReport }

/** The status that a step has after something happened to it (spec §4). A narrative that was finalized has to be finalized again when it is edited, or when its milestone is. */
export function statusAfter(status: StepStatus, event: StepEvent): StepStatus {
  if (event.kind === 'answered') return status === 'not_started' ? 'in_progress' : status
  const judged = event.report.status === 'pass' ? 'ready' : 'needs_revision'
  switch (event.kind) {
    case 'interview_closed':
      return judged
    case 'draft_saved':
    case 'milestone_changed':
      return isInterviewOpen(status) ? 'in_progress' : judged
    case 'finalize_asked':
      return judged === 'ready' ? 'finalized' : judged
    case 'checked_again':
      if (isInterviewOpen(status)) return status
      return status === 'finalized' && judged === 'ready' ? 'finalized' : judged
  }
}

function isInterviewOpen(status: StepStatus): boolean {
  return status === 'not_started' || status === 'in_progress'
}
