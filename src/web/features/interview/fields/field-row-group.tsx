import { X } from 'lucide-react'
import { useId } from 'react'
import { type AnswerField, type AnswerForm, fieldsAsked } from '../../../../domain/answer-fields/forms.ts'
import { isSameStep, stepNames } from '../../../../domain/answer-fields/step-names.ts'
import { raised } from '../../../../language/characters.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CONTROL_LOOK } from '../../../ui/control-look.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { FieldRow } from './field-rows.ts'

type FieldRowGroupProps = {
  row: FieldRow
  form: AnswerForm
  /** Its number among those of its form; null where there is one only. */
  number: number | null
  /** The id of the list of steps that a field may name. */
  list: string
  steps: readonly string[]
  isDisabled: boolean
  /** Whether somebody has said that they do not know the rest of it yet. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onCell: (cell: string, words: string) => void
  /** Takes the row away; null where it is the only one. */
  onRemove: (() => void) | null
}

/** One row of an answer: its fields, of which the first says what it is about. */
export function FieldRowGroup({ row, form, number, list, steps, isDisabled, isOpen, onOpen, onCell, onRemove }: FieldRowGroupProps) {
  const [first] = form.fields
  const name = number === null ? raised(form.row) : `${raised(form.row)} ${number}`
  return (
    <fieldset aria-label={name} className="flex min-w-0 flex-wrap gap-3 rounded-control border border-line bg-sheet px-4 py-3">
      <div className="-my-1 flex min-h-8 basis-full items-center justify-between gap-3">
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
      {fieldsAsked(form, row.cells).map((field) => (
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
      <div className="-my-1.5 basis-full text-caption text-muted">
        <Checkbox label={`The rest of ${name} is not known yet`} checked={isOpen} disabled={isDisabled} onChange={onOpen} />
      </div>
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
      <FieldBox {...{ field, box, list, onType }} />
      {others.length > 0 && (
        <select
          aria-label={`Add a step to ${field.label}`}
          value=""
          disabled={isDisabled}
          onChange={(event) => onType([words.trim(), event.target.value].filter(Boolean).join('; '))}
          className="min-h-8 w-full min-w-0 rounded-control border border-line bg-surface px-2 text-caption text-muted"
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

type FieldBoxProps = {
  field: AnswerField
  box: { id: string; value: string; placeholder: string; disabled: boolean }
  list: string
  onType: (words: string) => void
}

function FieldBox({ field, box, list, onType }: FieldBoxProps) {
  if (field.choices) return <ChoiceBox {...{ box, onType }} choices={field.choices} />
  if (field.names) return <TextInput {...box} list={list} autoComplete="off" onChange={(event) => onType(event.target.value)} />
  return <TextArea {...box} rows={1} className="field-sizing-content resize-none" onChange={(event) => onType(event.target.value)} />
}

/** What a field may say; what was typed or spoken otherwise stays among it. */
function ChoiceBox({
  box: { placeholder, ...box },
  choices,
  onType,
}: Pick<FieldBoxProps, 'box' | 'onType'> & { choices: readonly string[] }) {
  const all = box.value === '' || choices.includes(box.value) ? choices : [...choices, box.value]
  return (
    <select {...box} onChange={(event) => onType(event.target.value)} className={CONTROL_LOOK}>
      <option value="">Choose…</option>
      {all.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}
