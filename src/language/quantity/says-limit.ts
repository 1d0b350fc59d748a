import { hasDigit, plainWords } from '../characters.ts'
import { comparisonAfter, comparisonBefore } from './comparison.ts'
import { spelledNumbersIn } from './spelled-number.ts'

/**
 * Whether words hold a number that says how it binds, whatever it counts: a comparison stands beside it ("no more than two of twenty"), it is a ratio
 * ("9 of 10 tiles"), or it tells by how much something differs ("a third better than today's", "twice as fast as by hand").
 */
export function saysLimit(text: string): boolean {
  return numbersIn(text).some(({ start, end }) => {
    const [before, after] = [text.slice(0, start), text.slice(end)]
    return (
      comparisonBefore(before, '', after) !== null || comparisonAfter(after, '', before) !== null || isRatio(after) || isDifference(after)
    )
  })
}

type Place = { start: number; end: number }

function numbersIn(text: string): Place[] {
  const digits = Array.from(text.matchAll(/(?<![\p{L}\d.])\d[\d.,]*\d|(?<![\p{L}\d.,])\d(?!\d)/gu), ({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
  return [...digits, ...spelledNumbersIn(text).filter(({ isPronoun }) => !isPronoun)]
}

/** "of ten", "of the 12", "out of 20". */
function isRatio(after: string): boolean {
  const of = /^ (?:out )?of (?:the )?(?=\S)/.exec(after)?.[0]
  if (!of) return false
  const [next = ''] = after.slice(of.length).split(' ', 1)
  return hasDigit(next) || spelledNumbersIn(next).some(({ start }) => start === 0)
}

/** "… better than", "… as fast as": by so much one thing is compared with another. */
function isDifference(after: string): boolean {
  const [first, second, third] = plainWords(after)
  return second === 'than' || (first === 'as' && third === 'as')
}
