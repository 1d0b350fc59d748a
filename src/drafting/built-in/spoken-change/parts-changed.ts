import { isBlank, type MilestoneDocument, parse, print } from '../../../domain/milestone-document.ts'
import { withMoved } from './line-changes.ts'
import { fitOf, hasRoot, type Part, pick, type Picked, referenceOf, rootsOf, within } from './parts.ts'
import { capital, type Edit, isContent, type Labelled, liveWords, type Outcome, runs, weigher } from './resolve.ts'
import { type SaidWord, saidWords } from './said.ts'
import { ORDINALS, STOP, UNIT_NOUNS } from './vocabulary.ts'

const no = (why: string): Outcome => ({ why })

/** The part that some words of a wish mean. */
function meant(text: string, words: readonly SaidWord[], kindsWanted: readonly Part['kind'][] | null, least = 0.5): Picked {
  const { parts, weight } = weigher(text)
  const heads = new Set(parts.filter((p) => p.kind === 'section').flatMap((p) => [...p.own]))
  let ref = referenceOf(words, heads)
  if (typeof within(parts, ref.named.slice(1), [], weight) === 'string') ref = { ...ref, named: ref.named.slice(0, 1), roots: [...ref.roots] }
  const [finest, ...rest] = ref.named
  const isOnlyRegion = finest !== undefined && finest.kinds[0] === 'task' && (ref.roots.some((root) => parts.some((p) => p.label.has(root))))
  const target = isOnlyRegion ? undefined : finest
  const coarse = isOnlyRegion ? ref.named : rest
  const pool = within(parts, coarse, ref.roots, weight)
  if (typeof pool === 'string') return pool
  const regionOnly = target === undefined && ref.roots.length === 0
  if (regionOnly && coarse.length === 0 && ref.nth === null) return 'nothing said'
  if (target?.number) {
    const found = parts.find((p) => p.kind === 'task' && p.number === target.number) ?? parts.find((p) => p.kind === 'item' && p.number === target.number) ?? (target.number.includes('.') ? undefined : parts.filter((p) => p.kind === 'item')[Number(target.number) - 1])
    return found ? { part: found, margin: 3, score: 3 } : 'no such'
  }
  const only = target && target.nth === null && ref.roots.length === 0 && coarse.some((n) => n.number !== null) ? pool.find((p) => p.kind === 'task') : undefined
  if (only) return { part: only, margin: 3, score: 3 }
  const kinds = target?.kinds ?? kindsWanted
  const section = target ? undefined : ref.nth !== null ? ['item' as const] : undefined
  const wanted = section ?? kinds
  const kind = wanted?.filter((one) => pool.some((p) => p.kind === one))
  const nth = target?.nth ?? ref.nth
  const chosen = target || section ? pool.filter((p) => p.kind === kind?.[0]) : pool.filter((p) => !wanted || wanted.includes(p.kind))
  const RANK = ['section', 'item', 'line', 'sentence']
  // what is the whole of another part, or a line of which there are sentences, is no other place
  const unique = target ? chosen : chosen.filter((p) => !chosen.some((o) => o !== p && ((o.to === p.to && p.from - o.from <= 40 && o.lines[0] === p.lines[0] && o.own.size === p.own.size && RANK.indexOf(o.kind) < RANK.indexOf(p.kind)) || (p.kind === 'line' && p.label.size === 0 && o.kind === 'sentence' && o.lines[0] === p.lines[0]))))
  const found = pick(unique, ref.roots, nth, weight)
  if (typeof found === 'string') return found
  if (nth === null && found.score < least) return 'too little'
  return found
}

const wordsOf = (wish: Labelled, ...labels: string[]) => { const live = new Set(liveWords(wish)); return wish.words.filter((w, at) => live.has(w) && labels.includes(wish.marks[at] ?? '')) }

/** A line taken out with its line break. */
function cutLines(text: string, part: Part): Edit[] {
  const isLast = part.to >= text.length
  return [isLast ? { from: Math.max(0, text.slice(0, part.from).trimEnd().length), to: part.to, put: '' } : { from: part.from, to: part.to + 1, put: '' }]
}

