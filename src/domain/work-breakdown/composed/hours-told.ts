import { wordsOf } from '../../../language/words.ts'
import { inUnit, open } from './phrase.ts'

/** How long a step takes or somebody works: a number counts hours where it stands alone or no unit follows it, "520 over the six months". */
export function hoursTold(words: string): string {
  const told = inUnit(open(words), 'hours')
  const [number = ''] = /^\d+(?:[.,]\d+)*(?=\s)/.exec(told) ?? []
  const next = wordsOf(told.slice(number.length))[0]?.pos ?? ''
  return number !== '' && ['ADP', 'DET'].includes(next) ? `${number} hours${told.slice(number.length)}` : told
}
