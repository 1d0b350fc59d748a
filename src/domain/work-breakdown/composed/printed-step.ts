import { sentencesIn } from '../../../language/sentence.ts'
import type { StepComposition } from './frame.ts'
import { open } from './phrase.ts'
import { spokenSentences } from './spoken-sentences.ts'
import { dutyOf, owed, riskLines, toldOf } from './step-lines.ts'
import { voicedRows } from './voiced-rows.ts'

/** A part of a line, as it is printed; `isNoted` where it reads as it is noted among colleagues, and not as a contract has it. */
export type PrintedPart = { text: string; isNoted: boolean }

/**
 * A step as any plan prints it, line by line, without the numbers that its place among the others gives it: whoever fills its cells sees which words of
 * theirs are printed as they stand.
 */
export function printedStep(id: string, { rows: given, frame }: StepComposition): PrintedPart[][] {
  const rows = voicedRows(given)
  const composition = { rows, frame }
  const step = rows.steps.find((one) => one.id === id)
  if (!step) return []
  const spoken = spokenSentences(given).map(({ printed }) => open(printed).toLowerCase())
  const lines = [owed(step, dutyOf(step), composition), ...toldOf(step, composition), ...riskLines(step, composition)]
  return lines.map(({ text }) => partsIn(text, spoken))
}

/** The sentences of a line, the label before them apart. */
function partsIn(line: string, spoken: readonly string[]): PrintedPart[] {
  const [label = ''] = /^\p{Lu}[\p{L} ]+: /u.exec(line) ?? []
  const words = line.slice(label.length)
  const parts = sentencesIn(words).map(({ start, end }) => {
    const text = words.slice(start, end)
    return { text, isNoted: spoken.some((one) => text.toLowerCase().includes(one)) }
  })
  return [...(label === '' ? [] : [{ text: label.trim(), isNoted: false }]), ...parts]
}
