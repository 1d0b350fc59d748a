import { isNumbered } from './contract-order.ts'
import type { Word } from './words.ts'

/** Whoever answers for a company speaks for it: "I log it" is what the company does. */
const MINE = new Map([
  ['i', 'we'],
  ['me', 'us'],
  ['my', 'our'],
  ['mine', 'ours'],
  ['myself', 'ourselves'],
])

/** A word of whoever speaks as one of the company's: "I" is "we". */
export function asOurs(one: Word, at: number, words: readonly Word[]): Word {
  const ours = isMine(one, at, words) ? MINE.get(one.text.toLowerCase()) : undefined
  return ours ? { ...one, text: ours } : one
}

/** Whether a word speaks of the speaker alone. */
export function isMine(one: Word, at: number, words: readonly Word[]): boolean {
  return one.pos === 'PRON' && MINE.has(one.text.toLowerCase()) && !isNumbered(one, words[at - 1])
}

/** "Ana Ruiz and I", "me and the welder": beside others whoever speaks is one of them, and not the company. */
export function isOneOfSeveral(one: Word, at: number, words: readonly Word[]): boolean {
  const joins = (nth: number) => words[nth]?.pos === 'CCONJ'
  const isBehind = joins(at - 1) && words[at - 2]?.pos === 'PROPN'
  const isAhead = joins(at + 1) && ['PROPN', 'DET'].includes(words[at + 2]?.pos ?? '')
  return isMine(one, at, words) && (isBehind || isAhead)
}
