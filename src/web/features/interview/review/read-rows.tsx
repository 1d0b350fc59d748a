import type { ReactNode } from 'react'

/** One line of a list of facts: its name, and what stands there. */
export type ReadRow = { key: string; label: string; value: ReactNode }

/** Names and values under each other, ruled; on a phone the name stands above its value. */
export function ReadRows({ rows }: { rows: readonly ReadRow[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_1fr]">
          <dt className="text-caption leading-6 text-muted">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
