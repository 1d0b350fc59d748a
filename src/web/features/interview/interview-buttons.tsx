import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, Ref } from 'react'
import type { Advance } from '../../../domain/interview.ts'
import { listed } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, type DialogTrigger } from '../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../ui/toasts.ts'

/** What is under way so that the interview cannot move on: what was typed is read, questions are generated, it is finalized, somebody answers by voice, or nothing. */
export type Busy = 'reading' | 'adaptive' | 'finalizing' | 'voice' | null

type InterviewButtonsProps = {
  advance: Advance
  advanceRef: Ref<HTMLButtonElement>
  isFirst: boolean
  busy: Busy
  unanswered: readonly number[]
  /** What becomes of the present plan, which a new one would replace; null when there is none. */
  replaced: string | null
  onPrevious: () => void
  onNext: () => void
  onStartOver: () => () => void
  onSubmitInitial: () => void
  onSubmit: () => void
  /** Shows the work breakdown before the interview is submitted; null where there is none. */
  onLook: (() => void) | null
}

/** Previous and the one way on: Next, Submit Initial Interview Questions or Submit Interview (spec §2). Start Over, which nearly nobody wants, comes last and quietly. */
export function InterviewButtons(props: InterviewButtonsProps) {
  const { isFirst, busy, onPrevious, onStartOver } = props
  return (
    <div className="grid w-full gap-3">
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center">
        <Button icon={ArrowLeft} onClick={onPrevious} disabled={isFirst || busy !== null}>
          Previous
        </Button>
        <div className="grid sm:ml-auto">
          <AdvanceButton {...props} />
        </div>
      </div>
      <StartOver disabled={busy !== null} onStartOver={onStartOver} />
    </div>
  )
}

function AdvanceButton(props: InterviewButtonsProps) {
  const { advance, advanceRef, busy, unanswered, replaced, onNext, onSubmitInitial, onSubmit, onLook } = props
  const common = { variant: 'primary', ref: advanceRef, disabled: busy !== null } as const
  switch (advance) {
    case 'next':
      return (
        <Button {...common} busy={busy === 'reading'} onClick={onNext}>
          Next
        </Button>
      )
    case 'submit-initial':
      return (
        <Button {...common} busy={busy === 'reading' || busy === 'adaptive'} onClick={once(onSubmitInitial)}>
          Submit Initial Interview Questions
        </Button>
      )
    case 'submit':
      return (
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
          {onLook && (
            <p className="w-full text-caption text-muted sm:text-right">
              The work breakdown begins with what the topic asks for and no row is said to answer yet.
            </p>
          )}
          {onLook && (
            <Button disabled={busy !== null} onClick={once(onLook)}>
              Look at the work breakdown first
            </Button>
          )}
          <SubmitButton buttonRef={advanceRef} {...{ busy, unanswered, replaced, onSubmit }} />
        </div>
      )
  }
}

type SubmitButtonProps = Pick<InterviewButtonsProps, 'busy' | 'unanswered' | 'replaced' | 'onSubmit'> & {
  buttonRef?: Ref<HTMLButtonElement>
}

/** Submit Interview; asks first where questions have no answer or a plan would be replaced. */
export function SubmitButton({ buttonRef, busy, unanswered, replaced, onSubmit }: SubmitButtonProps) {
  const needsConsent = unanswered.length > 0 || replaced !== null
  const submit = (
    <Button
      variant="primary"
      ref={buttonRef}
      disabled={busy !== null}
      busy={busy === 'finalizing'}
      onClick={needsConsent ? undefined : once(onSubmit)}
    >
      Submit Interview
    </Button>
  )
  return needsConsent ? <SubmitConsent trigger={submit} unanswered={unanswered} replaced={replaced} onSubmit={onSubmit} /> : submit
}

/** The second half of a double press on Next must not submit what was never seen. */
function once(press: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) press()
  }
}

type SubmitConsentProps = { trigger: DialogTrigger; unanswered: readonly number[]; replaced: string | null; onSubmit: () => void }

function SubmitConsent({ trigger, unanswered, replaced, onSubmit }: SubmitConsentProps) {
  return (
    <ConfirmDialog trigger={trigger} title="Submit the interview?" confirm="Submit Interview" onConfirm={onSubmit}>
      <div className="grid gap-2">
        {unanswered.length > 0 && <p>{unansweredWords(unanswered)} What is not answered cannot be worked into the plan.</p>}
        {replaced !== null && <p>{replaced}</p>}
      </div>
    </ConfirmDialog>
  )
}

/** "Question 4 has no answer." or "Questions 4, 5 and 7 have no answer." */
function unansweredWords(positions: readonly number[]): string {
  const named = listed(positions.map(String))
  return positions.length === 1 ? `Question ${named} has no answer.` : `Questions ${named} have no answer.`
}

function StartOver({ disabled, onStartOver }: { disabled: boolean; onStartOver: () => () => void }) {
  const confirm = () => {
    const undo = onStartOver()
    showToast({ title: 'Interview started over', description: 'Your answers were taken away.', action: { label: 'Undo', onPress: undo } })
  }
  const trigger = (
    <button
      type="button"
      disabled={disabled}
      className="-mx-1.5 min-h-7 w-fit rounded-control px-1.5 text-caption text-muted underline decoration-line-strong underline-offset-4 hover:text-blue disabled:no-underline pointer-coarse:min-h-10"
    >
      Start Over
    </button>
  )
  return (
    <ConfirmDialog trigger={trigger} title="Start the interview over?" confirm="Start Over" onConfirm={confirm}>
      All answers are taken away and the interview begins again at question 1 with the three initial questions.
    </ConfirmDialog>
  )
}