function cutSentence(text: string, part: Part): Edit[] {
  const before = text.slice(0, part.from)
  const after = text.slice(part.to)
  if (/ $/.test(before) && !/: $/.test(before)) return [{ from: part.from - 1, to: part.to, put: '' }]
  if (/^ /.test(after)) return [{ from: part.from, to: part.to + 1, put: '' }]
  return []
}

export function cut(text: string, part: Part): Edit[] {
  if (part.kind === 'sentence') { const edits = cutSentence(text, part); if (edits.length) return edits; const line = text.lastIndexOf('\n', part.from - 1) + 1; const end = text.indexOf('\n', part.to); return cutLines(text, { ...part, from: line, to: end < 0 ? text.length : end }) }
  const edits = cutLines(text, part)
  const [one] = edits
  // no second blank line is left
  if (one && /\n\n$/.test(text.slice(0, one.from)) && /^\n/.test(text.slice(one.to))) return [{ ...one, to: one.to + 1 }]
  return edits
}

/** An element of a list that words name, taken out with what joins it. */
function element(text: string, phrase: readonly SaidWord[], region: readonly Part[] | null): Edit | null | 'several' {
  const core = phrase.filter((w) => /[\p{L}\d]/u.test(w.text))
  while (core.length && STOP.has(core[0]!.low)) core.shift()
  while (core.length && STOP.has(core.at(-1)!.low)) core.pop()
  if (core.length === 0) return null
  const words = saidWords(text)
  const found: Edit[] = []
  for (let i = 0; i < words.length; i++) {
    let k = 0
    while (k < core.length && words[i + k]?.root === core[k]!.root) k++
    if (k < core.length) continue
    let from = words[i]!.start
    const to = words[i + k - 1]!.end
    if (region && !region.some((p) => from >= p.from && to <= p.to)) continue
    const article = /(?:\b(?:the|an?|a set of|the set of) )$/i.exec(text.slice(0, from))
    if (article) from -= article[0].length
    const before = text.slice(0, from), after = text.slice(to)
    if (/, $/.test(before) && /^(?:,| and |[.;]?(?:\n|$)|\. )/.test(after)) {
      found.push({ from: from - 2, to, put: '' })
    } else if (/,? and $/.test(before) && /^[.;]?(?:\s|$)/.test(after)) {
      const joint = /,? and $/.exec(before)![0]
      found.push({ from: from - joint.length, to, put: '' })
    } else if (/: $/.test(before) && /^, \S/.test(after)) found.push({ from, to: to + 3, put: (after[2] ?? '').toUpperCase() })
    else if (false && /\s(?:with|at|by|in|on|from|under|after|before) $/.test(before) && /^(?:[.,;](?:\s|$)|$|\n)/.test(after)) { const joint = /\s(?:with|at|by|in|on|from|under|after|before) $/.exec(before)![0]; found.push({ from: from - joint.length, to, put: '' }) }
  }
  return found.length > 1 ? 'several' : found[0] ?? null
}

