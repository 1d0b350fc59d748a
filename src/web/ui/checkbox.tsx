import { type ReactNode, useId } from 'react'

type CheckboxProps = {
  label: string
  checked: boolean
  onChange: (isChecked: boolean) => void
  disabled?: boolean
  /** What is to be known before it is ticked; read out with the label. */
  hint?: ReactNode
}

/** One thing that is wanted or not, with its words beside the box: the whole line can be pressed. */
export function Checkbox({ label, checked, onChange, disabled = false, hint }: CheckboxProps) {
  const id = useId()
  return (
    <div className="grid gap-0.5">
      <label className={`flex min-h-10 items-center gap-3 ${disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer'}`}>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={hint ? id : undefined}
          className="size-5 shrink-0 accent-navy"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="max-w-prose pl-8 text-caption text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
