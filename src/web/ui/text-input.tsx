import type { InputHTMLAttributes, Ref } from 'react'
import { CONTROL_LOOK } from './control-look.ts'

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; prefix?: string }

/** One line to type. `prefix` is a unit shown inside the frame, such as "$". */
export function TextInput({ prefix, className = '', ...rest }: TextInputProps) {
  const room = prefix ? 'pl-8' : ''
  return (
    <span className="relative block">
      {prefix && (
        <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">
          {prefix}
        </span>
      )}
      <input
        {...rest}
        // browsers count a number up and down when somebody only scrolls over it
        onWheel={rest.type === 'number' ? (event) => event.currentTarget.blur() : rest.onWheel}
        className={`${CONTROL_LOOK} ${room} ${className}`}
      />
    </span>
  )
}
