import { useId, useMemo, useRef, useState } from 'react'
import * as z from 'zod'
import type { Cents } from '../../../../domain/money.ts'
import type { Months } from '../../../../domain/program.ts'
import { type Bar, timelineOf } from '../../../../domain/work-breakdown/timeline.ts'
import { readDraft, writeDraft } from '../../../app/browser-store.ts'
import { Expander } from '../../../ui/expander.tsx'
import { useBreakdown, useCounting, useSteps } from '../use-breakdown.ts'
import { partId } from '../use-row-arrival.ts'
import { BarLine } from './bar-line.tsx'
import { ChartArrows } from './chart-arrows.tsx'
import { arrowsOf, monthsWords } from './chart-lines.ts'
import { MilestoneBrackets } from './milestone-brackets.tsx'
import { useBarMoving } from './use-bar-moving.ts'

/** Whether the timeline was last open; until somebody chooses, it is where there is room for it. */
const KEPT = 'timeline-open'

type TimelineSectionProps = {
  /** The months of the base. */
  period: number
  payments?: readonly Cents[] | undefined
  dues?: readonly Months[] | undefined
}

/** The steps as bars on the time of the project, under the milestones; nothing while there is no step. */
export function TimelineSection(props: TimelineSectionProps) {
  const { steps } = useCounting()
  const [isOpen, setOpen] = useState(() => readDraft(KEPT, z.boolean()) ?? window.matchMedia('(min-width: 64rem)').matches)
  const toggle = (now: boolean) => {
    setOpen(now)
    if (now !== isOpen) writeDraft(KEPT, now)
  }
  if (steps.length === 0) return null
  return (
    <section id={partId('timeline')} tabIndex={-1} aria-label="Timeline" className="scroll-mt-32 rounded-control bg-surface outline-none">
      <Expander title="Timeline" isOpen={isOpen} onToggle={toggle}>
        {isOpen && <Chart {...props} />}
      </Expander>
    </section>
  )
}

function Chart({ period, payments, dues }: TimelineSectionProps) {
  const counting = useCounting()
  const { numbers } = useSteps()
  const { duesOf } = useBreakdown()
  const timeline = useMemo(
    () => timelineOf(counting, { dues: dues ?? duesOf(counting), period, numbers }),
    [counting, duesOf, dues, period, numbers],
  )
  const { months, milestones, bars } = timeline
  const { moving, of } = useBarMoving(timeline)
  const { stop, list, focus, onKeyDown } = useBarFocus(bars.map(({ id }) => id))
  const hint = useId()
  const movingOf = (bar: Bar) => (moving?.id === bar.id ? moving : null)
  return (
    <div className="grid gap-3">
      <p id={hint} className="max-w-prose text-caption text-muted">
        Drag a bar or one of its ends.{' '}
        <span className="max-md:hidden">
          With the keyboard, ← and → move it, with Shift its end, with Alt its start; Enter goes to its months in the row, Ctrl+Z takes the
          last change back.
        </span>
      </p>
      <div className="max-h-[75dvh] overflow-y-auto">
        <div className="sticky top-0 z-10 bg-surface">
          <MilestoneBrackets months={months} milestones={milestones} payments={payments} />
        </div>
        <div className="relative">
          <div className="pointer-events-none absolute inset-y-0 right-0 left-[15.75rem] max-md:hidden">
            <DueLines months={months} dues={milestones.map(({ due }) => due)} />
            <ChartArrows arrows={arrowsOf(bars, (bar) => movingOf(bar) ?? bar)} months={months} />
          </div>
          <ol ref={list} onKeyDown={onKeyDown} aria-label="Steps on the timeline">
            {bars.map((bar) => (
              <BarLine
                key={bar.id}
                bar={bar}
                months={months}
                moving={movingOf(bar)}
                isStop={bar.id === stop}
                hint={hint}
                heard={of(bar)}
                onFocus={() => focus(bar.id)}
              />
            ))}
          </ol>
        </div>
      </div>
      <p role="status" className="sr-only">
        {moving && monthsWords(moving)}
      </p>
    </div>
  )
}

/** Where each milestone is due, through the whole chart. */
function DueLines({ months, dues }: { months: number; dues: readonly number[] }) {
  return dues.map((due) => (
    <span key={due} className="absolute inset-y-0 border-l border-dashed border-navy/40" style={{ left: `${(due / months) * 100}%` }} />
  ))
}

/** One Tab stop for all bars: up and down go from one to the next, Home and End to the first and the last. */
function useBarFocus(ids: readonly string[]) {
  const [last, focus] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const stop = last !== null && ids.includes(last) ? last : ids[0]
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    const at = ids.indexOf(stop ?? '')
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }[event.key]
    const next = to === undefined ? undefined : ids[to]
    if (next === undefined) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-bar="${next}"]`)?.focus()
  }
  return { stop, list, focus, onKeyDown }
}
