import { Rows3 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DraftProgress } from '../../../domain/draft-progress.ts'
import { advanceAt, interviewHeader } from '../../../domain/interview.ts'
import { toldWords } from '../../../domain/open-answer.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { useChosenDrafter } from '../../drafting/chosen-drafter.ts'
import { DraftNotice } from '../../drafting/draft-notice.tsx'
import { useModelName } from '../../drafting/drafter-queries.ts'
import { ModelFailed } from '../../drafting/model-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { late } from '../../ui/late.tsx'
import { Progress } from '../../ui/progress.tsx'
import { waysAmong } from '../../voice/hands-free/use-desk.ts'
import { useHandsFree } from '../../voice/hands-free/use-hands-free.ts'
import { AdaptiveNotice } from './adaptive-notice.tsx'
import { AnswerField } from './answer-field.tsx'
import type { Notice } from './finalization.ts'
import { type Busy, InterviewButtons } from './interview-buttons.tsx'
import { answeredOf } from './interview-draft.ts'
import { QuestionOutline } from './question-outline.tsx'
import type { Interview } from './use-interview.ts'
import { useLeaving } from './use-leaving.ts'
import { useUnanswered } from './use-unanswered.ts'

const GoneAnswers = late(async () => (await import('./gone-answers.tsx')).GoneAnswers)

/** A language model at work on what comes next, and the way to stop it. */
export type ModelWait = { title: string; progress: DraftProgress; onStop: () => void }

type QuestionCardProps = {
  interview: Interview
  topic: CurrentTopic
  /** What becomes of the present plan, which a new one would replace; null when there is none. */
  replaced: string | null
  busy: Busy
  writing: ModelWait | null
  /** Why the last finalization failed; null when it did not. */
  failure: Notice | null
  /** Has the built-in drafter draft from now on; null where it drafts anyway. */
  onBuiltIn: (() => void) | null
  onAskAdaptive: () => void
  onSubmit: () => void
  /** Shows what was understood so far; null where there is no work breakdown. */
  onLook: (() => void) | null
}

/** One question of the interview with its answer and the ways on and back (spec §2). */
export function QuestionCard(props: QuestionCardProps) {
  const { interview, topic, replaced, busy, writing, failure, onBuiltIn, onAskAdaptive, onSubmit, onLook } = props
  const byBuiltIn = (then: () => void) =>
    onBuiltIn &&
    (() => {
      onBuiltIn()
      then()
    })
  const { draft, goTo, startOver } = interview
  const { questions, index, adaptive } = draft
  const advance = useRef<HTMLButtonElement>(null)
  const [isSpeaking, setSpeaking] = useState(false)
  const { isReading, unlessStopped } = useLeaving(interview)
  const handsFree = useHandsFree()
  const isByModel = useIsByModel(topic)
  const unanswered = useUnanswered(topic, draft)
  const question = questions[index]
  if (!question) return null
  const way = advanceAt(index, questions.length, adaptive !== 'not-asked')
  const answered = answeredOf(draft, topic.programType)
  const isBusy = busy !== null || isReading || isSpeaking
  return (
    <Card
      title={interviewHeader(index)}
      footer={
        <InterviewButtons
          advance={way}
          advanceRef={advance}
          isFirst={index === 0}
          busy={busy ?? (isReading ? 'reading' : isSpeaking ? 'voice' : null)}
          unanswered={unanswered}
          replaced={replaced}
          onPrevious={() => goTo(index - 1)}
          onNext={unlessStopped(() => goTo(index + 1))}
          onStartOver={startOver}
          onSubmitInitial={unlessStopped(onAskAdaptive)}
          onSubmit={unlessStopped(onSubmit)}
          onLook={onLook && unlessStopped(onLook)}
        />
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <InterviewProgress {...answered} isDisabled={isBusy} onLook={onLook} />
        <QuestionOutline draft={draft} isDisabled={isBusy} onGo={(to) => unlessStopped(() => goTo(to))()} />
        <AnswerField
          key={question.slot}
          {...{ topic, interview, question }}
          position={index + 1}
          isBusy={busy !== null}
          handsFree={handsFree}
          onMove={waysAmong(questions.length, index, goTo)}
          onVoiceBusy={setSpeaking}
          onAdvance={() => advance.current?.click()}
        />
        {draft.gone.length > 0 && (
          <GoneAnswers gone={draft.gone} isDisabled={isBusy} onTake={(words) => added(interview, question.slot, words)} />
        )}
        {writing && <DraftNotice {...writing} kept="Your answers stay when you stop it." />}
        {!writing && (
          <AdaptiveNotice
            busy={busy === 'adaptive'}
            isByModel={isByModel}
            failed={adaptive === 'failed' && index === questions.length - 1}
            onRetry={onAskAdaptive}
            onBuiltIn={byBuiltIn(onAskAdaptive)}
          />
        )}
        {failure && busy === null && (
          <ModelFailed
            title={failure.title}
            why={failure.description}
            kept="Your answers are kept."
            onBuiltIn={byBuiltIn(onSubmit)}
            onAgain={onSubmit}
          />
        )}
      </div>
    </Card>
  )
}

/** Adds words to the answer of the question that is open; gives back how to undo it. */
function added({ draft, type }: Interview, slot: string, words: string): () => void {
  const before = draft.answers[slot] ?? ''
  type([toldWords(before), words].filter((part) => part.trim() !== '').join('\n\n'))
  return () => type(before)
}

/** Whether a language model words the questions: somebody has one, and did not choose the built-in drafter. */
function useIsByModel(topic: CurrentTopic): boolean {
  const model = useModelName()
  return useChosenDrafter(topic) === 'model' && model !== null
}

type ProgressProps = { answered: number; total: number; isDisabled: boolean; onLook: (() => void) | null }

/** How far the interview has come: a bar and the counter answered / total (spec §2), and the way to what was understood so far. */
function InterviewProgress({ answered, total, isDisabled, onLook }: ProgressProps) {
  return (
    <div className="grid gap-2">
      <Progress percent={Math.round((answered / total) * 100)} label="Questions answered" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="numeric text-caption text-muted">
          {answered} / {total} answered
        </p>
        {onLook && answered > 0 && (
          <Button variant="quiet" icon={Rows3} disabled={isDisabled} onClick={onLook} className="-mr-4">
            What we understood so far
          </Button>
        )}
      </div>
    </div>
  )
}
