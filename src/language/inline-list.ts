import { withoutEnd } from './characters.ts'
import { clauseOf, isOrder, isVerb } from './clause.ts'
import { spelledNumbersIn } from './quantity/spelled-number.ts'
import { type Word, wordsOf } from './words.ts'

/** A list that runs on in a sentence: where what introduces it ends, and where its items stand, without the signs that count them; `isParted` where none do. */
export type InlineList = { leadEnd: number; items: { start: number; end: number }[]; isParted?: true }

const LABEL = /(?<![\p{L}\d])\(?([a-z]|\d{1,2}|[ivx]{2,4})\)\s+(?=\S)/gu
/** The ways to count items: figures, letters, Roman figures. */
export const COUNTS = [
  Array.from({ length: 20 }, (_, at) => `${at + 1}`),
  [...'abcdefghijklmnop'],
  'i ii iii iv v vi vii viii ix x'.split(' '),
]

/** What joins the last item to those before it. Of items joined by "or" one is enough, so that they are one demand. */
const LAST_JOINT = /\s(and|or|and\/or)$/i

/** An item of more words is no mere name, though it begins with no verb. */
const LONGEST_NAME = 4

/** The list that runs on in a sentence, "… shall (1) fold within a minute; (2) float; and (3) …"; null where it has none, alternatives, or names alone unless things are listed. */
export function inlineListIn(sentence: string, areThings = false): InlineList | null {
  const labels = labelsIn(sentence)
  const ends = labels.map((_, at) => withoutEnd(sentence.slice(0, labels[at + 1]?.index), ' ,;\n'))
  const joints = ends.slice(0, -1).map((before) => LAST_JOINT.exec(before))
  const items = labels.map(({ index, 0: label }, at) => ({
    start: index + label.length,
    end: withoutEnd((ends[at] ?? '').slice(0, joints[at]?.index), ' ,;\n').length,
  }))
  if (joints.some((joint) => joint && joint[1]?.toLowerCase() !== 'and')) return null
  const isList = items.length > 1 && items.every(({ start, end }) => areThings || standsAlone(wordsOf(sentence.slice(start, end))))
  return isList ? { leadEnd: labels[0]?.index ?? 0, items } : null
}

/** "…; and ": what parts the items of a list that has no signs, but within brackets. */
const PARTING = /;\s+(and\s)?(?![^()]*\))/g

/** "Deliverables include a log of the dives; two spare pumps; and a manual": three items at least, of which the last is joined by "and". */
export function partedListIn(sentence: string): InlineList | null {
  const joints = [...sentence.matchAll(PARTING)]
  if (joints.length < 2 || joints.some(({ 1: and }, at) => (and !== undefined) !== (at === joints.length - 1))) return null
  const starts = joints.map(({ index, 0: joint }) => index + joint.length)
  const rest = starts.map((start, at) => ({ start, end: joints[at + 1]?.index ?? sentence.length }))
  const told = rest.map(({ start, end }) => wordsOf(sentence.slice(start, end)))
  const first = sentence.slice(0, joints[0]?.index)
  // items that say themselves who does what have nothing that introduces them
  const leadEnd = told.some((words) => clauseOf(words).modals.length > 0) ? 0 : leadEndIn(first)
  const isList = leadEnd >= 0 && told.every((words) => words.filter(({ pos }) => pos !== 'PUNCT').length > 1)
  return isList ? { leadEnd, items: [{ start: leadEnd, end: first.length }, ...rest], isParted: true } : null
}

/** Where what introduces a list ends: at its colon, else before the article or number that follows its verb; -1 where neither tells. */
export function leadEndIn(text: string): number {
  const colon = text.indexOf(': ')
  if (colon >= 0) return colon + 2
  const words = wordsOf(text)
  const { cut } = clauseOf(words)
  const at = words.findIndex(({ pos }, nth) => nth > cut && (pos === 'DET' || pos === 'NUM') && isVerbBefore(words, nth, cut))
  const isPlain = words.slice(cut, at).every(({ pos }) => pos !== 'PUNCT')
  return cut < 0 || at < 0 || !isPlain
    ? -1
    : words.slice(0, at).reduce((end, { text: word, space }) => end + space.length + word.length, (words[at]?.space ?? '').length)
}

/** Whether a verb stands right before a word, but for what belongs to it: "consist of a …". */
function isVerbBefore(words: readonly Word[], at: number, cut: number): boolean {
  const before = words.slice(Math.max(0, cut), at).toReversed()
  const nearest = before.find(({ pos }) => pos !== 'ADV' && pos !== 'ADP')
  return nearest !== undefined && isVerb(nearest)
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
