import { type FormEvent, useLayoutEffect, useRef } from 'react'
import type { HowQuestion } from '../../../domain/quality/how-question.ts'
import type { HowReading } from '../../../domain/quality/how-reading.ts'
import { raised } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useKeptTyping } from './use-kept-typing.ts'

type HowMeterProps = {
  reading: HowReading
  /** Names where what is typed is kept. */
  draft: string
  onAnswer: (question: HowQuestion, written: string) => void
  onNeedless: (question: HowQuestion) => void
}

/**
 * The next question about how a milestone's work is done, with a box right there; nothing where it says all. The box stays the same one from question
 * to question, so that what is typed while the next one is still being found is lost nowhere; after the last the keyboard goes to the milestone.
 */
export function HowMeter({ reading: { milestone_number, question }, draft, onAnswer, onNeedless }: HowMeterProps) {
  const part = useRef<HTMLElement>(null)
  const isIn = useRef(false)
  const q = question?.q
  useLayoutEffect(() => {
    if (q === undefined && isIn.current) document.getElementById(`milestone-${milestone_number}`)?.focus({ preventScroll: true })
    isIn.current = false
  }, [q, milestone_number])
  if (!question) return null
  const then = (act: () => void) => {
    isIn.current = part.current?.contains(document.activeElement) ?? false
    act()
  }
  return (
    <section ref={part} aria-label={`How milestone ${milestone_number} is done`} data-part="how" className="mx-5 mb-5 sm:mx-6">
      <Question
        draft={draft}
        question={question}
        onAnswer={(written) => then(() => onAnswer(question, written))}
        onNeedless={() => then(() => onNeedless(question))}
      />
    </section>
  )
}

type QuestionProps = {
  draft: string
  question: HowQuestion
  onAnswer: (written: string) => void
  onNeedless: () => void
}

function Question({ draft, question: { q, why, quotes, milestone_number }, onAnswer, onNeedless }: QuestionProps) {
  const [written, write] = useKeptTyping(draft, `${milestone_number} how`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (written.trim() === '') return
    onAnswer(written)
    write('')
  }
  return (
    <form onSubmit={submit} aria-live="polite" className="grid gap-3 rounded-card border border-line bg-sheet px-4 py-4">
      <Quotes quotes={quotes} />
      <Field label={askedHere(q)} hint={why}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <div className="min-w-0 grow basis-64">
              <TextInput {...control} value={written} onChange={(event) => write(event.target.value)} maxLength={2000} autoComplete="off" />
            </div>
            <div className="flex gap-2">
              <Button type="submit" disabled={written.trim() === ''}>
                Add answer
              </Button>
              <Button variant="quiet" onClick={onNeedless}>
                Not needed here
              </Button>
            </div>
          </div>
        )}
      </Field>
    </form>
  )
}

/** The question without its milestone, at which it stands. */
function askedHere(q: string): string {
  return raised(q.replace(/^Milestone \d+[,:]\s/, ''))
}

/** More tasks than these are only counted. */
const MOST_QUOTES = 3

function Quotes({ quotes }: { quotes: readonly string[] }) {
  const others = quotes.length - MOST_QUOTES
  return (
    <div className="grid gap-1 text-muted [overflow-wrap:anywhere]">
      {quotes.slice(0, MOST_QUOTES).map((quote) => (
        <blockquote key={quote} className="line-clamp-2 max-w-prose border-l-2 border-sky pl-3">
          “{quote}”
        </blockquote>
      ))}
      {others > 0 && <p className="pl-3.5">and {others === 1 ? '1 more task' : `${others} more tasks`}</p>}
    </div>
  )
}
