import type { ReactNode } from 'react'
import { DialogFrame } from './dialog-frame.tsx'

/** Something to look through beside the screen, as tall as it; on a phone it covers it. A press beside it, the cross and Escape close it. */
export function Drawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <DialogFrame
      title={title}
      size="title"
      look="inset-y-0 right-0 flex w-full flex-col sm:w-[min(40rem,calc(100vw-4rem))]"
      headLook="border-b border-line px-5 py-4 sm:px-6"
      onClose={onClose}
    >
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-5 py-4 sm:px-6">{children}</div>
    </DialogFrame>
  )
}
