import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

/** Something to do before going on, over the screen; as tall as it can be, so that nothing jumps while it is searched. Escape and the cross close it. */
export function Modal({
  title,
  lead,
  footer,
  onClose,
  onClosed,
  isUnasked = false,
  children,
}: {
  title: string
  lead?: ReactNode
  footer?: ReactNode
  onClose: () => void
  /** Puts the keyboard where it goes on, when that is not where it was before. */
  onClosed?: () => void
  /** It comes while something else is being done: no key that is being typed may press a button in it. */
  isUnasked?: boolean
  children: ReactNode
}) {
  const afterwards = (event: Event) => {
    if (!onClosed) return
    event.preventDefault()
    onClosed()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-navy-deep/50" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={afterwards}
          onOpenAutoFocus={isUnasked ? toItself : undefined}
          className="fixed inset-x-4 top-4 bottom-4 z-50 m-auto flex h-[min(44rem,calc(100dvh-2rem))] max-w-[44rem] flex-col rounded-card bg-white shadow-overlay outline-none"
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6">
            <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
              <Dialog.Title className="text-title font-bold">{title}</Dialog.Title>
              {lead && <p className="text-muted">{lead}</p>}
            </div>
            <Dialog.Close
              aria-label="Close"
              className="-mt-1 -mr-2 grid size-10 shrink-0 place-items-center rounded-control hover:bg-navy-soft"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          <div className="flex min-h-0 grow flex-col px-5 py-4 sm:px-6">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function toItself(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
