import { isDigits } from '../../../language/characters.ts'
import type { Part } from './parts.ts'
import type { SaidWord } from './said.ts'
import { fitOf, type View } from './view.ts'
import { isOneOf, ORDINALS, STOP } from './vocabulary.ts'
import { isWord } from './wish.ts'

/** A part that is named by its kind, which one of several it is, or its number. */
export type Named = { kinds: readonly Part['kind'][]; nth: number | null; number: string | null }

/** What words say of a place: the parts that they name, the finest first, which of several, and what it is about. */
export type Reference = { named: Named[]; nth: number | null; roots: string[] }

const NOUNS: readonly [string, readonly Part['kind'][]][] = [
  ['task tasks step steps', ['task', 'item']],
  ['sentence sentences', ['sentence']],
  ['bullet bullets item items', ['item']],
  ['line lines', ['line']],
  ['paragraph paragraphs', ['paragraph']],
  ['section sections list lists', ['section']],
]
const FINEST_FIRST = ['sentence', 'line', 'item', 'paragraph', 'task', 'section']
const COUNTING = new Set('that the one more another new this a'.split(' '))

/** What some words of a wish say of a place. */
export function referenceOf(words: readonly SaidWord[], heads: ReadonlySet<string> = new Set()): Reference {
  const named: Named[] = []
  const roots: string[] = []
  let nth: number | null = null
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.low ?? ''
    const isHead = heads.has(word.root) && (ORDINALS.has(before) || COUNTING.has(before))
    const kinds = isHead ? (['item'] as const) : NOUNS.find(([nouns]) => isOneOf(word.low, nouns))?.[1]
    if (ORDINALS.has(word.low)) nth = ORDINALS.get(word.low) ?? null
    else if (isNumberOfTwo(word.low)) named.push({ kinds: ['task', 'item'], nth: null, number: word.root })
    else if (isDigits(word.root) && isOneOf(before, 'task step number paragraph bullet')) numbered(named, before, word.root)
    else if (kinds) {
      named.push({ kinds, nth, number: null })
      nth = null
    } else if (!STOP.has(word.low) && isWord(word.text) && word.low !== 'milestone') roots.push(word.root)
    if (isHead) roots.push(word.root)
  }
  const isSaidTwice = (one: Named) =>
    one.number === null && one.nth === null && one.kinds[0] === 'task' && named.some(({ number }) => number !== null)
  const order = ({ kinds }: Named) => FINEST_FIRST.indexOf(kinds[0] ?? '')
  return { named: named.filter((one) => !isSaidTwice(one)).sort((one, other) => order(one) - order(other)), roots, nth }
}

/** "3.2" */
const isNumberOfTwo = (word: string): boolean => word.split('.').length === 2 && word.split('.').every(isDigits)

/** "task 3" has a number; "paragraph 2" is the second one. */
function numbered(named: Named[], noun: string, number: string): void {
  const last = named.at(-1)
  if (last && isOneOf(noun, 'paragraph bullet')) last.nth = Number(number) - 1
  else if (last) last.number = number
  else named.push({ kinds: ['task', 'item'], nth: null, number })
}

/** Those of some parts that are of the first of some kinds that there is. */
export const ofKind = (pool: readonly Part[], kinds: readonly Part['kind'][]): Part[] => {
  const kind = kinds.find((one) => pool.some((part) => part.kind === one))
  return pool.filter((part) => part.kind === kind)
}

/** A part, and how far it is ahead of the next one. */
export type Picked = { part: Part; margin: number; score: number }

const SAME = 0.05
const SURE = 3

/** The one of some parts that fits best, counted among those that fit alike; a sentence where there is no such one. */
export function pick(view: View, pool: readonly Part[], roots: readonly string[], nth: number | null): Picked | string {
  const scores = pool.map((part) => fitOf(view, part, roots))
  const best = Math.max(0, ...scores)
  const top = pool.filter((_, at) => (scores[at] ?? 0) > best - SAME)
  const [first] = top
  if (!first) return 'It has no such part.'
  if (nth !== null) {
    const one = top.length > 1 ? top.at(nth) : nth === 0 || nth === -1 || pool.at(nth) === first ? first : undefined
    return one ? { part: one, margin: SURE, score: best + 1 } : 'It has not so many of them.'
  }
  if (top.length > 1) return `It may be any of ${top.length} places.`
  return { part: first, margin: best - Math.max(0, ...scores.filter((score) => score <= best - SAME)), score: best }
}

