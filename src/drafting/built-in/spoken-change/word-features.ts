import { hasDigit, startsWithCapital } from '../../../language/characters.ts'
import { kindsOf } from '../../../language/word-kinds.ts'
import { type SaidWord, saidWords } from './said.ts'
import { isOneOf, ORDINALS, STEERS, STOP, UNIT_NOUNS } from './vocabulary.ts'
import { isWord } from './wish.ts'

/** What of a text the words of a wish are held against: how often each root stands in it, which follow each other, and what its parts are called. */
export type Known = { roots: ReadonlyMap<string, number>; pairs: ReadonlySet<string>; names: ReadonlySet<string> }

/** What is known of a text. */
export function knownOf(text: string): Known {
  const words = saidWords(text)
  const roots = new Map<string, number>()
  for (const { root } of words) roots.set(root, (roots.get(root) ?? 0) + 1)
  const pairs = new Set(words.map(({ root }, at) => `${root} ${words[at + 1]?.root}`))
  const names = new Set(
    [...text.matchAll(/^\s*(\p{Lu}[^:.?!\n]{0,40}):/gmu)].flatMap(([, name = '']) => saidWords(name).map(({ root }) => root)),
  )
  return { roots, pairs, names }
}

/** What can be seen of each word of a wish: itself, its neighbours, how its clause begins, and whether the text has it. */
export function wordFeatures(words: readonly SaidWord[], known: Known): string[][] {
  const seen = words.map((word) => looks(word, known))
  return words.map((word, at) => {
    const [bb, b, n, nn] = [-2, -1, 1, 2].map((by) => words[at + by]?.low ?? '-')
    const [sbb, sb, s, sn, snn] = [-2, -1, 0, 1, 2].map((by) => seen[at + by] ?? '-')
    const clause = clauseOf(words, at)
    const paired = [known.pairs.has(`${words[at - 1]?.root} ${word.root}`), known.pairs.has(`${word.root} ${words[at + 1]?.root}`)].join(
      ' ',
    )
    return [
      'any',
      `w=${word.low}`,
      `s=${s}`,
      `b=${b}`,
      `n=${n}`,
      `bb=${bb}`,
      `nn=${nn}`,
      `b w=${b} ${word.low}`,
      `w n=${word.low} ${n}`,
      `bb b=${bb} ${b}`,
      `n nn=${n} ${nn}`,
      `sb s=${sb} ${s}`,
      `s sn=${s} ${sn}`,
      `sb s sn=${sb} ${s} ${sn}`,
      `sbb=${sbb}`,
      `snn=${snn}`,
      `s b=${s} ${b}`,
      `s n=${s} ${n}`,
      `s bb b=${s} ${bb} ${b}`,
      `pair=${paired}`,
      `s pair=${s} ${paired}`,
      ...clause.map((one) => `c=${one}`),
      ...clause.map((one) => `s c=${s} ${one}`),
      ...kindsOf(word.low)
        .slice(0, 3)
        .map((kind) => `k=${kind}`),
      `at=${Math.min(3, at)}`,
      `end=${Math.min(2, words.length - at - 1)}`,
      `known=${known.roots.has(word.root)} ${clause[0]}`,
    ]
  })
}

/** A figure, a name, a word of layout, a small word or another, and whether the text has it. */
function looks({ text, low, root }: SaidWord, { roots, names }: Known): string {
  const count = Math.min(2, roots.get(root) ?? 0)
  if (!isWord(text)) return text
  if (UNIT_NOUNS.has(low)) return 'part'
  if (ORDINALS.has(low)) return 'nth'
  if (hasDigit(root)) return `figure${count}`
  if (STOP.has(low)) return low
  if (names.has(root)) return 'label'
  return `${startsWithCapital(text) ? 'Name' : 'word'}${count}`
}

const EDGE = ', . ; : ? !'
const OPENS = new Set('because since so and but or not if where instead rather after before'.split(' '))

/** What a clause opens with, which of its words before this one steer, and whether it gives a reason. */
function clauseOf(words: readonly SaidWord[], at: number): string[] {
  let from = at
  while (from > 0 && !isOneOf(words[from - 1]?.text, EDGE)) from--
  const before = words.slice(from, at).map(({ low }) => low)
  const opening = words[from]?.low ?? ''
  const steers = before.filter((word) => OPENS.has(word) || STEERS.has(word)).slice(-3)
  return [
    `opens ${OPENS.has(opening) ? opening : '-'}`,
    `last ${steers.at(-1) ?? '-'}`,
    ...steers.map((word) => `has ${word}`),
    `mark ${words[from - 1]?.text ?? '^'}`,
    `far ${Math.min(6, at - from)}`,
  ]
}
