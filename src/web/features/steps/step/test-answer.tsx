import { type ReactNode, useState } from 'react'
import { toldWords } from '../../../../domain/open-answer.ts'
import type { FilledCell } from '../../../../domain/steps/step-matter.ts'
import type { StepQuestion } from '../../../../domain/steps/step-plan.ts'
import { TEST_FORM, testPrinted, testTold } from '../../../../domain/steps/test-told.ts'
import { Button } from '../../../ui/button.tsx'
import { NotKnown } from '../../../ui/not-known.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { FormFields } from './form-fields.tsx'
import { Offers } from './offers.tsx'

/** Whether a question asks for a test: what stands there already is chosen, another one is told in fields. */
export function asksForTest({ fills }: StepQuestion): boolean {
  return fills?.cell === 'proof' && fills.instead === undefined
}

type TestAnswerProps = {
  question: StepQuestion
  answer: string
  error: string | null
  isDisabled: boolean
  onType: (answer: string) => void
  onTake: (offer: string) => void
  /** The box for what is told in words of one's own. */
  children: ReactNode
}

/** The tests to choose from, and the fields of another one, which is one once it has its pass mark; beside a choice the box for words of one's own is shown on request. Any other question has the box alone. */
export function TestAnswer({ question, answer, error, isDisabled, onType, onTake, children }: TestAnswerProps) {
  const [isFree, tellFreely] = useState(false)
  if (!asksForTest(question)) return children
  const { offers = [], fills } = question
  const words = toldWords(answer)
  const { test, free } = testTold(words)
  const choices = Object.keys(fills?.choices ?? {})
  const others = choices.filter((one) => !offers.includes(one))
  const isChosen = choices.includes(words.trim())
  const told = { quantity: fills?.about ?? '', ...test }
  const hasBox = isFree || choices.length === 0 || (free !== '' && !isChosen)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {choices.length > 0 && (
        <div className="grid max-w-prose gap-2">
          <p className="font-semibold text-navy">Is it one of these tests?</p>
          <Offers offers={offers} taken={words.trim()} isDisabled={isDisabled} onTake={onTake} />
          <OtherTests others={others} chosen={words.trim()} onTake={onTake} />
        </div>
      )}
      {choices.length === 0 && children}
      <FormFields
        legend={choices.length > 0 ? 'Another test' : 'Field by field'}
        fields={TEST_FORM.fields}
        told={told}
        errors={test && !test.limit ? { limit: 'Without a pass mark it is no test yet.' } : {}}
        known={{ cell: 'judge', names: peopleOf(fills) }}
        isDisabled={isDisabled}
        onTold={(cell, value) => onType(testPrinted({ ...told, [cell]: value }))}
      />
      {choices.length > 0 && hasBox && children}
      {!hasBox && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <NotKnown answer={answer} onType={onType} disabled={isDisabled} />
          <Button variant="quiet" disabled={isDisabled} onClick={() => tellFreely(true)}>
            In your own words
          </Button>
        </div>
      )}
      {error && !hasBox && (
        <p role="alert" className="font-medium text-danger">
          Choose a test, or give another one its pass mark.
        </p>
      )}
    </div>
  )
}

function peopleOf(fills: FilledCell | undefined): readonly string[] {
  return fills?.people ?? []
}

function OtherTests({ others, chosen, onTake }: { others: readonly string[]; chosen: string; onTake: (offer: string) => void }) {
  if (others.length === 0) return null
  const options = [{ value: '', label: 'Choose a test' }, ...others.map((one) => ({ value: one, label: one }))]
  return (
    <SelectField
      label="Another test of the plan"
      options={options}
      value={others.includes(chosen) ? chosen : ''}
      onChange={(one) => one !== '' && onTake(one)}
    />
  )
}
