import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { toldWords } from '../../../../domain/open-answer.ts'
import type { StepQuestion } from '../../../../domain/steps/step-plan.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { SaveState } from '../../../ui/save-state.tsx'
import { waysAmong } from '../../../voice/hands-free/use-desk.ts'
import { useHandsFree } from '../../../voice/hands-free/use-hands-free.ts'
import { VoiceAnswer } from '../../../voice/voice-answer.tsx'
import { AnswerBox } from './answer-box.tsx'
import { FollowUpRules } from './follow-up-rules.tsx'
import { HandedRows } from './handed-rows.tsx'
import { answeredOf, askedQuestions, END, isFollowUp, leaveOpen, objectedIn, objectionTo } from './interview-draft.ts'
import { Offers } from './offers.tsx'
import { PeopleFields } from './people-fields.tsx'
import { Remarks } from './remarks.tsx'
import { SolicitationQuote } from './solicitation-quote.tsx'
import { asksForTest, TestAnswer } from './test-answer.tsx'
import type { StepInterview } from './use-step-interview.ts'

/** What is told of an answer that was spoken (spec §8). */
const SPOKEN = { title: 'Voice answer captured', description: 'You can edit the summary if needed.' }

type StepQuestionProps = {
  topic: CurrentTopic
  step_id: string
  interview: StepInterview
  question: StepQuestion
  /** The sentences of the step's answers that stay out of the narrative. */
  remarks: readonly string[]
  /** Whether the interview was finished before and is looked at again. */
  isOver: boolean
}

/** One question of a step's interview with its answer, what may be asked besides, and the ways on and back. */
export function StepQuestionView({ topic, step_id, interview, question, remarks, isOver }: StepQuestionProps) {
  const { draft, saving, refusal, busy, type, goTo } = interview
  const advance = useRef<HTMLButtonElement>(null)
  const [refused, refuse] = useState<string | null>(null)
  const [isSpeaking, setSpeaking] = useState(false)
  const handsFree = useHandsFree()
  const isHeldUp = busy !== null || isSpeaking
  const asked = askedQuestions(draft)
  const at = asked.findIndex(({ slot }) => slot === question.slot)
  const answer = draft.answers[question.slot] ?? ''
  const objection = refused === question.slot ? objectionTo(draft, question.slot) : null
  const next = () => goTo(asked[at + 1]?.slot ?? END)
  const onType = (typed: string) => type(question.slot, typed)
  const take = (offer: string) => {
    onType(offer)
    next()
  }
  const goOn = () => (objectionTo(draft, question.slot) === null ? next() : refuse(question.slot))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <InterviewProgress {...answeredOf(draft)} position={at + 1} isFollowUp={isFollowUp(draft, question.slot)} />
      <QuestionWords question={question} />
      <VoiceAnswer
        key={question.slot}
        topic={topic}
        step_id={step_id}
        slot={question.slot}
        question={question.q}
        answer={toldWords(answer)}
        told={SPOKEN}
        tellsReason={at === 0}
        isDisabled={busy !== null}
        handsFree={handsFree}
        onMove={waysAmong(asked.length, at, (to) => goTo(asked[to]?.slot ?? null))}
        onAnswer={onType}
        onBusy={setSpeaking}
      >
        {(isOutOfUse) => (
          <TestAnswer {...{ question, answer, onType }} error={objection} isDisabled={isHeldUp} onTake={take}>
            <AnswerBox
              {...{ question, answer, onType }}
              error={objection ?? undefined}
              isDisabled={busy !== null}
              isOutOfUse={isOutOfUse && busy === null}
              onAdvance={() => advance.current?.click()}
            />
          </TestAnswer>
        )}
      </VoiceAnswer>
      {question.fills?.cell === 'people' && (
        <PeopleFields answer={answer} known={question.fills.people ?? []} isDisabled={isHeldUp} onType={onType} />
      )}
      {asksForThings(question) && <HandedRows {...{ topic, answer, onType }} offers={question.offers} isDisabled={isHeldUp} />}
      <Offers
        offers={toldWords(answer).trim() === '' && !asksForTest(question) && !asksForThings(question) ? question.offers : []}
        isDisabled={isHeldUp}
        onTake={take}
      />
      <Remarks answer={answer} remarks={remarks} onType={onType} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center">
        <Button icon={ArrowLeft} disabled={at <= 0 || isHeldUp} onClick={() => goTo(asked[at - 1]?.slot ?? null)}>
          Previous
        </Button>
        {isOver && (
          <Button variant="quiet" disabled={isHeldUp} onClick={() => goTo(null)}>
            All answers
          </Button>
        )}
        <SaveState saving={saving} why={refusal} />
        <div className="grid gap-3 sm:ml-auto sm:flex">
          {!isOver && <LeaveRest interview={interview} isDisabled={isHeldUp} />}
          <Button ref={advance} variant="primary" disabled={isHeldUp} onClick={goOn}>
            Next
          </Button>
        </div>
      </div>
      {draft.plan && <FollowUpRules followups={draft.plan.followups} slot={question.slot} />}
    </div>
  )
}

function asksForThings({ fills }: StepQuestion): boolean {
  return fills?.cell === 'result'
}

function InterviewProgress({
  answered,
  total,
  position,
  isFollowUp,
}: {
  answered: number
  total: number
  position: number
  isFollowUp: boolean
}) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="numeric flex items-center gap-2 text-caption text-muted">
          Question {position} of {total} {isFollowUp && <Badge>Follow-up</Badge>}
        </p>
        <p className="numeric text-caption text-muted">
          {answered} / {total} answered
        </p>
      </div>
      <Progress percent={total === 0 ? 0 : Math.round((answered / total) * 100)} label="Questions of this step answered" />
    </div>
  )
}

function LeaveRest({ interview: { draft, type, goTo }, isDisabled }: { interview: StepInterview; isDisabled: boolean }) {
  if (objectedIn(draft).length === 0) return null
  const leave = () => {
    leaveOpen(draft, type)
    goTo(END)
  }
  return (
    <Button variant="quiet" disabled={isDisabled} onClick={leave}>
      Leave the rest open
    </Button>
  )
}

function QuestionWords({ question: { slot, q, label, why, quote, words, page } }: { question: StepQuestion }) {
  return (
    <div className="grid gap-3">
      <label htmlFor={slot} className="max-w-prose text-subtitle font-bold text-navy text-balance [overflow-wrap:anywhere]">
        {q}
      </label>
      {why && (
        <p className="max-w-prose text-muted [overflow-wrap:anywhere]">
          <span className="font-semibold">Why it is asked:</span> {why}
        </p>
      )}
      {quote && <SolicitationQuote quote={quote} words={words} page={page} />}
      {label && (
        <p className="text-caption text-muted [overflow-wrap:anywhere]">
          Your answer stands in the work breakdown: <span className="font-semibold text-navy">{label}</span>
        </p>
      )}
    </div>
  )
}
