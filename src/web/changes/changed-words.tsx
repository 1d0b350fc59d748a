import type { WordPiece } from './word-changes.ts'

/** The looks of words taken away and words added: line, ground and ink, never colour alone. */
export const REMOVED_LOOK = 'rounded-[3px] bg-danger-soft text-danger line-through decoration-danger'
/** Words added stand a little apart from the words that they replace. */
export const ADDED_LOOK =
  'not-first:ml-0.5 rounded-[3px] bg-success-soft text-success underline decoration-success decoration-2 underline-offset-4 [text-decoration-skip-ink:none]'

/** A text with what was taken away and what was added, to read. A screen reader hears which is which. */
export function ChangedWords({ pieces }: { pieces: readonly WordPiece[] }) {
  return (
    <span className="block whitespace-pre-wrap [overflow-wrap:anywhere]">
      {pieces.map((piece, place) =>
        piece.kind === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
          <span key={place}>{piece.text}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
          <span key={place}>
            {piece.removed !== '' && (
              <del className={REMOVED_LOOK}>
                <Told>removed: </Told>
                {piece.removed}
                <Told>, end of removed. </Told>
              </del>
            )}
            {piece.added !== '' && (
              <ins className={ADDED_LOOK}>
                <Told>added: </Told>
                {piece.added}
                <Told>, end of added. </Told>
              </ins>
            )}
          </span>
        ),
      )}
    </span>
  )
}

function Told({ children }: { children: string }) {
  return <span className="sr-only"> {children}</span>
}
