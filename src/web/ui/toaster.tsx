import { Toaster as Sonner, toast } from 'sonner'
import { TONE_LOOKS, TONE_MARKS } from './notice-look.ts'

/** A short message that goes away by itself. */
export type Toast = { title: string; description?: string; variant?: 'default' | 'success' | 'destructive' }

const TONES = { default: 'neutral', success: 'success', destructive: 'danger' } as const
const SHOWN_FOR = 6000
let shown = 0

/** Shows a message in place of the one that may be showing: one is visible at a time (spec §9). */
export function showToast({ title, description, variant = 'default' }: Toast): void {
  const Mark = TONE_MARKS[TONES[variant]]
  shown += 1
  toast.custom(
    () => (
      <div className={`flex w-full items-start gap-3 rounded-card border px-4 py-3 shadow-overlay ${TONE_LOOKS[TONES[variant]]}`}>
        <Mark aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0 grow text-body [overflow-wrap:anywhere]">
          <p className="font-semibold">{title}</p>
          {description && <p className="text-ink">{description}</p>}
        </div>
      </div>
    ),
    // The same id replaces what is shown; only a changed duration makes sonner count anew.
    { id: 'notice', duration: SHOWN_FOR + (shown % 2) },
  )
}

/** Where the messages appear; stands once at the root. */
export function Toaster() {
  return <Sonner position="bottom-right" visibleToasts={1} containerAriaLabel="Messages" toastOptions={{ className: 'w-full' }} />
}
