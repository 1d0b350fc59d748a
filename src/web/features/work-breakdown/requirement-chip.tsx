import type { MouseEvent } from 'react'
import { useMenu } from './menu-host.tsx'
import { useBreakdown } from './use-breakdown.ts'

/** A requirement on the step that answers it. Its menu takes it off there: then it stands among those without a step, where it is said what becomes of it. */
export function RequirementChip({ id, step }: { id: string; step: string }) {
  const { requirement, requirements } = useBreakdown()
  const open = useMenu()
  const asked = requirement(id)
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    const label = `${id}: ${asked?.text ?? 'no longer in the solicitation'}`
    open({
      anchor: event.currentTarget,
      label,
      items: [{ label: 'Take it off this step', onPress: () => requirements.move(id, step, null) }],
    })
  }
  return (
    <button
      type="button"
      data-inner=""
      tabIndex={-1}
      title={asked?.text}
      aria-haspopup="menu"
      onClick={choose}
      className="numeric inline-flex min-h-7 items-center rounded-full border border-line-strong bg-navy-soft px-2.5 text-caption font-bold text-navy hover:border-navy"
    >
      {id}
    </button>
  )
}
