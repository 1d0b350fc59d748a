import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openErrors } from '../../../../domain/steps/finding-key.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { AnswersInTexts, useAnswersInTexts } from './answers-in-texts.tsx'
import { InterviewTab } from './interview-tab.tsx'
import { isInterviewClosed, type KeptStep } from './kept-step.ts'
import type { SoughtPlace } from './narrative-editor.tsx'
import { NarrativeTab } from './narrative-tab.tsx'
import { QcTab } from './qc-tab.tsx'
import { useStepsRoom } from './steps-room.tsx'
import { useNarrative, useRestedNarrative } from './use-narrative.ts'
import { type StepInterview, useStepInterview } from './use-step-interview.ts'
import { useStepReport } from './use-step-report.ts'

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

type OpenStepProps = {
  step: KeptStep
  milestone_number: number
  /** Whether its interview was asked for before the plan was saved. */
  isWanted: boolean
}

/** The three views of a step that the server knows. */
export function OpenStep({ step, milestone_number, isWanted }: OpenStepProps) {
  const { topic, editor } = useStepsRoom()
  const toQc = () => {
    open('qc')
    document.getElementById(`step-${milestone_number}-name`)?.scrollIntoView()
  }
  const autosaved = useNarrative(step, toQc)
  const rested = useRestedNarrative(autosaved)
  const interview = useStepInterview(step)
  useBegun(interview, isWanted)
  const texts = useAnswersInTexts(topic, editor, milestone_number, isInterviewClosed(step))
  const [tab, open] = useState<StepTab>(() => (interview.draft.slot === null && autosaved.text().trim() !== '' ? 'narrative' : 'interview'))
  // a step that nobody has begun is reported on when somebody looks: its plan is edited more often than that
  const shown = useStepReport(step, milestone_number, rested, tab !== 'interview' || rested.trim() !== '')
  const [sought, seek] = useState<SoughtPlace | null>(null)
  const select = (place: { start: number; end: number }) => {
    seek((before) => ({ ...place, at: (before?.at ?? 0) + 1 }))
    open('narrative')
  }
  const errors = shown.report ? openErrors(shown.report).length : 0
  const drafted = () => {
    select({ start: 0, end: 0 })
    void texts.follow()
  }
  return (
    <>
      <AnswersInTexts changed={texts.changed} takeOver={texts.takeOver} />
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
            content: <InterviewTab step={step} interview={interview} autosaved={autosaved} onDrafted={drafted} />,
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
                onQc={toQc}
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
    </>
  )
}
