import { endsWithOne, hasDigit, hasLetterOrDigit, partedAtSpaces, startsSmall } from '../../language/characters.ts'
import { areMonths } from '../../language/months-told.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { formHeaded } from './called-in-notes.ts'
import { BULLET } from './step-cells.ts'

/** One thing of a group as it was told, and without the bullet or the label before it, "Task 4b"; `name` is that label, `at` the place of its first line. */
type ToldItem = { text: string; words: string; name: string; at: number }

/** In which way things are parted from each other. */
type Kind = 'marked' | 'lines' | 'blocks' | 'pieces'

/**
 * Lines that belong together: what stands above them, there and over all lines that go before without an empty one, their words as they were told, and what is told in them, one by one; what
 * `isFree` is told in sentences.
 */
export type ToldGroup = { heading: string; above: string; text: string; kind: Kind; isFree: boolean; items: ToldItem[] }

type Line = { text: string; start: number; end: number; indent: number; isApart: boolean; bullet: string; label: string; kind: string }
type Item = Line & { lines: number; last: string }
type Group = { heading: Line | undefined; kind: string; items: Item[]; above: string }

/** What the kinds of a group are called whose lines have no mark, and whose only line is a list by itself. */
const PLAIN = 'plain'
const PIECES = 'pieces'
const BLOCKS = 'blocks'

/**
 * The groups of two or more things in a text of several lines. Lines with bullets, and those that open with a label and a number ("Task 1", "O1", "2."), go on
 * over empty lines, and what stands indented beneath one is of it; lines without a mark are parted by empty lines and headings; a line may be a list by itself.
 */
export function toldGroups(text: string): ToldGroup[] {
  return toldLists(text).filter(({ isFree }) => !isFree)
}

/** The same, and lines of sentences. */
export function toldLists(text: string): ToldGroup[] {
  const groups: Group[] = []
  for (const line of linesIn(text)) {
    const before = groups.at(-1)
    if (before && goesOn(line, before)) addLine(before, line)
    else if (before && isNext(line, before)) before.items.push(asItem(line))
    else {
      const heading = headingOf(line, before)
      const above = (heading ?? line).isApart ? '' : (before?.above ?? '')
      groups.push({ heading, kind: line.kind, items: [asItem(line)], above: `${above} ${heading?.text ?? ''}` })
    }
  }
  const all = inBlocks(groups, text).map((group) => itemsOf(withOwnHeading(group), text))
  return all.filter(({ items }) => items.length > 1)
}

/** Blocks of plain lines, one behind the other without headings of their own, of which some tell one thing each in several lines: they are one group. Sentences are told freely. */
function inBlocks(groups: readonly Group[], text: string): Group[] {
  const isBlock = ({ kind, items: [first] }: Group) => kind === PLAIN && first !== undefined && !endsWithOne(first.text, '.!?')
  const runs: Group[][] = []
  for (const group of groups) {
    const run = runs.at(-1)
    const goesOn = run?.every(isBlock) && isBlock(group) && ![group, ...run].some(({ items: [first] }) => first && isAbove(first))
    if (run && goesOn && !group.heading) run.push(group)
    else runs.push([group])
  }
  return runs.flatMap((run) => {
    const [first] = run
    const items = run.flatMap(({ items: [begun, ...more] }): Item[] => {
      const end = more.at(-1)?.end ?? begun?.end
      return begun && end ? [{ ...begun, end, lines: begun.lines + more.length, text: text.slice(begun.start, end) }] : []
    })
    return first && run.length > 1 && items.some(({ lines }) => lines > 1) ? [{ ...first, kind: BLOCKS, items }] : run
  })
}

/** A line that says itself that others stand below it. */
function isAbove({ text }: Line): boolean {
  return endsWithOne(text, ':') || text.startsWith('#') || formHeaded(text) !== undefined
}

/** Whether a line is one more thing of a group. Of lines in pieces each tells one thing, but for those with a name of their own. */
function isNext({ kind, isApart, text }: Line, { heading, kind: before, items }: Group): boolean {
  if (kind !== PLAIN && kind !== PIECES) return kind === before
  const isOwnList = [text, items.at(-1)?.text ?? ''].some((one) => kind === PIECES && withoutName(one) !== one)
  const areLines = before === PLAIN || before === PIECES
  return areLines && !isApart && !isOwnList && (kind === before || heading !== undefined || items.length > 1)
}

function asItem(line: Line): Item {
  return { ...line, lines: 1, last: line.text }
}

function addLine({ items }: Group, line: Line): void {
  const item = items.at(-1)
  if (item) items.splice(-1, 1, { ...item, end: line.end, lines: item.lines + 1, last: line.text })
}

/** "Task 4b", "O1 –", "2)": a label with a number; a number alone has a mark behind it. */
const LABEL = /^(?:(?:(\p{L}+) )?(\p{Lu}{0,4})-?\d{1,3}\p{Ll}?\b(?:\s*[.):]|\s[–-](?=\s))?)\s*/u

