import { useState } from 'react'
import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { Button } from '../../ui/button.tsx'
import { late } from '../../ui/late.tsx'
import { DecidedSection } from './deciding.tsx'
import { questionOf } from './origin-text.ts'
import type { UndoStack } from './undo-stack.ts'
import { useBreakdown } from './use-breakdown.ts'
import { useDeciding, useFew } from './use-few.tsx'
import { keyOfWords, type LaidWords } from './use-laid.ts'

/** What words become is told by what is known of sentences. */
const PieceForm = late(async () => (await import('./put-form.tsx')).PieceForm)
const TakePieces = late(async () => (await import('./take-pieces.tsx')).TakePieces)

type UnplacedListProps = { open: readonly Unplaced[]; laid: LaidWords }

/** What was said and stands in no row: each taken as what it most likely is, put into a row otherwise, or left out, and what is held back from it. Nothing of it gets into a plan by itself. */
export function UnplacedList({ open, laid }: UnplacedListProps) {
  const { seen, told, more } = useFew(open, 'unplaced')
  const { undo } = useBreakdown()
  if (seen.length === 0) return null
  return (
    <DecidedSection id="row-not-placed" label="Not placed">
      <div className="grid gap-1">
        <h2 className="font-semibold">Not placed</h2>
        <p role="status" className="text-muted">
          {told === 1 ? 'One thing that you said stands' : `${told} things that you said stand`} in no row yet. What stands in no row is not
          in the plan.
        </p>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
        {seen.map((piece) => (
          <Piece key={keyOfWords(piece)} piece={piece} laid={laid} />
        ))}
      </ul>
      {more}
      {seen.length > 1 && (
        <div className="-ml-4 flex flex-wrap">
          <TakePieces pieces={seen.filter(({ held }) => !held)} laid={laid} />
          <Button variant="quiet" onClick={() => void leaveOut(seen, laid, undo)}>
            {`Leave these ${seen.length} out`}
          </Button>
        </div>
      )}
    </DecidedSection>
  )
}

/** Leaves out all of these, which is taken back as one. */
function leaveOut(pieces: readonly Unplaced[], { lay }: LaidWords, undo: UndoStack) {
  return undo.told(async () => {
    for (const piece of pieces) lay(keyOfWords(piece), 'out')
    const [only] = pieces.length === 1 ? pieces : []
    return only ? { title: 'Left out', description: only.text } : { title: `${pieces.length} left out` }
  })
}

function Piece({ piece, laid }: { piece: Unplaced; laid: LaidWords }) {
  const [isOpen, setOpen] = useState(false)
  const { answer } = useDeciding()
  const { undo } = useBreakdown()
  const name = `“${piece.text}”`
  const [putting, leaving] = piece.held ? ['Print it', 'Leave it out'] : ['Put into a row', 'Leave out']
  return (
    <li className="grid gap-2 bg-surface px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
          <span className="numeric block text-caption text-muted">{questionOf(piece.slot)}</span>
          {piece.held && <span className="block text-caption text-warning">Held back: you said that it is not for the document</span>}
          {name}
        </p>
        <div className={answer === 'quiet' ? 'flex flex-wrap max-sm:-ml-4' : 'flex flex-wrap gap-2'}>
          {!piece.held && <TakePieces pieces={[piece]} laid={laid} />}
          <Button variant={answer} aria-expanded={isOpen} aria-label={`${putting}: ${name}`} onClick={() => setOpen(!isOpen)}>
            {putting}
          </Button>
          <Button variant={answer} aria-label={`${leaving}: ${name}`} onClick={() => void leaveOut([piece], laid, undo)}>
            {leaving}
          </Button>
        </div>
      </div>
      {isOpen && <PieceForm piece={piece} onPut={() => laid.lay(keyOfWords(piece), 'placed')} />}
    </li>
  )
}
