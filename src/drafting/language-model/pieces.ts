import type { DraftedPiece, DraftProgress } from '../../domain/draft-progress.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import type { DraftProblem } from '../drafter.ts'
import type { Following } from './ask.ts'
import type { DraftingWork } from './work.ts'

/** One piece of a draft, such as a milestone; `write` tells how it goes. */
export type Piece<Written> = {
  milestone_number?: number
  /** What it is shown as until something better comes, and what stands in when nothing does. */
  standing: string
  write: (following: Following) => Promise<Result<Written, DraftProblem>>
  shownAs: (written: Written) => string
}

/** The pieces in their order; null where what stood there stands in. `note` says why. */
export type WrittenPieces<Written> = { written: (Written | null)[]; note: string | undefined }

/**
 * Writes all pieces at once, as many at a time as the model takes, and reports how each goes. A piece that fails leaves what stood there; only when
 * every piece failed, the draft fails. Called off, it fails at once.
 */
export async function writePieces<Written>(
  work: DraftingWork,
  written_by: WrittenBy,
  pieces: readonly Piece<Written>[],
): Promise<Result<WrittenPieces<Written>, DraftProblem>> {
  const board = boardOf(work, written_by, pieces)
  const results = await Promise.all(pieces.map((piece, at) => writeOne(piece, board.row(at))))
  const problems = results.flatMap((result) => (result.ok ? [] : [result.problem]))
  const [problem] = problems
  if (problem && (work.signal.aborted || problems.length === pieces.length)) return fail(problem)
  return done({ written: results.map((result) => (result.ok ? result.value : null)), note: problem?.message })
}

async function writeOne<Written>(piece: Piece<Written>, row: Row): Promise<Result<Written, DraftProblem>> {
  const written = await piece.write(row.following)
  if (written.ok) row.put('written', piece.shownAs(written.value))
  else {
    row.following.note(written.problem.message)
    row.put('kept', piece.standing)
  }
  return written
}

type Row = { following: Following; put: (state: DraftedPiece['state'], text: string) => void }

/** How all pieces stand, told anew with every change. */
function boardOf<Written>(work: DraftingWork, written_by: WrittenBy, pieces: readonly Piece<Written>[]) {
  const rows: DraftedPiece[] = pieces.map(({ milestone_number }) => ({
    ...(milestone_number !== undefined && { milestone_number }),
    state: 'waiting',
    text: '',
  }))
  let noted: string | undefined
  const tell = (note = noted) => {
    noted = note
    const progress: DraftProgress = { written_by, pieces: [...rows], ...(note !== undefined && { note }) }
    work.report(progress)
  }
  tell()
  return { row: (at: number) => rowOf(rows, at, tell) }
}

function rowOf(rows: DraftedPiece[], at: number, tell: (note?: string) => void): Row {
  const put = (state: DraftedPiece['state'], text: string) => {
    rows[at] = { ...rows[at], state, text }
    tell()
  }
  const following: Following = {
    shown: (text) => put('writing', text),
    checking: () => put('checking', rows[at]?.text ?? ''),
    note: tell,
  }
  return { following, put }
}
