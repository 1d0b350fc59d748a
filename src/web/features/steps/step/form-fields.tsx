import type { ReactNode } from 'react'
import type { AnswerRow } from '../../../../domain/answer-fields/answer-rows.ts'
import type { AnswerField } from '../../../../domain/answer-fields/forms.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

type FormFieldsProps = {
  legend: string
  fields: readonly AnswerField[]
  told: AnswerRow
  errors?: Readonly<Record<string, string>>
  /** Who may be meant in the field of this cell. */
  known?: { cell: string; names: readonly string[] }
  isDisabled: boolean
  onTold: (cell: string, words: string) => void
  children?: ReactNode
}

/** What an answer tells in fields, each taken word for word when it is left. */
export function FormFields({ legend, fields, told, errors = {}, known, isDisabled, onTold, children }: FormFieldsProps) {
  return (
    <fieldset className="grid gap-3 rounded-control border border-line bg-sheet px-4 py-3">
      <legend className="px-1 font-semibold text-navy">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(({ cell, label, hint }) => (
          <Field key={cell} label={label} error={errors[cell]}>
            {(control) => (
              <TextInput
                {...control}
                // what was typed is taken when the field is left: until then it may end with a space
                key={told[cell]}
                defaultValue={told[cell]}
                list={cell === known?.cell ? 'people-known' : undefined}
                placeholder={hint}
                disabled={isDisabled}
                onBlur={({ target: { value } }) => value.trim() !== (told[cell] ?? '') && onTold(cell, value)}
              />
            )}
          </Field>
        ))}
      </div>
      {known && (
        <datalist id="people-known">
          {known.names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      {children}
    </fieldset>
  )
}