export function resolveDelete(text: string, wish: Labelled): Outcome {
  const { parts, weight } = weigher(text)
  const known = new Set(saidWords(text).map((w) => w.root))
  const marked = wordsOf(wish, 'place', 'old', 'anchor', 'new')
  const words = marked.some(isContent) ? marked : liveWords(wish).filter((w) => known.has(w.root) || UNIT_NOUNS.has(w.low) || ORDINALS.has(w.low))
  if (words.length === 0) return no('nothing named')
  const heads = new Set(parts.filter((p) => p.kind === 'section').flatMap((p) => [...p.own]))
  const ref = referenceOf(words, heads)
  const noun = ref.named.some((n) => n.number === null && !['task'].includes(n.kinds[0]!)) || (ref.named.length > 0 && ref.roots.length === 0) || ref.nth !== null
  if (!noun) {
    for (const run of [...runs(wish, 'place'), ...runs(wish, 'old')]) {
      const region = within(parts, ref.named, [], weight)
      const found = element(text, run.words, typeof region === 'string' ? null : region)
      if (found === 'several') return no('several')
      if (found) { const line = parts.find((p) => p.kind === 'line' && p.from <= found.from && p.to >= found.to); return { edits: [found], margin: 1, ...(line ? {} : {}) } }
    }
  }
  const found = meant(text, words, ['item', 'sentence', 'line'], 1.2)
  if (typeof found === 'string') return no(found)
  if (!covered(found.part, ref.roots, weight)) return no('not all fits')
  if (found.margin < 0.4) return no('wavers')
  const told = saidWords(text.slice(found.part.from, found.part.to)).filter(isContent)
  if (!noun && ref.named.length === 0 && told.filter((w) => ref.roots.some((r) => hasRoot(new Set([w.root]), r))).length < 0.34 * told.length) return no('only a part of it is named')
  let { part } = found
  if (part.kind === 'line' && parts.some((p) => p.kind === 'task' && p.from === part.from)) part = parts.find((p) => p.kind === 'task' && p.from === part.from)!
  return { edits: cut(text, part), margin: found.margin }
}

/** Whether most of what was said of a part stands in it. */
function covered(part: Part, roots: readonly string[], weight: (r: string) => number): boolean {
  const all = [...new Set(roots)]
  const sum = all.reduce((total, root) => total + Math.max(0.5, weight(root)), 0)
  return all.length === 0 || fitOf(part, all, weight) >= 0.45 * sum
}

const BEFORE = new Set(['before', 'ahead', 'front', 'above'])
const AFTER = new Set(['after', 'below', 'behind', 'under', 'underneath', 'beneath', 'following'])
const START = new Set(['top', 'first', 'beginning', 'start'])
const END = new Set(['end', 'bottom', 'last'])

type Where = { side: 'before' | 'after' | 'start' | 'end'; words: SaidWord[] }

/** Where something is to stand: beside what words name, or at an end of it. */
function whereOf(wish: Labelled): Where | null {
  const anchors = runs(wish, 'anchor')
  const said = wish.words
  const sideOf = (at: number) => { const low = said[at]?.low ?? ''; return BEFORE.has(low) ? 'before' as const : AFTER.has(low) ? 'after' as const : null }
  for (const run of anchors) {
    if (!run.words.some((w) => /[\p{L}\d]/u.test(w.text) && !END.has(w.low) && !START.has(w.low))) continue
    for (let at = run.from + 2; at >= Math.max(0, run.from - 5); at--) {
      const side = at < run.to && !['place', 'new'].includes(wish.marks[at] ?? '') ? sideOf(at) : null
      if (side) return { side, words: wordsOf(wish, 'anchor').filter((w) => !BEFORE.has(w.low) && !AFTER.has(w.low) && w !== said[at]).filter((w) => !(END.has(w.low) && !/^(?:bullet|task|sentence|line|step|one|deliverable)/.test(said[said.indexOf(w) + 1]?.low ?? ''))) }
    }
  }
  for (let at = 0; at < said.length; at++) {
    const low = said[at]!.low
    if (wish.marks[at] === 'new' || (wish.marks[at] === 'place' && /^(?:sentence|bullet|task|step|line|paragraph|deliverable|item|activity)/.test(said[at + 1]?.low ?? ''))) continue
    if (!START.has(low) && !END.has(low)) continue
    if (/^(?:sentence|bullet|task|step|line|paragraph|deliverable|item)$/.test(said[at + 1]?.low ?? '') && wish.kind === 'add') continue
    const rest = wordsOf(wish, 'anchor').filter((w) => w !== said[at])
    return { side: START.has(low) ? 'start' : 'end', words: rest }
  }
  return anchors.length > 0 ? { side: 'after', words: wordsOf(wish, 'anchor') } : null
}

