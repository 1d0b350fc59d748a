import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { late } from '../ui/late.tsx'
import type { HistoryProps } from './history-drawer.tsx'

const HistoryDrawer = late(async () => (await import('./history-drawer.tsx')).HistoryDrawer)

/** Opens the history of a text. */
export function HistoryButton(history: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const of = useId()
  return (
    <>
      <Button variant="quiet" icon={History} aria-describedby={of} onClick={() => setIsOpen(true)}>
        History
      </Button>
      <span id={of} hidden>
        of {history.what}
      </span>
      {isOpen && <HistoryDrawer {...history} onClose={() => setIsOpen(false)} />}
    </>
  )
}
