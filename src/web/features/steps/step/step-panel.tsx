import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { stepId } from '../../../../domain/step.ts'
import { openErrors } from '../../../../domain/steps/finding-key.ts'
import { DraftedBy } from '../../../drafting/drafted-by.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { isInDatabase } from '../step-plan.ts'
import { InterviewTab } from './interview-tab.tsx'
import type { KeptStep } from './kept-step.ts'
import type { SoughtPlace } from './narrative-editor.tsx'
import { NarrativeTab } from './narrative-tab.tsx'
import { QcTab } from './qc-tab.tsx'
import { StepStatusBadge } from './step-status.tsx'
import { useStepsRoom } from './steps-room.tsx'
import { useNarrative, useRestedNarrative } from './use-narrative.ts'
import { type StepInterview, useStepInterview } from './use-step-interview.ts'
import { useStepReport } from './use-step-report.ts'

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
        <h3 id={heading} className="text-subtitle font-bold">
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
  if (!steps && !error) return <Skeleton lines={2} label="Loading the step" />
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

/** One of a step's views (spec §2). */
type StepTab = 'interview' | 'narrative' | 'qc'

/** Begins an interview that was asked for before the plan was saved, once. */
function useBegun({ start }: StepInterview, isWanted: boolean): void {
  const isDue = useRef(isWanted)
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    void begin()
  }, [])
}

function Errors({ count }: { count: number }) {
  return (
    <Badge tone="danger">
      {count} <span className="sr-only">{count === 1 ? 'error' : 'errors'}</span>
    </Badge>
  )
}

function OpenStep({ step, milestone_number, isWanted }: { step: KeptStep; milestone_number: number; isWanted: boolean }) {
  const autosaved = useNarrative(step)
  const rested = useRestedNarrative(autosaved)
  const interview = useStepInterview(step)
  useBegun(interview, isWanted)
  const [tab, open] = useState<StepTab>(() => (interview.draft.slot === null && autosaved.text().trim() !== '' ? 'narrative' : 'interview'))
  // a step that nobody has begun is reported on when somebody looks: its plan is edited more often than that
  const shown = useStepReport(step, milestone_number, rested, tab !== 'interview' || rested.trim() !== '')
  const [sought, seek] = useState<SoughtPlace | null>(null)
  const select = (place: { start: number; end: number }) => {
    seek((before) => ({ ...place, at: (before?.at ?? 0) + 1 }))
    open('narrative')
  }
  const errors = shown.report ? openErrors(shown.report).length : 0
  return (
    <Tabs
      label={`Milestone ${milestone_number}`}
      value={tab}
      onChange={(to) => {
        seek(null)
        open(to)
      }}
      tabs={[
        {
          name: 'interview',
          label: 'Interview',
          content: <InterviewTab step={step} interview={interview} autosaved={autosaved} onDrafted={() => select({ start: 0, end: 0 })} />,
        },
        {
          name: 'narrative',
          label: 'Narrative',
          content: (
            <NarrativeTab
              step={step}
              milestone_number={milestone_number}
              autosaved={autosaved}
              rested={rested}
              shown={shown}
              sought={sought}
              onQc={() => open('qc')}
            />
          ),
        },
        {
          name: 'qc',
          label: 'QC Report',
          mark: errors > 0 && <Errors count={errors} />,
          content: (
            <QcTab
              step={step}
              milestone_number={milestone_number}
              autosaved={autosaved}
              shown={shown}
              hasNarrative={rested.trim() !== ''}
              onSelect={select}
            />
          ),
        },
      ]}
    />
  )
}
