import { isDigits } from '../../../language/characters.ts'
import { AFTER, BEFORE, END, isOneOf, ORDINALS, START } from './vocabulary.ts'
import { isWord, runsOf, type Wish, type WishWord } from './wish.ts'

/** Where something is to stand: beside what words name, or at an end of it. */
export type Where = { side: 'before' | 'after' | 'start' | 'end'; words: WishWord[] }

/** On which side a word says that something stands. */
export const sideOf = ({ low }: WishWord): Where['side'] | null =>
  BEFORE.has(low) ? 'before' : AFTER.has(low) ? 'after' : START.has(low) ? 'start' : END.has(low) ? 'end' : null

/** Whether a word names a part, so that "last" before it counts and says no place. */
export const isPart = (word: WishWord | undefined): boolean =>
  isOneOf(word?.low, 'sentence bullet task step line paragraph deliverable item one activity test measure')

const NEW = 'a an another new'

/** Where a wish says that what it adds is to stand; null where it says nothing of it. */
export function whereOf(wish: Wish): Where | null {
  const { words } = wish
  // "a task" is what is added
  const isNew = (at: number): boolean =>
    isOneOf(words[at - 1]?.low, NEW)
      ? isPart(words[at]) || ORDINALS.has(words[at]?.low ?? '')
      : isPart(words[at]) && ORDINALS.has(words[at - 1]?.low ?? '') && isOneOf(words[at - 2]?.low, NEW)
  const anchors = words.filter(({ mark, isLive }, at) => mark === 'anchor' && isLive && !isNew(at))
  const between = words.findIndex(({ low, mark }) => low === 'between' && mark !== 'new')
  const joint = words.findIndex(({ low }, at) => at > between && low === 'and')
  if (between >= 0 && joint > 0) return { side: 'after', words: numberOfPart(words.slice(between + 1, joint)) }
  const isBeside = (word: WishWord) => ['before', 'after'].includes(sideOf(word) ?? '')
  for (const run of runsOf(wish, 'anchor')) {
    if (!run.words.some((word) => isWord(word.text) && !['start', 'end'].includes(sideOf(word) ?? ''))) continue
    const first = words.findIndex(({ start }) => start === run.from)
    const near = words.slice(Math.max(0, first - 5), Math.min(first + 3, first + run.words.length)).filter(({ mark }) => mark !== 'new')
    const relation = near.findLast(isBeside)
    if (relation)
      return {
        side: sideOf(relation) ?? 'after',
        words: anchors.filter((word, at) => !isBeside(word) && (sideOf(word) !== 'end' || isPart(anchors[at + 1]))),
      }
  }
  const edge = words.find((word, at) => word.mark !== 'new' && ['start', 'end'].includes(sideOf(word) ?? '') && !isPart(words[at + 1]))
  if (edge) return { side: sideOf(edge) ?? 'end', words: anchors.filter((word) => word !== edge) }
  return anchors.length > 0 ? { side: 'after', words: anchors } : null
}

/** "between one and two": numbers of tasks. */
const numberOfPart = (words: WishWord[]): WishWord[] => {
  const [only] = words.filter(({ low }) => low !== 'task')
  return only && isDigits(only.root)
    ? [
        { ...only, text: 'task', low: 'task', root: 'task' },
        { ...only, low: only.root },
      ]
    : words
}
