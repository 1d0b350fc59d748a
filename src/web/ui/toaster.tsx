import { useEffect, useState, useSyncExternalStore } from 'react'
import { late } from './late.tsx'
import { ToastCard } from './toast-card.tsx'
import { currentToast, subscribeToasts } from './toasts.ts'
import { whenIdle } from './when-idle.ts'

const ToastRegion = late(async () => (await import('./toast-region.tsx')).ToastRegion)

/** Shows the messages. Stands once at the root, and comes once the screen is there, or with the first message. */
export function Toaster() {
  const hasMessage = useToast() !== null
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => setDue(true)), [])
  if (hasMessage && !isDue) setDue(true)
  return isDue && <ToastRegion />
}

/** The message that is showing, inside the dialog in front: it covers nothing there, and can be pressed, which nothing outside a dialog can. */
export function DialogToast() {
  const message = useToast()
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

function useToast() {
  return useSyncExternalStore(subscribeToasts, currentToast)
}
