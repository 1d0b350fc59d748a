import { hasDigit, hasLetter, startsWithCapital } from '../../../language/characters.ts'
import { kindsOf } from '../../../language/word-kinds.ts'
import type { SaidWord } from './said.ts'
import { KIND_CUES, ORDINALS, STOP, UNIT_NOUNS } from './vocabulary.ts'
import { isWord, type Wish } from './wish.ts'
import type { Known } from './word-features.ts'

/** What can be seen of a wish as a whole: its words, those of the text as one, and how much of it the text has. */
export function kindFeatures({ words }: Wish, { roots }: Known): string[] {
  const live = words.filter(({ isLive }) => isLive)
  const plain = live.map((word) => plainly(word, roots.has(word.root)))
  const content = live.filter(({ low, text }) => !STOP.has(low) && !UNIT_NOUNS.has(low) && hasLetter(text))
  const strange = content.filter(({ root }) => !roots.has(root))
  const names = strange.filter(({ text, start }) => start > 0 && startsWithCapital(text)).length
  const cues = live.flatMap(({ low }) => KIND_CUES.get(low) ?? [])
  return [
    'any',
    ...cues.map((cue) => `cue=${cue}`),
    ...cues.map((cue, at) => `cues=${cue} ${cues[at + 1] ?? '$'}`),
    `opens=${cues[0] ?? '-'}`,
    `all=${[...new Set(cues)].sort().join(' ')}`,
    ...plain.map((word) => `w=${word}`),
    ...plain.map((word, at) => `p=${word} ${plain[at + 1] ?? '$'}`),
    ...plain.map((word, at) => `t=${word} ${plain[at + 1] ?? '$'} ${plain[at + 2] ?? '$'}`),
    ...strange.flatMap(({ low, root }) => [
      ...kindsOf(low)
        .slice(0, 2)
        .map((kind) => `k=${kind}`),
      `l=${root}`,
    ]),
    `first=${plain[0]}`,
    `last=${plain.at(-2)}`,
    `names=${Math.min(2, names)}`,
    `#new=${Math.min(2, plain.filter((word) => word === '#new').length)}`,
    `longest=${Math.min(6, longestStrange(live, roots))}`,
    `strange=${Math.min(5, strange.length)}`,
    `share=${Math.round((4 * strange.length) / Math.max(1, content.length))}`,
    `long=${Math.min(5, Math.floor(live.length / 6))}`,
  ]
}

function plainly({ root, low, text }: SaidWord, isKnown: boolean): string {
  if (hasDigit(root)) return isKnown ? '#old' : '#new'
  if (UNIT_NOUNS.has(low)) return 'PART'
  if (ORDINALS.has(low)) return 'NTH'
  return STOP.has(low) || !isWord(text) || !isKnown ? low : 'KNOWN'
}

function longestStrange(words: readonly SaidWord[], roots: ReadonlyMap<string, number>): number {
  let [run, longest] = [0, 0]
  for (const { root, text } of words) {
    run = roots.has(root) || !hasLetter(text) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}
