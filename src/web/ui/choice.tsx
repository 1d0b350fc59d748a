import { RadioGroup } from 'radix-ui'
import { useId } from 'react'

type Option<Value extends string> = { value: Value; label: string }

/** Two or three short alternatives, all in sight: one press instead of opening a list. Arrow keys move. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <span id={id} className="font-semibold text-ink">
        {label}
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen) => onChange(chosen as Value)}
        className="grid min-h-10 auto-cols-fr grid-flow-col rounded-control border border-line-strong bg-surface p-0.5"
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            className="rounded-[4px] px-3 font-medium text-muted transition-colors hover:text-navy data-[state=checked]:bg-navy data-[state=checked]:font-semibold data-[state=checked]:text-on-navy forced-colors:data-[state=checked]:underline disabled:cursor-not-allowed disabled:hover:text-muted disabled:data-[state=checked]:bg-navy-soft disabled:data-[state=checked]:text-muted"
          >
            {option.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
