import type { DraftedPiece, DraftProgress } from '../../domain/draft-progress.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import type { DraftProblem } from '../drafter.ts'
import type { Following } from './ask.ts'
import { CALLED_OFF, type DraftingWork } from './work.ts'

/** One piece of a draft, such as a milestone; `write` tells how it goes. What needs no writing has none. */
export type Piece<Written> = {
  milestone_number?: number
  /** What it is shown as when nothing better comes, and where it needs no writing. */
  standing: string
  /** Whether what stands there is a model's already, so that keeping it is no failure. */
  isModels?: boolean
  write: ((following: Following) => Promise<Result<Written, DraftProblem>>) | null
  shownAs: (written: Written) => string
}

/** How one of several things of a kind is written, each of which belongs to a milestone. */
export type Writing<One> = {
  number: (one: One) => number
  /** Who wrote what stands there. */
  author: (one: One) => WrittenBy | undefined
  shownAs: (one: One) => string
  /** Gives null where it is good as it stands. */
  write: (one: One) => Piece<One>['write']
}

/**
 * Writes a thing for each milestone; what fails stays as it stands. Where only one milestone is wanted, the others are left as they are and no model is
 * asked for them.
 */
export async function writeEach<One>(
  work: DraftingWork,
  written_by: WrittenBy,
  standing: readonly One[],
  { number, author, shownAs, write }: Writing<One>,
): Promise<Result<One[], DraftProblem>> {
  const wanted = standing.filter((one) => work.only === undefined || number(one) === work.only)
  const pieces = wanted.map(
    (one): Piece<One> => ({
      milestone_number: number(one),
      standing: shownAs(one),
      isModels: author(one)?.kind === written_by.kind,
      shownAs,
      write: write(one),
    }),
  )
  const written = await writePieces(work, written_by, pieces)
  if (!written.ok) return written
  const anew = new Map(written.value.flatMap((one) => (one === null ? [] : [[number(one), one]])))
  return done(standing.map((one) => anew.get(number(one)) ?? one))
}

/**
 * Writes all pieces at once, as many at a time as the model takes, and reports how each goes; null is what stood there. A piece that fails leaves what
 * stood there and is told with its reason. The draft fails only where nothing of it would be a model's: all that was asked failed, and nothing else of
 * it was a model's before. It fails for want of calls rather than for any other reason. Called off, it fails.
 */
export async function writePieces<Written>(
  work: DraftingWork,
  written_by: WrittenBy,
  pieces: readonly Piece<Written>[],
): Promise<Result<(Written | null)[], DraftProblem>> {
  const board = boardOf(work, written_by, pieces)
  const results = await Promise.all(pieces.map((piece, at) => writeOne(piece, board.row(at))))
  const problems = results.flatMap((result) => (result.ok ? [] : [result.problem]))
  const problem = problems.find(({ code }) => code === 'LIMIT_REACHED') ?? problems[0]
  if (work.signal.aborted) return fail(problem ?? CALLED_OFF)
  const isAnyWritten = problems.length < pieces.filter(({ write }) => write !== null).length
  if (problem && !isAnyWritten && !pieces.some(({ isModels }) => isModels)) return fail(problem)
  return done(results.map((result) => (result.ok ? result.value : null)))
}

async function writeOne<Written>({ write, standing, shownAs }: Piece<Written>, row: Row): Promise<Result<Written | null, DraftProblem>> {
  if (write === null) return done(null)
  const written = await write(row.following)
  if (written.ok) row.put(shownAs(written.value) === standing ? 'kept' : 'written', shownAs(written.value))
  else row.put('kept', standing, written.problem.message)
  return written
}

type Row = { following: Following; put: (state: DraftedPiece['state'], text: string, why?: string) => void }

/** How all pieces stand, told anew with every change. */
function boardOf<Written>(work: DraftingWork, written_by: WrittenBy, pieces: readonly Piece<Written>[]) {
  const rows: DraftedPiece[] = pieces.map(({ milestone_number, write, standing }) => ({
    ...(milestone_number !== undefined && { milestone_number }),
    ...(write === null ? { state: 'written', text: standing } : { state: 'waiting', text: '' }),
  }))
  const notes = new Map<number, string>()
  const tell = () => {
    const note = [...notes.values()].at(-1)
    const progress: DraftProgress = { written_by, pieces: [...rows], ...(note !== undefined && { note }) }
    work.report(progress)
  }
  tell()
  return { row: (at: number) => rowOf(at, { rows, notes, tell }) }
}

/** `notes` has the latest note on each row, the newest last. */
type Board = { rows: DraftedPiece[]; notes: Map<number, string>; tell: () => void }

/** A note holds until its row goes on; why a row is kept holds to the end. */
function rowOf(at: number, { rows, notes, tell }: Board): Row {
  const noted = (note: string | undefined) => {
    notes.delete(at)
    if (note !== undefined) notes.set(at, note)
  }
  const put = (state: DraftedPiece['state'], text: string, why?: string) => {
    rows[at] = { ...rows[at], state, text, ...(why !== undefined && { why }) }
    noted(why)
    tell()
  }
  const following: Following = {
    shown: (text) => put('writing', text),
    checking: () => put('checking', rows[at]?.text ?? ''),
    note: (note) => {
      noted(note)
      tell()
    },
  }
  return { following, put }
}
