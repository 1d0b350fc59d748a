import { memo } from 'react'
import type { Bar } from '../../../../domain/work-breakdown/timeline.ts'
import { barName, LINE_HEIGHT } from './chart-lines.ts'
import type { Moving, useBarMoving } from './use-bar-moving.ts'

type BarLineProps = {
  bar: Bar
  months: number
  moving: Moving | null
  isStop: boolean
  hint: string
  heard: ReturnType<ReturnType<typeof useBarMoving>['of']>
  onFocus: () => void
}

/** A step's line: its name, and its bar on the months, which is taken hold of in the middle or at an end. */
export const BarLine = memo(Line, (before, now) =>
  (['bar', 'months', 'moving', 'isStop', 'hint'] as const).every((name) => before[name] === now[name]),
)

function Line({ bar, months, moving, isStop, hint, heard, onFocus }: BarLineProps) {
  const { from, to } = moving ?? bar
  const isTooEarly = bar.needs.some((need) => need.isTooEarly)
  return (
    <li className="grid items-center gap-x-3 md:grid-cols-[15rem_minmax(0,1fr)]" style={{ minHeight: LINE_HEIGHT }}>
      <span aria-hidden className="flex min-w-0 gap-2 text-caption max-md:pt-1">
        <span className="numeric w-5 shrink-0 text-right text-muted">{bar.number}</span>
        <span className="truncate" title={bar.name}>
          {bar.name}
        </span>
      </span>
      <div
        data-track=""
        className="relative h-9 bg-[linear-gradient(to_right,var(--color-line)_1px,transparent_1px)]"
        style={{ backgroundSize: `${100 / months}% 100%` }}
      >
        <button
          type="button"
          data-bar={bar.id}
          tabIndex={isStop ? 0 : -1}
          aria-label={barName(bar, { from, to })}
          aria-describedby={hint}
          {...heard}
          onFocus={onFocus}
          className={`absolute top-1 flex h-7 touch-pan-y items-center justify-center rounded-control border text-caption select-none ${lookOf(bar, isTooEarly)} ${moving ? 'cursor-grabbing shadow-overlay' : 'cursor-grab'}`}
          style={{ left: `${((from - 1) / months) * 100}%`, width: `${((to - from + 1) / months) * 100}%` }}
        >
          <span data-end="start" className="absolute inset-y-0 left-0 w-2 cursor-ew-resize" />
          <span className="numeric pointer-events-none truncate">{from === to ? from : `${from}–${to}`}</span>
          <span data-end="end" className="absolute inset-y-0 right-0 w-2 cursor-ew-resize" />
        </button>
      </div>
    </li>
  )
}

function lookOf({ isAssumed, part }: Bar, isTooEarly: boolean): string {
  if (isTooEarly) return 'border-danger bg-danger-soft text-danger'
  if (isAssumed) return 'border-dashed border-line-strong bg-surface text-muted'
  return part === 'option' ? 'border-line-strong bg-lit/40 text-ink' : 'border-blue bg-sky text-navy'
}
