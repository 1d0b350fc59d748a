import { Bot, CircleCheck, CircleDashed, type LucideIcon, PenLine, ScanSearch } from 'lucide-react'
import type { DraftedPiece } from '../../domain/draft-progress.ts'
import { type Drafted, stateWords } from './draft-words.ts'

const LOOKS: Record<DraftedPiece['state'], { mark: LucideIcon; ink: string }> = {
  waiting: { mark: CircleDashed, ink: 'text-muted' },
  writing: { mark: PenLine, ink: 'text-blue' },
  checking: { mark: ScanSearch, ink: 'text-blue' },
  written: { mark: CircleCheck, ink: 'text-success' },
  kept: { mark: Bot, ink: 'text-warning' },
}

type PieceRowProps = { number: number; state: DraftedPiece['state']; drafted: Drafted; isShown: boolean; onShow: () => void }

/** One milestone while the plan is written: where it is, in words, and a press to read what has come of it. */
export function PieceRow({ number, state, drafted, isShown, onShow }: PieceRowProps) {
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
