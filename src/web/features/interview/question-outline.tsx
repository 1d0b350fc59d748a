import { Check, Circle, CircleHelp, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { type Question, questionName } from '../../../domain/interview.ts'
import { isAnswered, isNotKnown } from '../../../domain/open-answer.ts'
import { Expander } from '../../ui/expander.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { InterviewDraft } from './interview-draft.ts'

type QuestionOutlineProps = { draft: InterviewDraft; isDisabled: boolean; onGo: (index: number) => void }

/** All questions with their state, to jump to any of them; on a narrow screen under a line that opens. */
export function QuestionOutline(props: QuestionOutlineProps) {
  const [isOpen, open] = useState(false)
  const { draft, onGo } = props
  const isWide = useMedia('(min-width: 40rem)')
  if (isWide) return <Questions {...props} />
  const go = (index: number) => {
    open(false)
    onGo(index)
  }
  return (
    <Expander title="All questions" aside={`${draft.index + 1} of ${draft.questions.length}`} isOpen={isOpen} onToggle={open}>
      <Questions {...props} onGo={go} />
    </Expander>
  )
}

function Questions({ draft: { questions, answers, index }, isDisabled, onGo }: QuestionOutlineProps) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-col gap-1 sm:flex-row sm:flex-wrap sm:gap-1.5">
        {questions.map((question, at) => (
          <li key={question.slot} className="min-w-0 max-w-full">
            <QuestionLink
              {...{ question, isDisabled }}
              answer={answers[question.slot] ?? ''}
              number={at + 1}
              isCurrent={at === index}
              onGo={() => onGo(at)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** How far a question may be: in words, and as it is marked. */
type State = { words: string; Icon: LucideIcon; look: string }
const ANSWERED: State = { words: 'answered', Icon: Check, look: 'text-success' }
const OPEN: State = { words: 'open', Icon: Circle, look: 'text-line-strong' }
const NOT_KNOWN: State = { words: 'not known yet', Icon: CircleHelp, look: 'text-warning' }

function stateOf(answer: string): State {
  if (isNotKnown(answer)) return NOT_KNOWN
  return isAnswered(answer) ? ANSWERED : OPEN
}

type QuestionLinkProps = {
  question: Question
  answer: string
  number: number
  isCurrent: boolean
  isDisabled: boolean
  onGo: () => void
}

function QuestionLink({ question, answer, number, isCurrent, isDisabled, onGo }: QuestionLinkProps) {
  const { words, Icon, look } = stateOf(answer)
  const name = questionName(question)
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`${number} ${name}, ${words}`}
      title={words}
      disabled={isDisabled && !isCurrent}
      onClick={onGo}
      className={`numeric flex min-h-8 w-full max-w-full cursor-pointer items-center gap-1.5 rounded-control border px-2 py-1 text-left text-caption disabled:cursor-not-allowed disabled:text-muted sm:max-w-64 ${isCurrent ? 'border-navy bg-navy-soft font-semibold text-navy' : 'border-line bg-surface hover:border-navy'}`}
    >
      <Icon aria-hidden className={`size-4 shrink-0 ${look}`} />
      <span className="text-muted">{number}</span>
      <span className="truncate">{name}</span>
    </button>
  )
}
