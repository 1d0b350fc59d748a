import { useId } from 'react'
import { CONTROL_LOOK } from '../../ui/control-look.ts'

/** One of several words, chosen from a list that opens. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-caption font-semibold text-ink">
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)} className={`${CONTROL_LOOK} pr-2 pl-2`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
