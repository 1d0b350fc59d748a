import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import { Expander } from '../ui/expander.tsx'

const REASONS: Record<LeftOut['why'], string> = {
  white: 'in the color of the page',
  tiny: 'too small to be seen',
  off_page: 'outside the page',
  invisible: 'drawn invisibly',
  covered: 'covered by something else',
  annotation: 'in a comment',
  form_field: 'in a form field',
  properties: 'in the document’s properties',
  talks_to_machine: 'gives orders to a machine',
}

/** Text that people cannot see or that gives orders to a machine. It is shown as plain text and used for nothing. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <Expander title={`Left out (${leftOut.length})`}>
      <p className="mb-4 text-caption text-muted">
        This text is in the file, but people do not see it or it gives orders to a machine. It was left out of everything.
      </p>
      <ul className="grid gap-4">
        {leftOut.map(({ why, page, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be hidden on a page many times
          <li key={at} className="grid gap-1 [overflow-wrap:anywhere]">
            <span className="numeric text-caption text-muted">
              {page === null ? 'document' : `page ${page}`}, {REASONS[why]}
            </span>
            <p className="line-clamp-6 rounded-control bg-sheet px-3 py-2 font-mono text-caption whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ul>
    </Expander>
  )
}
