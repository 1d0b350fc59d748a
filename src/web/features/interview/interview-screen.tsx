import { useQuery } from '@tanstack/react-query'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { useStored } from '../../app/browser-store.ts'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { useBuiltInInstead } from '../../drafting/built-in-instead.ts'
import type { Drafting } from '../../drafting/use-drafting.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { late } from '../../ui/late.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ADAPTIVE_TITLE } from './adaptive-questions.ts'
import { BreakdownPane } from './breakdown-pane.tsx'
import { FinalizationOverlay } from './finalization-overlay.tsx'
import { type InterviewDraft, transcript, withOtherTopic } from './interview-draft.ts'
import { interviewQueries } from './interview-queries.ts'
import { type ModelWait, QuestionCard } from './question-card.tsx'
import { replacedPlanWords } from './replaced-plan.ts'
import { useAdaptiveQuestions } from './use-adaptive-questions.ts'
import { type FinalizationControl, useFinalization } from './use-finalization.ts'
import { useInterview } from './use-interview.ts'
import { useInterviewPlace } from './use-interview-place.ts'

const ProjectReview = late(
  async () => (await import('./review/project-review.tsx')).ProjectReview,
  <Skeleton lines={12} label="Loading the project" />,
)

type InterviewScreenProps = { topic: CurrentTopic; first: InterviewDraft; breakdown: WorkBreakdownSlot }

/** One topic's interview: first the project as it was entered, then its questions one at a time, then the finalization over it all. */
export function InterviewScreen({ topic, first, breakdown }: InterviewScreenProps) {
  const interview = useInterview(topic, first)
  const adaptive = useAdaptiveQuestions(topic, interview)
  const finalization = useFinalization(topic)
  const hasPlan = useHasPlan(topic)
  // whoever was on the steps meanwhile, perhaps in another tab, has gone further with them
  const { data: told } = useQuery({ ...interviewQueries.steps(topic), enabled: hasPlan })
  const replaced = hasPlan ? replacedPlanWords(told?.steps ?? []) : null
  const builtIn = useBuiltInInstead(topic)
  const { draft } = interview
  const { isAtProject, isLooking, begin, look, back } = useInterviewPlace(interview)
  const busy = adaptive.busy ? 'adaptive' : finalization.stage === null ? null : 'finalizing'
  const submit = () => {
    back()
    void finalization.submit(transcript(draft))
  }
  return (
    <div className="grid gap-8">
      <PageHeading title="Global Interview" lead={isAtProject ? topic.name : undefined} />
      {hasPlan && finalization.stage === null && <FinishedNotice />}
      {!isAtProject && isLooking && (
        <BreakdownPane interview={interview} breakdown={breakdown} {...{ topic, replaced, busy }} onBack={back} onSubmit={submit} />
      )}
      {!isAtProject && !isLooking && (
        <QuestionCard
          interview={interview}
          topic={topic}
          replaced={replaced}
          busy={busy}
          writing={waitOf(adaptive.drafting, finalization)}
          failure={finalization.failure}
          onBuiltIn={builtIn}
          onAskAdaptive={adaptive.ask}
          onSubmit={submit}
          onLook={topic.storeId === '' ? null : look}
        />
      )}
      {isAtProject && (
        <ProjectReview
          topic={topic}
          isStarted={draft.started}
          onStart={() => {
            interview.change((now) => ({ ...now, started: true }))
            begin()
          }}
          onOtherTopic={() => interview.change(withOtherTopic)}
        />
      )}
      <FinalizationOverlay stage={finalization.stage} writing={finalization.writing} onCancel={finalization.cancel} />
    </div>
  )
}

/** What a language model writes while the question is still to be seen: further questions, or the contract's summary before the overlay. */
function waitOf(drafting: Drafting, { stage, writing, cancel }: FinalizationControl): ModelWait | null {
  if (drafting.progress) return { title: ADAPTIVE_TITLE, progress: drafting.progress, onStop: drafting.stop }
  if (stage !== 'contract' || !writing) return null
  return { title: 'Saving your interview and summing it up…', progress: writing.progress, onStop: cancel }
}

/** Whether this topic was interviewed before and has a plan that submitting again would replace. */
function useHasPlan(topic: CurrentTopic): boolean {
  const contract = useStored('globalContract')
  const plan = useStored('refinedWorkPlan')
  return contract.ok && contract.value.topic_slug === topic.slug && contract.value.topic_store_id === topic.storeId && plan.ok
}

function FinishedNotice() {
  return (
    <Banner tone="success" title="This interview is submitted" actions={<ButtonLink to="/steps">Go to Step Management</ButtonLink>}>
      Your work plan was made from these answers. Submitting again makes a new plan in its place.
    </Banner>
  )
}
