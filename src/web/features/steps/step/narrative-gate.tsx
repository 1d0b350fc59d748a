import { useQuery } from '@tanstack/react-query'
import { useId, useSyncExternalStore } from 'react'
import { openErrors } from '../../../../domain/steps/finding-key.ts'
import type { QcReport } from '../../../../domain/steps/qc-report.ts'
import { planReview } from '../../../left/plan-review.ts'
import { Button } from '../../../ui/button.tsx'
import { LINK_LOOK } from '../../../ui/link-look.ts'
import { SaveState } from '../../../ui/save-state.tsx'
import type { AutosavedNarrative } from './autosaved-narrative.ts'
import type { KeptStep } from './kept-step.ts'
import { finalizeBlock } from './qc-findings.ts'
import { besideReport } from './step-errors.ts'
import { useStepsRoom } from './steps-room.tsx'

type NarrativeGateProps = {
  step: KeptStep
  autosaved: AutosavedNarrative
  narrative: string
  report: QcReport | null
  /** Whether somebody is changing the narrative by voice. */
  isSpoken: boolean
  /** Takes over what stands in the box and was not typed. */
  beforeSave: () => void
  onQc: () => void
}

/**
 * Saves the narrative, or asks for its step to be finalized, and says what keeps it from that. The button can be pressed all the same: the server
 * decides, and what is typed is saved (spec §4).
 */
export function NarrativeGate({ step, autosaved, narrative, report, isSpoken, beforeSave, onQc }: NarrativeGateProps) {
  // only what the buttons need, so that a key does not draw them anew
  const saving = useSyncExternalStore(autosaved.subscribe, autosaved.shownSaving)
  const asked = useSyncExternalStore(autosaved.subscribe, autosaved.asked)
  const why = useId()
  const isHeldUp = asked !== null || isSpoken
  const save = (finalize: boolean) => {
    beforeSave()
    void autosaved.commit(finalize)
  }
  const block = finalizeBlock(narrative, report)
  const left = useLeftToMend(step, report)
  const hasErrors = report !== null && openErrors(report).length > 0
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={asked === 'draft'} disabled={isHeldUp} onClick={() => save(false)}>
          Save Draft
        </Button>
        <Button variant="primary" busy={asked === 'finalize'} disabled={isHeldUp} aria-describedby={why} onClick={() => save(true)}>
          Finalize Step
        </Button>
        <SaveState saving={saving} idle="Kept in this browser as you type" />
      </div>
      <p id={why} className={`flex flex-wrap items-center gap-x-2 ${block && hasErrors ? 'text-danger' : 'text-muted'}`}>
        {(block ?? gateWords(step, narrative)) + left}
        {hasErrors && (
          <button type="button" onClick={onQc} className={LINK_LOOK}>
            Open the QC Report
          </button>
        )}
      </p>
    </div>
  )
}

/** What stays to be mended in the step's milestone before the plan is handed in, and keeps no step from being finalized. */
function useLeftToMend({ step_id }: KeptStep, report: QcReport | null): string {
  const { topic, isOnServer } = useStepsRoom()
  const { data } = useQuery({ ...planReview(topic), enabled: isOnServer })
  const { length } = besideReport(data?.left ?? [], Number(step_id.slice('step-'.length)), report)
  return length === 0 ? '' : ` Beside that its milestone has ${length} to mend before the plan is handed in, listed above.`
}

function gateWords({ status, user_narrative_md }: KeptStep, narrative: string): string {
  if (status !== 'finalized') return 'Nothing keeps this step from being finalized.'
  return narrative === user_narrative_md
    ? 'This step is finalized. Editing its narrative takes that back.'
    : 'This step was finalized as it was saved. Finalize it again with what you have changed.'
}
