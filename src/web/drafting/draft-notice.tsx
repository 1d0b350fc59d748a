import { Square } from 'lucide-react'
import type { DraftProgress } from '../../domain/draft-progress.ts'
import { Button } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { ArrivingText } from './arriving-text.tsx'
import { isOver } from './draft-words.ts'
import { DraftedByLine } from './drafted-by-line.tsx'
import { shownPiece } from './shown-piece.ts'

type DraftNoticeProps = {
  /** What is going on: "Preparing the questions of step 2". */
  title: string
  progress: DraftProgress
  /** What happens to the work when it is stopped: "Your answers stay." */
  kept?: string
  onStop: () => void
}

/** A language model at work in a part of a screen: what it writes, who it is, the words as they arrive, and the way to stop it. */
export function DraftNotice({ title, progress, kept, onStop }: DraftNoticeProps) {
  const { pieces } = progress
  const shown = shownPiece(pieces, null)
  const done = pieces.filter(isOver).length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-blue-soft px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-60 pt-2 font-medium text-navy">{title}</p>
        <Button icon={Square} onClick={onStop}>
          Stop
        </Button>
      </div>
      <DraftedByLine progress={progress} />
      <Progress percent={pieces.length > 1 ? Math.round((done / pieces.length) * 100) : null} label={title} />
      {shown && shown.text !== '' && <ArrivingText key={shown.milestone_number} label={nameOf(shown)} text={shown.text} until="" />}
      {kept && <p className="text-caption text-muted">{kept}</p>}
    </div>
  )
}

function nameOf({ milestone_number }: { milestone_number?: number }): string {
  return milestone_number === undefined ? 'The text as it is written' : `Milestone ${milestone_number} as it is written`
}
