import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { toldWords } from '../../../../domain/open-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SaveState } from '../../../ui/save-state.tsx'
import { DraftAnewDialog } from './draft-anew-dialog.tsx'
import { askedQuestions, type InterviewDraft, leaveOpen, objectedIn } from './interview-draft.ts'
import { Remarks } from './remarks.tsx'
import type { StepInterview } from './use-step-interview.ts'

type InterviewEndProps = { interview: StepInterview; remarks: readonly string[]; hasNarrative: boolean; onFinish: () => void }

/** Behind the last question: all answers once more, what stays open, and the way to the narrative; one that would be replaced is asked about first. */
export function InterviewEnd({ interview, remarks, hasNarrative, onFinish }: InterviewEndProps) {
  const { draft, busy, saving, refusal, goTo, type } = interview
  const last = askedQuestions(draft).at(-1)?.slot ?? null
  const isBusy = busy !== null
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  // the second half of a double press on Next must not finish what was never seen
  const press = ({ detail }: MouseEvent) => {
    if (detail < 2) finishOpen()
  }
  const finishOpen = () => {
    leaveOpen(draft, type)
    onFinish()
  }
  const finish = (
    <Button variant="primary" busy={busy === 'finishing'} onClick={hasNarrative ? undefined : press}>
      {busy === 'finishing' ? 'Drafting the narrative' : 'Finish Interview'}
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p ref={words} tabIndex={-1} className="max-w-prose text-muted outline-none">
        {objectedIn(draft).length === 0
          ? 'These are your answers. Each stands in its cell of the work breakdown, and the narrative of this milestone is drafted with them. Its text, deliverables and acceptance criteria follow where you have not written in them; where you have, one button says what would change.'
          : 'What has no answer yet stays open, and among what is left. The narrative is drafted from the others.'}
      </p>
      <AnswerList
        draft={draft}
        beside={(slot, answer) => <Remarks answer={answer} remarks={remarks} disabled={isBusy} onType={(typed) => type(slot, typed)} />}
        onChange={isBusy ? undefined : goTo}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
        <Button icon={ArrowLeft} disabled={isBusy} onClick={() => goTo(last)}>
          Previous
        </Button>
        <SaveState saving={saving} why={refusal} />
        {hasNarrative && !isBusy ? <DraftAnewDialog trigger={finish} onConfirm={finishOpen} /> : finish}
      </div>
    </div>
  )
}

type AnswerListProps = {
  draft: InterviewDraft
  beside?: (slot: string, answer: string) => ReactNode
  onChange?: ((slot: string) => void) | undefined
}

/** The questions with their answers, each with the way back to it where it may be changed. */
export function AnswerList({ draft, beside, onChange }: AnswerListProps) {
  return (
    <dl className="grid divide-y divide-line border-y border-line [overflow-wrap:anywhere]">
      {askedQuestions(draft).map(({ slot, q }) => {
        const answer = draft.answers[slot] ?? ''
        return (
          <div key={slot} className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-2">
            <dt className="font-semibold text-navy">{q}</dt>
            <dd className="grid content-start justify-items-start gap-2">
              <span className="whitespace-pre-wrap">{toldWords(answer).trim() || <span className="text-muted">No answer</span>}</span>
              {beside?.(slot, answer)}
              {onChange && (
                <Button variant="quiet" className="-ml-4" aria-label={`Change the answer to: ${q}`} onClick={() => onChange(slot)}>
                  Change
                </Button>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
