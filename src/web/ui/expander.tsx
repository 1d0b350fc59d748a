import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that may be long, under a line that opens and closes it. `aside` stands on that line too. */
export function Expander({
  title,
  aside,
  isOpen = false,
  onToggle,
  children,
}: {
  title: ReactNode
  aside?: ReactNode
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <details
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className="group rounded-control border border-line"
    >
      <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2 font-semibold text-navy">
          <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
          {title}
        </span>
        {aside}
      </summary>
      <div className="border-t border-line px-4 py-4">{children}</div>
    </details>
  )
}
