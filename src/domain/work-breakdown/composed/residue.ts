import { wordsOf } from '../../../language/words.ts'
import type { WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { OF_PLAN, type PrintedSentence } from './printed-sentences.ts'

/**
 * Whether a sentence says only what other cells of its step say, "M13–M16, 690 h, TR, shop": what was read out of it stands there, and nobody misses the rest.
 * Beside the steps it is one of the lead, the place and the time of any one of them.
 */
export function isResidue({ row, cell, said }: Omit<PrintedSentence, 'own'>, { steps }: WorkBreakdown): boolean {
  const own = steps.filter((step) => (cell === 'method' ? step.id === row : OF_PLAN.includes(cell)))
  const words = own.length === 0 ? [] : sayingWords(said)
  return words.length > 0 && own.some((step) => saysAll(words, [...circumstances(step), ...(cell === 'method' ? told(step) : [])]))
}

function saysAll(words: readonly string[], cells: readonly string[]): boolean {
  const known = new Set(cells.flatMap((one) => tokens(one)))
  return words.every((word) => known.has(word))
}

/** By whom, where, when and for how long a step is done, as notes may say it. */
function circumstances({ lead, people, place = '', from_month, to_month, hours }: WorkStep): string[] {
  const names = [lead ?? '', ...people]
  const months = [from_month, to_month].flatMap((month) => (month === undefined ? [] : [`${month} m${month}`]))
  return [...names, ...names.map(initialsOf), place, ...months, hours ?? '', LABELS]
}

/** What else the cells of a step tell. */
function told({ action, result = '', tools = '', input = '', proof }: WorkStep): string[] {
  return [action, result, tools, input, ...proof.flatMap((one) => Object.values(one).filter((value) => typeof value === 'string'))]
}

/** What a note calls the cells by, and what it counts them in. */
const LABELS = 'result results done place lead leads led time month months m hour hours hr hrs h'

function initialsOf(name: string): string {
  return Array.from(name.matchAll(/\p{Lu}(?=[\p{Ll}.])/gu), ([letter]) => letter).join('')
}

/** Words that join others; "no" and "not" say something. */
const JOINING = new Set(['DET', 'ADP', 'CCONJ', 'SCONJ', 'AUX', 'PRON', 'PART', 'PUNCT'])
const DENYING = new Set(['no', 'not', 'without', 'none'])

function sayingWords(sentence: string): string[] {
  return wordsOf(sentence).flatMap(({ text, pos }) =>
    JOINING.has(pos) && !DENYING.has(text.toLowerCase()) && !/\d|\p{Lu}{2}/u.test(text) ? [] : tokens(text),
  )
}

function tokens(words: string): string[] {
  return (
    words
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  )
}
