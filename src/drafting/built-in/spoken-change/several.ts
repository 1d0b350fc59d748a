import { isDigits } from '../../../language/characters.ts'
import { ofKind, referenceOf } from './meant.ts'
import type { Part } from './parts.ts'
import type { SaidWord } from './said.ts'
import { fitOf, hasRoot, type View } from './view.ts'
import { ORDINALS } from './vocabulary.ts'

const EVERYTHING = new Set(['everything', 'anything', 'all'])
const SAME = 0.05

/** The parts that words mean together: "everything about the camera", "the first two bullets", "the third and the fourth"; null where they mean one. */
export function severalOf(view: View, words: readonly SaidWord[]): Part[] | null {
  const every = words.findIndex(({ low }) => EVERYTHING.has(low))
  if (every >= 0) return partsAbout(view, referenceOf(words.slice(every + 1)).roots)
  const count = words.find((_, at) => isCount(words, at)) ?? words.find(({ low }) => low === 'both')
  const ordinals = words.flatMap(({ low }) => ORDINALS.get(low) ?? [])
  if (!count && ordinals.length < 2) return null
  const all = alike(
    view,
    words.filter((word) => word !== count && !ORDINALS.has(word.low)),
  )
  if (!count) return picked(all, ordinals)
  const number = count.low === 'both' ? 2 : Number(count.root)
  const [first] = ordinals
  if (first === undefined) return all.length === number ? all : []
  return all.length < number ? [] : first < 0 ? all.slice(-number) : first === 0 ? all.slice(0, number) : []
}

/** "the first two", "the three". */
export const isCount = (words: readonly SaidWord[], at: number): boolean =>
  isDigits(words[at]?.root ?? '') && words[at + 1]?.text !== '-' && (ORDINALS.has(words[at - 1]?.low ?? '') || words[at - 1]?.low === 'the')

function picked(all: readonly Part[], ordinals: readonly number[]): Part[] {
  const some = ordinals.flatMap((nth) => all.at(nth) ?? [])
  return some.length === ordinals.length ? some : []
}

/** The parts of one kind that words fit best, all of them alike. */
export function alike(view: View, words: readonly SaidWord[]): Part[] {
  const { named, roots } = referenceOf(words)
  const singular = roots.map((root) => (root.endsWith('s') ? root.slice(0, -1) : root))
  const kinds = named.find(({ number }) => number === null)?.kinds ?? ['item']
  const pool = ofKind(view.parts, kinds)
  const scores = pool.map((part) => fitOf(view, part, singular))
  const best = Math.max(0, ...scores)
  return singular.length > 0 && best === 0 ? [] : pool.filter((_, at) => (scores[at] ?? 0) > best - SAME)
}

/** The bullets, steps and sentences that have all of some roots. */
function partsAbout({ parts }: View, roots: readonly string[]): Part[] {
  const has = ({ own }: Part) => roots.length > 0 && roots.every((root) => hasRoot(own, root))
  const items = parts.filter((part) => part.kind === 'item' && has(part))
  const inItem = (one: Part) => parts.some(({ kind, lines }) => kind === 'item' && lines[0] === one.lines[0])
  return [...items, ...parts.filter((part) => part.kind === 'sentence' && !part.label.has('titl') && has(part) && !inItem(part))]
}
