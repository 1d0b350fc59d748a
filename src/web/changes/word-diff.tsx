import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ChangeMark } from './change-mark.tsx'
import { type WordPiece, withAllTaken, withTaken } from './word-changes.ts'

type WordDiffProps = { pieces: readonly WordPiece[]; onPieces: (pieces: WordPiece[]) => void }

/**
 * A text with its changes, each of which is accepted or rejected: by a press, or with the keyboard, where arrows go from change to change, A accepts,
 * R rejects and Enter turns it round.
 */
export function WordDiff({ pieces, onPieces }: WordDiffProps) {
  const places = pieces.flatMap((piece, place) => (piece.kind === 'change' ? [place] : []))
  const [current, setCurrent] = useState(places[0])
  const text = useRef<HTMLDivElement>(null)
  const help = useId()
  const goTo = (place: number | undefined) => text.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  const press = (event: KeyboardEvent, place: number) => {
    const target = neighbour(event.key, places.indexOf(place), places.length)
    const decision = { a: true, r: false }[event.key.toLowerCase()]
    if (event.ctrlKey || event.metaKey || event.altKey || (target === undefined && decision === undefined)) return
    event.preventDefault()
    if (target !== undefined) goTo(places[target])
    else onPieces(withTaken(pieces, place, decision === true))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Summary pieces={pieces} onPieces={onPieces} />
      {/* biome-ignore lint/a11y/useSemanticElements: running text, which a fieldset would box in */}
      <div
        ref={text}
        role="group"
        aria-label="The text with its changes"
        aria-describedby={help}
        className="rounded-control border border-line bg-surface px-4 py-3 leading-7 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {pieces.map((piece, place) =>
          piece.kind === 'same' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
            <span key={place}>{piece.text}</span>
          ) : (
            <ChangeMark
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
              key={place}
              change={piece}
              place={place}
              name={`Change ${places.indexOf(place) + 1} of ${places.length}`}
              isReached={place === current}
              onFocus={() => setCurrent(place)}
              onTurn={() => onPieces(withTaken(pieces, place, !piece.isTaken))}
              onKey={(event) => press(event, place)}
            />
          ),
        )}
      </div>
      <p id={help} className="text-caption text-muted">
        Press a change to accept or reject it. With the keyboard: arrows move, A accepts, R rejects.
      </p>
    </div>
  )
}

function Summary({ pieces, onPieces }: WordDiffProps) {
  const changes = pieces.flatMap((piece) => (piece.kind === 'change' ? [piece] : []))
  const taken = changes.filter(({ isTaken }) => isTaken).length
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="numeric font-semibold">
        {taken} of {changes.length} {changes.length === 1 ? 'change' : 'changes'} accepted
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={Check} disabled={taken === changes.length} onClick={() => onPieces(withAllTaken(pieces, true))}>
          Accept all
        </Button>
        <Button icon={X} disabled={taken === 0} onClick={() => onPieces(withAllTaken(pieces, false))}>
          Reject all
        </Button>
      </div>
    </div>
  )
}

/** Where a key leads to from the change at `at` of `count`; undefined for a key that leads nowhere. */
function neighbour(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
