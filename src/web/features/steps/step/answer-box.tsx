import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { toldWords } from '../../../../domain/open-answer.ts'
import { detailsWanted } from '../../../../domain/steps/distinct-details.ts'
import type { StepQuestion } from '../../../../domain/steps/step-plan.ts'
import { NotKnown } from '../../../ui/not-known.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

/** Smallest height of the answer box, in pixels (spec §9), and the greatest, from which on it scrolls. */
const ANSWER_HEIGHT = { minHeight: 150, maxHeight: 480 }

/** From this many characters on a box does not measure its text to grow with it: that alone would take longer than a key may. */
const LONGEST_MEASURED = 5000

type AnswerBoxProps = {
  question: StepQuestion
  answer: string
  error: string | undefined
  /** Whether the answer is being worked with, so that it can be read and not changed. */
  isDisabled: boolean
  /** Whether somebody speaks it just now. */
  isOutOfUse: boolean
  onType: (answer: string) => void
  onAdvance: () => void
}

/** The box for an answer, with what it should hold, which keeps nobody from going on. Ctrl+Enter moves on (spec §5). */
export function AnswerBox({
  question: { slot, min_items, details },
  answer,
  error,
  isDisabled,
  isOutOfUse,
  onType,
  onAdvance,
}: AnswerBoxProps) {
  const isMeasured = answer.length <= LONGEST_MEASURED
  const told = toldWords(answer)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onAdvance()
  }
  return (
    <div className="grid gap-1.5">
      <TextArea
        ref={box}
        id={slot}
        aria-describedby={`${slot}-hint`}
        aria-invalid={error ? true : undefined}
        className={isMeasured ? 'field-sizing-content' : ''}
        style={isMeasured ? ANSWER_HEIGHT : { ...ANSWER_HEIGHT, height: ANSWER_HEIGHT.maxHeight }}
        value={told}
        placeholder="Type your answer"
        readOnly={isDisabled}
        disabled={isOutOfUse}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={`${slot}-hint`} className="grid gap-0.5 text-caption text-muted">
        {error ? (
          <p role="alert" className="flex items-start gap-1.5 font-medium text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        ) : (
          min_items !== undefined && <p>{detailsWanted(min_items, details)}</p>
        )}
        <p className="hidden sm:block">Ctrl+Enter moves on.</p>
      </div>
      <NotKnown answer={answer} onType={onType} disabled={isDisabled || isOutOfUse} />
    </div>
  )
}
