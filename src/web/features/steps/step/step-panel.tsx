import { useState } from 'react'
import { type ShownStatus, type StepStatus, shownStatus, stepId } from '../../../../domain/step.ts'
import { DraftedBy } from '../../../drafting/drafted-by.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.tsx'
import type { Tone } from '../../../ui/notice-look.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isInDatabase } from '../step-plan.ts'
import { useStepsRoom } from './steps-room.tsx'

const COMING = <Skeleton lines={2} label="Loading the step" />

const OpenStep = late(async () => (await import('./open-step.tsx')).OpenStep, COMING)

/** The step of a milestone: its interview, its narrative and its QC report (spec §2). */
export function StepPanel({ milestone_number }: { milestone_number: number }) {
  const { topic, isOnServer, onServer } = useStepsRoom()
  const [isWanted, want] = useState(false)
  const step = onServer.steps?.get(stepId(milestone_number))
  const heading = `step-${milestone_number}-name`
  return (
    <section
      data-part="narrative"
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line px-5 py-5 sm:px-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={heading} className="scroll-mt-32 text-subtitle font-bold">
          Milestone {milestone_number}
        </h3>
        {step && <StepStatusBadge status={step.status} />}
        {step && (
          <span className="min-w-0 empty:hidden sm:ml-auto">
            <DraftedBy topic={topic} step_id={step.step_id} />
          </span>
        )}
      </header>
      {!isOnServer && <BeforeSaving want={want} />}
      {isOnServer && step && <OpenStep key={step.step_id} step={step} milestone_number={milestone_number} isWanted={isWanted} />}
      {isOnServer && !step && <NoStep />}
    </section>
  )
}

/** A plan that only this browser has is saved before its first interview begins (spec §4, Using local storage as fallback). */
function BeforeSaving({ want }: { want: (isWanted: boolean) => void }) {
  const { editor } = useStepsRoom()
  const [saving, note] = useState<'idle' | 'busy' | 'failed'>('idle')
  const start = async () => {
    note('busy')
    want(true)
    await editor.savePlan()
    if (!isInDatabase(editor.state().plan)) {
      note('failed')
      // a plan that is saved later, by itself or for another step, begins no interview that nobody waits for any more
      want(false)
    }
    await editor.saveAll()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 grow basis-72 text-muted" role={saving === 'failed' ? 'alert' : undefined}>
        {saving === 'failed'
          ? 'The plan could not be saved yet, so its steps cannot begin. It is kept in this browser; try again.'
          : 'The interview saves the plan first, which only this browser has.'}
      </p>
      <Button variant="primary" busy={saving === 'busy'} onClick={start}>
        Start Interview
      </Button>
    </div>
  )
}

/** The state of the steps is on its way, or did not come, or has no such step. */
function NoStep() {
  const { onServer } = useStepsRoom()
  const { steps, error, isFetching, retry } = onServer
  if (!steps && !error) return COMING
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted">
        {steps ? 'The server does not know this step yet.' : 'Failed to load step state.'} What you typed is kept in this browser.
      </p>
      <Button busy={isFetching} onClick={retry}>
        Try again
      </Button>
    </div>
  )
}

const WORDS: Record<ShownStatus, { words: string; tone: Tone }> = {
  'not-started': { words: 'Not started', tone: 'neutral' },
  'in-progress': { words: 'In progress', tone: 'neutral' },
  'needs-qc': { words: 'Needs QC', tone: 'warning' },
  ready: { words: 'Ready', tone: 'success' },
  finalized: { words: 'Finalized', tone: 'success' },
}

/** Where a step stands, in words (spec §4). */
function StepStatusBadge({ status }: { status: StepStatus }) {
  const shown = shownStatus(status)
  return (
    <span data-status={shown}>
      <Badge tone={WORDS[shown].tone}>{WORDS[shown].words}</Badge>
    </span>
  )
}
