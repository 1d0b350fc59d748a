import { ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { milestoneTitle, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { centsOf, dollarLabel } from '../../../domain/money.ts'
import type { StepType } from '../../../domain/step.ts'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import { Badge } from '../../ui/badge.tsx'
import { MilestoneMark } from './milestone-mark.tsx'

const STEP_NAMES: Record<StepType, string> = { kickoff: 'Kickoff', development: 'Development', closeout: 'Closeout' }

type MilestoneHeadProps = {
  milestone: StoredMilestone
  left: readonly ThingLeft[] | undefined
  isUnsaved: boolean
  due: string
  /** Names the heading for what it stands above. */
  name: string
  isOpen: boolean
  /** Whether somebody is recording within it, which goes on when it is closed. */
  isRecording: boolean
  onToggle: (() => void) | null
}

/** A milestone's heading; a closed one tells what it is paid and how much is left in it, and the arrow keys go to the next one. */
export function MilestoneHead({ milestone, left, isUnsaved, due, name, isOpen, isRecording, onToggle }: MilestoneHeadProps) {
  const { milestone_number, step_type, payment_amount } = milestone
  const words = `Milestone ${milestone_number} – ${STEP_NAMES[step_type]}`
  return (
    <header
      className={`flex flex-wrap justify-between gap-x-4 gap-y-2 px-5 sm:px-6 ${isOpen ? 'items-start pt-5' : 'items-center py-1.5'}`}
    >
      <div className={`min-w-0 grow basis-64 ${isOpen ? 'grid gap-0.5' : 'flex flex-wrap items-center gap-x-4'}`}>
        <h2 id={name} className="text-subtitle font-bold">
          {onToggle ? (
            <button
              type="button"
              data-milestone-head=""
              aria-expanded={isOpen}
              onClick={onToggle}
              onKeyDown={goToNextHead}
              className="-ml-2 flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 text-left hover:bg-blue-soft"
            >
              <ChevronRight aria-hidden className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-90' : ''}`} />
              {words}
            </button>
          ) : (
            words
          )}
        </h2>
        <p
          className={`text-muted [overflow-wrap:anywhere] ${isOpen ? 'line-clamp-2' : 'line-clamp-1 basis-48 grow'} ${onToggle && isOpen ? 'pl-6' : ''}`}
        >
          {milestoneTitle(shownText(milestone))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {!isOpen && isRecording && <Badge tone="danger">Recording goes on</Badge>}
        {!isOpen && <MilestoneMark left={left} isUnsaved={isUnsaved} />}
        {!isOpen && <span className="numeric text-muted">{dollarLabel(centsOf(payment_amount))}</span>}
        <Badge>{due}</Badge>
      </div>
    </header>
  )
}

function goToNextHead(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  const heads = Array.from(document.querySelectorAll<HTMLElement>('[data-milestone-head]'))
  const next = heads[heads.indexOf(event.currentTarget as HTMLElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
