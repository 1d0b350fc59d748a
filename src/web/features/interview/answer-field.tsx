import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Question } from '../../../domain/interview.ts'
import { toldWords } from '../../../domain/open-answer.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Desk, HandsFree } from '../../voice/hands-free/hands-free.ts'
import { VoiceAnswer } from '../../voice/voice-answer.tsx'
import { AnswerInput } from './answer-input.tsx'
import { QuestionSource } from './question-source.tsx'
import type { Interview } from './use-interview.ts'

/** Asked first: what holds for all questions is told there. */
const FIRST = 'Q1'

/** What is told of an answer that was spoken (spec §8). */
const SPOKEN = { title: 'Answer recorded', description: 'You can now edit the summary in the text box' }

type AnswerFieldProps = {
  topic: CurrentTopic
  interview: Interview
  question: Question
  position: number
  /** Whether the interview is at work on something else. */
  isBusy: boolean
  handsFree: HandsFree
  onMove: Desk['go']
  onVoiceBusy: (isBusy: boolean) => void
  onAdvance: () => void
}

/** A question, its answer, typed or spoken, and where it comes from: beside it, or above fields, which take the whole width. Ctrl+Enter moves on. */
export function AnswerField({ topic, interview, question, position, isBusy, handsFree, onMove, onVoiceBusy, onAdvance }: AnswerFieldProps) {
  const all = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    const open = all.current?.querySelector<HTMLElement>(':is(input, textarea):placeholder-shown:not([data-names])')
    const box = open ?? all.current?.querySelector('textarea')
    box?.focus({ preventScroll: true })
    words.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onAdvance()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of whatever is typed in inside
    <div
      className="group grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 xl:not-has-[fieldset]:grid-cols-[minmax(0,1fr)_17rem]"
      onKeyDown={onKeyDown}
    >
      <div className="grid gap-2">
        <p className="numeric text-caption text-muted">Question {position}</p>
        <label
          ref={words}
          htmlFor={question.slot}
          className="max-w-prose scroll-mt-40 text-subtitle font-bold text-navy text-balance [overflow-wrap:anywhere] sm:text-title"
        >
          {question.q}
        </label>
      </div>
      <div className="xl:group-not-has-[fieldset]:col-start-2 xl:group-not-has-[fieldset]:row-span-2 xl:group-not-has-[fieldset]:row-start-1">
        <QuestionSource topic={topic} question={question} />
      </div>
      <div ref={all}>
        <VoiceAnswer
          topic={topic}
          step_id={null}
          slot={question.slot}
          question={question.q}
          answer={toldWords(interview.draft.answers[question.slot] ?? '')}
          told={SPOKEN}
          tellsReason={question.slot === FIRST}
          isDisabled={isBusy}
          handsFree={handsFree}
          onMove={onMove}
          onAnswer={interview.type}
          onBusy={onVoiceBusy}
        >
          {(isOutOfUse) => <AnswerInput {...{ topic, interview, question }} isDisabled={isOutOfUse} />}
        </VoiceAnswer>
      </div>
    </div>
  )
}
