import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { type ButtonVariant, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

/**
 * Something to press. `busy` shows a turning mark and takes no further presses; the label stays readable, and the keyboard stays where it is, which it
 * would not on a button that is out of use.
 */
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
      {...(busy ? UNPRESSED : {})}
      type={type}
      disabled={disabled && !busy}
      className={`${buttonLook(variant)} ${className}`}
    >
      {busy ? <Spinner /> : Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </button>
  )
}

/** Neither a click, nor the form that it would send, nor a menu that opens before the click. */
const UNPRESSED = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
  onPointerDown: undefined,
  onKeyDown: undefined,
}
