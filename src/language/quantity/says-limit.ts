import { plainWords } from '../characters.ts'
import { comparisonAfter, comparisonBefore } from './comparison.ts'
import { measuresIn } from './measure.ts'
import { sharesIn } from './share.ts'

/**
 * Whether words hold a number that says how it binds, whatever it counts: a comparison stands beside it ("no more than two of twenty"), it is a ratio
 * ("9 of 10 tiles"), or it tells by how much something differs ("a third better than today's", "twice as fast as by hand").
 */
export function saysLimit(text: string): boolean {
  const numbers = measuresIn(text).filter(({ isPronoun }) => !isPronoun)
  const binds = numbers.some(({ start, end }) => {
    const [before, after] = [text.slice(0, start), text.slice(end)]
    return comparisonBefore(before, '', after) !== null || comparisonAfter(after, '', before) !== null || isDifference(after)
  })
  return binds || sharesIn(text).length > 0
}

/** "… better than", "… as fast as": by so much one thing is compared with another. */
function isDifference(after: string): boolean {
  const [first, second, third] = plainWords(after)
  return second === 'than' || (first === 'as' && third === 'as')
}
