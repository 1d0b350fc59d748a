import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Bar, type BarChange, changedBar, type Timeline } from '../../../../domain/work-breakdown/timeline.ts'
import { cellsWith } from '../parts.ts'
import { useBreakdown } from '../use-breakdown.ts'

/** The months of a bar that is under somebody's hand, not kept yet. */
export type Moving = { id: string; from: number; to: number }

/** What a pointer holds: the bar, what of it, and where it was taken. */
type Held = { bar: Bar; change: BarChange; x: number; month: number }

/** Changes bars by pointer and by keyboard: shown at once, kept when they are let go, and taken back as any cell of the table. */
export function useBarMoving({ months, period }: Pick<Timeline, 'months' | 'period'>) {
  const breakdown = useBreakdown()
  const [moving, show] = useState<Moving | null>(null)
  const now = useRef<Moving | null>(null)
  const held = useRef<Held | null>(null)
  const set = (next: Moving | null) => {
    now.current = next
    show(next)
  }
  const change = (bar: Bar, from: { from: number; to: number }, how: BarChange, by: number) =>
    set({ id: bar.id, ...changedBar(from, how, by, bar.part === 'option' ? months : period) })
  const drop = () => {
    held.current = null
    set(null)
  }
  const keep = (bar: Bar) => {
    const last = now.current
    drop()
    const row = breakdown.allRows().find(({ id }) => id === bar.id)
    if (!row || last?.id !== bar.id || (!bar.isAssumed && last.from === bar.from && last.to === bar.to)) return
    const cells = cellsWith({ from_month: last.from, to_month: last.to })
    void breakdown.cells.press(row, { cells }, 'The months could not be saved')
  }
  return {
    moving,
    of: (bar: Bar) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const track = event.currentTarget.closest('[data-track]')
        if (event.button !== 0 || !track) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const change = event.target instanceof HTMLElement ? event.target.dataset.end : undefined
        const month = track.getBoundingClientRect().width / months
        held.current = { bar, change: change === 'start' || change === 'end' ? change : 'move', x: event.clientX, month }
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        const hold = held.current
        if (hold?.bar.id === bar.id) change(bar, hold.bar, hold.change, Math.round((clientX - hold.x) / hold.month))
      },
      onPointerUp: () => held.current && keep(bar),
      onPointerCancel: drop,
      onKeyDown: (event: KeyboardEvent) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
        if (by !== undefined) change(bar, now.current ?? bar, event.shiftKey ? 'end' : event.altKey ? 'start' : 'move', by)
        else if (event.key === 'Escape' && now.current) drop()
        else if (event.key === 'Enter') breakdown.open({ row: bar.id, column: 'months' })
        else if (isUndo) void breakdown.takeBack()
        else return
        event.preventDefault()
      },
      // a key that is held moves on, and is kept once
      onKeyUp: ({ key }: KeyboardEvent) => (key === 'ArrowLeft' || key === 'ArrowRight') && now.current && keep(bar),
      onBlur: () => now.current && !held.current && keep(bar),
    }),
  }
}