/** What is to be moved, and where to, parted by the word that relates them. */
function movedOf(wish: Labelled): { what: SaidWord[]; where: Where } | null {
  const live = liveWords(wish)
  const known = (w: SaidWord) => wish.marks[wish.words.indexOf(w)] ?? ''
  const isNoun = (w: SaidWord | undefined) => w !== undefined && (UNIT_NOUNS.has(w.low) || /^(?:one|activity|test|measure)$/.test(w.low))
  const relations = live.flatMap((w, at) => {
    const side = BEFORE.has(w.low) ? ('before' as const) : AFTER.has(w.low) ? ('after' as const) : null
    return side ? [{ at, side }] : []
  })
  const edges = live.flatMap((w, at) => {
    const side = START.has(w.low) ? ('start' as const) : END.has(w.low) ? ('end' as const) : null
    return side && !(isNoun(live[at + 1]) && !/^(?:very|at|to)$/.test(live[at - 1]?.low ?? '') && !/^(?:is|be|the)$/.test(live[at - 2]?.low ?? '')) ? [{ at, side }] : []
  })
  const relation = relations.filter(({ at }) => live.slice(at + 1).some((w) => isContent(w))).at(-1) ?? edges.at(-1)
  if (!relation) return null
  const { at, side } = relation
  if (at <= 2) {
    const comma = live.findIndex((w, n) => n > at && (w.text === ',' || /^(?:put|move|goes)$/.test(w.low)))
    return comma < 0 ? null : { what: live.slice(comma + 1).filter((w) => known(w) !== 'new'), where: { side, words: live.slice(at + 1, comma) } }
  }
  const wait = /^(?:front|ahead)$/.test(live[at]?.low ?? '') ? at : at
  const clause = live.slice(0, wait)
  return { what: clause.filter((w) => !START.has(w.low) || isNoun(live[live.indexOf(w) + 1])).filter((w) => !(END.has(w.low) && !isNoun(live[live.indexOf(w) + 1]))), where: { side, words: live.slice(at + 1) } }
}

export function resolveMove(text: string, wish: Labelled): Outcome & { text?: string } {
  const split = movedOf(wish)
  if (!split) return no('nowhere')
  const said = saidWords(text)
  const known = new Set(said.map((w) => w.root))
  const tell = (w: SaidWord) => known.has(w.root) || UNIT_NOUNS.has(w.low) || ORDINALS.has(w.low)
  const what = meant(text, split.what.filter(tell), ['item', 'sentence', 'line'], 1)
  if (typeof what === 'string') return no(`what: ${what}`)
  if (what.margin < 0.4) return no('what wavers')
  const where = { ...split.where, words: split.where.words.filter(tell) }
  let { part } = what
  const { parts, weight } = weigher(text)
  if (part.kind === 'line' && parts.some((p) => p.kind === 'item' && p.from === part.from)) part = parts.find((p) => p.kind === 'item' && p.from === part.from)!
  const level: Part['kind'][] = part.kind === 'sentence' ? ['sentence'] : part.kind === 'item' ? ['item'] : part.kind === 'task' ? ['task'] : ['line']
  const others = (p: Part) => p.from >= part.to || p.to <= part.from
  let target: Part | undefined
  let side: 'before' | 'after' = where.side === 'before' || where.side === 'start' ? 'before' : 'after'
  const ref = referenceOf(where.words)
  if (where.side === 'start' || where.side === 'end') {
    let pool = parts.filter((p) => level.includes(p.kind))
    if (level[0] === 'sentence') {
      const holder = ref.roots.length + ref.named.length > 0 ? meant(text, where.words, ['paragraph', 'line']) : { part: parts.find((p) => p.kind === 'line' && p.from <= part.from && p.to >= part.to)! }
      if (typeof holder === 'string') return no(`where: ${holder}`)
      pool = pool.filter((p) => p.from >= holder.part.from && p.to <= holder.part.to)
    } else if (level[0] === 'item') { const own = parts.find((p) => p.kind === 'item' && p.from === part.from)!; pool = pool.filter((p) => [...p.above].join() === [...own.above].join()) }
    target = where.side === 'start' ? pool.filter(others)[0] : pool.filter(others).at(-1)
  } else {
    const named = pick((() => { const p = within(parts, ref.named.filter((n) => n.number !== null || (n.kinds[0] === 'task' && n.nth !== null)), [], weight); return (typeof p === 'string' ? [] : p).filter((p) => level.includes(p.kind) && others(p)) })(), ref.roots, ref.named.find((n) => n.nth !== null && n.kinds[0] !== 'task')?.nth ?? null, weight)
    if (typeof named === 'string') {
      const wide = meant(text, where.words, ['line'])
      const own = parts.find((p) => p.kind === 'task' && p.from <= part.from && p.to >= part.to)
      const beside = own ? pick(parts.filter((p) => p.kind === 'line' && p.from >= own.from && p.to <= own.to && others(p)), ref.roots, null, weight) : 'none'
      if (typeof wide === 'string' && typeof beside === 'string') return no(`where: ${named}`)
      target = typeof wide === 'string' ? (beside as { part: Part }).part : wide.part
    } else { if (named.margin < 0.35) return no('where wavers'); target = named.part }
    // within the task that it stands in, where the same label stands in several
  }
  if (!target || target.from === part.from) return no('nowhere')
  if (part.kind === 'sentence') {
    const own = text.slice(part.from, part.to)
    const edits = cut(text, part)
    if (target.kind !== 'sentence') return no('no sentence')
    const put: Edit = side === 'before' ? { from: target.from, to: target.from, put: `${own} ` } : { from: target.to, to: target.to, put: ` ${own}` }
    return { edits: [...edits, put], margin: what.margin }
  }
  const document = parse(text)
  const lines = Array.from({ length: part.lines[1] - part.lines[0] }, (_, n) => part.lines[0] + n)
  const to = side === 'before' ? target.lines[0] : target.lines[1]
  return { text: print(withMoved(document, lines, to)), margin: what.margin }
}

