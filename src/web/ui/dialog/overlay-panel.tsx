import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

/** What is under way. */
export type OverlayProps = {
  title: string
  message: string
  /** It has something to read, which takes room. */
  isWide?: boolean
  children?: ReactNode
}

/** What an overlay is drawn with. */
export function OverlayPanel({ title, message, isWide = false, children }: OverlayProps) {
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        {/* no blur: words arrive over it many times a second, and a machine without a graphics card would blur the whole screen anew each time */}
        <Dialog.Overlay className="fixed inset-0 z-40 bg-surface/95" />
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={toScreen}
          className={`fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-1rem)] grid-cols-[minmax(0,1fr)] gap-5 overflow-y-auto rounded-card border border-line bg-surface shadow-overlay ${isWide ? 'w-[min(46rem,calc(100vw-1rem))] p-5 sm:p-8' : 'w-[min(30rem,calc(100vw-2rem))] p-8'}`}
        >
          <div className="grid gap-1">
            <Dialog.Title className="text-title font-bold">{title}</Dialog.Title>
            <Dialog.Description aria-live="polite" className="text-muted">
              {message}
            </Dialog.Description>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The button that brought it up was out of use by then, so the keyboard goes on at the screen. */
function toScreen(event: Event): void {
  event.preventDefault()
  document.getElementById('content')?.focus({ preventScroll: true })
}
