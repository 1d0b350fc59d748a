import { hasDigit, hasLetter, withoutStretches } from '../characters.ts'
import { measuresIn } from './measure.ts'

/** Whether nothing but a number is said, with its unit or without. */
export function isBareFigure(text: string): boolean {
  if (!hasDigit(text)) return false
  return !hasLetter(withoutStretches(text, measuresIn(text)))
}
