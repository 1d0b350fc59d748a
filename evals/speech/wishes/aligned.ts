import { isBlank, parse } from '../../../src/domain/milestone-document.ts'
import { type SaidWord, saidWords, written } from '../../../src/drafting/built-in/spoken-change/said.ts'
import { ORDINALS, STOP, UNIT_NOUNS } from '../../../src/drafting/built-in/spoken-change/vocabulary.ts'
import { isWord, tells } from '../../../src/drafting/built-in/spoken-change/wish.ts'
import type { Stretch } from '../../../src/language/learned/sequence.ts'
import { type Hunk, hunksOf } from './hunks.ts'
import type { MarkedWish } from './wishes.ts'

/** The labels of a wish's words, told by what its change does: which words it puts in, which it takes away, and which its places have. */
export function aligned({ text, instruction, kind, results }: MarkedWish): Stretch[] {
  const said = saidWords(written(instruction, text))
  const [result] = results
  if (result === undefined) return []
  const marks: string[] = said.map(() => '')
  const { hunks, words } = kind === 'rename' ? renamed(text, result) : hunksOf(text, result)
  if (kind !== 'move' && kind !== 'split') for (const hunk of hunks) markHunk(said, marks, hunk, words)
  markPlaces(said, marks, { text, kind, hunks, words })
  joinNouns(said, marks, kind)
  joinSmall(said, marks)
  return stretchesOf(marks)
}

/** A title is said whole, whatever of it stays. */
function renamed(text: string, result: string): { hunks: Hunk[]; words: SaidWord[] } {
  const [before, after] = [text, result].map((one) => saidWords(parse(one).lines.find((line) => !isBlank(line))?.text ?? '')) as [
    SaidWord[],
    SaidWord[],
  ]
  return { hunks: [{ from: 0, to: before.length, gone: before, put: after }], words: before }
}

function markHunk(said: readonly SaidWord[], marks: string[], hunk: Hunk, words: readonly SaidWord[]): void {
  const mark = (wanted: readonly SaidWord[], label: string) => {
    const run = runOf(said, wanted, marks)
    if (!run) return
    let [from, to] = run
    // words that stay, beside those that change, were said along with them
    if (hunk.gone.length > 0) {
      for (let at = hunk.to; to < said.length && !marks[to] && said[to]?.root === words[at]?.root; at += 1) to += 1
      for (
        let at = hunk.from - 1;
        from > 0 && !marks[from - 1] && isWord(said[from - 1]?.text) && said[from - 1]?.root === words[at]?.root;
        at -= 1
      )
        from -= 1
    }
    marks.fill(label, from, to)
  }
  if (hunk.put.some(({ text }) => isWord(text))) mark(hunk.put, 'new')
  if (hunk.put.length > 0 && hunk.gone.length > 0) mark(hunk.gone, 'old')
}

/** The run of a wish's words that has most of some others, in their order. */
function runOf(said: readonly SaidWord[], wanted: readonly SaidWord[], marks: readonly string[]): [number, number] | null {
  const list = wanted.filter(({ text }) => /[\p{L}\d%$]/u.test(text))
  let best: [number, number] = [0, 0]
  let most = 0.85
  for (const [from, word] of said.entries())
    for (let nth = 0; isWord(word.text) && nth < list.length; nth += 1) {
      const { to, score } = runAt(said, list, marks, { from, nth })
      if (score > most || (score === most && to - from === best[1] - best[0])) [best, most] = [[from, to], score]
    }
  return best[1] > 0 ? best : null
}

function runAt(
  said: readonly SaidWord[],
  list: readonly SaidWord[],
  marks: readonly string[],
  { from, nth }: { from: number; nth: number },
) {
  let [to, score, at, place] = [from, 0, from, nth]
  for (let word = said[at]; word && !marks[at] && list[place]; word = said[at]) {
    if (word.root === list[place]?.root) {
      score += tells(word) || list.length === 1 || /^(?:shall|will|may)$/.test(word.low) ? 1 : 0.2
      place += 1
      to = at + 1
    } else if (isWord(word.text) || said[at + 1]?.root !== list[place]?.root) break
    at += 1
  }
  return { to, score }
}

