import { hasDigit } from '../../../language/characters.ts'
import { saidWords } from './said.ts'
import type { View } from './view.ts'
import { CUES, KIND_CUES, ORDINALS, STEERS, UNIT_NOUNS } from './vocabulary.ts'
import { tells, type Wish } from './wish.ts'

/**
 * Whether a change uses what a wish says: words that the text has stand in the lines that it changes, or they were said of another place. What is
 * added uses all the others, too; what is deleted has no figures that the text has not.
 */
export function isAccounted({ text, roots }: View, { words }: Wish, kind: string, made: string): boolean {
  if (kind !== 'delete' && kind !== 'add') return true
  const used = new Set([...linesApart(text, made), ...linesApart(made, text)].flatMap((line) => saidWords(line).map(({ root }) => root)))
  const left = words.filter((word) => word.isLive && tells(word) && !used.has(word.root) && !isFrame(word.low))
  if (kind === 'add') return left.every(({ root }) => roots.has(root))
  return left.length <= MOST_LEFT && left.every(({ root }) => !roots.has(root) && !hasDigit(root))
}

/** Reasons for deleting something have words of their own. */
const MOST_LEFT = 4

const isFrame = (word: string): boolean => [KIND_CUES, CUES, STEERS, ORDINALS, UNIT_NOUNS].some((some) => some.has(word))

/** The lines of a text that another one does not have. */
function linesApart(text: string, other: string): string[] {
  const lines = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !lines.has(line))
}
