import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { isMeasure } from '../../language/quantity/unit.ts'
import { stepNumbers } from '../answer-fields/step-names.ts'
import { isSame, type SentCells } from './row-change.ts'
import type { Cell } from './rows.ts'

/** "Step 3", "steps 1, 4 and 7", "steps 2 to 4"; "step 2 of the standard" is one of something else. */
const REFERENCE = /\bsteps?\s+\d{1,2}(?:(?:\s*,?\sand\s+|\s*,\s*|\s?[-–]\s?|\sto\s)\d{1,2})*(?![\d.]*\d|\sof\b)/gi

/** Where words call steps by their numbers, and how. A number with a unit measures something, "the slowest step 9 ms or better"; things are counted by none, "in step 5 particles are counted". */
export function stepReferences(words: string): { index: number; text: string }[] {
  const measured = quantitiesIn(words).filter(({ unit }) => isMeasure(unit))
  const isMeasured = (start: number, end: number) =>
    measured.some((one) => one.start > start && one.start < end && words.slice(end).trimStart().startsWith(one.unit))
  return Array.from(words.matchAll(REFERENCE), ({ 0: text, index }) => ({ index, text })).filter(
    ({ index, text }) => !isMeasured(index, index + text.length),
  )
}

/** The words with each of their step references changed. */
function withStepReferences(words: string, change: (reference: string) => string): string {
  return stepReferences(words).reduceRight(
    (changed, { index, text }) => changed.slice(0, index) + change(text) + changed.slice(index + text.length),
    words,
  )
}

/** What stands for the number of a step that there is no longer, until somebody says another one. */
const GONE = '[removed]'

/**
 * The cells of a row that change when steps have other numbers: what was typed of "step 3" speaks of the same step by its new one. `numberOf` gives the
 * number of what was the step of a number before, null where that was removed, undefined where there was none.
 */
export function renumberedCells(
  cells: Readonly<Record<string, Cell | undefined>>,
  numberOf: (before: number) => number | null | undefined,
): SentCells {
  const now = (told: string) => {
    const number = numberOf(Number(told))
    return number === null ? GONE : String(number ?? told)
  }
  const led = (words: string) => withStepReferences(words, (reference) => reference.replace(/\d+/g, now))
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]): [string, Cell][] => {
      const value = cell && inWords(cell.value, led)
      // an answer that still says the old number is not read into it again
      return cell && !isSame(value, cell.value) ? [[name, { ...cell, value, state: cell.state === 'read' ? 'seen' : cell.state }]] : []
    }),
  )
}

/** A value with all of its words changed, whatever holds them. */
function inWords(value: unknown, change: (words: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => inWords(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inWords(one, change)]))
}

/** Words in which steps are called by the numbers of their tasks, as a plan has them; `named` gives these for the numbers of steps, undefined where one is of none. */
export function withTaskNames(words: string, named: (steps: readonly number[]) => string | undefined): string {
  return withStepReferences(words, (reference) => named(stepNumbers(reference) ?? []) ?? reference)
}
