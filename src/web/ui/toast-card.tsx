import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { TONE_LOOKS, TONE_MARKS } from './notice-look.ts'
import { dismissToast, type Toast } from './toasts.ts'

const TONES = { default: 'neutral', success: 'success', destructive: 'danger' } as const

/** A message that goes away gives the focus back to where it was, and would take it from what was pressed meanwhile; so the mouse leaves it there. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

/** A message, with what can be done about it and the cross that takes it away. */
export function ToastCard({ title, description, variant = 'default', action }: Toast) {
  const Mark = TONE_MARKS[TONES[variant]]
  return (
    <div className={`flex w-full items-start gap-3 rounded-card border px-4 py-3 font-sans shadow-overlay ${TONE_LOOKS[TONES[variant]]}`}>
      <Mark aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-44 text-body [overflow-wrap:anywhere]">
          <p className="font-semibold">{title}</p>
          {description && <p className="text-ink">{description}</p>}
        </div>
        {action && <ToastAction label={action.label} onPress={action.onPress} />}
      </div>
      <button type="button" aria-label="Dismiss" onMouseDown={keepFocus} onClick={dismissToast} className="-mr-1 rounded-control p-1">
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

function ToastAction({ label, onPress }: { label: string; onPress: () => void }) {
  const press = () => {
    dismissToast()
    onPress()
  }
  return (
    <button
      type="button"
      onMouseDown={keepFocus}
      onClick={press}
      className="shrink-0 rounded-control px-1 font-semibold text-navy underline underline-offset-4 hover:text-blue"
    >
      {label}
    </button>
  )
}
