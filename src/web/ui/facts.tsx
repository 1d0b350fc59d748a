import type { ReactNode } from 'react'

/** One line of a title block. */
export type Fact = { label: string; value: ReactNode }

/** Names and values in ruled cells, like the title block of a drawing. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="overflow-hidden rounded-control border border-line bg-surface">
      <dl className="-mr-px -mb-px grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid content-start gap-0.5 border-r border-b border-line px-4 py-3">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
