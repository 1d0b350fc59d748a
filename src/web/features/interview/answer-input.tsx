import { Rows3 } from 'lucide-react'
import { useRef, useState } from 'react'
import * as z from 'zod'
import { answerByForms } from '../../../domain/answer-fields/answer-rows.ts'
import { type AnswerForm, formsOf } from '../../../domain/answer-fields/forms.ts'
import type { Question } from '../../../domain/interview.ts'
import { toldWords } from '../../../domain/open-answer.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { keepTyped, readDraft } from '../../app/browser-store.ts'
import { Button } from '../../ui/button.tsx'
import { late } from '../../ui/late.tsx'
import { NotKnown } from '../../ui/not-known.tsx'
import { SaveState } from '../../ui/save-state.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { AnswerFields } from './fields/answer-fields.tsx'
import { namesDate, useCounting } from './fields/use-counting.ts'
import { useFieldRows } from './fields/use-field-rows.ts'
import { openSteps, useToldSteps } from './fields/use-told-steps.ts'
import type { Interview } from './use-interview.ts'

const FreeRead = late(async () => (await import('./fields/free-read.tsx')).FreeRead)
const AnswerAgainst = late(async () => (await import('./answer-against.tsx')).AnswerAgainst)
const AnswerCorrections = late(async () => (await import('./answer-corrections.tsx')).AnswerCorrections)
const AnswerOffers = late(async () => (await import('./answer-offers.tsx')).AnswerOffers)

/** Smallest height of the answer box, in pixels (spec §9). */
const ANSWER_MIN_HEIGHT = 150

/** Under this the browser keeps whether somebody would rather tell everything in the box. */
const IN_WORDS = 'answers-in-words'

type AnswerInputProps = { topic: CurrentTopic; interview: Interview; question: Question; isDisabled: boolean }

/**
 * What an answer is typed in: a box for all of it, which tells what it reads there, and beneath it fields for what a question asks for in parts. Fields are open as
 * long as nothing was told freely: what stands in a field needs no reading, and a cell that was read wrong has to be set right later.
 */
export function AnswerInput({ topic, interview, question, isDisabled }: AnswerInputProps) {
  const { draft, saving, type, leaving } = interview
  const kept = draft.answers[question.slot] ?? ''
  const [first] = useState(kept)
  const answer = toldWords(kept)
  const forms = formsOf(question)
  const [isInFields, setInFields] = useState(() => startsOpen(answer, forms))
  const [taken, countTaken] = useState(0)
  const needsSteps = question.subject !== 'steps' && forms.some(({ fields }) => fields.some(({ names }) => names))
  const { steps, cells, forget } = useToldSteps(topic, draft, isInFields && needsSteps, interview.saveNow)
  const open = openSteps({ steps, cells }, forms)
  const told = useFieldRows(answer, forms, open, type)
  const asked = { topic, question, draft }
  const counting = useCounting(topic, draft, isInFields && told.rows.some(namesDate))
  const box = useRef<HTMLTextAreaElement>(null)
  const takeOver = (words: string) => {
    type([answer, words].filter((part) => part.trim() !== '').join('\n\n'))
    // the button that was pressed goes
    box.current?.focus()
  }
  const takeRows = (next: string) => {
    type(next)
    setInFields(true)
    countTaken(taken + 1)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <AnswerOffers {...{ topic, question, answer, saving, isInFields, isDisabled }} onTake={takeOver} />
      {forms.length > 0 && <p className="-mb-2 text-caption font-semibold text-muted">In your own words</p>}
      <TextArea
        ref={box}
        id={question.slot}
        aria-describedby={`${question.slot}-hints`}
        className="field-sizing-content"
        style={{ minHeight: ANSWER_MIN_HEIGHT }}
        value={isInFields ? told.free : answer}
        placeholder="Type your answer"
        disabled={isDisabled}
        onChange={(event) => (isInFields ? told.changeFree : type)(event.target.value)}
      />
      {(isInFields || told.free !== '') && (
        <FreeRead {...{ asked, forms, told, steps, isDisabled }} leaving={kept === first ? null : leaving} onTake={takeRows} />
      )}
      {answer !== '' && topic.storeId !== '' && <AnswerAgainst topic={topic} answer={answer} />}
      {answer !== '' && topic.storeId !== '' && <AnswerCorrections {...{ topic, answer, saving, isDisabled }} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 text-caption text-muted">
        <div id={`${question.slot}-hints`} className="grid gap-1">
          <p className="hidden sm:block">Ctrl+Enter moves on.</p>
        </div>
        <SaveState saving={saving} />
      </div>
      {forms.length > 0 && <FieldsSwitch isOn={isInFields} isDisabled={isDisabled} onSwitch={setInFields} />}
      {isInFields && <AnswerFields key={taken} {...{ asked, forms, told, steps, open, forget, counting, isDisabled }} />}
      <NotKnown answer={kept} onType={type} disabled={isDisabled} />
    </div>
  )
}

function startsOpen(answer: string, forms: readonly AnswerForm[]): boolean {
  if (forms.length === 0) return false
  if (answer.trim() === '') return readDraft(IN_WORDS, z.boolean()) !== true
  return answerByForms(answer, forms).rows.some((rows) => rows.length > 0)
}

function FieldsSwitch({ isOn, isDisabled, onSwitch }: { isOn: boolean; isDisabled: boolean; onSwitch: (isOn: boolean) => void }) {
  const toggle = () => {
    keepTyped(IN_WORDS, isOn ? true : null)
    onSwitch(!isOn)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="quiet" icon={Rows3} aria-expanded={isOn} disabled={isDisabled} onClick={toggle} className="-ml-4">
        {isOn ? 'Hide the fields' : 'Answer in fields'}
      </Button>
      <p className="text-caption text-muted">What stands in a field is taken over word for word.</p>
    </div>
  )
}
