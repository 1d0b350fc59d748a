import { parse } from '../../../domain/milestone-document.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { type SaidWord, saidWords } from './said.ts'
import { ORDINALS, STOP, UNIT_NOUNS } from './vocabulary.ts'

/** A part of a text that somebody may speak of: its own words, and those that it stands under. `lines` are the first and the one behind the last. */
export type Part = { kind: 'task' | 'line' | 'item' | 'sentence' | 'paragraph' | 'section'; from: number; to: number; lines: [number, number]; own: ReadonlySet<string>; label: ReadonlySet<string>; above: ReadonlySet<string>; number: string }

export const rootsOf = (text: string): ReadonlySet<string> => new Set(saidWords(text).map(({ root }) => root))
const NUMBER = /\d+(?:\.\d+)*/

/** The parts of a text, from its tasks with all that stands under them down to its sentences. */
export function partsOf(text: string): Part[] {
  const { lines } = parse(text)
  const starts: number[] = []
  let at = 0
  for (const { opening, text } of lines) { starts.push(at); at += opening.length + text.length + 1 }
  const endOf = (line: number) => (starts[line] ?? 0) + (lines[line]?.opening.length ?? 0) + (lines[line]?.text.length ?? 0)
  const blank = (line: number) => ((lines[line]?.opening ?? '') + (lines[line]?.text ?? '')).trim() === ''
  const isHead = (line: number) => { const one = lines[line]; return one !== undefined && !blank(line) && one.kind !== 'item' && one.kind !== 'task' && (/:\s*$/.test(one.opening + one.text) || lines[line + 1]?.kind === 'item') && (lines[line + 1]?.kind === 'item' || (blank(line + 1) && lines[line + 2]?.kind === 'item') || lines[line+1]?.kind === 'task') }
  let task = -1
  let head = -1
  const parts: Part[] = []
  const first = lines.findIndex((line) => (line.opening + line.text).trim() !== '')
  lines.forEach((line, nth) => {
    if (blank(nth)) { if (lines[nth + 1]?.kind !== 'label') task = -1; return }
    if (line.kind === 'task') task = nth
    if (isHead(nth)) { head = nth; if (line.kind !== 'task') task = -1 }
    else if (line.kind === 'label' || line.kind === 'text') head = -1
    const label = rootsOf(line.kind === 'label' ? line.name : nth === first ? 'title heading' : '')
    const under = [task, head].filter((one) => one >= 0 && one !== nth).map((one) => (lines[one]?.opening ?? '') + (lines[one]?.text ?? '')).join(' ')
    const base = { lines: [nth, nth + 1] as [number, number], label, above: rootsOf(under), number: line.kind === 'task' || line.kind === 'item' ? (NUMBER.exec(line.opening.replace(/\(.*$/, ''))?.[0] ?? '') : '' }
    const own = rootsOf(line.text)
    const whole = { from: starts[nth] ?? 0, to: endOf(nth) }
    parts.push({ ...base, ...whole, kind: 'line', own })
    if (line.kind === 'item' || (line.kind === 'task')) parts.push({ ...base, ...whole, kind: 'item', own })
    if (line.kind === 'text' && !isHead(nth)) parts.push({ ...base, ...whole, kind: 'paragraph', own })
    if (line.kind === 'task') {
      let end = nth + 1
      while (lines[end]?.kind === 'label' || (lines[end]?.kind === 'item' && !isHead(end))) end++
      parts.push({ ...base, kind: 'task', from: whole.from, to: endOf(end - 1), lines: [nth, end], own, above: rootsOf(lines.slice(nth, end).map((one) => one.opening + one.text).join(' ')) })
    }
    if (isHead(nth)) {
      let end = nth + 1
      while (end < lines.length && (lines[end]?.kind === 'item' || (blank(end) && lines[end + 1]?.kind === 'item') || lines[end]?.kind === 'task')) end++
      parts.push({ ...base, kind: 'section', from: whole.from, to: endOf(end - 1), lines: [nth, end], own: rootsOf(line.opening + line.text) })
    }
    const textFrom = whole.from + line.opening.length
    for (const { start, end } of sentencesIn(line.text)) parts.push({ ...base, kind: 'sentence', from: textFrom + start, to: textFrom + end, own: rootsOf(line.text.slice(start, end)) })
  })
  return parts
}

/** Which kinds of parts a noun means. */
const KINDS: readonly [RegExp, Part['kind'][]][] = [
  [/^(?:task|step)s?$/, ['task', 'item']],
  [/^sentence/, ['sentence']],
  [/^(?:bullet|item)/, ['item']],
  [/^line/, ['line']],
  [/^paragraph/, ['paragraph']],
  [/^(?:section|list)/, ['section']],
]

/** What words name: parts by their kind and which of several they are, the finest first, and what it is about. */
export type Named = { kinds: Part['kind'][]; nth: number | null; number: string | null }
export type Reference = { named: Named[]; roots: string[]; nth: number | null }

const FINENESS = ['sentence', 'line', 'item', 'paragraph', 'task', 'section']

export function referenceOf(words: readonly SaidWord[], heads: ReadonlySet<string> = new Set()): Reference {
  const named: Named[] = []
  let nth: number | null = null
  let number: string | null = null
  const roots: string[] = []
  words.forEach((word, at) => {
    const isHead = heads.has(word.root) && (ORDINALS.has(before(words, at)) || /^(?:that|the|one|more|another|new|this|a)$/.test(before(words, at)) || kindsLater(words, at))
    if (isHead) roots.push(word.root)
    const kind = isHead ? ['item' as const] : KINDS.find(([noun]) => noun.test(word.low))?.[1]
    const previous = words[at - 1]
    if (ORDINALS.has(word.low)) nth = ORDINALS.get(word.low) ?? null
    else if (/^\d+\.\d+$/.test(word.low)) named.push({ kinds: ['task', 'item'], nth: null, number: word.root })
    else if (/^\d+$/.test(word.root) && previous && /^(?:task|step|number|paragraph|bullet)$/.test(previous.low)) {
      const last = named.at(-1)
      if (previous.low === 'paragraph' || previous.low === 'bullet') { if (last) last.nth = Number(word.root) - 1 } else if (last) last.number = word.root; else named.push({ kinds: ['task', 'item'], nth: null, number: word.root })
    } else if (kind) {
      if (!/^\d/.test(words[at + 1]?.root ?? '') || nth !== null || !named.some((one) => one.number !== null)) named.push({ kinds: kind, nth, number })
      nth = null
    } else if (!STOP.has(word.low) && /[\p{L}\d]/u.test(word.text) && !/^milestone/.test(word.low)) roots.push(word.root)
  })
  const merged = named.filter((one, at) => !(one.number === null && one.nth === null && one.kinds[0] === 'task' && named.some((other, o) => o !== at && other.number !== null)))
  return { named: merged.sort((one, other) => FINENESS.indexOf(one.kinds[0] ?? '') - FINENESS.indexOf(other.kinds[0] ?? '')), roots, nth }
}

const before = (words: readonly SaidWord[], at: number): string => words[at - 1]?.low ?? ''
const kindsLater = (_words: readonly SaidWord[], _at: number): boolean => false

/** The part that is meant and how far it is ahead of the next one, or a sentence why none is. */
export type Picked = { part: Part; margin: number; score: number } | string

const least = (pool: readonly Part[], kinds: readonly Part['kind'][]): Part[] => {
  const kind = kinds.find((one) => pool.some((part) => part.kind === one))
  return pool.filter((part) => part.kind === kind)
}

/** The one of some parts that fits best; of those that fit alike the one that is counted. */
export function pick(pool: readonly Part[], roots: readonly string[], nth: number | null, weight: (root: string) => number): Picked {
  if (pool.length === 0) return 'none'
  const scores = pool.map((part) => fitOf(part, roots, weight))
  const best = Math.max(...scores)
  const top = pool.filter((_, at) => (scores[at] ?? 0) > best - 0.05)
  const counted = nth === null ? undefined : (top.at(nth) && (top.length > 1 || nth < 1 || pool.at(nth) === top[0]) ? (top.length > 1 || nth === 0 || nth === -1 ? top.at(nth) : top[0]) : pool.at(nth) === top[0] ? top[0] : undefined)
  if (nth !== null) { const one = counted ?? (top.length === 1 && best > 0 ? pool.at(nth) === top[0] ? top[0] : undefined : pool.at(nth)); return one ? { part: one, margin: 3, score: best + 1 } : 'no such' }
  if (top.length > 1) return 'several'
  const second = Math.max(0, ...scores.filter((score) => score < best - 0.05))
  return { part: top[0]!, margin: best - second, score: best }
}

/** The parts within what the coarser names of a reference mean. */
export function within(parts: readonly Part[], coarse: readonly Named[], roots: readonly string[], weight: (root: string) => number): Part[] | string {
  let pool = [...parts]
  for (const { kinds, nth, number } of [...coarse].reverse()) {
    const all = least(parts.filter((part) => number === null || part.number === number), kinds)
    if (number === null && nth === null) continue
    const found = number !== null ? all[0] ?? (kinds.includes('task') ? parts.filter((p) => p.kind === 'item')[Number(number) - 1] : undefined) : pick(all, [], nth, weight)
    const part = typeof found === 'object' && found && 'part' in found ? found.part : found
    if (!part || typeof part === 'string') return 'no such'
    pool = pool.filter((one) => one.from >= part.from && one.to <= part.to)
  }
  return pool
}

/** Whether words have a root, or one that goes on a little. */
export function hasRoot(roots: ReadonlySet<string>, root: string): boolean {
  if (roots.has(root)) return true
  if (root.length < 5) return false
  for (const one of roots) if (one.length >= 5 && Math.abs(one.length - root.length) <= 3 && (one.startsWith(root) || root.startsWith(one))) return true
  return false
}

/** How well a part fits what was said of it: roots of its own, of its label, of what it stands under. */
export function fitOf(part: Part, roots: readonly string[], weight: (root: string) => number): number {
  let sum = 0
  for (const root of new Set(roots)) sum += weight(root) * (hasRoot(part.own, root) || hasRoot(part.label, root) ? 1 : hasRoot(part.above, root) ? 0.6 : 0)
  return sum
}
