import { isDenied } from '../../../domain/quality/quoted.ts'
import { cueList } from '../../../language/cue-list.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { SubjectAnswer } from './answer-apart.ts'
import type { Piece } from './gathered-rows.ts'
import type { Told } from './told.ts'

/** What speaks of the areas of a topic, or of those among them that are taken up. */
const SAYS_FOCUS = cueList(
  `focus/focuses/focused/focusing | area/areas | challenge/challenges | topic/topics | address/addresses/addressing | take/takes/taking up |
   call/announcement/solicitation name/names | instead of | rather than`,
)
/** "Lids, not jars", "only the lids of what you list": what is taken up of several things. */
const CONTRAST = /,\s(?:and |but )?not\s|\bonly\b.*\sof\s/i

/**
 * What an answer tells without a focus that is said not to be taken up, whose sentences are left to be placed: the focus is asked for then. A sentence that
 * speaks of no area of the topic is no focus either, but a part of the solution.
 */
export function withoutDeniedFocus({ slot, answer }: SubjectAnswer, all: readonly Told[]): { told: Told[]; left: Piece[] } {
  const denied = all.filter((one) => isFocus(one) && isDeniedIn(answer, one))
  return {
    told: all.flatMap((one) => (denied.includes(one) ? [] : isFocus(one) && !saysFocus(answer, one) ? { ...one, cell: 'solution' } : one)),
    left: denied.map((one) => ({ slot, text: answer.slice(sentenceOf(answer, one).start, sentenceOf(answer, one).end) })),
  }
}

function isFocus({ kind, cell }: Told): boolean {
  return kind === 'plan' && cell === 'focus'
}

function saysFocus(answer: string, one: Told): boolean {
  const { start, end } = sentenceOf(answer, one)
  const sentence = answer.slice(start, end)
  return SAYS_FOCUS.test(sentence) || CONTRAST.test(sentence)
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
