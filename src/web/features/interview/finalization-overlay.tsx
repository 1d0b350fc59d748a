import { DraftingBoard } from '../../drafting/drafting-board.tsx'
import { Button } from '../../ui/button.tsx'
import { Overlay } from '../../ui/dialog/overlay.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { FinalizationStage } from './finalization.ts'
import type { Writing } from './use-finalization.ts'

type FinalizationOverlayProps = { stage: FinalizationStage | null; writing: Writing | null; onCancel: () => void }

/** What the overlay says and how far its bar stands at a stage, in percent (spec §4, §9). The contract is saved before it is shown. */
const SHOWN: Record<Exclude<FinalizationStage, 'contract'>, { message: string; percent: number }> = {
  building: { message: 'Building your initial work plan…', percent: 25 },
  refining: { message: 'Refining each milestone with your answers…', percent: 50 },
  deliverables: { message: 'Generating deliverables for each milestone…', percent: 75 },
  saving: { message: 'Saving your work plan…', percent: 75 },
  complete: { message: 'Your work plan is ready.', percent: 100 },
}

/** Covers the screen while the work plan is made, with a message and a bar, and what a language model writes; hidden before that (spec §4). */
export function FinalizationOverlay({ stage, writing, onCancel }: FinalizationOverlayProps) {
  if (stage === null || stage === 'contract') return null
  const { message, percent } = SHOWN[stage]
  return (
    <Overlay title="Processing Work Plan" message={message} isWide={writing !== null}>
      <div className="grid gap-2">
        <Progress percent={percent} label="Work plan progress" />
        <p className="numeric text-caption text-muted">{percent}%</p>
      </div>
      {writing && <DraftingBoard {...writing} />}
      <div className="sticky -bottom-5 -mb-3 flex items-center justify-between gap-3 bg-surface py-3 sm:-bottom-8">
        <p className="max-w-64 text-caption text-muted">Each finished stage is kept, so a reload goes on from here.</p>
        <Button variant="quiet" onClick={onCancel} disabled={stage === 'complete'}>
          Cancel
        </Button>
      </div>
    </Overlay>
  )
}
