import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useIsDialogOpen } from './open-dialogs.ts'
import { ToastCard } from './toast-card.tsx'
import { currentToast, dismissToast, subscribeToasts, type Toast } from './toasts.ts'
import { useMedia } from './use-media.ts'

/** How long a message stays at least, in milliseconds; what went wrong takes longer to read. */
const SHOWN_FOR = { default: 6000, success: 6000, destructive: 10_000 } as const
/** How long a letter takes that is read without haste: some 170 words a minute. */
const LETTER_MS = 60

/** Where the messages appear: beside a wide page under the rail, so that no field is covered, else in the middle of the bottom; under a dialog it is shown in that. */
export function ToastRegion() {
  const isInDialog = useIsDialogOpen()
  const hasRail = useMedia('(min-width: 64rem)')
  useEffect(followToasts, [])
  return (
    <Sonner
      className={isInDialog ? 'invisible' : ''}
      position={hasRail ? 'bottom-left' : 'bottom-center'}
      offset={{ bottom: 12, left: 12 }}
      style={hasRail ? RAIL_WIDE : undefined}
      mobileOffset={{ bottom: 12 }}
      visibleToasts={1}
      containerAriaLabel="Messages"
      toastOptions={{ className: 'w-full' }}
    />
  )
}

/** As wide as the rail, without the room at its sides. */
const RAIL_WIDE = { '--width': '15.5rem' } as CSSProperties

/** How many messages there have been: none is known by what another was known by. */
let shown = 0

/** Shows the message of the moment, and takes away what is gone; gives back how to stop. */
export function followToasts(): () => void {
  let last: Toast | null = null
  /** What the message that is showing is known by. One that is already going away takes what replaces it along, so the next one is another. */
  let notice = ''
  const follow = () => {
    const message = currentToast()
    if (message === last) return
    if (message === null) toast.dismiss(notice)
    else {
      shown += 1
      if (last === null) notice = `notice-${shown}`
      show(message, notice, shown)
    }
    last = message
  }
  follow()
  const stop = subscribeToasts(follow)
  return () => {
    stop()
    toast.dismiss(notice)
  }
}

function show(message: Toast, id: string, count: number): void {
  const gone = () => {
    if (currentToast() === message) dismissToast()
  }
  // The same id replaces what is shown; only a changed duration makes sonner count anew.
  toast.custom(() => <ToastCard {...message} />, { id, duration: shownFor(message) + (count % 2), onDismiss: gone, onAutoClose: gone })
}

/** What went wrong and can be mended from the message stays until somebody answers it (WCAG 2.2, 2.2.1). */
function shownFor({ title, description = '', variant = 'default', action }: Toast): number {
  if (action && variant === 'destructive') return Number.POSITIVE_INFINITY
  return Math.max(SHOWN_FOR[variant], (title.length + description.length) * LETTER_MS)
}
