import { Progress as Bar } from 'radix-ui'

/** How much is done, 0 to 100. `label` names what is being done; null means under way with no measure. */
export function Progress({ percent, label }: { percent: number | null; label: string }) {
  return (
    <Bar.Root value={percent} aria-label={label} className="h-2 w-full overflow-hidden rounded-full bg-navy-soft">
      <Bar.Indicator
        className={`h-full rounded-full bg-blue transition-[width] duration-300 ${percent === null ? 'w-1/3 animate-pulse' : ''}`}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </Bar.Root>
  )
}
