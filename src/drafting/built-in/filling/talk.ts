import { saysOpen } from '../../../domain/open-form.ts'
import { passagesTakingBack } from '../../../domain/work-breakdown/corrections.ts'
import type { Row } from '../../../domain/work-breakdown/rows.ts'
import { partedAtSpaces } from '../../../language/characters.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { isPlainRemark } from '../../../language/remark.ts'
import { takenBack } from '../../../language/taken-back/taken-back.ts'

/**
 * Tells of words that wait whether they are likely for no plan: a question, a plain remark to whoever asks, and a correction whose figure the rows have. A figure
 * that is told of the work is never such.
 */
export function talkBeside(rows: readonly Row[], answers: readonly { answer: string }[]): (text: string) => boolean {
  const told = rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ value }): unknown[] => (Array.isArray(value) ? value : [value])))
  const words = told.map((value) => (typeof value === 'object' ? Object.values(value ?? {}).join(' ') : String(value))).join('\n')
  const figures = new Set(measuresIn(words).map(({ value }) => value))
  const taken = answers
    .flatMap(({ answer }) => passagesTakingBack(answer))
    .filter((passage) => partedAtSpaces(passage).length <= MOST_WORDS && isTaken(passage, figures))
  return (text) => {
    if (saysOpen(text) || taken.some((passage) => passage.includes(text))) return true
    return measuresIn(text).length === 0 && isPlainRemark(text)
  }
}

/** Whoever tells more than this in one breath tells more than what was wrong. */
const MOST_WORDS = 30

function isTaken(passage: string, figures: ReadonlySet<number>): boolean {
  const { figures: anew, months } = takenBack(passage)
  const told = [...anew.map(({ now }) => now.value), ...months.flatMap(({ now }) => [now.from, now.to])]
  return told.length > 0 && told.every((figure) => figures.has(figure))
}
