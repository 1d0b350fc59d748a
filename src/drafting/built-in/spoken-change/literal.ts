import { done, fail } from '../../../domain/result.ts'
import { type Edit, withEdits } from './edits.ts'
import { type SaidWord, saidWords } from './said.ts'
import type { View } from './view.ts'
import { EVERYWHERE, isOneOf } from './vocabulary.ts'
import { inPlace, isWord, type Made } from './wish.ts'

const REPLACES = 'replace change substitute'
const READS = 'read say be'
const THE_WORD = 'word words term terms phrase'
const EACH = 'every each all any of the instance instances occurrence occurrences mention mentions'

/** Words that stand for others, told in so many words: which, what for them, whether they were called words, and whether all of them are meant. */
type Literal = { old: SaidWord[]; put: string; isWords: boolean; isEvery: boolean }

/**
 * A text in which words stand for words that were told in so many words: "replace the word X with Y", "change every X to Y", "X should read Y
 * everywhere"; null where a wish does not tell it so plainly.
 */
export function literallyChanged(view: View, said: string): Made | null {
  for (const { old, put, isWords, isEvery } of readingsOf(said)) {
    const places = placesOf(view, old)
    if (places.length === 0) continue
    const [first, second] = places
    if (second && !isWords && !isEvery)
      return fail(`“${said.slice(old[0]?.start, old.at(-1)?.end)}” stands in ${places.length} places: say which one, or “everywhere”.`)
    if (!first) return null
    const edits = places.map(({ from, to }): Edit => ({ from, to, put: inPlace(view.text, from, put) }))
    return done(withEdits(view.text, edits))
  }
  return null
}

/** All ways to part a wish into words that go and words that come. */
function readingsOf(said: string): Literal[] {
  const words = saidWords(said)
  const order = words.findIndex(({ low }, at) => at < 4 && isOneOf(low, REPLACES))
  const isAll = words.some(({ low }) => isOneOf(low, EVERYWHERE))
  return words.flatMap(({ low }, at) => {
    const isReads = order < 0 && isOneOf(low, READS) && words[at - 1]?.low === 'should'
    const isJoint = order >= 0 && at > order && isOneOf(low, words[order]?.low === 'change' ? 'to into' : 'with by')
    if (!isJoint && !(isReads && isAll)) return []
    const before = words.slice(order + 1, isReads ? at - 1 : at)
    const called = before.findIndex((word) => isOneOf(word.low, THE_WORD))
    const isWords = called >= 0 && before.slice(0, called).every((word) => isOneOf(word.low, EACH))
    const first = before.findIndex((word) => !isOneOf(word.low, EACH))
    const from = isWords ? called + 1 : first
    const isEvery = isAll || before.slice(0, Math.max(0, from)).some((word) => isOneOf(word.low, 'every each all any'))
    const put = putOf(said, words.slice(at + 1))
    const isPlain = isWords || isEvery || words[order]?.low !== 'change'
    return from >= 0 && from < before.length && put !== null && isPlain ? [{ old: before.slice(from), put, isWords, isEvery }] : []
  })
}

/** The words that come, without what calls them words and what says where; null where more is said behind them. */
function putOf(said: string, words: readonly SaidWord[]): string | null {
  const called = words.findIndex(({ low }) => isOneOf(low, THE_WORD))
  const own = words.slice(called >= 0 && called < 2 ? called + 1 : 0)
  const end = own.findIndex(({ low, text }, at) => isOneOf(low, `${EVERYWHERE} please`) || (isOneOf(text, '. !') && at === own.length - 1))
  const put = end < 0 ? own : own.slice(0, end)
  const rest = end < 0 ? [] : own.slice(end)
  if (put.length === 0 || put.some(({ text, low }) => (!isWord(text) && text !== '-' ? true : isOneOf(low, 'in because since so'))))
    return null
  return rest.every(({ low, text }) => isOneOf(low, `${EVERYWHERE} please the text in milestone and`) || !isWord(text))
    ? said.slice(put[0]?.start, put.at(-1)?.end)
    : null
}

/** Where words stand in a text exactly as they were said. */
function placesOf({ words }: View, old: readonly SaidWord[]): { from: number; to: number }[] {
  return words.flatMap((_, at) => {
    const found = words.slice(at, at + old.length)
    const isThere = found.length === old.length && found.every(({ low }, nth) => low === old[nth]?.low)
    return isThere ? [{ from: found[0]?.start ?? 0, to: found.at(-1)?.end ?? 0 }] : []
  })
}
