import type { AnswerRow } from '../../../../domain/answer-fields/answer-rows.ts'
import { type AnswerForm, oneRow } from '../../../../domain/answer-fields/forms.ts'
import { isSameStep } from '../../../../domain/answer-fields/step-names.ts'
import { Button } from '../../../ui/button.tsx'
import type { FieldRow } from './field-rows.ts'

type StepsWithoutProps = {
  form: AnswerForm
  rows: readonly FieldRow[]
  steps: readonly string[]
  isDisabled: boolean
  onAdd: (cells: AnswerRow) => void
}

/** The steps of which no row of a form tells yet, in one line; each begins a row of its own. */
export function StepsWithout({ form, rows, steps, isDisabled, onAdd }: StepsWithoutProps) {
  const without = steps.flatMap((name, at) =>
    name === '' || rows.some(({ cells }) => isSameStep(cells.action ?? '', name)) ? [] : [{ name, number: at + 1 }],
  )
  if (without.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-caption text-muted">
      {`No ${form.row} told for:`}
      {without.map(({ name, number }) => (
        <Button
          key={number}
          variant="quiet"
          title={name}
          aria-label={`Add ${oneRow(form)} for step ${number}: ${name}`}
          disabled={isDisabled}
          onClick={() => onAdd({ action: name })}
        >
          {`step ${number}`}
        </Button>
      ))}
    </p>
  )
}
