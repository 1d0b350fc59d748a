import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonLook } from '../button-look.ts'
import { useOpenDialog } from '../open-dialogs.ts'
import { DialogToast } from '../toaster.tsx'
import { goBack, type WayBack } from '../way-back.ts'

/** What is asked: `cancel` names the way back. */
export type Confirmation = { title: string; confirm: string; cancel?: string; onConfirm: () => void; children: ReactNode }

type ConfirmPanelProps = Confirmation & { wayBack: WayBack; onClose: () => void }

/** The question before something is taken away. */
export function ConfirmPanel({ wayBack, onClose, title, confirm, cancel = 'Cancel', onConfirm, children }: ConfirmPanelProps) {
  const isInFront = useOpenDialog()
  const afterwards = (event: Event) => {
    event.preventDefault()
    goBack(wayBack)
  }
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <AlertDialog.Content
          onCloseAutoFocus={afterwards}
          className="fixed top-1/2 left-1/2 z-50 grid w-[min(28rem,calc(100vw-2rem))] -translate-1/2 gap-4 rounded-card bg-surface p-6 shadow-overlay"
        >
          <AlertDialog.Title className="text-title font-bold">{title}</AlertDialog.Title>
          {isInFront && <DialogToast />}
          <AlertDialog.Description asChild>
            <div className="text-muted">{children}</div>
          </AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonLook('secondary')}>{cancel}</AlertDialog.Cancel>
            <AlertDialog.Action className={buttonLook('primary')} onClick={onConfirm}>
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
