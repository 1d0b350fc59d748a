import type { Subject } from '../../../domain/interview.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isReworded, requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { listed, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { firstWords, wordsIn } from './quoted.ts'

/** A place of the solicitation; of a requirement with what a person has made of its words. */
type Raising = Pick<Requirement, 'quote' | 'page'> & Partial<Pick<Requirement, 'text' | 'set_by'>>

/** What could be asked on one subject. */
export type Ask = {
  subject: Subject
  /** How much the plan would lack without an answer: 0 where all is said, 10 where nothing is and no plan does without. */
  lack: number
  /** The question: one short sentence. What it rests on stands in `why` and `at`. */
  q: string
  /** The same as the first half of a question on two subjects, without its mark, and as the second half; what is never asked together has none. */
  first?: string
  second?: string
  /** What the answer is for, and what is known already. */
  why: string
  /** The figures that `why` only counts, each with its requirement. */
  more?: readonly string[]
  /** The place in the solicitation that raises it. */
  at?: Raising | undefined
}

/** The most words of a question: who reads it once knows what is asked. */
export const MOST_ASKED = 20

/** A question with the first words of a requirement behind it: all of it and its page stand beside. */
export function onRequirement(one: Raising, ask: string): string {
  const words = firstWords(requirementWords(one).replaceAll('?', ''), MOST_ASKED - 1 - wordsIn(ask).length)
  return `${ask}: ${isReworded(one) ? words : `"${words}"`}?`
}

/** The most that is repeated of what was said, in things and in words of each. */
const MOST_NAMED = 3
const MOST_WORDS = 9

/** What was said, as a question repeats it: "A, B and C", of many the first and how many more. */
export function named(all: readonly string[]): string {
  const different = [...new Set(all.map(open))]
  const more = different.length - MOST_NAMED
  return more > 0 ? listed([...different.slice(0, MOST_NAMED), `${more} more`]) : listed(different)
}

/** The same in quotation marks, a few words of each, for what is no name. */
export function namedInQuotes(all: readonly string[]): string {
  return named(all.map(inQuotes))
}

/** A few words of somebody's, in quotation marks. */
export function inQuotes(text: string): string {
  return `"${firstWords(text, MOST_WORDS)}"`
}
