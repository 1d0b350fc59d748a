import type { ReactNode } from 'react'
import { DialogFrame } from './dialog-frame.tsx'

/** Something to do before going on, over the screen; as tall as it can be, so that nothing jumps while it is searched. */
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
  return (
    <DialogFrame
      title={title}
      size="title"
      lead={lead}
      look="inset-x-4 top-4 bottom-4 m-auto flex h-[min(44rem,calc(100dvh-2rem))] max-w-[44rem] flex-col rounded-card"
      headLook="px-5 pt-5 sm:px-6"
      onClose={onClose}
      onClosed={onClosed}
      isUnasked={isUnasked}
    >
      <div className="flex min-h-0 grow flex-col px-5 py-4 sm:px-6">{children}</div>
      {footer && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">{footer}</div>}
    </DialogFrame>
  )
}
