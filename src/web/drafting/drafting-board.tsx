import { Bot, CircleCheck, CircleDashed, type LucideIcon, PenLine, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import type { DraftedPiece, DraftProgress } from '../../domain/draft-progress.ts'
import { Button } from '../ui/button.tsx'
import { ArrivingText } from './arriving-text.tsx'
import { type Drafted, stateWords } from './draft-words.ts'
import { DraftedByLine } from './drafted-by-line.tsx'
import { shownPiece } from './shown-piece.ts'

/** A plan while a language model writes it: who writes, where each milestone is, and the words as they arrive. */
export function DraftingBoard({ progress, drafted }: { progress: DraftProgress; drafted: Drafted }) {
  const [chosen, choose] = useState<number | null>(null)
  const { pieces } = progress
  const shown = shownPiece(pieces, chosen)
  const number = shown?.milestone_number
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DraftedByLine progress={progress} />
      {number !== undefined && (
        <ol aria-label="Milestones" className="grid grid-cols-2 gap-1.5">
          {pieces.map(({ milestone_number = 0, state }) => (
            <PieceRow
              key={milestone_number}
              number={milestone_number}
              state={state}
              drafted={drafted}
              isShown={milestone_number === number}
              onShow={() => choose(milestone_number)}
            />
          ))}
        </ol>
      )}
      <ArrivingText
        key={number}
        label={number === undefined ? 'The text as it is written' : `Milestone ${number} as it is written`}
        text={shown?.text ?? ''}
        className="h-40 sm:h-56"
        onReading={() => choose(number ?? null)}
      />
      {chosen !== null && (
        <Button variant="quiet" className="justify-self-start" onClick={() => choose(null)}>
          Follow the newest words
        </Button>
      )}
    </div>
  )
}

const LOOKS: Record<DraftedPiece['state'], { mark: LucideIcon; ink: string }> = {
  waiting: { mark: CircleDashed, ink: 'text-muted' },
  writing: { mark: PenLine, ink: 'text-blue' },
  checking: { mark: ScanSearch, ink: 'text-blue' },
  written: { mark: CircleCheck, ink: 'text-success' },
  kept: { mark: Bot, ink: 'text-warning' },
}

type PieceRowProps = { number: number; state: DraftedPiece['state']; drafted: Drafted; isShown: boolean; onShow: () => void }

/** One milestone while the plan is written: where it is, in words, and a press to read what has come of it. */
function PieceRow({ number, state, drafted, isShown, onShow }: PieceRowProps) {
  const { mark: Mark, ink } = LOOKS[state]
  return (
    <li>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={onShow}
        className={`flex min-h-10 w-full flex-col gap-x-2 rounded-control border px-2.5 py-1 text-left text-caption sm:flex-row sm:items-center sm:justify-between ${isShown ? 'border-blue bg-blue-soft' : 'border-line bg-surface hover:border-navy'}`}
      >
        <span className="numeric font-semibold text-navy">Milestone {number}</span>
        <span className={`inline-flex items-center gap-1 font-medium ${ink}`}>
          <Mark aria-hidden className="size-3.5 shrink-0" />
          {stateWords(state, drafted)}
        </span>
      </button>
    </li>
  )
}
