import { parse } from '../../../domain/milestone-document.ts'
import { head } from './line-changes.ts'
import { type Part, partsOf } from './parts.ts'
import { type SaidWord, saidWords } from './said.ts'
import { type Value, valuesIn } from './values.ts'

/** A text as wishes are held against it: its parts, words and values, and how much a root tells where something stands. */
export type View = {
  text: string
  parts: readonly Part[]
  words: readonly SaidWord[]
  values: readonly Value[]
  roots: ReadonlySet<string>
  /** Roots of what lists are called: "deliverable", "activity". */
  heads: ReadonlySet<string>
  /** What labels of lines are called, in small letters. */
  labels: ReadonlySet<string>
  weight: (root: string) => number
}

/** A text, looked at. */
export function viewOf(text: string): View {
  const parts = partsOf(text)
  const words = saidWords(text)
  const sentences = parts.filter(({ kind }) => kind === 'sentence')
  const counts = new Map<string, number>()
  for (const { own, label } of sentences) for (const root of new Set([...own, ...label])) counts.set(root, (counts.get(root) ?? 0) + 1)
  const weight = (root: string) => (counts.has(root) ? Math.log(1 + sentences.length / (counts.get(root) ?? 1)) : 0.8)
  const heads = new Set(parts.filter(({ kind }) => kind === 'section').flatMap(({ own }) => [...own]))
  const labels = new Set(parse(text).lines.flatMap((line) => (line.kind === 'label' ? [line.name.toLowerCase()] : [])))
  const isName = ({ kind, start }: Value) => kind === 'figure' && openings.some(([from, to]) => start >= from && start < to)
  const openings = openingsOf(text)
  return {
    text,
    parts,
    words,
    values: valuesIn(text).filter((value) => !isName(value)),
    roots: new Set(words.map(({ root }) => root)),
    heads,
    labels,
    weight,
  }
}

/** What opens the lines of a text, up to a bracket: a number there names the line. */
function openingsOf(text: string): [from: number, to: number][] {
  let at = 0
  return parse(text).lines.map((line): [number, number] => {
    const from = at
    at += line.opening.length + line.text.length + 1
    return [from, from + head(line.opening).length]
  })
}

/** The roots that a root may be found as: itself, or one that goes on a little. */
export function hasRoot(roots: Iterable<string>, root: string): boolean {
  for (const one of roots) {
    if (one === root) return true
    const isNear = Math.min(one.length, root.length) >= 5 && Math.abs(one.length - root.length) <= 3
    if (isNear && (one.startsWith(root) || root.startsWith(one))) return true
  }
  return false
}

/** How well a part fits what was said of it: roots of its own and of its label, and fainter those of what it stands under. */
export function fitOf(view: View, part: Part, roots: readonly string[]): number {
  let sum = 0
  for (const root of new Set(roots)) {
    const isOwn = hasRoot(part.own, root) || hasRoot(part.label, root)
    sum += view.weight(root) * (isOwn ? 1 : hasRoot(part.above, root) ? 0.6 : 0)
  }
  return sum
}
