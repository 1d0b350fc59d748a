import { Bot, type LucideIcon, Mic, UserRound } from 'lucide-react'
import type { TextVersion } from '../../domain/steps/text-version.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ChangedWords } from './changed-words.tsx'
import { wordPieces } from './word-changes.ts'
import { writtenAgo, writtenAt } from './written-words.ts'

const WRITERS: Record<WrittenBy['kind'], LucideIcon> = { person: UserRound, voice: Mic, 'built-in': Bot, 'language-model': Bot }

type HistoryItemProps = {
  version: TextVersion
  present: string
  now: Date
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onRestore: () => void
}

/** One earlier state of a text: who or what wrote it and when; opened, what has changed since, and the way back to it. */
export function HistoryItem({ version, present, now, isOpen, onToggle, onRestore }: HistoryItemProps) {
  const { written_by, written_at, text } = version
  const Writer = WRITERS[written_by.kind]
  const isPresent = text === present
  return (
    <li>
      <details
        open={isOpen}
        onToggle={(event) => event.currentTarget.open !== isOpen && onToggle(event.currentTarget.open)}
        className="rounded-control border border-line"
      >
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-sheet [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 grow items-start gap-x-3 font-semibold text-navy">
            <Writer aria-hidden className="mt-1 size-4 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{written_by.label}</span>
          </span>
          {isPresent && <Badge>Present text</Badge>}
          <time dateTime={written_at} className="numeric basis-full pl-7 text-caption text-muted">
            {writtenAgo(written_at, now)} · {writtenAt(written_at)}
          </time>
        </summary>
        {isOpen && <Opened text={text} present={present} isPresent={isPresent} onRestore={onRestore} />}
      </details>
    </li>
  )
}

function Opened({ text, present, isPresent, onRestore }: { text: string; present: string; isPresent: boolean; onRestore: () => void }) {
  if (isPresent) return <p className="border-t border-line px-4 py-3 whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line px-4 py-3">
      <p className="text-caption text-muted">
        What restoring it would change: words struck out would go, underlined words would come back.
      </p>
      <ChangedWords pieces={wordPieces(present, text)} />
      <Button className="justify-self-start" onClick={onRestore}>
        Restore this text
      </Button>
    </div>
  )
}
