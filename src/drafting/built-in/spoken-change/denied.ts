import { isOneOf } from './vocabulary.ts'
import type { Wish } from './wish.ts'

const BETWEEN = 'more just than of the a an at on in for over - word words'
const NEGATES = "not instead rather isn't longer was from called"

/** "not more than the 500", "instead of the", "Not version 2.1": whether what is said before a place of a wish denies what stands there. */
export function isNegated({ words }: Wish, at: number): boolean {
  const before = words.filter(({ end }) => end <= at)
  const last = before.findLastIndex(({ low }) => !isOneOf(low, BETWEEN))
  return isOneOf(before[last]?.low, NEGATES)
}

/** "Nine is much too tight", "Ana's on leave", "the optical engineer won't": what is said right behind something that is no more. */
function isGone({ said, words }: Wish, end: number): boolean {
  const [next, ...others] = words.filter(({ start }) => start >= end).slice(0, 4)
  if (isOneOf(next?.low, "isn't aren't won't doesn't can't leaves left retired")) return true
  const [is, ...rest] = ["'s", '’s'].some((own) => said.slice(0, end).endsWith(own))
    ? [next, next, ...others]
    : [isOneOf(next?.low, 'is are was has') ? next : undefined, ...others]
  return is !== undefined && rest.slice(0, 3).some((word) => isOneOf(word?.low, 'too out gone off away leave left wrong sick unavailable'))
}

/** Whether what stands at a place of a wish is denied there. */
export const isDenied = (wish: Wish, at: number, end = wish.said.length): boolean => isNegated(wish, at) || isGone(wish, end)
