import { Check } from 'lucide-react'
import { useId } from 'react'
import { NavLink } from 'react-router'

/** One stage of the journey. A stage without `to` cannot be gone to from here; `done` stages carry a check mark. */
export type Stage = { label: string; to?: string; note: string; state: 'done' | 'open' | 'later'; current: boolean }

/** The way through the product: where one is, what is done, what comes. A column beside the screen; a row of stops above it on a phone. */
export function JourneyRail({ label, stages }: { label: string; stages: readonly Stage[] }) {
  return (
    <nav aria-label={label}>
      <ol className="grid grid-cols-4 lg:grid-cols-1">
        {stages.map((stage, index) => (
          <li key={stage.label} className="group relative lg:pb-7 last:lg:pb-0">
            <Track last={index === stages.length - 1} done={stage.state === 'done'} />
            <Stop stage={stage} position={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Track({ last, done }: { last: boolean; done: boolean }) {
  if (last) return null
  const across = 'top-[13px] left-[calc(50%+18px)] h-0.5 w-[calc(100%-36px)]'
  const down = 'lg:top-8 lg:bottom-1 lg:left-[13px] lg:h-auto lg:w-0.5'
  return <span aria-hidden className={`absolute rounded-full ${across} ${down} ${done ? 'bg-navy' : 'bg-line'}`} />
}

function Stop({ stage, position }: { stage: Stage; position: number }) {
  const note = useId()
  const look = `flex flex-col items-center gap-1.5 rounded-control text-center lg:flex-row lg:items-start lg:gap-3.5 lg:text-left ${stage.to ? 'hover:text-navy hover:underline underline-offset-4' : ''} ${stage.current ? 'font-bold text-navy' : 'font-medium text-muted'}`
  const words = (
    <>
      <Mark stage={stage} position={position} />
      <span className="text-caption leading-4 lg:pt-0.5 lg:text-body lg:leading-6">{stage.label}</span>
    </>
  )
  return (
    <>
      {stage.to ? (
        <NavLink to={stage.to} className={look} aria-describedby={note} aria-current={stage.current ? 'page' : undefined}>
          {words}
        </NavLink>
      ) : (
        <span className={look} aria-current={stage.current ? 'page' : undefined}>
          {words}
        </span>
      )}
      <span id={note} className="hidden pl-[42px] text-caption text-muted lg:block">
        {stage.note}
      </span>
    </>
  )
}

function Mark({ stage, position }: { stage: Stage; position: number }) {
  const shared = 'numeric grid size-7 shrink-0 place-items-center rounded-full border-2 text-caption font-bold'
  if (stage.state === 'done') {
    return (
      <span aria-hidden className={`${shared} border-navy bg-navy text-on-navy ${stage.current ? 'ring-3 ring-sky' : ''}`}>
        <Check className="size-4" strokeWidth={3} />
      </span>
    )
  }
  const look = stage.current ? 'border-navy bg-surface text-navy ring-3 ring-sky' : 'border-line-strong bg-surface text-muted'
  return (
    <span aria-hidden className={`${shared} ${look}`}>
      {position}
    </span>
  )
}
