import type { ReactNode } from 'react'

/** The screen's one h1, what it is for in a sentence, and at the right its main action. */
export function PageHeading({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid max-w-prose min-w-0 gap-2 [overflow-wrap:anywhere]">
        <h1 className="text-heading font-bold tracking-tight">{title}</h1>
        {lead && <p className="text-lead text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  )
}
