import { withoutEnd } from './characters.ts'
import { isOrder } from './clause.ts'
import { spelledNumbersIn } from './quantity/spelled-number.ts'
import { type Word, wordsOf } from './words.ts'

/** A list that runs on in a sentence: where what introduces it ends, and where its items stand, without the signs that count them. */
export type InlineList = { leadEnd: number; items: { start: number; end: number }[] }

const LABEL = /(?<![\p{L}\d])\(?([a-z]|\d{1,2}|[ivx]{2,4})\)\s+(?=\S)/gu
/** The ways to count items. */
const COUNTS = [Array.from({ length: 20 }, (_, at) => `${at + 1}`), [...'abcdefghijklmnop'], 'i ii iii iv v vi vii viii ix x'.split(' ')]

/** What joins the last item to those before it. Of items joined by "or" one is enough, so that they are one demand. */
const LAST_JOINT = /\s(and|or|and\/or)$/i

/** An item of more words is no mere name, though it begins with no verb. */
const LONGEST_NAME = 4

/** The list that runs on in a sentence, "… shall (1) fold within a minute; (2) float; and (3) …"; null where it has none, names alone, or alternatives. */
export function inlineListIn(sentence: string): InlineList | null {
  const labels = labelsIn(sentence)
  const ends = labels.map((_, at) => withoutEnd(sentence.slice(0, labels[at + 1]?.index), ' ,;\n'))
  const joints = ends.slice(0, -1).map((before) => LAST_JOINT.exec(before))
  const items = labels.map(({ index, 0: label }, at) => ({
    start: index + label.length,
    end: withoutEnd((ends[at] ?? '').slice(0, joints[at]?.index), ' ,;\n').length,
  }))
  if (joints.some((joint) => joint && joint[1]?.toLowerCase() !== 'and')) return null
  const isList = items.length > 1 && items.every(({ start, end }) => standsAlone(wordsOf(sentence.slice(start, end))))
  return isList ? { leadEnd: labels[0]?.index ?? 0, items } : null
}

/** The signs of the first way to count in which at least two follow each other; a number that is said again, "two (2) masts", counts no item. */
function labelsIn(sentence: string): RegExpExecArray[] {
  const printed = [...sentence.matchAll(LABEL)]
  if (printed.length < 2) return []
  const spelled = new Set(spelledNumbersIn(sentence).map(({ end }) => end + 1))
  const signs = printed.filter(({ index }) => !spelled.has(index))
  const lists = COUNTS.map((count) => {
    const inOrder: RegExpExecArray[] = []
    for (const sign of signs) if (sign[1] === count[inOrder.length]) inOrder.push(sign)
    return inOrder
  })
  return lists.find(({ length }) => length > 1) ?? []
}

/** Whether an item says something: it begins with a verb of which something is said, or is longer than a name. */
function standsAlone(told: readonly Word[]): boolean {
  const words = told.filter(({ pos }) => pos !== 'PUNCT')
  const [first] = words
  const isVerb = first?.pos === 'VERB' || first?.pos === 'AUX' || isOrder(words)
  return words.length > LONGEST_NAME || (words.length > 1 && isVerb)
}
