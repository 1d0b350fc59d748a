import { measuresIn } from './measure.ts'

const FEWEST = 3
/** What parts the values of one row, with what compares the one behind it. */
const JOINT = /^\s*[/|]\s*(?:max|min|at most|at least|up to|under|over|[<>≤≥±])?\.?\s*$/i

const NOW_AHEAD = /\b(?:today|now|currently|at present|last year)(?:['’]s)?[\s:,]*(?:(?:it )?is|at|we have)?[\s~]*$/i
const NOW_BEHIND = /^\s*(?:today|now|currently|at present|last year)\b/i

/** Whether a figure of words is what there is today: "84 lb now". */
export function isOfToday(words: string, { start, end }: { start: number; end: number }): boolean {
  return NOW_AHEAD.test(words.slice(0, start)) || NOW_BEHIND.test(words.slice(end))
}

/** Whether words hold three values or more in one row, "2.6 % / 1.4 % / max 2.0", of which they do not say which counts. */
export function isBareRow(words: string): boolean {
  const all = measuresIn(words)
  const joined = all.map((one, at) => at > 0 && JOINT.test(words.slice(all[at - 1]?.end ?? 0, one.start)))
  return joined.some((_, at) => joined.slice(at, at + FEWEST - 1).filter(Boolean).length === FEWEST - 1)
}

/** Whether words tell several values of one quantity, of which a reader cannot tell the one that counts: a bare row of them, or one of today beside another. */
export function tellsSeveral(words: string): boolean {
  const all = measuresIn(words)
  return isBareRow(words) || (all.length > 1 && all.some((one) => isOfToday(words, one)))
}
