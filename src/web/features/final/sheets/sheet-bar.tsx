import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

type SheetBarProps = {
  /** Which page is in sight, counted from 0. */
  page: number
  total: number
  goTo: (page: number) => void
  /** Shows them at full size; absent where they are. */
  onFull: (() => void) | undefined
}

/** Turns the pages, and opens them at full size. The buttons stay where the keyboard is on the first and the last page. */
export function SheetBar({ page, total, goTo, onFull }: SheetBarProps) {
  const isFirst = page === 0
  const isLast = page >= total - 1
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button
        variant="quiet"
        icon={ChevronLeft}
        aria-label="Previous page"
        aria-disabled={isFirst}
        className="aria-disabled:opacity-50"
        onClick={() => isFirst || goTo(page - 1)}
      />
      <p role="status" className="numeric text-muted">
        {`Page ${page + 1} of ${total > 1 ? 'about ' : ''}${total}`}
      </p>
      <Button
        variant="quiet"
        icon={ChevronRight}
        aria-label="Next page"
        aria-disabled={isLast}
        className="aria-disabled:opacity-50"
        onClick={() => isLast || goTo(page + 1)}
      />
      {onFull && (
        <Button variant="quiet" icon={Maximize2} className="ml-auto" onClick={onFull}>
          Full size
        </Button>
      )}
    </div>
  )
}
