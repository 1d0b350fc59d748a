import { useState } from 'react'
import type { DraftProgress } from '../../domain/draft-progress.ts'
import { Button } from '../ui/button.tsx'
import { ArrivingText } from './arriving-text.tsx'
import type { Drafted } from './draft-words.ts'
import { DraftedByLine } from './drafted-by-line.tsx'
import { PieceRow } from './piece-row.tsx'
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
