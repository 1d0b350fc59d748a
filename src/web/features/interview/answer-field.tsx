import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Question } from '../../../domain/interview.ts'
import { detailsWanted } from '../../../domain/steps/distinct-details.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { Desk, HandsFree } from '../../voice/hands-free/hands-free.ts'
import { VoiceAnswer } from '../../voice/voice-answer.tsx'

/** Smallest height of the answer box, in pixels (spec §9). */
const ANSWER_MIN_HEIGHT = 150

/** What is told of an answer that was spoken (spec §8). */
const SPOKEN = { title: 'Answer recorded', description: 'You can now edit the summary in the text box' }

type AnswerFieldProps = {
  topic: CurrentTopic
  question: Question
  position: number
  answer: string
  /** Whether the interview is at work on something else. */
  isBusy: boolean
  onType: (answer: string) => void
  handsFree: HandsFree
  onMove: Desk['go']
  onVoiceBusy: (isBusy: boolean) => void
  onAdvance: () => void
  /** Other ways to answer, above the box. */
  children: ReactNode
}

/** A question, why it is asked and where the solicitation raises it, and the box for its answer, typed or spoken. Ctrl+Enter moves on. */
export function AnswerField({
  topic,
  question,
  position,
  answer,
  isBusy,
  onType,
  handsFree,
  onMove,
  onVoiceBusy,
  onAdvance,
  children,
}: AnswerFieldProps) {
  const all = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    const open = all.current?.querySelector<HTMLElement>(':is(input, textarea):placeholder-shown')
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
    <div ref={all} className="grid gap-4" onKeyDown={onKeyDown}>
      <div className="grid gap-2">
        <p className="numeric text-caption text-muted">Question {position}</p>
        <label
          ref={words}
          htmlFor={question.slot}
          className="max-w-prose scroll-mt-40 text-subtitle font-bold text-navy text-balance [overflow-wrap:anywhere] sm:text-title"
        >
          {question.q}
        </label>
        {question.why && <p className="max-w-prose text-muted [overflow-wrap:anywhere]">{question.why}</p>}
      </div>
      {question.quote && <Raised quote={question.quote} page={question.page} />}
      <VoiceAnswer
        topic={topic}
        step_id={null}
        slot={question.slot}
        question={question.q}
        answer={answer}
        told={SPOKEN}
        isDisabled={isBusy}
        handsFree={handsFree}
        onMove={onMove}
        onAnswer={onType}
        onBusy={onVoiceBusy}
      >
        {(isOutOfUse) => (
          <>
            {children}
            <TextArea
              id={question.slot}
              aria-describedby={`${question.slot}-hints`}
              className="field-sizing-content"
              style={{ minHeight: ANSWER_MIN_HEIGHT }}
              value={answer}
              placeholder="Type your answer"
              disabled={isOutOfUse}
              onChange={(event) => onType(event.target.value)}
            />
          </>
        )}
      </VoiceAnswer>
      <div id={`${question.slot}-hints`} className="grid gap-1 text-caption text-muted">
        {question.min_items && <p>{detailsWanted(question.min_items)}</p>}
        {answer.trim() === '' && <p>No answer yet. You may go on and come back to it.</p>}
        <p className="hidden sm:block">Ctrl+Enter moves on.</p>
      </div>
    </div>
  )
}

/** The words of the solicitation that a question comes from. */
function Raised({ quote, page }: { quote: string; page: number | undefined }) {
  return (
    <figure className="grid max-w-prose gap-1 border-l-2 border-sky pl-4">
      <blockquote className="text-muted [overflow-wrap:anywhere]">“{quote}”</blockquote>
      <figcaption className="text-caption text-muted">{page ? `Solicitation, p. ${page}` : 'Solicitation'}</figcaption>
    </figure>
  )
}
