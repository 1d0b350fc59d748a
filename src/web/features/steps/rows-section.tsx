import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Cents } from '../../../domain/money.ts'
import type { Months } from '../../../domain/program.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { Expander } from '../../ui/expander.tsx'
import { late } from '../../ui/late.tsx'
import type { AutosavedPlan } from './autosaved-plan.ts'

const ChangedTexts = late(async () => (await import('./changed-texts.tsx')).ChangedTexts)

type RowsSectionProps = {
  topic: CurrentTopic
  editor: AutosavedPlan
  isOnServer: boolean
  payments: readonly Cents[]
  dues: readonly Months[]
  breakdown: WorkBreakdownSlot
}

/** The rows that the plan is composed from, closed until somebody wants to see them or a link leads to one; nothing of them is loaded before. */
export function RowsSection({ topic, editor, isOnServer, payments, dues, breakdown: Breakdown }: RowsSectionProps) {
  const { hash, key } = useLocation()
  const isSought = hash.startsWith('#row-')
  const [isOpen, setOpen] = useState(isSought)
  const [wasOpened, setOpened] = useState(isSought)
  const [arrived, setArrived] = useState(key)
  if (isSought && arrived !== key) {
    setArrived(key)
    setOpen(true)
    setOpened(true)
  }
  const toggle = (now: boolean) => {
    setOpen(now)
    if (now) setOpened(true)
  }
  return (
    <Expander title="Work breakdown" isOpen={isOpen} onToggle={toggle}>
      {wasOpened && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <p className="max-w-prose text-muted">
            The steps, people, commitments and risks that plans are composed from. What you change here changes no text by itself: “See
            which milestones change” shows what would, and takes it over.
          </p>
          <Breakdown
            topic={topic}
            payments={payments}
            dues={dues}
            foot={isOnServer ? (settle) => <ChangedTexts topic={topic} editor={editor} settle={settle} /> : undefined}
          />
        </div>
      )}
    </Expander>
  )
}
