import { Highlighter } from 'lucide-react'
import type { Place } from '../../domain/solicitation/analysis.ts'

/** Whether the words that are to be seen were found on their page. */
export type Lit = 'looking' | 'lit' | 'missing'

/** The lit words in print, for whoever cannot see them lit; pressing scrolls back to them. */
export function ShownQuote({ at, lit, onShow }: { at: Place; lit: Lit; onShow: () => void }) {
  return (
    <div role="status" className="border-b border-line bg-surface">
      <button
        type="button"
        onClick={onShow}
        title="Scroll to these words"
        className="flex w-full items-start gap-2 px-3 py-2 text-left text-caption outline-offset-[-2px] hover:bg-sheet"
      >
        <Highlighter aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <span className="line-clamp-2 [overflow-wrap:anywhere]">
          <span className="font-semibold">Page {at.page}:</span> “{at.quote}”
          {lit === 'missing' && <span className="text-muted"> These words could not be marked on the page itself.</span>}
        </span>
      </button>
    </div>
  )
}
