import { parse, sectionsOf } from '../../src/domain/milestone-document.ts'
import { saidWords, written, type SaidWord } from '../../src/drafting/built-in/spoken-change/said.ts'
import type { Wish } from './zwishes.ts'
import type { Stretch } from '../../src/language/learned/sequence.ts'
import { STOP, UNIT_NOUNS, ORDINALS } from '../../src/drafting/built-in/spoken-change/vocabulary.ts'

type Hunk = { from: number; to: number; gone: SaidWord[]; put: SaidWord[] }
const key = (w: SaidWord) => w.text
export function hunksOf(before: string, after: string): { hunks: Hunk[]; words: SaidWord[] } {
  const mark = (t: string) => saidWords(t.replaceAll('\n', ' ¶ '))
  const [a, b] = [mark(before), mark(after)]
  const n = a.length, m = b.length
  const L = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1))
  for (let i = n - 1; i >= 0; i--) for (let j = m - 1; j >= 0; j--) L[i]![j] = key(a[i]!) === key(b[j]!) ? L[i + 1]![j + 1]! + 1 : Math.max(L[i + 1]![j]!, L[i]![j + 1]!)
  const hunks: Hunk[] = []
  let i = 0, j = 0, open: Hunk | null = null
  while (i < n || j < m) {
    if (i < n && j < m && key(a[i]!) === key(b[j]!)) { open = null; i++; j++; continue }
    if (!open) { open = { from: i, to: i, gone: [], put: [] }; hunks.push(open) }
    if (j >= m || (i < n && L[i + 1]![j]! >= L[i]![j + 1]!)) { open.gone.push(a[i]!); i++; open.to = i } else { open.put.push(b[j]!); j++ }
  }
  return { hunks, words: a }
}
const content = (w: SaidWord) => /[\p{L}\d]/u.test(w.text) && !STOP.has(w.low)
/** the run of the wish that has most of some words */
function runOf(said: readonly SaidWord[], wanted: readonly SaidWord[], taken: string[]): [number, number] | null {
  const list = wanted.filter((w) => /[\p{L}\d%$]/u.test(w.text))
  let best: [number, number] | null = null, bestScore = 0
  for (let s = 0; s < said.length; s++) {
    if (taken[s]) continue
    for (let p = 0; p < list.length; p++) {
      let k = 0, score = 0, i = s, q = p
      while (i < said.length && q < list.length && !taken[i]) {
        if (said[i]!.root === list[q]!.root || said[i]!.low === list[q]!.low) { score += content(said[i]!) || list.length === 1 || /^(shall|will|may)$/.test(said[i]!.low) ? 1 : 0.2; i++; q++; k = i }
        else if (/^[^\p{L}\d]$/u.test(said[i]!.text) && i + 1 < said.length && said[i + 1]!.root === list[q]!.root) i++
        else break
      }
      if (!/[\p{L}\d]/u.test(said[s]!.text)) continue
      if (score > bestScore || (score === bestScore && score > 0 && best && k - s === best[1] - best[0])) { bestScore = score; best = [s, k] }
    }
  }
  return bestScore >= 0.9 ? best : null
}
export function aligned(wish: Wish): { said: SaidWord[]; stretches: Stretch[] } {
  const said = saidWords(written(wish.instruction, wish.text))
  const marks: string[] = said.map(() => '')
  const result = wish.results[0]
  if (result === undefined) return { said, stretches: [] }
  const { hunks, words } = hunksOf(wish.text, result)
  const isMove = wish.kind === 'move'
  // words that stay, beside those that change, were said along with them
  const mark = ([from, to]: [number, number], { from: first, to: behind, gone }: Hunk, label: string) => {
    let [s, e] = [from, to]
    if (gone.length > 0) {
      for (let k = behind; e < said.length && !marks[e] && said[e]!.root === words[k]?.root; k++) e++
      for (let k = first - 1; s > 0 && !marks[s - 1] && said[s - 1]!.root === words[k]?.root && /[\p{L}\d]/u.test(said[s-1]!.text); k--) s--
    }
    for (let i = s; i < e; i++) marks[i] = label
  }
  if (!isMove && wish.kind !== 'split')
    for (const put of hunks) {
      if (put.put.some((w) => /[\p{L}\d]/u.test(w.text))) {
        const run = runOf(said, put.put, marks)
        if (run) mark(run, put, 'new')
      }
      if (put.put.length > 0 && put.gone.length > 0) {
        const run = runOf(said, put.gone, marks)
        if (run) mark(run, put, 'old')
      }
    }
  // place: roots of touched lines and what they stand under
  const text = wish.text.replaceAll('\n', ' ¶ ')
  const flat = words
  const lineOf = (at: number) => flat.slice(0, at).filter((w) => w.text === '¶').length
  const doc = parse(wish.text)
  const rootsOf = (lines: number[]) => new Set(lines.flatMap((l) => saidWords((doc.lines[l]?.opening ?? '') + (doc.lines[l]?.text ?? '')).map((w) => w.root)))
  const above = (l: number) => { const out: number[] = []; const label = doc.lines[l]?.kind
    for (let k = l - 1; k >= 0; k--) { const x = doc.lines[k]!; if ((x.opening + x.text).trim() === '') { if (label !== 'item') break; continue }
      if (x.kind === 'task' || (x.text.trim() === '' && x.kind === 'label') || /:\s*$/.test(x.text)) { out.push(k); break } } return out }
  const gone = hunks.filter((h) => h.gone.some((w) => /[\p{L}\d]/u.test(w.text)))
  const put = hunks.filter((h) => h.put.some((w) => /[\p{L}\d]/u.test(w.text)))
  const touched = isMove ? gone : wish.kind === 'add' ? [] : hunks
  const anchors = isMove || wish.kind === 'add' ? put : []
  const tl = [...new Set(touched.flatMap((h) => { const r: number[] = []; for (let l = lineOf(h.from); l <= lineOf(Math.max(h.from, h.to - 1)); l++) r.push(l); return r }))].filter((l) => l < doc.lines.length)
  const own = new Set([...touched.flatMap((h) => h.gone.map((w) => w.root))])
  const place = new Set([...own, ...rootsOf([...tl, ...tl.flatMap(above)])])
  const near = new Set(anchors.flatMap((h) => [...flat.slice(Math.max(0, h.from - 25), h.from + 25).map((w) => w.root), ...rootsOf(above(lineOf(h.from)))]))
  said.forEach((w, i) => {
    if (marks[i]) return
    const isNoun = UNIT_NOUNS.has(w.low) || ORDINALS.has(w.low)
    if (!content(w) && !isNoun) return
    if (isMove) { if (own.has(w.root)) marks[i] = 'place'; else if (near.has(w.root)) marks[i] = 'anchor'; else if (place.has(w.root)) marks[i] = 'place' }
    else if (wish.kind === 'add') { if (near.has(w.root)) marks[i] = 'anchor' }
    else if (place.has(w.root)) marks[i] = 'place'
  })
  // nouns and ordinals belong to what stands beside them
  for (let i = said.length - 1; i >= 0; i--) {
    const w = said[i]!
    if (marks[i] || !(UNIT_NOUNS.has(w.low) || ORDINALS.has(w.low))) continue
    marks[i] = [marks[i - 1], marks[i + 1], STOP.has(said[i - 1]?.low ?? '') ? marks[i - 2] : '', STOP.has(said[i + 1]?.low ?? '') ? marks[i + 2] : ''].find((m) => m === 'place' || m === 'anchor') ?? (isMove && i > said.length / 2 ? 'anchor' : wish.kind === 'add' ? 'anchor' : 'place')
  }
  // small words between two of one label
  for (let i = 1; i < said.length - 1; i++) if (!marks[i] && marks[i - 1] && STOP.has(said[i]!.low)) { let j = i; while (j < said.length && STOP.has(said[j]!.low) && !marks[j]) j++; if (marks[j] === marks[i - 1]) for (let k = i; k < j; k++) marks[k] = marks[j]! }
  const stretches: Stretch[] = []
  marks.forEach((m, i) => { const last = stretches.at(-1); if (!m) return; if (last && last.to === i && last.label === m) last.to = i + 1; else stretches.push({ label: m, from: i, to: i + 1 }) })
  return { said, stretches }
}
