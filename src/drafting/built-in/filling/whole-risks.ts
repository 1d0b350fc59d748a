import { stretchesIn } from '../../../language/sentence.ts'
import type { ToldRow } from './further-rows.ts'

/**
 * Rows of an answer without risks that are put together from what was told apart: each cell is one piece of the answer, what may happen is told, and no
 * other thing stands before a dash there. What is left out waits with its sentences.
 */
export function withWholeRisks(answer: string, all: readonly ToldRow[]): ToldRow[] {
  const sentences = stretchesIn(answer)
  return all.filter(({ kind, told }) => kind !== 'risk' || isWhole(told, answer, sentences))
}

function isWhole(told: ToldRow['told'], answer: string, sentences: ReturnType<typeof stretchesIn>): boolean {
  const what = told.find(({ cell }) => cell === 'what')
  const sentence = sentences.find(({ start, end }) => what && what.start >= start && what.start < end)
  const before = answer.slice(sentence?.start, what?.start)
  return what !== undefined && new Set(told.map(({ cell }) => cell)).size === told.length && !BEHIND.test(before)
}

/** "Rain on the lens - a hood": behind the dash stands what is said of another thing. */
const BEHIND = /\p{L}.*\s[–—-]\s/u
