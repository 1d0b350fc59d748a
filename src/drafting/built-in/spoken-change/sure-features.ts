import { hasRoot, partsOf } from './parts.ts'
import { isContent, type Labelled, liveWords } from './resolve.ts'
import { saidWords } from './said.ts'
import { ORDINALS, UNIT_NOUNS } from './vocabulary.ts'

/** What can be seen of a change that could be made: how sure its kind is, how far ahead its place, what of the wish it leaves unused. */
export function sureFeatures(text: string, now: string, wish: Labelled, likely: number, margin: number, others: { kind: string; likely: number; same: boolean }[]): string[] {
  const live = liveWords(wish).filter(isContent)
  const before = text.split('\n'), after = now.split('\n')
  let head = 0
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head++
  let tail = 0
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const parts = partsOf(text).filter((p) => p.kind === 'line' && p.lines[0] >= head - 1 && p.lines[0] <= before.length - tail)
  const roots = new Set([...parts.flatMap((p) => [...p.own, ...p.label, ...p.above]), ...saidWords(after.slice(head, after.length - tail).join(' ')).map((w) => w.root)])
  const all = new Set(saidWords(text).map((w) => w.root))
  const markOf = (w: any) => wish.marks[wish.words.indexOf(w)] ?? ''
  const unused = live.filter((w) => !hasRoot(roots, w.root) && !UNIT_NOUNS.has(w.low) && !ORDINALS.has(w.low))
  const lost = unused.filter((w) => hasRoot(all, w.root)).length
  const strange = unused.filter((w) => !hasRoot(all, w.root)).length
  const marked = unused.filter((w) => ['new', 'old', 'place', 'anchor'].includes(markOf(w))).length
  const bucket = (n: number) => (n < 0.1 ? 0 : n < 0.25 ? 1 : n < 0.5 ? 2 : n < 0.7 ? 3 : n < 0.9 ? 4 : 5)
  const grown = after.length - before.length
  const rival = others.filter((o) => !o.same)
  const k = wish.kind
  const f = [`likely=${bucket(likely)}`, `margin=${margin < 0.5 ? 0 : margin < 1 ? 1 : margin < 2 ? 2 : 3}`, `lost=${Math.min(4, lost)}`, `strange=${Math.min(4, strange)}`, `marked=${Math.min(3, marked)}`, `grown=${Math.sign(grown)}`, `rival=${rival.length ? bucket(Math.max(...rival.map((o) => o.likely))) : 'none'}`, `live=${Math.min(5, Math.floor(live.length / 3))}`, `news=${Math.min(3, wish.marks.filter((m, i) => m === 'new' && wish.marks[i - 1] !== 'new').length)}`, `olds=${Math.min(2, wish.marks.filter((m, i) => m === 'old' && wish.marks[i - 1] !== 'old').length)}`, `question=${/\?/.test(wish.said)}`]
  return ['any', `kind=${k}`, ...f, ...f.map((one) => `${k} ${one}`)]
}