type Change = { text: string; kind: string; hunks: readonly Hunk[]; words: readonly SaidWord[] }

function markPlaces(said: readonly SaidWord[], marks: string[], { text, kind, hunks, words }: Change): void {
  const { lines } = parse(text)
  const rootsOf = (some: readonly number[]) =>
    some.flatMap((at) => saidWords((lines[at]?.opening ?? '') + (lines[at]?.text ?? '')).map(({ root }) => root))
  const lineAt = (at: number) => words.slice(0, at).filter((word) => word.text === '¶').length
  const above = (line: number) => {
    const from = lines.slice(0, line).findLastIndex((one) => one.kind === 'task' || /:\s*$/.test(one.opening + one.text))
    const isApart = lines[line]?.kind !== 'item' && lines.slice(from, line).some(isBlank)
    return from < 0 || isApart ? [] : [from]
  }
  const changed = (of: (hunk: Hunk) => readonly SaidWord[]) => hunks.filter((hunk) => of(hunk).some((word) => isWord(word.text)))
  const isMove = kind === 'move'
  const touched = isMove ? changed(({ gone }) => gone) : kind === 'add' ? [] : hunks
  const anchors = isMove || kind === 'add' ? changed(({ put }) => put) : []
  const own = new Set(touched.flatMap(({ gone }) => gone.map(({ root }) => root)))
  const at = [...new Set(touched.flatMap(({ from, to }) => [lineAt(from), lineAt(Math.max(from, to - 1))]))]
  const place = new Set([...own, ...rootsOf([...at, ...at.flatMap(above)])])
  const near = new Set(
    anchors.flatMap(({ from }) => [
      ...words.slice(Math.max(0, from - 25), from + 25).map(({ root }) => root),
      ...rootsOf(above(lineAt(from))),
    ]),
  )
  for (const [nth, word] of said.entries()) {
    if (marks[nth] || !(tells(word) || isNoun(word))) continue
    if (isMove && own.has(word.root)) marks[nth] = 'place'
    else if (near.has(word.root)) marks[nth] = 'anchor'
    else if (place.has(word.root)) marks[nth] = 'place'
  }
}

const isNoun = ({ low }: SaidWord) => UNIT_NOUNS.has(low) || ORDINALS.has(low)

/** Nouns of parts and ordinals belong to what stands beside them. */
function joinNouns(said: readonly SaidWord[], marks: string[], kind: string): void {
  for (const [at, word] of [...said.entries()].reverse()) {
    if (marks[at] || !isNoun(word)) continue
    const isSmall = (nth: number) => STOP.has(said[nth]?.low ?? '')
    const beside = [marks[at - 1], marks[at + 1], isSmall(at - 1) ? marks[at - 2] : '', isSmall(at + 1) ? marks[at + 2] : '']
    const isLate = kind === 'add' || (kind === 'move' && at > said.length / 2)
    marks[at] = beside.find((mark) => mark === 'place' || mark === 'anchor') ?? (isLate ? 'anchor' : 'place')
  }
}

/** Small words between two of one label have it, too. */
function joinSmall(said: readonly SaidWord[], marks: string[]): void {
  for (let at = 1; at < said.length - 1; at += 1) {
    const before = marks[at - 1]
    if (marks[at] || !before || !STOP.has(said[at]?.low ?? '')) continue
    let to = at
    while (STOP.has(said[to]?.low ?? '') && !marks[to]) to += 1
    if (marks[to] === before) marks.fill(before, at, to)
  }
}

function stretchesOf(marks: readonly string[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, label] of marks.entries()) {
    const last = stretches.at(-1)
    if (label === '') continue
    if (last?.to === at && last.label === label) last.to = at + 1
    else stretches.push({ label, from: at, to: at + 1 })
  }
  return stretches
}
