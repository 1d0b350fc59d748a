import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says that there is nothing here yet, why, and the one thing to do about it. `heading` is h1 where it is all the screen shows. */
export function EmptyState({
  icon: Icon,
  title,
  heading: Heading = 'h1',
  action,
  children,
}: {
  icon: LucideIcon
  title: string
  heading?: 'h1' | 'h2' | 'h3' | 'h4'
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-line-strong bg-sheet px-6 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-navy-soft text-navy">
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="grid max-w-md gap-1">
        <Heading className="text-title font-bold">{title}</Heading>
        {children && <div className="text-muted">{children}</div>}
      </div>
      {action}
    </div>
  )
}
