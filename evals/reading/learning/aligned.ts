import { comparable } from '../../../src/domain/solicitation/requirement/quote.ts'
import type { Placed } from '../../../src/domain/solicitation/verdict/placed.ts'
import type { Truth } from '../truth.ts'

type Marked = Truth['sentences'][number]

/** What is learned from of a topic that somebody marked. */
export type MarkedTopic = {
  sentences: readonly Omit<Marked, 'page'>[]
  requirements: readonly Pick<Truth['requirements'][number], 'quote' | 'kind' | 'strength'>[]
}

/** How far marks and sentences may run apart, since people and programs cut differently. */
const NEAR = 12

/** What was marked of each sentence, undefined where nobody marked it. Both stand in the order of the document. */
export function marksOf(placed: readonly Placed[], sentences: MarkedTopic['sentences']): (MarkedTopic['sentences'][number] | undefined)[] {
  const marks = sentences.map((mark) => ({ mark, words: comparable(mark.quote) }))
  let reached = 0
  return placed.map(({ text }) => {
    const words = comparable(text)
    const isSame = (one: { words: string }) => one.words === words
    const isPart = (one: { words: string }) => one.words.length > 20 && (one.words.includes(words) || words.includes(one.words))
    const isNear = (at: number) => at >= reached - 3 && at < reached + NEAR
    const at = [
      marks.findIndex((one, nth) => nth >= reached && isSame(one)),
      marks.findIndex((one, nth) => isNear(nth) && isPart(one)),
      marks.findIndex((one) => isSame(one) || isPart(one)),
    ].find((found) => found >= 0)
    if (at === undefined) return undefined
    reached = Math.max(reached, at + 1)
    return marks[at]?.mark
  })
}
