import { OPTION } from '../../../domain/milestone-option.ts'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import { WHOLE } from '../../../domain/text-parts.ts'
import { Button } from '../../ui/button.tsx'
import type { Card } from './cards.ts'
import { MilestoneMark } from './milestone-mark.tsx'
import type { Board } from './use-board.ts'

/** The cards that are no milestone, in short. */
const SHORT: Record<string, string> = { [WHOLE]: 'Whole', [OPTION]: 'Option' }

type MilestoneNavProps = {
  cards: readonly Card[]
  board: Board
  leftOf: (card: string) => readonly ThingLeft[] | undefined
  isUnsaved: (card: Card) => boolean
}

/** Jumps between the cards of the plan and stays in sight; each shows whether it is ready, what is left in it or that it is unsaved. One at a time is open, or all are. */
export function MilestoneNav({ cards, board, leftOf, isUnsaved }: MilestoneNavProps) {
  return (
    <nav
      aria-label="Milestones"
      className="sticky top-15 z-20 -mx-4 flex items-center gap-3 border-b border-line bg-sheet px-4 py-2 sm:mx-0 sm:px-0"
    >
      {/* relative: what is only for screen readers is cut off with the row, not laid beside the page */}
      <ol className="scrolled-row relative flex min-w-0 grow gap-2 overflow-x-auto">
        {cards.map((card) => (
          <li key={`${card.part} ${card.name}`}>
            <a
              href={`#milestone-${card.name}`}
              aria-current={board.shown === 'one' && board.isOpen(card.name)}
              onClick={() => board.open(card.name)}
              className="flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 font-semibold whitespace-nowrap text-navy hover:border-navy aria-[current=true]:border-navy aria-[current=true]:bg-navy-soft"
            >
              {!SHORT[card.name] && <span className="sr-only">Milestone </span>}
              <span className="numeric">{SHORT[card.name] ?? card.name}</span>
              <MilestoneMark left={leftOf(card.name)} isUnsaved={isUnsaved(card)} />
            </a>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        aria-pressed={board.shown === 'all'}
        className="shrink-0"
        onClick={() => board.show(board.shown === 'all' ? 'one' : 'all')}
      >
        Show all
      </Button>
    </nav>
  )
}
