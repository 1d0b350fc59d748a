import { withoutEnd } from '../../../language/characters.ts'
import type { LearnedLabels } from '../../../language/learned/sequence.ts'
import type { Stretch } from '../../../language/times-in.ts'
import { type PlacedWord, placedWords } from './placed-words.ts'
import { longestLabelled } from './prose-words.ts'

/** Where a sentence names what comes of its step, in whatever words, with what stands in brackets among them; nowhere where it names nothing. What is `taken` by something else ends it. */
export function resultIn(sentence: string, learned: LearnedLabels, taken: readonly Stretch[] = []): Stretch[] {
  const brackets = Array.from(sentence.matchAll(/\([^()]*\)/g), ({ 0: { length }, index }) => [index, index + length] as const)
  const words = placedWords(sentence).filter(({ start }) => !brackets.some(([from, to]) => start >= from && start < to))
  const isTaken = ({ start, end }: PlacedWord) => taken.some((one) => start < one.end && end > one.start)
  const found = longestLabelled(words, learned)
  if (!found || words.slice(found.from, found.to).some(isTaken)) return []
  const { from, to } = wholeList(words, found, (word) => ends(word) || isTaken(word))
  const start = words[from]?.start ?? 0
  const text = withoutEnd(sentence.slice(start, to === words.length ? undefined : words[to - 1]?.end), ' .,;:')
  return [{ text, start, end: start + text.length }]
}

/** A list is of one kind: what goes on with what was found, before or behind it and up to a verb or a mark, is of it. */
function wholeList(
  words: readonly PlacedWord[],
  { from, to }: { from: number; to: number },
  isEnd: (word: PlacedWord) => boolean,
): { from: number; to: number } {
  const before = words.slice(0, from).findLastIndex(isEnd)
  const behind = words.slice(to).findIndex(isEnd)
  const joint = words[from - 1]
  // "demo in Duluth": what hangs on a place begins with what is done there
  const hangs = joint !== undefined && PLACES.has(joint.text.toLowerCase())
  const isJoined = joint !== undefined && (hangs || JOINS.has(joint.text.toLowerCase()))
  const isWholeEnd = behind < 0 || to + behind >= words.length - 1
  return { from: isJoined ? before + 1 : from, to: isWholeEnd ? words.length : to }
}

const PLACES: ReadonlySet<string> = new Set(['in', 'at', 'on'])
const JOINS: ReadonlySet<string> = new Set([',', 'and', '+', '&', 'of', ';'])
const ENDS: ReadonlySet<string> = new Set([':', '.', '->', '=>', '>', 'which'])

function ends({ pos, text }: PlacedWord): boolean {
  return pos === 'VERB' || pos === 'AUX' || pos === 'PRON' || ENDS.has(text)
}
