import { Check, ChevronDown, Circle, CircleHelp, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { type Outlined, type QuestionState, STATE_WORDS } from './question-states.ts'

type QuestionOutlineProps = { questions: readonly Outlined[]; current: number; isDisabled: boolean; onGo: (index: number) => void }

/** All questions with their state, to jump to any of them; on a narrow screen behind a button. */
export function QuestionOutline(props: QuestionOutlineProps) {
  const isWide = useMedia('(min-width: 40rem)')
  return isWide ? <Questions {...props} /> : <FoldedQuestions {...props} />
}

function FoldedQuestions(props: QuestionOutlineProps) {
  const [isOpen, open] = useState(false)
  const id = useId()
  const { questions, current, onGo } = props
  const go = (index: number) => {
    open(false)
    onGo(index)
  }
  return (
    <div className="grid gap-2">
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
        <span className="grow text-left">All questions</span>
        <span className="flex items-center gap-2 font-normal text-muted">
          {current + 1} of {questions.length}
          <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </span>
      </Button>
      <div id={id}>{isOpen && <Questions {...props} onGo={go} />}</div>
    </div>
  )
}

function Questions({ questions, current, isDisabled, onGo }: QuestionOutlineProps) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-col gap-1 sm:flex-row sm:flex-wrap sm:gap-1.5">
        {questions.map((question, at) => (
          <li key={question.slot} className="min-w-0 max-w-full">
            <QuestionLink question={question} isCurrent={at === current} isDisabled={isDisabled} onGo={() => onGo(at)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

const ICONS: Readonly<Record<QuestionState, LucideIcon>> = {
  answered: Check,
  open: Circle,
  'not-known': CircleHelp,
}

const ICON_LOOKS: Readonly<Record<QuestionState, string>> = {
  answered: 'text-success',
  open: 'text-line-strong',
  'not-known': 'text-warning',
}

type QuestionLinkProps = { question: Outlined; isCurrent: boolean; isDisabled: boolean; onGo: () => void }

function QuestionLink({ question: { number, name, state }, isCurrent, isDisabled, onGo }: QuestionLinkProps) {
  const Icon = ICONS[state]
  const look = isCurrent ? 'border-navy bg-navy-soft font-semibold text-navy' : 'border-line bg-surface hover:border-navy'
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`${number} ${name}, ${STATE_WORDS[state]}`}
      title={STATE_WORDS[state]}
      disabled={isDisabled && !isCurrent}
      onClick={onGo}
      className={`numeric flex min-h-8 w-full max-w-full cursor-pointer items-center gap-1.5 rounded-control border px-2 py-1 text-left text-caption disabled:cursor-not-allowed disabled:text-muted sm:max-w-64 ${look}`}
    >
      <Icon aria-hidden className={`size-4 shrink-0 ${ICON_LOOKS[state]}`} />
      <span className="text-muted">{number}</span>
      <span className="truncate">{name}</span>
    </button>
  )
}
