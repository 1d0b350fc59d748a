import type { InputHTMLAttributes, Ref } from 'react'
import { CONTROL_LOOK } from './control-look.ts'

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; prefix?: string; suffix?: string }

/** One line to type. `prefix` and `suffix` are units shown inside the frame, such as "$" and "months". */
export function TextInput({ prefix, suffix, className = '', ...rest }: TextInputProps) {
  const room = `${prefix ? 'pl-8' : ''} ${suffix ? 'pr-20' : ''} ${rest.type === 'number' ? 'numeric' : ''}`
  return (
    <span className="relative block">
      {prefix && <Unit side="left-3" text={prefix} />}
      <input {...rest} className={`${CONTROL_LOOK} ${room} ${className}`} />
      {suffix && <Unit side="right-3" text={suffix} />}
    </span>
  )
}

function Unit({ side, text }: { side: string; text: string }) {
  return (
    <span aria-hidden className={`pointer-events-none absolute inset-y-0 ${side} flex items-center text-muted`}>
      {text}
    </span>
  )
}
