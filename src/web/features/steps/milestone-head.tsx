import { ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import { Badge } from '../../ui/badge.tsx'
import { MilestoneMark } from './milestone-mark.tsx'

export type MilestoneHeadProps = {
  words: string
  title: string
  left: readonly ThingLeft[] | undefined
  isUnsaved: boolean
  due?: string
  paid?: string
  /** Names the heading for what it stands above. */
  name: string
  isOpen: boolean
  /** Whether somebody is recording within it, which goes on when it is closed. */
  isRecording: boolean
  onToggle: (() => void) | null
}

/** The heading of a card of the plan, a milestone as a rule; a closed one tells what it is paid and how much is left in it, and the arrow keys go to the next one. */
export function MilestoneHead({ words, title, left, isUnsaved, due, paid, name, isOpen, isRecording, onToggle }: MilestoneHeadProps) {
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
          {title}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {!isOpen && isRecording && <Badge tone="danger">Recording goes on</Badge>}
        {!isOpen && <MilestoneMark left={left} isUnsaved={isUnsaved} />}
        {!isOpen && paid && <span className="numeric text-muted">{paid}</span>}
        {due && <Badge>{due}</Badge>}
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
