import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

/** Something about what was tapped, from the foot of a small screen. A tap beside it, the cross and Escape close it. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-navy-deep/50" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 grid max-h-[80dvh] gap-3 overflow-y-auto rounded-t-card bg-white p-5 shadow-overlay"
        >
          <header className="flex items-start justify-between gap-4">
            <Dialog.Title className="text-subtitle font-bold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-mt-2 -mr-2 grid size-10 shrink-0 place-items-center rounded-control hover:bg-navy-soft"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