function linesIn(text: string): Line[] {
  let start = 0
  let isApart = true
  return text.split('\n').flatMap((line) => {
    const from = start
    start += line.length + 1
    if (!hasLetterOrDigit(line)) {
      isApart = true
      return []
    }
    const told = line.trimEnd()
    const bullet = BULLET.exec(told)?.[0] ?? ''
    const [label = '', word = '', letters = ''] = LABEL.exec(told.slice(bullet.length).trimStart()) ?? []
    // "- H4 cracks": behind a bullet letters with a number are a name, unless a mark says that they label
    const isOfLetters = letters !== '' && (bullet === '' || endsWithOne(label.trimEnd(), '.):–-'))
    const isLabel = label !== '' && !areMonths(label) && (word !== '' || isOfLetters || endsWithOne(label.trimEnd(), '.)'))
    const named = isLabel ? `${word} ${letters}`.toLowerCase() : undefined
    const bare = told.slice(bullet.length).trim()
    const own: Line = {
      ...{ text: told.trim(), start: from, end: from + told.length, indent: line.length - line.trimStart().length, isApart },
      ...{ bullet: bullet.trim(), label: isLabel ? label : '', kind: bullet !== '' ? '-' : (named ?? PLAIN) },
    }
    isApart = false
    return [own.kind === PLAIN && piecesOf(withoutName(bare)).length >= FEWEST_PIECES ? { ...own, kind: PIECES } : own]
  })
}

/** Whether a line is of the last thing of a group: indented beneath it, wrapped, or beneath a label. */
function goesOn(line: Line, { kind, items }: Group): boolean {
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || (line.isApart && (line.indent <= first.indent || kind === PLAIN))) return false
  if (isWrapped(line, last)) return true
  if (kind === PLAIN || kind === PIECES) return false
  const isBeneath = last.isApart || items.length === 1 || items.slice(0, -1).some(({ lines }) => lines > 1)
  return line.indent > first.indent || (kind !== '-' && line.kind !== kind && isBeneath)
}

/** A line that was cut where the page ended. */
const WIDTH_OF_PAGE = 60

function isWrapped(line: Line, { last }: Item): boolean {
  return line.kind === PLAIN && last.length >= WIDTH_OF_PAGE && startsSmall(line.text) && !endsWithOne(last, '.!?;:')
}

const LONGEST_HEADING = 12

/** A short line that ends no sentence, as it stands above others. */
function isHeading({ text, kind }: Line): boolean {
  return kind === PLAIN && !endsWithOne(text, '.!?') && partedAtSpaces(text).length <= LONGEST_HEADING
}

/** What stands above a line that begins a group, taken out of the lines before it. */
function headingOf(line: Line, before: Group | undefined): Line | undefined {
  const last = before?.items.at(-1)
  if (!before || !last || !isHeading(last) || last.lines > 1) return undefined
  if (line.kind === PLAIN && !isAbove(last)) return undefined
  if (line.isApart && before.items.length > 1) return undefined
  before.items.pop()
  return last
}

/** Lines without a mark of which the first is their heading: it ends so, or has no figure, as the others have. */
function withOwnHeading(group: Group): Group {
  const [first, ...others] = group.items
  if (group.kind !== PLAIN || group.heading || !first || others.length === 0 || !isHeading(first)) return group
  const isAlone = isAbove(first) || (!hasDigit(first.text) && !first.text.includes(',') && others.every(({ text }) => hasDigit(text)))
  return isAlone ? { ...group, heading: first, items: others, above: `${group.above} ${first.text}` } : group
}

/** More sentences are told freely and in no list, and so are lines of which most end as sentences. */
const MOST_OF_LINE = 2

function itemsOf({ heading, kind, items: lines, above }: Group, text: string): ToldGroup {
  const told = lines.map((line) => ({ ...line, words: text.slice(line.start, line.end).trim() }))
  const from = heading?.start ?? lines[0]?.start ?? 0
  const group = { heading: heading?.text ?? '', above, text: text.slice(from, lines.at(-1)?.end ?? from).trim() }
  const [{ words = '', start = 0 } = {}] = told
  if (kind === PIECES && told.length === 1) {
    const list = withoutName(words)
    const name = words.slice(0, words.length - list.length).trim()
    const items = piecesOf(list).map((one) => ({ text: one, words: one, name: '', at: start }))
    return { ...group, ...(name && { heading: name, above: `${above} ${name}`, text: words }), kind: 'pieces', isFree: false, items }
  }
  const said = told.filter((one) => endsWithOne(one.words, '.!?'))
  const isFree = kind === PLAIN && (said.length * 2 > told.length || told.some((one) => sentencesOf(one.words).length > MOST_OF_LINE))
  const areLabelled = told.filter(({ label }) => label !== '').length > 1
  const items = told.map(({ bullet, label, start: at, words: own }) => {
    const name = areLabelled ? label : ''
    return { text: own, words: own.slice(bullet.length).trim().slice(name.length), name: name.trim(), at }
  })
  return { ...group, kind: kind === BLOCKS ? 'blocks' : kind === PLAIN || kind === PIECES ? 'lines' : 'marked', isFree, items }
}

/** So many pieces are a list; fewer are a sentence. */
const FEWEST_PIECES = 3

/** What stands between the strokes or semicolons of a line of one sentence. */
function piecesOf(line: string): string[] {
  if (sentencesOf(line).length > 1) return []
  const by = line.includes(' / ') ? ' / ' : '; '
  return line
    .split(by)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** "payments: 20,000 on day 30 / …": a list without what it is called before it. */
function withoutName(line: string): string {
  const at = line.indexOf(': ')
  return at > 0 && partedAtSpaces(line.slice(0, at)).length <= LONGEST_NAME ? line.slice(at + 2).trim() : line
}

const LONGEST_NAME = 5
