import type { Subject } from '../../../domain/interview.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { listed, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { firstWords } from './quoted.ts'

/** What could be asked on one subject. */
export type Ask = {
  subject: Subject
  /** How much the plan would lack without an answer: 0 where all is said, 10 where nothing is and no plan does without. */
  lack: number
  q: string
  /** How it is asked behind a question on a related subject. */
  also?: string
  /** What the answer is for. */
  why: string
  /** The place in the solicitation that it quotes. */
  at?: Pick<Requirement, 'quote' | 'page'> | undefined
  min_items?: number
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