/** The parts that stand within those that are named by number or count; a sentence where there are no such. */
export function within(view: View, coarse: readonly Named[]): readonly Part[] | string {
  let pool = view.parts
  for (const named of coarse.toReversed()) {
    if (named.number === null && named.nth === null) continue
    const part = named.number === null ? counted(view, named) : withNumber(view, named.number)
    if (!part) return 'It has no such part.'
    pool = pool.filter(({ from, to }) => from >= part.from && to <= part.to)
  }
  return pool
}

function counted(view: View, { kinds, nth }: Named): Part | undefined {
  const found = pick(view, ofKind(view.parts, kinds), [], nth)
  return typeof found === 'string' ? undefined : found.part
}

function withNumber({ parts }: View, number: string): Part | undefined {
  const named =
    parts.find((part) => part.kind === 'task' && part.number === number) ??
    parts.find((part) => part.kind === 'item' && part.number === number)
  return named ?? (number.includes('.') ? undefined : parts.filter(({ kind }) => kind === 'item')[Number(number) - 1])
}

/** The part that words mean: of the kind that they name, else of the kinds that are looked for. */
export function meant(view: View, said: readonly SaidWord[], kinds: readonly Part['kind'][], least = 0.5): Picked | string {
  // "after the second foil layer": words of the text count nothing
  const isQuoted = (at: number) =>
    view.words.some(({ root }, nth) => root === said[at]?.root && view.words[nth + 1]?.root === said[at + 1]?.root)
  const words = said.map((word, at) => (ORDINALS.has(word.low) && isQuoted(at) ? { ...word, low: '' } : word))
  if (words.some((_, at) => isSeveral(words, at))) return 'It means several places at once.'
  const ref = referenceOf(words, view.heads)
  const [finest, ...rest] = ref.named
  const isRegion = finest?.kinds[0] === 'task' && ref.roots.some((root) => view.parts.some(({ label }) => label.has(root)))
  const target = isRegion ? undefined : finest
  const coarse = isRegion ? ref.named : rest
  if (!target && ref.roots.length === 0 && coarse.length === 0 && ref.nth === null) return 'It does not say which part.'
  const pool = within(view, coarse)
  if (typeof pool === 'string') return pool
  if (target && typeof target.number === 'string') return sure(withNumber(view, target.number))
  const nth = target?.nth ?? ref.nth
  const wanted = target
    ? ofKind(pool.filter(isOneLine), target.kinds[0] === 'line' ? ['line', 'sentence'] : target.kinds)
    : ref.nth !== null
      ? ofKind(pool, ['item'])
      : plainest(pool.filter(({ kind }) => kinds.includes(kind)))
  const found = pick(view, wanted, ref.roots, nth)
  if (typeof found !== 'string' && nth === null && found.score < least) return 'Too little is said of the place.'
  return found
}

/** Whether a part is no line, or one that is seen as one: what has several sentences is a paragraph. */
const isOneLine = ({ kind, label, isProse }: Part): boolean => kind !== 'line' || label.size > 0 || !isProse

const sure = (part: Part | undefined): Picked | string => (part ? { part, margin: SURE, score: SURE } : 'It has no such part.')

/** "the first two bullets", "the third and fourth". */
function isSeveral(words: readonly SaidWord[], at: number): boolean {
  const [word, next, third] = words.slice(at, at + 3)
  if (!word || !ORDINALS.has(word.low)) return false
  return isDigits(next?.root ?? '') || (isOneOf(next?.low, 'and or') && ORDINALS.has(third?.low ?? ''))
}

const RANK = ['section', 'item', 'line', 'sentence']

/** Without what is the whole of another part, and lines of which there are sentences. */
function plainest(pool: readonly Part[]): Part[] {
  const isInstead = (other: Part, part: Part) => {
    if (other === part || other.lines[0] !== part.lines[0]) return false
    const isWhole = other.to === part.to && other.own.size === part.own.size && RANK.indexOf(other.kind) < RANK.indexOf(part.kind)
    return isWhole || (part.kind === 'line' && part.label.size === 0 && other.kind === 'sentence')
  }
  return pool.filter((part) => !pool.some((other) => isInstead(other, part)))
}
