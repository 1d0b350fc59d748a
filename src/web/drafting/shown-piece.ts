import type { DraftedPiece } from '../../domain/draft-progress.ts'
import { isOver } from './draft-words.ts'

/** Which piece to look at: the one that somebody chose, else the first that is being written, else the last that is done, else the first. */
export function shownPiece(pieces: readonly DraftedPiece[], chosen: number | null): DraftedPiece | undefined {
  return (
    pieces.find(({ milestone_number }) => chosen !== null && milestone_number === chosen) ??
    pieces.find((piece) => !isOver(piece) && piece.text !== '') ??
    pieces.findLast(isOver) ??
    pieces[0]
  )
}
