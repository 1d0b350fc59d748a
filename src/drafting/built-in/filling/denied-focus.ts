import { isDenied } from '../../../domain/quality/quoted.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { Piece } from './gathered-rows.ts'
import type { SubjectAnswer, Told } from './told.ts'

/** What an answer tells without a focus that is said not to be taken up, whose sentences are left to be placed: the focus is asked for then. */
export function withoutDeniedFocus({ slot, answer }: SubjectAnswer, all: readonly Told[]): { told: Told[]; left: Piece[] } {
  const denied = all.filter((one) => one.cell === 'focus' && isDeniedIn(answer, one))
  return {
    told: all.filter((one) => !denied.includes(one)),
    left: denied.map((one) => ({ slot, text: answer.slice(sentenceOf(answer, one).start, sentenceOf(answer, one).end) })),
  }
}

/** Whether the clause denies the first thing that is named. */
function isDeniedIn(answer: string, one: Told): boolean {
  const from = Math.max(sentenceOf(answer, one).start, answer.lastIndexOf(', ', one.start) + 1)
  const words = wordsOf(one.text)
  const thing = words.findIndex(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  return isDenied(answer.slice(from, one.end), one.start - from + textOf(words.slice(0, thing)).length + 1, 0)
}

/** The sentence in which some words begin. */
function sentenceOf(answer: string, one: Told): { start: number; end: number } {
  return stretchesIn(answer).find(({ start, end }) => one.start >= start && one.start < end) ?? one
}
