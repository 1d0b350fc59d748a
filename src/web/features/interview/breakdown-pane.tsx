import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { advanceAt } from '../../../domain/interview.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Settle, WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Busy, SubmitButton } from './interview-buttons.tsx'
import type { Interview } from './use-interview.ts'
import { useUnanswered } from './use-unanswered.ts'

type BreakdownPaneProps = {
  interview: Interview
  topic: CurrentTopic
  breakdown: WorkBreakdownSlot
  /** What becomes of the present plan, which a new one would replace; null when there is none. */
  replaced: string | null
  busy: Busy
  onBack: () => void
  onSubmit: () => void
}

/** What was understood of the answers, in place of the question: to be corrected, and from the last question on to be submitted. */
export function BreakdownPane({ interview, topic, breakdown: Breakdown, replaced, busy, onBack, onSubmit }: BreakdownPaneProps) {
  const { questions, index, adaptive } = interview.draft
  const isLast = advanceAt(index, questions.length, adaptive !== 'not-asked') === 'submit'
  const heading = useRef<HTMLHeadingElement>(null)
  const isSaved = useSavedFirst(interview)
  useEffect(() => heading.current?.focus(), [])
  const unanswered = useUnanswered(topic, interview.draft)
  const foot = (settle: Settle) => (
    <div className="flex flex-col-reverse gap-3 border-t border-line pt-5 sm:flex-row sm:items-center sm:justify-between">
      <Button icon={ArrowLeft} onClick={onBack}>
        Back to the questions
      </Button>
      {isLast && (
        <SubmitButton {...{ busy, unanswered, replaced }} onSubmit={() => void settle().then((isAllSaved) => isAllSaved && onSubmit())} />
      )}
    </div>
  )
  return (
    <section aria-labelledby="understood" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-prose gap-1">
          <h2 ref={heading} id="understood" tabIndex={-1} className="text-title font-bold outline-none">
            {isLast ? 'Work breakdown' : 'What we understood so far'}
          </h2>
          <p className="text-muted">
            Read from your answers, the solicitation and your company profile. Correct any cell: the plan is composed from these rows as
            they stand, suggestions once you accept them.
          </p>
        </div>
        <Button icon={ArrowLeft} onClick={onBack}>
          Back to the questions
        </Button>
      </div>
      {isSaved ? <Breakdown topic={topic} foot={foot} /> : <Skeleton lines={8} label="Saving your answers" />}
    </section>
  )
}

/** Whether the server has been sent what was answered last, so that it is read too. */
function useSavedFirst({ saveNow }: Interview): boolean {
  const [isSaved, setSaved] = useState(false)
  const save = useEffectEvent(saveNow)
  useEffect(() => {
    let isThere = true
    void save().then(() => {
      if (isThere) setSaved(true)
    })
    return () => {
      isThere = false
    }
  }, [])
  return isSaved
}
