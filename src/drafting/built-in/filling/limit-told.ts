import type { Comparator } from '../../../domain/solicitation/analysis.ts'
import { figure, saysHow } from '../../../domain/work-breakdown/composed/phrase.ts'
import { hasDigit, hasLetters, partedAtSpaces } from '../../../language/characters.ts'
import { comparisonApart, comparisonBefore } from '../../../language/quantity/comparison.ts'
import { binds, type Quantity, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { withFigures } from '../../../language/spoken/figures.ts'
import { wordsOf } from '../../../language/words.ts'

/** A figure as it was told: its comparator is asked where the words do not say it, never guessed. */
export type Limit = { comparator?: Comparator; value: string; unit?: string }

/**
 * The figure of a limit in words: "at least 57 of 61 curves"; the words themselves where a figure would be printed in other ones, "within 2 dB", beside what
 * they compare by, or says less, as of "all 12 met or the gap explained": a number is read beside a pass mark, never instead of it.
 */
export function limitTold(told: string): Limit {
  const words = inFigures(told)
  const quantity = quantityIn(words)
  if (!quantity || isRatio(quantity) || saysMore(words.slice(0, quantity.start)) || leavesOpen(words)) return inWords(words)
  const behind = comparisonApart(words.slice(quantity.end))
  const comparator = quantity.comparator === '=' ? behind.comparator : quantity.comparator
  const rest = behind.rest.trim()
  const isBare = !comparator || comparator === '='
  const isMore = isBare && (rest.startsWith('of ') || hasLetters(words.slice(0, quantity.start)))
  if (isMore || rest.startsWith(',') || partedAtSpaces(rest).length > MOST_WORDS) return inWords(words)
  const named = quantity.value.startsWith('$') ? '' : quantity.unit
  const unit = [` ${rest} `.includes(` ${named} `) ? '' : named, rest].filter(Boolean).join(' ')
  const limit = { ...(comparator ? { comparator } : {}), value: quantity.value, ...(unit ? { unit } : {}) }
  const isSame = figure(limit).toLowerCase() === words.trim().toLowerCase()
  // a sign is the comparison itself, and no word of who told it
  const isSigned = /^[^\p{L}\d]+\d/u.test(words.slice(quantity.start))
  return isSame || isSigned || !saysHow(words) ? limit : { ...(comparator ? { comparator } : {}), value: words }
}

/** A limit as it was told, with how its first figure binds. */
function inWords(words: string): Limit {
  const [first] = quantitiesIn(words)
  const isBound = first && binds(first) && !isRatio(first) && !leavesOpen(words) && !saysMore(words.slice(0, first.start))
  return isBound ? { comparator: first.comparator, value: words } : { value: words }
}

/**
 * Up to where the words behind a figure say of how many it has to hold: "of the defects", "for 9 out of 10 coupons". That is a part of the figure, word for
 * word to the end of its clause: without it the mark would be another one.
 */
export function shareEnd(rest: string): number {
  const clause = /^[\s,]*(?:\([^)]*\)|[^,;(])*/.exec(rest)?.[0] ?? ''
  return /^of\b/.test(clause.trim()) || isShare(clause) ? clause.length : 0
}

/** A number of a number: "9 out of 10", "nine of ten". */
function isShare(words: string): boolean {
  const told = wordsOf(words)
  return told.some(({ pos, text }, at) => {
    const before = told[at - 1]?.text.toLowerCase() === 'out' ? told[at - 2] : told[at - 1]
    return text.toLowerCase() === 'of' && before?.pos === 'NUM' && pos !== 'NUM' && told[at + 1]?.pos === 'NUM'
  })
}

type Figure = Pick<Quantity, 'comparator' | 'value' | 'unit' | 'start' | 'end'>

/** The one quantity of some words, a bare number among them ("no more than 1"); of two the first where the other is what it is a part of, or for so much of what it holds: "at most 60 s for 900 panes". */
function quantityIn(words: string): Figure | undefined {
  const [quantity, another, third] = quantitiesIn(words)
  if (!quantity) return bareNumber(words)
  if (!another) return quantity
  const between = words.slice(quantity.end, another.start).trim()
  if (!third && between === 'of') return { ...quantity, unit: '' }
  return !third && between === 'for' && quantity.comparator !== '=' && another.comparator === '=' ? quantity : undefined
}

function bareNumber(words: string): Figure | undefined {
  const [number, another] = words.matchAll(/\d+(?:[.,]\d+)*/g)
  if (!number || another) return undefined
  const comparison = comparisonBefore(words.slice(0, number.index), '', '')
  return {
    comparator: comparison?.comparator ?? '=',
    value: number[0],
    unit: '',
    start: number.index - (comparison?.length ?? 0),
    end: number.index + number[0].length,
  }
}

/** Words whose numbers are figures: "four hundred milliseconds" is told so by who speaks or thinks aloud, and half of such a number would be another one. */
export function inFigures(told: string): string {
  return hasDigit(told) ? told : withFigures(told).text
}

/** "Half of a 15 cm cavity": what stands before a figure changes it. */
function saysMore(before: string): boolean {
  return wordsOf(before).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'NUM')
}

/** "Better than 0.2 K", "no worse" is below or above, as the quantity has it; nobody guesses which. */
function leavesOpen(words: string): boolean {
  return /\b(?:better|worse)\b/i.test(words)
}

/** "6 to 1": what goes down is no range. */
function isRatio({ comparator, value }: Figure): boolean {
  const [low = 0, high = 0] = value.split(' to ').map(Number)
  return comparator === 'range' && low > high
}

/** What is counted or measured stands behind its number in so few words, also where it is no unit: "4 weight percent", "12 parts", "8 % CV". */
const MOST_WORDS = 3
