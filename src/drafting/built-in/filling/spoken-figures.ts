import type { Subject } from '../../../domain/interview.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import type { AnswerApart } from './answer-apart.ts'
import { inFigures } from './limit-told.ts'

/** What is asked for figures. */
const OF_FIGURES: ReadonlySet<Subject | undefined> = new Set(['test', 'threshold'])

/** An answer that is asked for figures with those that were spoken written as such, sentence by sentence: "zero point nine microns" is 0.9 µm. */
export function withSpokenFigures(one: AnswerApart): AnswerApart {
  if (!OF_FIGURES.has(one.subject) && !OF_FIGURES.has(one.also)) return one
  const parts = stretchesIn(one.answer)
  const written = parts.map(
    ({ start, end }, at) => one.answer.slice(parts[at - 1]?.end ?? 0, start) + inFigures(one.answer.slice(start, end)),
  )
  return { ...one, answer: written.join('') + one.answer.slice(parts.at(-1)?.end ?? 0) }
}