export function resolveSplit(text: string, wish: Labelled): Outcome {
  const { parts, weight } = weigher(text)
  const words = wish.words.filter((w, at) => ['place', 'old', 'anchor', 'new'].includes(wish.marks[at] ?? '') || isContent(w))
  const marked = wordsOf(wish, 'place', 'old', 'anchor', 'new')
  const ref = referenceOf(marked)
  const counted = ref.named.filter((n) => n.nth !== null || n.number !== null)
  const two = /\btwo bullets|\btwo (?:tasks|steps|items)|separate bullets/i.test(wish.said)
  type Joint = { from: number; to: number; sentence: Part; word: string }
  const joints: Joint[] = []
  for (const sentence of parts.filter((p) => p.kind === 'sentence'))
    for (const m of text.slice(sentence.from, sentence.to).matchAll(/,? (and|so|but|which|while) /g)) joints.push({ from: sentence.from + m.index, to: sentence.from + m.index + m[0].length, sentence, word: m[1]! })
  const pool0 = within(parts, counted.filter((n) => n.kinds[0] === 'task'), [], weight)
  if (typeof pool0 === 'string') return no('no such')
  let region = pool0
  const c = counted.find((n) => n.kinds[0] !== 'task')
  if (c) { const kind = c.kinds.find((k) => pool0.some((p) => p.kind === k)); const list = pool0.filter((p) => p.kind === kind); const found = pick(list, ref.roots, c.nth, weight); const one = typeof found === 'string' ? (c.nth === null ? undefined : list.at(c.nth)) : found.part; if (!one) return no('no such'); region = [one] }
  const roots = words.map((w) => w.root).filter((r) => !/^(?:split|sentenc|two|2)$/.test(r))
  const beside = ref.roots
  const scored = joints.filter((j) => region.some((p) => j.from >= p.from && j.to <= p.to)).map((j) => {
    const left = saidWords(text.slice(j.sentence.from, j.from)).slice(-3), right = saidWords(text.slice(j.to, j.sentence.to)).slice(0, 4)
    const edge = [...left, ...right].filter((w) => roots.includes(w.root) && !STOP.has(w.low)).reduce((s, w) => s + weight(w.root), 0)
    const comma = text[j.from] === ','
    const clause = /^(?:\S+ ){0,5}?(?:is|are|was|were|shall|will|has|have|can|may|must|becomes|looks|\w+s)\b/.test(text.slice(j.to, j.sentence.to))
    const isApart = comma || two || /^(?:\S+ ){0,6}?(?:is|are|was|were|shall|will|has|have|can|may|must)\b/.test(text.slice(j.to, j.sentence.to))
    return { j, score: (isApart ? 0 : -5) + fitOf(j.sentence, beside, weight) + 0.6 * edge + (comma ? 0.8 : 0) + (j.word === 'and' ? 0.4 : new RegExp(`\\b${j.word}\\b`).test(wish.said) ? 0.2 : -1) + (clause ? 0.6 : 0) }
  }).sort((a, b) => b.score - a.score)
  const [best, second] = scored
  if (!best) return no('no joint')
  if (best.score < 1.2) return no('faint')
  if (second && best.score - second.score < 0.4) return no('wavers')
  const after = text.slice(best.j.to)
  const line = parts.find((p) => p.kind === 'item' && p.from <= best.j.from && p.to >= best.j.to)
  const opening = two && line ? `${/[.]$/.test(text.slice(line.from, line.to)) ? '.' : ''}\n${/^\s*[-•*–]\s+/.exec(text.slice(line.from))?.[0] ?? ''}` : '. '
  return { edits: [{ from: best.j.from, to: best.j.to + 1, put: `${opening}${(after[0] ?? '').toUpperCase()}` }], margin: 1 }
}

