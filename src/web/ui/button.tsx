import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { type ButtonVariant, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

/** Something to press. `busy` shows a turning mark and takes no further presses; the label stays readable. */
export function Button({
  variant = 'secondary',
  busy = false,
  icon: Icon,
  className = '',
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant; busy?: boolean; icon?: LucideIcon; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${buttonLook(variant)} ${className}`}
    >
      {busy ? <Spinner /> : Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </button>
  )
}
