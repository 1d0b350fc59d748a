import { stretchesIn } from '../../../language/sentence.ts'
import type { Linked } from './known-steps.ts'
import { HEADING, isHead, isName } from './link-features.ts'

/** What stands behind a name that heads it ("Sizing: beam formulas"): from the name, and from what is noted, to its end. */
export type Note = { start: number; from: number; end: number; steps: readonly number[] }

/** The notes of an answer: each goes to the next head, the end of its line, or a sentence that names another step. */
export function notesIn(answer: string, linked: readonly Linked[]): Note[] {
  const names = linked.filter(({ told, steps }) => isName(told) && steps.length > 0)
  const heads = names.filter(({ told }) => isHead(answer, told))
  return heads.map(({ told, steps }, at): Note => {
    const line = answer.indexOf('\n', told.end)
    const stop = Math.min(heads[at + 1]?.told.start ?? answer.length, line < 0 ? answer.length : line)
    const from = told.end + (HEADING.exec(answer.slice(told.end))?.[0].length ?? 0)
    const other = stretchesIn(answer).find(
      (part) => part.start > from && part.start < stop && names.some((one) => isIn(part, one) && isOfOthers(one.steps, steps)),
    )
    return { start: told.start, from, end: other?.start ?? stop, steps }
  })
}

function isIn({ start, end }: { start: number; end: number }, { told }: Linked): boolean {
  return told.start >= start && told.start < end
}

function isOfOthers(steps: readonly number[], own: readonly number[]): boolean {
  return !steps.some((step) => own.includes(step))
}
