import type { MouseEvent } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { MenuLine } from '../../ui/menu/lines-panel.tsx'
import { useMenu } from './menu-host.tsx'
import { rowsOf } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { type Breakdown, useBreakdown } from './use-breakdown.ts'

/** The kind of thing that is dragged when a requirement is. */
export const DRAGGED = 'application/x-requirement'

/** A requirement that is dragged, and the step that it is on; null for one from the tray. */
export type Dragged = { id: string; from: string | null }

/** How many of the steps that most likely answer a requirement stand first in its menu. */
const OFFERED = 3

type Chip = Dragged & { isInTray?: boolean }

/** A requirement as a chip: dragged onto a step, or put there by the menu that it opens, the likeliest steps first. */
export function RequirementChip({ id, from, isInTray = false }: Chip) {
  const breakdown = useBreakdown()
  const open = useMenu()
  const asked = breakdown.requirement(id)
  const choose = async (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    const anchor = event.currentTarget
    const label = `${id}: ${asked?.text ?? 'no longer in the solicitation'}`
    const likely = isInTray ? (await breakdown.requirements.likely([id])).get(id) : undefined
    open({ anchor, label, items: menuItems(breakdown, { id, from }, likely?.map(({ step_id }) => step_id) ?? []) })
  }
  return (
    <button
      type="button"
      draggable
      data-chip={id}
      data-inner={isInTray ? undefined : ''}
      tabIndex={isInTray ? 0 : -1}
      title={asked?.text}
      aria-haspopup="menu"
      onClick={choose}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, JSON.stringify({ id, from }))}
      className="inline-flex min-h-7 max-w-72 cursor-grab items-center gap-1.5 rounded-full border border-line-strong bg-navy-soft px-2.5 text-caption text-navy hover:border-navy"
    >
      <span className="numeric font-bold">{id}</span>
      {isInTray && <span className="text-ink">Put into …</span>}
    </button>
  )
}

/** What can be done with a requirement: the likeliest steps, then the other ones in their order. It may be answered by several. */
function menuItems({ allRows, requirements, isPhase1 }: Breakdown, { id, from }: Dragged, likely: readonly string[]): MenuLine[] {
  const steps = rowsOf(allRows(), 'step').map((row, at) => ({
    label: `${from ? 'Also put' : 'Put'} onto step ${at + 1}: ${cellsOf(row).action?.value ?? 'not said yet'}`,
    row,
    onPress: () => requirements.move(id, null, row.id),
  }))
  const first = likely.slice(0, OFFERED).flatMap((one) => steps.filter(({ row }) => row.id === one))
  const others = steps.filter((one) => !first.includes(one) && !idsIn(one.row).includes(id))
  const off = { label: 'Take it off this step', onPress: () => requirements.move(id, from, null) }
  const own = { label: 'Make it a step of its own', onPress: () => void requirements.asStep(id) }
  const later = isPhase1
    ? [{ label: 'Not in this phase: leave it to Phase II', onPress: () => void requirements.leaveToPhase2([id], from) }]
    : []
  const out = { label: 'Not asked of us: take it out', onPress: () => void requirements.takeOut([id], from) }
  const isParted = first.length > 0
  return [
    ...under(isParted ? 'Most likely' : undefined, first),
    from ? off : own,
    ...later,
    out,
    ...under(isParted ? 'Other steps' : undefined, others),
  ]
}

function idsIn(row: KeptRow): readonly string[] {
  return (cellsOf(row).requirement_ids?.value ?? []) as string[]
}

function under(heading: string | undefined, [first, ...rest]: readonly MenuLine[]): MenuLine[] {
  return first ? [{ ...first, heading }, ...rest] : []
}

/** The requirement that was dropped; null when something else was. */
export function droppedRequirement(dropped: DataTransfer): Dragged | null {
  const sent = dropped.getData(DRAGGED)
  return sent ? (JSON.parse(sent) as Dragged) : null
}
