import { monthsTold } from '../../../language/months-told.ts'
import { stemsIn } from '../../../language/stem.ts'
import type { Gathered, Piece } from './gathered-rows.ts'

/** Words of no more letters name no thing. */
const SHORTEST = 3

/**
 * The step that most likely makes a deliverable of which nobody said from which step it comes: the one that shares most words with its name, else the last that
 * ends in the month by which it is due. Undefined where neither tells one.
 */
export function likelyMaker(steps: readonly Gathered[], result: string, by: string): Gathered | undefined {
  const words = wordsIn(result)
  const month = monthsTold(/^\d+$/.test(by) ? `month ${by}` : by)?.to
  const shared = steps.map(({ cells }) => wordsIn(textOf(cells.action)).filter((word) => words.includes(word)).length)
  const most = Math.max(0, ...shared)
  const alike = steps.filter((_, at) => most > 0 && shared[at] === most)
  const ending = (of: readonly Gathered[]) =>
    of.findLast(({ cells }) => month !== undefined && monthsTold(textOf(cells.months))?.to === month)
  return ending(alike) ?? alike[0] ?? ending(steps)
}

function wordsIn(text: string): string[] {
  return stemsIn(text).filter((word) => word.length > SHORTEST)
}

function textOf(pieces: readonly Piece[] | undefined): string {
  return pieces?.map(({ text }) => text).join(' ') ?? ''
}
