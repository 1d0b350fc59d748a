import { hasDigit } from '../../../language/characters.ts'
import { saidWords } from './said.ts'
import { hasRoot, type View } from './view.ts'
import { CUES, isOneOf, KIND_CUES, ORDINALS, STEERS, UNIT_NOUNS } from './vocabulary.ts'
import { tells, type Wish, type WishWord } from './wish.ts'

/**
 * Whether a change uses what a wish says: words that the text has stand in the lines that it changes, or they were said of another place. What is
 * added uses all the others, too; what is deleted has no figures that the text has not.
 */
export function isAccounted(view: View, { words }: Wish, kind: string, made: string): boolean {
  const { roots, heads } = view
  const used = usedIn(view, made)
  const left = words.filter(
    (word) => word.isLive && tells(word) && !used.has(word.root) && !isFrame(word.low) && !hasRoot(heads, word.root),
  )
  const strange = left.filter(({ root }) => !roots.has(root))
  if (left.some(({ root, mark }) => mark === 'new' && hasDigit(root))) return false
  if (kind === 'add') return strange.length <= MOST_BESIDE_ADDED
  if (kind === 'change' && !words.some(({ low }) => low === 'shall') && !areFew(words, view, used, strange)) return false
  if (kind !== 'delete') return strange.filter(({ mark }) => mark === 'new').length <= 1
  const isReason = ({ root, mark }: WishWord) => mark !== 'new' && !hasDigit(root) && (mark === '' || !roots.has(root))
  return strange.length <= MOST_LEFT && left.every(isReason)
}

/** Whether few words were left where something is put in, and none in what goes on with "and"; a clause of its own may give a reason. */
function areFew(words: readonly WishWord[], { roots }: View, used: ReadonlySet<string>, left: readonly WishWord[]): boolean {
  const joints = words.filter(({ low }, at) => isOneOf(low, '. , ; :') || (low === 'and' && words[at - 1]?.text !== ','))
  const clause = ({ start }: WishWord) => joints.findLast((joint) => joint.start < start)
  const told = new Set(words.filter((word) => tells(word) && used.has(word.root) && !roots.has(word.root)).map(clause))
  const beside = left.filter((word) => told.has(clause(word)))
  return beside.length <= MOST_BESIDE && left.every((word) => told.has(clause(word)) || clause(word)?.low !== 'and')
}

/** The roots of lines that a change makes or takes away, and of what these stand under. */
function usedIn({ text, parts }: View, made: string): Set<string> {
  const [before, after] = [text.split('\n'), made.split('\n')]
  const touched = parts.filter(({ lines }) => !after.includes(before[lines[0]] ?? ''))
  const put = after.filter((line) => !before.includes(line)).flatMap((line) => saidWords(line).map(({ root }) => root))
  return new Set([...put, ...touched.flatMap(({ own, label, above, number }) => [...own, ...label, ...above, number])])
}

/** What is added was asked for in words of its own. */
const MOST_BESIDE_ADDED = 1

/** Words for what the text calls something else. */
const MOST_BESIDE = 3

/** Reasons for deleting something have words of their own. */
const MOST_LEFT = 4

const isFrame = (word: string): boolean => [KIND_CUES, CUES, STEERS, ORDINALS, UNIT_NOUNS].some((some) => some.has(word))
