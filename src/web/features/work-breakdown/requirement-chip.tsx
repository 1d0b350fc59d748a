import type { MouseEvent } from 'react'
import type { MenuLine } from '../../ui/menu/lines-panel.tsx'
import { listOf } from './column.ts'
import { useMenu } from './menu-host.tsx'
import { rowsOf } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { type Breakdown, useBreakdown } from './use-breakdown.ts'

/** The kind of thing that is dragged when a requirement is. */
export const DRAGGED = 'application/x-requirement'

/** A requirement that is dragged, and the step that it is on; null for one from the tray. */
export type Dragged = { id: string; from: string | null }

/** In the tray a requirement is put into a row by `onPut`. */
type Chip = Dragged & { onPut?: () => void }

/** A requirement as a chip: dragged onto a step; on one its menu says where else it stands. */
export function RequirementChip({ id, from, onPut }: Chip) {
  const breakdown = useBreakdown()
  const open = useMenu()
  const asked = breakdown.requirement(id)
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    const label = `${id}: ${asked?.text ?? 'no longer in the solicitation'}`
    open({ anchor: event.currentTarget, label, items: menuItems(breakdown, { id, from }) })
  }
  return (
    <button
      type="button"
      draggable
      data-chip={id}
      data-inner={onPut ? undefined : ''}
      tabIndex={onPut ? 0 : -1}
      title={asked?.text}
      aria-haspopup={onPut ? undefined : 'menu'}
      onClick={onPut ?? choose}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, JSON.stringify({ id, from }))}
      className="inline-flex min-h-7 max-w-72 cursor-grab items-center gap-1.5 rounded-full border border-line-strong bg-navy-soft px-2.5 text-caption text-navy hover:border-navy"
    >
      <span className="numeric font-bold">{id}</span>
      {onPut && <span className="text-ink">Put into a row</span>}
    </button>
  )
}

/** What can be done with a requirement on a step. It may be answered by several. */
function menuItems({ allRows, requirements, isPhase1 }: Breakdown, { id, from }: Dragged): MenuLine[] {
  const others = rowsOf(allRows(), 'step').flatMap((row, at) => {
    const { action, requirement_ids } = cellsOf(row)
    const label = `Also put onto step ${at + 1}: ${action?.value ?? 'not said yet'}`
    return listOf(requirement_ids?.value).includes(id) ? [] : [{ label, onPress: () => requirements.move(id, null, row.id) }]
  })
  const later = isPhase1
    ? [{ label: 'Not in this phase: leave it to Phase II', onPress: () => void requirements.leaveToPhase2([id], from) }]
    : []
  return [
    { label: 'Take it off this step', onPress: () => requirements.move(id, from, null) },
    ...later,
    { label: 'Not asked of us: take it out', onPress: () => void requirements.takeOut([id], from) },
    ...others,
  ]
}

/** The requirement that was dropped; null when something else was. */
export function droppedRequirement(dropped: DataTransfer): Dragged | null {
  const sent = dropped.getData(DRAGGED)
  return sent ? (JSON.parse(sent) as Dragged) : null
}
