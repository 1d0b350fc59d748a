import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that may be long, under a line that opens and closes it. */
export function Expander({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group rounded-control border border-line">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 px-4 py-2 font-semibold text-navy [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="border-t border-line px-4 py-4">{children}</div>
    </details>
  )
}
