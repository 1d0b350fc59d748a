import { Square } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { DraftedPiece, DraftProgress } from '../../domain/draft-progress.ts'
import { Button } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { goBack, wayBackTo } from '../ui/way-back.ts'
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
  const { notice, stopping } = useArrival()
  return (
    <div
      ref={notice}
      className="grid scroll-mt-32 scroll-mb-4 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-blue-soft px-4 py-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-60 font-medium text-navy">{title}</p>
        <Button ref={stopping} icon={Square} onClick={onStop}>
          Stop
        </Button>
      </div>
      <DraftedByLine progress={progress} />
      <Progress percent={pieces.length > 1 ? Math.round((done / pieces.length) * 100) : null} label={title} />
      {shown && <ArrivingText key={shown.milestone_number} label={nameOf(progress, shown)} text={shown.text} className="h-40 sm:h-56" />}
      {kept && <p className="text-caption text-muted">{kept}</p>}
    </div>
  )
}

function nameOf({ pieces }: DraftProgress, { milestone_number }: DraftedPiece): string {
  return milestone_number === undefined || pieces.length === 1
    ? 'The text as it is written'
    : `Milestone ${milestone_number} as it is written`
}

/** It comes into view once, and has the keyboard where what was pressed has gone or is out of use meanwhile; going, it leaves it to what comes in its place. */
function useArrival() {
  const notice = useRef<HTMLDivElement>(null)
  const stopping = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
    const focused = document.activeElement
    if (focused === document.body || focused?.matches(':disabled')) stopping.current?.focus({ preventScroll: true })
  }, [])
  useLayoutEffect(() => {
    const here = notice.current
    return () => {
      if (!here?.contains(document.activeElement)) return
      const way = wayBackTo(here.parentElement)
      queueMicrotask(() => goBack(way))
    }
  }, [])
  return { notice, stopping }
}
