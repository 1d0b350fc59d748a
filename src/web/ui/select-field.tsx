import { CONTROL_LOOK } from './control-look.ts'
import { Field } from './field.tsx'

type SelectFieldProps<Value extends string> = {
  label: string
  hint?: string
  error?: string | undefined
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of several words, chosen from a list that opens. */
export function SelectField<Value extends string>({ options, value, onChange, ...field }: SelectFieldProps<Value>) {
  return (
    <Field {...field} className="min-w-0">
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value as Value)} className={`${CONTROL_LOOK} px-2!`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