const CUE = /^(?:add|says?|reads?|insert|put|saying|called|reading|include|that|namely|it|also|deliverable|too)$/

export function resolveAdd(text: string, wish: Labelled): Outcome & { text?: string } {
  const { words, said, marks } = wish
  let first = marks.indexOf('new'), last = marks.lastIndexOf('new')
  if (first < 0) {
    const known = new Set(saidWords(text).map((w) => w.root))
    first = words.findIndex((w, at) => at > 0 && CUE.test(words[at - 1]!.low) && isContent(w) && !known.has(w.root))
    if (first < 0) return no('nothing new')
    last = first
    while (words[last + 1] && isContent(words[last + 1]!) && !known.has(words[last + 1]!.root)) last++
  }
  let from = first, to = last + 1
  const named = new Set([...text.matchAll(/^\s*(\p{Lu}[\p{L} ]{0,24}):/gmu)].flatMap((m) => saidWords(m[1]!).map((w) => w.low)))
  const isWord = (at: number) => /[\p{L}\d]/u.test(words[at]?.text ?? '')
  while (from > 0 && ((isWord(from - 1) && !CUE.test(words[from - 1]!.low) && (marks[from - 1] !== 'anchor' || /^[:,]$/.test(words[from]?.text ?? ''))) || (/^[:,]$/.test(words[from - 1]!.text) && from > 1 && (named.has(words[from - 2]!.low) || /^\p{Lu}/u.test(words[from - 2]!.text)) && (words[from - 3] === undefined || /^[:,.]$/.test(words[from - 3]!.text) || CUE.test(words[from - 3]!.low))))) from--
  const isClosed = (at: number) => /^[.;?!]$/.test(words[at]!.text) || (words[at]!.text === ',' && /^(?:because|since|please|so|right|after|before|thanks|and)$/.test(words[at + 1]?.low ?? '')) || /^(?:because|since|please)$/.test(words[at]!.low) || (/^(?:is|are|at|too|belongs?|goes|comes)$/.test(words[at]!.low) && !marks.slice(at).includes('new') && !/shall|:/.test(said.slice(0, words[at]!.start))) || (words[at]!.text === ',' && !marks.slice(at).includes('new') && !/shall|:/.test(said.slice(words[from]!.start, words[at]!.start)))
  while (to < words.length && !isClosed(to)) to++
  let content = said.slice(words[from]!.start, words[to - 1]!.end).replace(/^(?:and |that |: |, )/i, '')
  if (wish.words.slice(from, to).filter(isContent).length === 0) return no('nothing new')
  const { parts, weight } = weigher(text)
  const outside = { ...wish, marks: marks.map((m, at) => (at >= from && at < to ? 'new' : m === 'new' ? '' : m === 'place' || m === 'old' ? 'anchor' : m)) }
  const where = whereOf({ ...outside, kind: 'add' })
  if (!where) return no('nowhere')
  const before = said.slice(0, words[from]!.start)
  const nouns = words.slice(0, from).map((w) => w.low)
  const wantsSentence = /\bsentence\b[^.]*$/i.test(before) && !/\b(?:bullet|task|line)\b/.test(before.split(/sentence/i).at(-1) ?? '')
  const isStatement = / (?:shall|will|is|are|must|should|has|have|holds|witnesses|\w+s) /.test(content) && content.split(' ').length > 3
  const labelled = /^(\p{L}[\p{L} ]{1,22}?)(?:: ?|, | is )(.+)$/u.exec(content)
  const names = new Set([...text.matchAll(/^\s*(\p{Lu}[\p{L} ]{0,24}):/gmu)].map((m) => m[1]!.toLowerCase()))
  const lacking = [...names].find((name) => new RegExp(`\\b(?:no|a|an) ${name}\\b`, 'i').test(before) && /\bline\b/i.test(before))
  const label = lacking && !/:/.test(content) ? [content, lacking, content.replace(new RegExp(`^${lacking}(?: is|,) `, 'i'), '')] : labelled && names.has(labelled[1]!.toLowerCase()) ? labelled : labelled && /^[^,]*:/.test(content) && /\bline\b|standard|tools/i.test(said) ? labelled : null
  const ref = referenceOf(where.words)
  if (label || /\bnew line\b|\bline\b/.test(nouns.slice(-6).join(' ')) && /:/.test(content)) {
    const [, name = '', value = ''] = label ?? []
    if (!name) return no('no label')
    const line = `${capital(name.toLowerCase())}: ${capital(value)}`
    const found = meant(text, where.words, ['line'])
    if (typeof found === 'string') return no(`where: ${found}`)
    if (found.margin < 0.3) return no('where wavers')
    const at = found.part.kind === 'task' ? parts.find((p) => p.kind === 'line' && p.from === found.part.from)! : found.part
    const alike = text.split('\n').filter((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    const stop = /\.$/.test(alike[0] ?? text.slice(at.from, at.to)) ? '.' : ''
    const own = line.replace(/[.,]$/, '') + stop
    return where.side === 'before' ? { edits: [{ from: at.from, to: at.from, put: `${own}\n` }], margin: found.margin } : { edits: [{ from: at.lines[1] - at.lines[0] === 1 ? at.to : at.to, to: at.to, put: `\n${own}` }], margin: found.margin }
  }
  const numbered = /^task (\d+(?:\.\d+)?)[,:]? (?:is |reads )?(.+)$/i.exec(content) ?? (/\btask (\d+\.\d+)\b/i.exec(before) ? [content, /\btask (\d+\.\d+)\b/i.exec(before)![1]!, content] : null)
  const tasks = parts.filter((p) => p.kind === 'task')
  if (numbered && tasks.length > 0 && !tasks.some((p) => p.number === numbered[1])) {
    const after = tasks.at(-1)!
    const opening = /^.*?\d+(?:\.\d+)*\D{0,2}? ?(?=\p{L})/u.exec(text.slice(after.from))?.[0] ?? ''
    const gap = tasks.length > 1 ? (/^\n+/.exec(text.slice(tasks.at(-2)!.to))?.[0] ?? '\n') : '\n'
    return { edits: [{ from: after.to, to: after.to, put: `${gap}${opening.replace(/\d+(?:\.\d+)*/, numbered[1]!)}${capital(numbered[2]!).replace(/[.,;]$/, '')}.` }], margin: 1 }
  }
  if (wantsSentence || (isStatement && !/\b(?:bullet|task|deliverable|step|measure|activity)\b/.test(nouns.join(' ')))) {
    const sentence = `${capital(content).replace(/[.,;]$/, '')}.`
    let part: Part | undefined
    if (where.side === 'end' || where.side === 'start') {
      const holder = ref.roots.length + ref.named.length > 0 ? meant(text, where.words, ['paragraph', 'line']) : { part: parts.filter((p) => p.kind === 'line').at(-1)!, margin: 1, score: 1 }
      if (typeof holder === 'string') return no(`where: ${holder}`)
      const inside = parts.filter((p) => p.kind === 'sentence' && p.from >= holder.part.from && p.to <= holder.part.to)
      part = where.side === 'end' ? inside.at(-1) : inside[0]
    } else {
      const found = meant(text, [...where.words.filter((w) => !/^sentence/.test(w.low)), ...where.words.filter((w) => /^sentence/.test(w.low)).slice(0, 1)], ['sentence'])
      if (typeof found === 'string') return no(`where: ${found}`)
      if (found.margin < 0.4) return no('where wavers')
      part = found.part.kind === 'sentence' ? found.part : parts.filter((p) => p.kind === 'sentence' && p.from >= found.part.from && p.to <= found.part.to).at(-1)
    }
    if (!part) return no('nowhere')
    const put = where.side === 'before' || where.side === 'start' ? { from: part.from, to: part.from, put: `${sentence} ` } : { from: part.to, to: part.to, put: ` ${sentence}` }
    return { edits: [put], margin: 1 }
  }
  // an element of a list behind a label
  const items = parts.filter((p) => p.kind === 'item')
  const all = where.words.filter((w) => /[\p{L}\d]/u.test(w.text))
  const place = meant(text, all, where.side === 'start' || where.side === 'end' ? ['section', 'line'] : ['item', 'line', 'section'], 0.4)
  if (typeof place === 'string' && items.length === 0) return no(`where: ${place}`)
  let at = typeof place === 'string' ? undefined : place.part
  if (typeof place !== 'string' && place.margin < 0.3) return no('where wavers')
  const lineText = at ? text.slice(at.from, at.to) : ''
  if (at && at.kind === 'line' && parts.some((p) => p.kind === 'section' && p.from === at!.from)) at = parts.find((p) => p.kind === 'section' && p.from === at!.from)!
  if (at && at.kind === 'line' && at.label.size > 0 && /: .*,/.test(lineText)) {
    const end = /\.$/.test(lineText) ? at.to - 1 : at.to
    const put = /^\p{Lu}{2}/u.test(content) ? content : content.charAt(0).toLowerCase() + content.slice(1)
    return { edits: [{ from: end, to: end, put: `, ${put.replace(/[.,]$/, '')}` }], margin: 1 }
  }
  if (at && at.kind === 'section') at = items.filter((p) => p.lines[0] > at!.lines[0] && p.lines[0] < at!.lines[1]).at(where.side === 'start' ? 0 : -1)
  else if (where.side === 'end' || where.side === 'start') {
    const group = at ? items.filter((p) => [...p.above].join() === [...at!.above].join()) : items
    if (!at && new Set(items.map((p) => [...p.above].join())).size > 1) return no('which list')
    at = group.at(where.side === 'start' ? 0 : -1)
  }
  if (!at) return no('no list')
  const model = parts.find((p) => p.kind === 'item' && p.from === at!.from)
  if (!model) return no('no list')
  const opening = /^\s*(?:[-•*–]\s+)/.exec(text.slice(model.from))?.[0]
  if (!opening) return no('numbered')
  const body = text.slice(model.from, model.to)
  content = capital(content.replace(/[.,]$/, '')) + (/\.$/.test(body) ? '.' : '')
  const isBefore = where.side === 'before' || where.side === 'start'
  return { edits: [isBefore ? { from: model.from, to: model.from, put: `${opening}${content}\n` } : { from: model.to, to: model.to, put: `\n${opening}${content}` }], margin: 1 }
}
