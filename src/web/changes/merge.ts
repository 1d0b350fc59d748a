import { diffIndices } from 'node-diff3'
import { alikePairs } from '../../language/alike.ts'
import { hasSpace } from '../../language/characters.ts'

/** How a text is cut for merging: prose by sentences, a list by lines, a number not at all. */
export type MergeUnit = 'sentences' | 'lines' | 'whole'

/** A text that two have changed since `base` was saved. */
export type Versions = { base: string; mine: string; theirs: string }

/** A part of a merged text: untouched, changed by one (or by both alike) and taken, or changed differently by both. */
export type MergePart =
  | { kind: 'same'; text: string }
  | { kind: 'taken'; from: 'mine' | 'theirs' | 'both'; base: string; text: string }
  | ({ kind: 'collision' } & Versions)

/** What is taken where two texts collide. */
export type MergeChoice = 'mine' | 'theirs' | 'both'

/** Whether there is something to merge: not when one of the two changed nothing, or both the same. */
export function isToMerge({ base, mine, theirs }: Versions): boolean {
  return mine !== theirs && mine !== base && theirs !== base
}

/** Two texts that go back to one: what only one has changed is taken, what both have changed differently waits for a choice. */
export function mergeParts({ base, mine, theirs }: Versions, unit: MergeUnit): MergePart[] {
  const texts = { base: cut(base, unit), mine: cut(mine, unit), theirs: cut(theirs, unit) }
  const parts: MergePart[] = []
  let reached = 0
  const sameUntil = (end: number) => {
    if (end > reached) parts.push({ kind: 'same', text: texts.base.slice(reached, end).join('') })
  }
  for (const group of grouped(texts)) {
    sameUntil(group.start)
    parts.push(partOf(group, texts))
    reached = group.end
  }
  sameUntil(texts.base.length)
  return parts
}

/** The merged text; `choices` are counted over the collisions. One without a choice holds both, so that nothing is lost. */
export function mergedText(parts: readonly MergePart[], choices: readonly MergeChoice[]): string {
  let collisions = 0
  return parts
    .map((part) => {
      if (part.kind !== 'collision') return part.text
      const choice = choices[collisions++] ?? 'both'
      return choice === 'both' ? bothOf(part) : part[choice]
    })
    .join('')
}

type Cut = { base: string[]; mine: string[]; theirs: string[] }
type Side = 'mine' | 'theirs'
/** A change of one side: pieces `start` to `end` of the base became pieces `from` to `to` of that side. */
type Hunk = { side: Side; start: number; end: number; from: number; to: number }
type Group = { start: number; end: number; hunks: Hunk[] }

/** The pieces of a text, each with the white space before it; put together they are the text. */
function cut(text: string, unit: MergeUnit): string[] {
  if (text === '') return []
  if (unit === 'whole') return [text]
  return text.split(unit === 'lines' ? /(?=\n)/ : /(?=\n)(?<!\n)|(?<=[.!?]["')\]]*)(?=[^\S\n]+\S)/)
}

/** Changes of the two sides that lie over each other, or stand at the same place, belong together. */
function grouped({ base, mine, theirs }: Cut): Group[] {
  const hunks = [...hunksOf('mine', base, mine), ...hunksOf('theirs', base, theirs)].sort((a, b) => a.start - b.start || a.end - b.end)
  const groups: Group[] = []
  for (const hunk of hunks) {
    const last = groups.at(-1)
    const isBoth = last && (hunk.start < last.end || (hunk.start === last.start && hunk.end === last.end))
    if (!isBoth) groups.push({ start: hunk.start, end: hunk.end, hunks: [hunk] })
    else {
      last.end = Math.max(last.end, hunk.end)
      last.hunks.push(hunk)
    }
  }
  return groups
}

/** What a side changed: passage by passage, and within a passage piece by piece as far as the pieces can be told apart. */
function hunksOf(side: Side, base: string[], changed: string[]): Hunk[] {
  return diffIndices(base, changed).flatMap(({ buffer1: [start], buffer1Content: before, buffer2: [from], buffer2Content: after }) => {
    const hunks: Hunk[] = []
    let [i, j] = [0, 0]
    const changeTo = (nextI: number, nextJ: number) => {
      if (nextI > i || nextJ > j) hunks.push({ side, start: start + i, end: start + nextI, from: from + j, to: from + nextJ })
      ;[i, j] = [nextI, nextJ]
    }
    for (const pair of alikePairs(before, after)) {
      changeTo(pair.from, pair.to)
      changeTo(pair.from + 1, pair.to + 1)
    }
    changeTo(before.length, after.length)
    return hunks
  })
}

function partOf(group: Group, texts: Cut): MergePart {
  const base = texts.base.slice(group.start, group.end).join('')
  const mine = sideOf('mine', group, texts.mine)
  const theirs = sideOf('theirs', group, texts.theirs)
  if (mine === null || mine === theirs) return { kind: 'taken', from: mine === null ? 'theirs' : 'both', base, text: theirs ?? '' }
  if (theirs === null) return { kind: 'taken', from: 'mine', base, text: mine }
  return { kind: 'collision', base, mine, theirs }
}

/** What a side made of a group's place in the base; null when it changed nothing there. */
function sideOf(side: Side, group: Group, pieces: readonly string[]): string | null {
  const own = group.hunks.filter((hunk) => hunk.side === side)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return null
  return pieces.slice(first.from - (first.start - group.start), last.to + (group.end - last.end)).join('')
}

/** What taking both comes to: mine, then theirs, with a space between them where they would run together. */
export function bothOf({ mine, theirs }: Versions): string {
  const isApart = mine === '' || theirs === '' || hasSpace(mine.slice(-1)) || hasSpace(theirs.charAt(0))
  return isApart ? mine + theirs : `${mine}${mine.startsWith('\n') ? '\n' : ' '}${theirs}`
}
