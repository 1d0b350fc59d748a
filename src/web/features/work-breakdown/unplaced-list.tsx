import { useRef, useState } from 'react'
import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { Button } from '../../ui/button.tsx'
import { late } from '../../ui/late.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { questionOf } from './origin-text.ts'
import { useFew } from './use-few.tsx'
import { differentWords, keyOfWords, type LaidWords } from './use-laid.ts'

/** What words become is told by what is known of sentences. */
const PieceForm = late(async () => (await import('./put-form.tsx')).PieceForm)
const TakePieces = late(async () => (await import('./take-pieces.tsx')).TakePieces)

type UnplacedListProps = { open: readonly Unplaced[]; pieces: readonly Unplaced[]; laid: LaidWords }

/** What was said and stands in no row: what of it is `open` to be put into one, kept as a note, or left out. Nothing of it gets into a plan by itself. */
export function UnplacedList({ open, pieces, laid }: UnplacedListProps) {
  const area = useRef<HTMLElement>(null)
  const { seen, more } = useFew(open)
  useKeptFocus(area)
  const notes = differentWords(pieces).filter((piece) => laid.of(keyOfWords(piece)) === 'note')
  if (open.length + notes.length === 0) return null
  return (
    <section
      ref={area}
      id="row-not-placed"
      aria-label="Not placed"
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-line bg-surface px-4 py-4 outline-none"
    >
      <div className="grid gap-1">
        <h2 className="text-subtitle font-bold">Not placed</h2>
        <p role="status" className="text-muted">
          {openWords(open.length)}
        </p>
      </div>
      {open.length > 0 && (
        <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
          {seen.map((piece) => (
            <Piece key={keyOfWords(piece)} piece={piece} laid={laid} />
          ))}
        </ul>
      )}
      <div className="-ml-4 flex flex-wrap">
        {more}
        {seen.length > 1 && (
          <>
            <TakePieces pieces={seen} laid={laid} />
            <Button variant="quiet" onClick={() => layAll(seen, 'note', laid)}>
              {`Keep these ${seen.length} as notes`}
            </Button>
            <Button variant="quiet" onClick={() => layAll(seen, 'out', laid)}>
              {`Leave these ${seen.length} out`}
            </Button>
          </>
        )}
      </div>
      {notes.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">Kept as notes</h3>
          <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
            {notes.map((piece) => (
              <Piece key={keyOfWords(piece)} piece={piece} laid={laid} isNote />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** Does the same with all that are shown, which nobody has to press one by one, and takes it back as one. */
function layAll(seen: readonly Unplaced[], as: 'note' | 'out', { lay }: LaidWords) {
  const all = (how: typeof as | null) => {
    for (const piece of seen) lay(keyOfWords(piece), how)
  }
  all(as)
  const title = as === 'out' ? `${seen.length} left out` : `${seen.length} kept as notes`
  showToast({ title, action: { label: 'Undo', onPress: () => all(null) } })
}

function openWords(count: number): string {
  if (count === 0) return 'Everything else that you said stands in a row.'
  const things = count === 1 ? 'One thing that you said stands' : `${count} things that you said stand`
  return `${things} in no row yet. What stands in no row is not in the plan.`
}

type PieceProps = { piece: Unplaced; laid: LaidWords; isNote?: boolean }

function Piece({ piece, laid, isNote = false }: PieceProps) {
  const [isOpen, setOpen] = useState(false)
  const key = keyOfWords(piece)
  const leaveOut = () => {
    laid.lay(key, 'out')
    const undo = () => laid.lay(key, isNote ? 'note' : null)
    showToast({ title: 'Left out', description: piece.text, action: { label: 'Undo', onPress: undo } })
  }
  const name = `“${piece.text}”`
  return (
    <li className="grid gap-2 bg-surface px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
          <span className="numeric block text-caption text-muted">{questionOf(piece.slot)}</span>
          {name}
        </p>
        <div className="flex flex-wrap max-sm:-ml-4">
          {!isNote && <TakePieces pieces={[piece]} laid={laid} />}
          <Button variant="quiet" aria-expanded={isOpen} aria-label={`Put into a row: ${name}`} onClick={() => setOpen(!isOpen)}>
            Put into a row
          </Button>
          {!isNote && (
            <Button variant="quiet" aria-label={`Keep as a note: ${name}`} onClick={() => laid.lay(key, 'note')}>
              Keep as a note
            </Button>
          )}
          <Button variant="quiet" aria-label={`Leave out: ${name}`} onClick={leaveOut}>
            Leave out
          </Button>
        </div>
      </div>
      {isOpen && <PieceForm piece={piece} onPut={() => laid.lay(key, 'placed')} />}
    </li>
  )
}
