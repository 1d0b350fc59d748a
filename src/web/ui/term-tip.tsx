import { Tooltip } from 'radix-ui'
import { type MouseEvent, useState } from 'react'
import type { ProgramTerm } from '../../domain/program-terms.ts'

/** How long the mouse rests on a term before it is told, in milliseconds: one that only passes opens nothing. */
const REST_MS = 400

/** A term, and over it what it means: Escape and going on close it, and the mouse may go onto it. */
export function TermTip({ words, long, meaning }: ProgramTerm & { words: string }) {
  const [isOpen, open] = useState(false)
  const press = (event: MouseEvent) => {
    // a finger never rests on anything
    event.preventDefault()
    open(true)
  }
  return (
    <Tooltip.Provider delayDuration={REST_MS}>
      <Tooltip.Root open={isOpen} onOpenChange={open}>
        <Tooltip.Trigger
          type="button"
          onClick={press}
          className="cursor-help rounded-[2px] underline decoration-muted decoration-dotted underline-offset-4"
        >
          {words}
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            collisionPadding={16}
            className="z-50 grid max-w-80 gap-0.5 rounded-card border border-line bg-surface px-4 py-3 text-caption text-ink shadow-overlay"
          >
            <span className="font-semibold text-navy">{long}</span>
            {meaning && <span>{meaning}</span>}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
