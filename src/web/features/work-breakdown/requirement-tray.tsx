import { ListChecks } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { DRAGGED, droppedRequirement, RequirementChip } from './requirement-chip.tsx'
import { useBreakdown } from './use-breakdown.ts'

const RequirementChoice = late(
  async () => (await import('./requirement-choice.tsx')).RequirementChoice,
  <Skeleton lines={3} label="Loading" />,
)

/** The requirements without a step, to be put onto one: one by one, or several that are chosen. */
export const RequirementTray = memo(function RequirementTray({ ids }: { ids: readonly string[] }) {
  const { requirements } = useBreakdown()
  const area = useRef<HTMLElement>(null)
  useKeptFocus(area)
  const [isChoosing, choose] = useState(false)
  const drop = (event: DragEvent) => {
    const dropped = droppedRequirement(event.dataTransfer)
    if (!dropped?.from) return
    event.preventDefault()
    requirements.move(dropped.id, dropped.from, null)
  }
  return (
    <section
      ref={area}
      aria-label="Requirements without a step"
      tabIndex={-1}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={drop}
      className="grid gap-2 rounded-card border border-dashed border-line-strong bg-sheet px-4 py-3 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="font-semibold">
          {trayWords(ids.length)}
        </p>
        {ids.length > 1 && (
          <Button variant="quiet" icon={ListChecks} aria-expanded={isChoosing} onClick={() => choose(!isChoosing)}>
            {isChoosing ? 'One by one' : 'Choose several'}
          </Button>
        )}
      </div>
      {ids.length > 1 && isChoosing && <RequirementChoice ids={ids} onGone={() => area.current?.focus()} />}
      {ids.length > 0 && !(ids.length > 1 && isChoosing) && <Chips ids={ids} />}
    </section>
  )
}, haveSameIds)

/** The keyboard comes to one of the requirements by Tab, and moves by arrows. */
function Chips({ ids }: { ids: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  const chips = () => Array.from(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])
  useEffect(() => {
    const all = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])
    if (!all.some(({ tabIndex }) => tabIndex === 0) && all[0]) all[0].tabIndex = 0
  })
  /** The keyboard goes on to the chip that stands where one was taken from. */
  const goOnFrom = (at: number) => {
    const all = chips()
    all[Math.min(at, all.length - 1)]?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const by = BY[event.key]
    const all = chips()
    const next = by === undefined ? undefined : all[all.indexOf(document.activeElement as HTMLElement) + by]
    if (!next) return
    event.preventDefault()
    for (const chip of all) chip.tabIndex = chip === next ? 0 : -1
    next.focus()
  }
  return (
    <>
      <p className="text-caption text-muted">Open one: the steps that most likely answer it stand first. Or drag it onto a step.</p>
      <ul ref={list} onKeyDown={move} className="flex max-h-44 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {ids.map((id, at) => (
          <li key={id}>
            <RequirementChip id={id} from={null} isInTray onGone={() => goOnFrom(at)} />
          </li>
        ))}
      </ul>
    </>
  )
}

const BY: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function trayWords(count: number): string {
  if (count === 0) return 'Every requirement has a step'
  return count === 1 ? '1 requirement has no step yet' : `${count} requirements have no step yet`
}

function haveSameIds({ ids: one }: { ids: readonly string[] }, { ids: other }: { ids: readonly string[] }): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at])
}
