import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { BULLET } from '../../../domain/answer-fields/step-cells.ts'

/** "Step 4: ", "task 12 - ": the number of a step before what is told of it. */
const NUMBERED = /^(?:step|task|wp)\s?(\d{1,2})\s?(?::|[-–—](?=\s))\s*/i

/** Another one within the line. */
const FURTHER = /\b(?:step|task|wp)\s?\d{1,2}\s?:/i

/**
 * Steps with what is written beneath their fields by their names or numbers: "Weave the hose: on four looms." and "Step 2: on four looms." tell how it is done,
 * with the lines set in below; a list stays one.
 */
export function withHow(steps: readonly AnswerRow[], free: string): { rows: AnswerRow[]; free: string } {
  const told: { step: AnswerRow | undefined; words: string }[] = []
  for (const line of free.split('\n')) {
    const before = told.at(-1)?.step
    const head = headOf(line, steps)
    if (head) told.push({ step: head.step, words: line.slice(head.length) })
    else told.push({ step: before && isBelow(line, told) ? before : undefined, words: line })
  }
  const rows = steps.map((step) => {
    const how = told.flatMap((one) => (one.step === step && one.words.trim() !== '' ? one.words.trim() : []))
    const method = [step.method ?? [], how.join('\n').replace(/\n(?!- )/g, ' ')].flat().join('\n')
    return how.length > 0 ? { ...step, method } : step
  })
  return { rows, free: told.flatMap(({ step, words }) => (step ? [] : words)).join('\n') }
}

/** Whether a line is of the step above it: set in, or a point of a list that its head leads to, which says nothing itself. */
function isBelow(line: string, told: readonly { words: string }[]): boolean {
  const head = told.findLast(({ words }) => !BULLET.test(words))
  return /^\s+\S/.test(line) || (BULLET.test(line) && head?.words.trim() === '')
}

function headOf(line: string, steps: readonly AnswerRow[]): { step: AnswerRow; length: number } | undefined {
  const [said = '', number] = NUMBERED.exec(line) ?? []
  // who tells several in one line parts them otherwise
  if (number !== undefined && FURTHER.test(line.slice(said.length))) return undefined
  const step = steps[Number(number) - 1] ?? steps.find(({ action = '' }) => action !== '' && line.startsWith(`${action}: `))
  return step && { step, length: number === undefined ? (step.action ?? '').length + 2 : said.length }
}
