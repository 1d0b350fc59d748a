import { X } from 'lucide-react'
import { useId } from 'react'
import type { AnswerField, AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { isSameStep, stepNames } from '../../../../domain/answer-fields/step-names.ts'
import { raised } from '../../../../language/characters.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { FieldRow } from './field-rows.ts'

type FieldRowGroupProps = {
  row: FieldRow
  form: AnswerForm
  number: number
  /** The id of the list of steps that a field may name. */
  list: string
  steps: readonly string[]
  isDisabled: boolean
  onCell: (cell: string, words: string) => void
  /** Takes the row away; null where it is the only one. */
  onRemove: (() => void) | null
}

/** One row of an answer: its fields, of which the first says what it is about. */
export function FieldRowGroup({ row, form, number, list, steps, isDisabled, onCell, onRemove }: FieldRowGroupProps) {
  const [first] = form.fields
  const name = `${raised(form.row)} ${number}`
  return (
    <fieldset aria-label={name} className="flex min-w-0 flex-wrap gap-3 rounded-control border border-line bg-sheet px-4 py-3">
      <div className="flex basis-full items-center justify-between gap-3">
        <p className="text-caption font-semibold text-muted">{name}</p>
        {onRemove && (
          <Button
            variant="quiet"
            icon={X}
            disabled={isDisabled}
            onClick={onRemove}
            className="-my-2 -mr-3 px-2"
            aria-label={`Remove ${name}`}
          />
        )}
      </div>
      {form.fields.map((field) => (
        <FieldInput
          key={field.cell}
          {...{ field, list, isDisabled }}
          steps={field.names === 'steps' ? steps : []}
          own={row.cells.action?.trim()}
          words={row.cells[field.cell] ?? ''}
          width={field === first || field.isLong ? 'basis-full' : 'grow basis-52'}
          onType={(words) => onCell(field.cell, words)}
        />
      ))}
    </fieldset>
  )
}

type FieldInputProps = {
  field: AnswerField
  words: string
  width: string
  list: string
  /** Steps that can be added to what the field names already, but for the row's own. */
  steps: readonly string[]
  own: string | undefined
  isDisabled: boolean
  onType: (words: string) => void
}

function FieldInput({ field, words, width, list, steps, own, isDisabled, onType }: FieldInputProps) {
  const id = useId()
  const named = stepNames(words, steps)
  const box = { id, value: words, placeholder: field.hint, disabled: isDisabled }
  const others = steps.filter((step) => step !== own && !named.some((name) => isSameStep(name, step)))
  return (
    <div className={`grid min-w-0 content-start gap-1 ${width}`}>
      <label htmlFor={id} className="text-caption font-semibold text-ink">
        {field.label}
      </label>
      {field.names ? (
        <TextInput {...box} list={list} autoComplete="off" onChange={(event) => onType(event.target.value)} />
      ) : (
        <TextArea {...box} rows={1} className="field-sizing-content resize-none" onChange={(event) => onType(event.target.value)} />
      )}
      {others.length > 0 && (
        <select
          aria-label={`Add a step to ${field.label}`}
          value=""
          disabled={isDisabled}
          onChange={(event) => onType([words.trim(), event.target.value].filter(Boolean).join('; '))}
          className="min-h-8 w-full min-w-0 rounded-control border border-line bg-white px-2 text-caption text-muted"
        >
          <option value="">Add a step…</option>
          {others.map((step) => (
            <option key={step}>{step}</option>
          ))}
        </select>
      )}
    </div>
  )
}
