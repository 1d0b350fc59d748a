import { hasDigit, hasLetter } from '../characters.ts'
import { measuresIn } from './measure.ts'

/** Whether nothing but a number is said, with its unit or without. */
export function isBareFigure(text: string): boolean {
  if (!hasDigit(text)) return false
  const left = measuresIn(text).reduceRight((words, { start, end }) => words.slice(0, start) + words.slice(end), text)
  return !hasLetter(left)
}
