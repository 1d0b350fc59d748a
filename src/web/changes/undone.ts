import { type MergeUnit, mergedText, mergeParts } from './merge.ts'

/** A text that took the place of another one, and what stands there now. */
type Replaced = { before: string; put: string; now: string }

/** What undoing a replacement comes to; what was typed since stays. Null when that stands where the text would change back. */
export function undone({ before, put, now }: Replaced, unit: MergeUnit): string | null {
  if (now === put) return before
  const parts = mergeParts({ base: put, mine: now, theirs: before }, unit)
  return parts.some(({ kind }) => kind === 'collision') ? null : mergedText(parts, [])
}
