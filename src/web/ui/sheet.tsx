import type { ReactNode } from 'react'
import { DialogFrame } from './dialog-frame.tsx'

/** Something about what was tapped, from the foot of a small screen. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <DialogFrame
      title={title}
      size="subtitle"
      look="inset-x-0 bottom-0 grid max-h-[80dvh] gap-3 overflow-y-auto rounded-t-card p-5"
      onClose={onClose}
    >
      {children}
    </DialogFrame>
  )
}
