import type { ReactNode } from 'react'

/** The states of one part. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-subtitle font-bold">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}

/** Words as long as somebody may write them. */
export const LONG =
  'Directional high front-to-back-ratio low-frequency antenna (< 90 MHz) for a shipboard mast, verified at Pax_River_Range_4_2026'
