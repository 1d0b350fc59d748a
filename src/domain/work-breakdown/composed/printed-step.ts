import { isSpoken } from '../../../language/register.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import type { StepComposition } from './frame.ts'
import { dutyOf, owed, riskLines, toldOf } from './step-lines.ts'
import { voicedRows } from './voiced-rows.ts'

/** A part of a line, as it is printed; `isNoted` where it reads as it is noted among colleagues, and not as a contract has it. */
export type PrintedPart = { text: string; isNoted: boolean }

/** Under these labels work is told in sentences; things, names and months need none. */
const TOLD = /^(?:Method|Risk): /

/**
 * A step as any plan prints it, line by line, without the numbers that its place among the others gives it: whoever fills its cells sees which words of
 * theirs are printed as they stand.
 */
export function printedStep(id: string, { rows: given, frame }: StepComposition): PrintedPart[][] {
  const rows = voicedRows(given)
  const composition = { rows, frame }
  const step = rows.steps.find((one) => one.id === id)
  if (!step) return []
  const task = owed(step, dutyOf(step), composition)
  const told = [...toldOf(step, composition), ...riskLines(step, composition)]
  return [[{ text: task.text, isNoted: false }], ...told.map(({ text }) => (TOLD.test(text) ? judged(text) : [{ text, isNoted: false }]))]
}

function judged(line: string): PrintedPart[] {
  const label = TOLD.exec(line)?.[0] ?? ''
  const words = line.slice(label.length)
  const parts = sentencesIn(words).map(({ start, end }) => ({ text: words.slice(start, end), isNoted: isSpoken(words.slice(start, end)) }))
  return [{ text: label.trim(), isNoted: false }, ...parts]
}
