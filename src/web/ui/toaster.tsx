import { X } from 'lucide-react'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { TONE_LOOKS, TONE_MARKS } from './notice-look.ts'
import { useIsDialogOpen } from './open-dialogs.ts'

/** A short message that goes away by itself. `action` is something to do about it while it shows, such as Undo. */
export type Toast = {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  action?: { label: string; onPress: () => void }
}

const TONES = { default: 'neutral', success: 'success', destructive: 'danger' } as const
/** How long a message stays at least, in milliseconds; what went wrong takes longer to read. */
const SHOWN_FOR = { default: 6000, success: 6000, destructive: 10_000 } as const
/** How long a letter takes that is read without haste: some 170 words a minute. */
const LETTER_MS = 60
let shown = 0
let current: Toast | null = null
/** What the message that is showing is known by. One that is already going away takes what replaces it along, so the next one is another. */
let notice = 'notice-0'
const listeners = new Set<() => void>()

function setCurrent(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a message in place of the one that may be showing: one is visible at a time (spec §9). */
export function showToast(message: Toast): void {
  shown += 1
  const at = shown
  if (current === null) notice = `notice-${at}`
  const gone = () => {
    if (at === shown) setCurrent(null)
  }
  setCurrent(message)
  // The same id replaces what is shown; only a changed duration makes sonner count anew.
  toast.custom(() => <ToastCard {...message} />, {
    id: notice,
    duration: shownFor(message) + (shown % 2),
    onDismiss: gone,
    onAutoClose: gone,
  })
}

function shownFor({ title, description = '', variant = 'default' }: Toast): number {
  return Math.max(SHOWN_FOR[variant], (title.length + description.length) * LETTER_MS)
}

/** Takes away the message that is showing. */
export function dismissToast(): void {
  setCurrent(null)
  toast.dismiss(notice)
}

/** A message that goes away gives the focus back to where it was, and would take it from what was pressed meanwhile; so the mouse leaves it there. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

function ToastCard({ title, description, variant = 'default', action }: Toast) {
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

/** The message that is showing, inside the dialog in front: it covers nothing there, and can be pressed, which nothing outside a dialog can. */
export function DialogToast() {
  const message = useSyncExternalStore(subscribe, () => current)
  return (
    <div role="status" className={message ? 'px-5 pt-3 sm:px-6' : 'hidden'}>
      {message && (
        <section aria-label="Messages">
          <ol>
            <li>
              <ToastCard {...message} />
            </li>
          </ol>
        </section>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where the messages appear: over the empty middle of the header, so that neither a heading nor a button is covered; under a dialog it is shown in that. Stands once at the root. */
export function Toaster() {
  const isInDialog = useIsDialogOpen()
  return (
    <Sonner
      className={isInDialog ? 'invisible' : ''}
      position="top-center"
      offset={{ top: 6 }}
      mobileOffset={{ top: 6 }}
      visibleToasts={1}
      containerAriaLabel="Messages"
      toastOptions={{ className: 'w-full' }}
    />
  )
}
