import { type SaidWord, saidWords } from '../../../src/drafting/built-in/spoken-change/said.ts'

/** Words of a text, from one to another, that a change takes away, and those that it puts there. */
export type Hunk = { from: number; to: number; gone: SaidWord[]; put: SaidWord[] }

/** What differs between two texts, word by word, and the words of the first; a pilcrow stands for each end of a line. */
export function hunksOf(before: string, after: string): { hunks: Hunk[]; words: SaidWord[] } {
  const [words, others] = [before, after].map((text) => saidWords(text.replaceAll('\n', ' ¶ '))) as [SaidWord[], SaidWord[]]
  const longest = commonOf(words, others)
  const hunks: Hunk[] = []
  let open: Hunk | null = null
  for (let [at, other] = [0, 0]; at < words.length || other < others.length; ) {
    const [word, next] = [words[at], others[other]]
    if (word && next && word.text === next.text) {
      open = null
      at += 1
      other += 1
      continue
    }
    if (!open) {
      open = { from: at, to: at, gone: [], put: [] }
      hunks.push(open)
    }
    if (word && (!next || longest(at + 1, other) >= longest(at, other + 1))) {
      open.gone.push(word)
      at += 1
      open.to = at
    } else if (next) {
      open.put.push(next)
      other += 1
    }
  }
  return { hunks, words }
}

/** How many words two rows of words have in common from a place in each on. */
function commonOf(words: readonly SaidWord[], others: readonly SaidWord[]): (at: number, other: number) => number {
  const width = others.length + 1
  const table = new Uint16Array((words.length + 1) * width)
  const value = (at: number, other: number) => table[at * width + other] ?? 0
  for (let at = words.length - 1; at >= 0; at -= 1)
    for (let other = others.length - 1; other >= 0; other -= 1)
      table[at * width + other] =
        words[at]?.text === others[other]?.text ? value(at + 1, other + 1) + 1 : Math.max(value(at + 1, other), value(at, other + 1))
  return value
}
