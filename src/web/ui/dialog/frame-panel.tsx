import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useOpenDialog } from '../open-dialogs.ts'
import { DialogToast } from '../toaster.tsx'
import { goBack, openedFrom, type WayBack } from '../way-back.ts'

/** What a dialog is about, and how it looks. */
export type DialogFrameProps = {
  title: string
  size: 'title' | 'subtitle'
  /** Stands below the title. */
  lead?: ReactNode
  /** Where the dialog stands and how large it is. */
  look: string
  headLook?: string
  onClose: () => void
  /** Puts the keyboard where it goes on, when that is not where it was before. */
  onClosed?: (() => void) | undefined
  /** It comes while something else is being done: no key that is being typed may press a button in it. */
  isUnasked?: boolean
  children: ReactNode
}

const SIZES = { title: 'text-title', subtitle: 'text-subtitle' } as const

/** What a dialog is drawn with. */
export function FramePanel({
  wayBack,
  title,
  size,
  lead,
  look,
  headLook = '',
  onClose,
  onClosed,
  isUnasked = false,
  children,
}: DialogFrameProps & { wayBack: WayBack }) {
  const isInFront = useOpenDialog()
  const afterwards = (event: Event) => {
    event.preventDefault()
    if (onClosed) onClosed()
    else goBack(wayBack)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          ref={(dialog) => {
            if (dialog) openedFrom(dialog, wayBack)
          }}
          aria-describedby={undefined}
          onCloseAutoFocus={afterwards}
          onOpenAutoFocus={isUnasked ? toItself : undefined}
          className={`fixed z-50 bg-surface shadow-overlay outline-none ${look}`}
        >
          <header className={`flex items-start justify-between gap-4 ${headLook}`}>
            <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
              <Dialog.Title className={`${SIZES[size]} font-bold`}>{title}</Dialog.Title>
              {lead && <p className="text-muted">{lead}</p>}
            </div>
            <Dialog.Close
              aria-label="Close"
              className="-mt-1.5 -mr-2 grid size-10 shrink-0 place-items-center rounded-control hover:bg-navy-soft"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          {isInFront && <DialogToast />}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function toItself(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
