import { cloneElement, type ReactElement, useState } from 'react'
import { late } from '../late.tsx'
import { type WayBack, wayBackTo } from '../way-back.ts'
import type { Confirmation } from './confirm-panel.tsx'

/** The button that opens it. */
export type DialogTrigger = ReactElement<{ onClick?: () => void }>

const ConfirmPanel = late(async () => (await import('./confirm-panel.tsx')).ConfirmPanel)

/** Asks before something is taken away. */
export function ConfirmDialog({ trigger, ...asked }: Confirmation & { trigger: DialogTrigger }) {
  const [open, setOpen] = useState<WayBack | null>(null)
  return (
    <>
      {cloneElement(trigger, { onClick: () => setOpen(wayBackTo(document.activeElement)) })}
      {open && <ConfirmPanel {...asked} wayBack={open} onClose={() => setOpen(null)} />}
    </>
  )
}
