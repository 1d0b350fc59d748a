import type { Line } from './line.ts'
import { type Passage, passageOf } from './passage.ts'

/** A paragraph or one item of a list. `lead` is the text of what introduces an item, outermost first ("The device must:"). */
export type Block = Passage & { kind: 'paragraph' | 'item'; indent: number; lead: string[] }

type Draft = { kind: Block['kind']; indent: number; lines: Line[] }
type Marker = { style: 'bullet' | 'number' | 'letter'; order: number; length: number }

/** A line shorter than this share of the usual width was not full: what follows is a new paragraph. */
const FULL_LINE = 0.8

/** The paragraphs and list items of a section, without their markers. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const width = usualWidth(lines)
  const drafts: Draft[] = []
  const counted: Partial<Record<Marker['style'], number>> = {}
  lines.forEach((line, at) => {
    const marker = markerOf(line.text, counted)
    const current = drafts.at(-1)
    if (marker) {
      counted[marker.style] = marker.order
      if (marker.style === 'number') counted.letter = 0
      drafts.push({ kind: 'item', indent: line.indent, lines: [{ ...line, text: line.text.slice(marker.length) }] })
    } else if (!current || startsParagraph(line, lines[at - 1], width)) {
      drafts.push({ kind: 'paragraph', indent: line.indent, lines: [line] })
    } else current.lines.push(line)
  })
  return withLeads(drafts.map((draft) => ({ ...passageOf(draft.lines), kind: draft.kind, indent: draft.indent, lead: [] })))
}

/** The marker that a line begins with. A number or letter counts only as the first or the next of its list, so that "5. The" inside a sentence is no item. */
function markerOf(text: string, counted: Readonly<Partial<Record<Marker['style'], number>>>): Marker | null {
  const bullet = /^(?:[•·○*–—-]|o(?=\s+[A-Z]))\s+(?=\S)/.exec(text)
  if (bullet) return { style: 'bullet', order: 0, length: bullet[0].length }
  const number = /^\(?(\d{1,2})[.)]\s+(?=\S)/.exec(text)
  if (number) return inOrder('number', Number(number[1]), number[0].length, counted)
  const letter = /^\(?([a-z])[.)]\s+(?=\S)/.exec(text)
  return letter?.[1] ? inOrder('letter', letter[1].charCodeAt(0) - 96, letter[0].length, counted) : null
}

function inOrder(
  style: Marker['style'],
  order: number,
  length: number,
  counted: Readonly<Partial<Record<Marker['style'], number>>>,
): Marker | null {
  return order === 1 || order === (counted[style] ?? 0) + 1 ? { style, order, length } : null
}

function startsParagraph(line: Line, before: Line | undefined, width: number): boolean {
  if (!before) return true
  if (line.gapAbove || /:$/.test(before.text)) return true
  if (before.page !== line.page || !/^["'“(]?[A-Z]/.test(line.text)) return false
  const firstWord = line.text.split(' ', 1)[0] ?? ''
  return before.text.length + 1 + firstWord.length < width * FULL_LINE && !/[,;-]$/.test(before.text)
}

function usualWidth(lines: readonly Line[]): number {
  const widths = lines.map((line) => line.text.length).sort((a, b) => a - b)
  return widths[Math.floor(widths.length * 0.8)] ?? 0
}

/** Gives each item what introduces it: the last paragraph that ends with ":", and outer items that do. */
function withLeads(blocks: readonly Block[]): Block[] {
  const open: { indent: number; text: string; isItem: boolean }[] = []
  return blocks.map((block) => {
    if (block.kind === 'paragraph') open.length = 0
    else while (open.at(-1)?.isItem && (open.at(-1)?.indent ?? 0) >= block.indent) open.pop()
    const lead = open.map((outer) => outer.text)
    const introduction = /(?:^|[.!?]["')]?\s+)([^.!?]*(?:\([^)]*\)[^.!?]*)?:)$/.exec(block.text)?.[1]
    if (introduction) open.push({ indent: block.indent, text: introduction, isItem: block.kind === 'item' })
    return block.kind === 'item' ? { ...block, lead } : block
  })
}
