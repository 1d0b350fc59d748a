import type { MouseEvent } from 'react'
import { useMenu } from './menu-host.tsx'
import { rowsOf } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'

/** The kind of thing that is dragged when a requirement is. */
export const DRAGGED = 'application/x-requirement'

/** A requirement that is dragged, and the step that it is on; null for one from the tray. */
export type Dragged = { id: string; from: string | null }

/** A requirement as a chip: dragged onto a step, or put there by the menu that it opens. */
export function RequirementChip({ id, from, isInTray = false }: Dragged & { isInTray?: boolean }) {
  const breakdown = useBreakdown()
  const open = useMenu()
  const asked = breakdown.requirement(id)
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    open({ anchor: event.currentTarget, label: `${id}: ${asked?.text ?? 'no longer in the solicitation'}`, items: items() })
  }
  const items = () => {
    const steps = rowsOf(breakdown.allRows(), 'step').map((row, at) => ({
      label: `Put onto step ${at + 1}: ${cellsOf(row).action?.value ?? 'not said yet'}`,
      row,
      onPress: () => breakdown.requirements.move(id, from, row.id),
    }))
    const off = { label: 'Take it off this step', onPress: () => breakdown.requirements.move(id, from, null) }
    const own = { label: 'Make it a step of its own', onPress: () => void breakdown.requirements.asStep(id) }
    return [...(from ? [off] : [own]), ...steps.filter(({ row }) => row.id !== from)]
  }
  return (
    <button
      type="button"
      draggable
      data-chip={id}
      data-inner={isInTray ? undefined : ''}
      tabIndex={-1}
      title={asked?.text}
      aria-haspopup="menu"
      onClick={choose}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, JSON.stringify({ id, from }))}
      className="inline-flex min-h-7 max-w-72 cursor-grab items-center gap-1.5 rounded-full border border-line-strong bg-navy-soft px-2.5 text-caption text-navy hover:border-navy"
    >
      <span className="numeric font-bold">{id}</span>
      {isInTray && <span className="truncate text-ink">{asked?.text}</span>}
    </button>
  )
}

/** The requirement that was dropped; null when something else was. */
export function droppedRequirement(dropped: DataTransfer): Dragged | null {
  const sent = dropped.getData(DRAGGED)
  return sent ? (JSON.parse(sent) as Dragged) : null
}
