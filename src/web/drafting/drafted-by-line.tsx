import { Bot, Clock } from 'lucide-react'
import type { DraftProgress } from '../../domain/draft-progress.ts'
import { noteOf, toldOf } from './draft-words.ts'

/** Who writes and what else is worth knowing. Those who hear it are told when a piece is done, not every word. */
export function DraftedByLine({ progress }: { progress: DraftProgress }) {
  const note = noteOf(progress)
  return (
    <div className="grid gap-1 text-caption [overflow-wrap:anywhere]">
      <p className="flex items-start gap-1.5 text-muted">
        <Bot aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">
          Written by <span className="font-semibold text-ink">{progress.written_by.label}</span>
        </span>
      </p>
      {note && (
        <p className="flex items-start gap-1.5 font-medium text-warning">
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{note}</span>
        </p>
      )}
      <p role="status" className="sr-only">
        {toldOf(progress)} {note}
      </p>
    </div>
  )
}
