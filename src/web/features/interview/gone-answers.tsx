import type { GoneAnswer } from '../../../domain/interview.ts'
import { toldWords } from '../../../domain/open-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Expander } from '../../ui/expander.tsx'
import { showToast } from '../../ui/toasts.ts'

type GoneAnswersProps = { gone: readonly GoneAnswer[]; isDisabled: boolean; onTake: (words: string) => () => void }

/** Answers whose questions are no longer asked: the plan does not use them, and each can be added to the question that is open. */
export function GoneAnswers({ gone, isDisabled, onTake }: GoneAnswersProps) {
  const take = (words: string) => {
    const undo = onTake(words)
    showToast({
      title: 'Added to this answer',
      description: 'Its own question is still no longer asked.',
      action: { label: 'Undo', onPress: undo },
    })
  }
  return (
    <Expander title={`Answered before, no longer asked (${gone.length})`}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">
          The plan does not use these answers. They stay here; add one to the answer above to use its words.
        </p>
        <ul className="grid gap-4">
          {gone.map(({ question, answer }) => (
            <li
              key={`${question} ${answer}`}
              className="grid justify-items-start gap-1 border-l-2 border-line pl-4 [overflow-wrap:anywhere]"
            >
              <p className="text-caption font-semibold text-muted">{question}</p>
              <p className="max-w-prose whitespace-pre-line">{toldWords(answer)}</p>
              <Button variant="quiet" disabled={isDisabled} className="-ml-4" onClick={() => take(toldWords(answer))}>
                Add to this answer
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Expander>
  )
}
