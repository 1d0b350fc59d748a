import { type FileChild, HeadingLevel, type INumberingOptions, Paragraph, TextRun } from 'docx'
import { type FormTable, plainCell } from '../domain/plan-forms/form-document.ts'
import { NARRATIVES_HEADING, narrativeHeading } from '../domain/steps/told-narratives.ts'
import { blocksBelow, type NarrativeBlock } from './narrative-blocks.ts'
import type { Words } from './narrative-words.ts'
import type { PrintedNarrative } from './printed-narrative.ts'
import { formTable } from './word-form-table.ts'
import { BULLETS, COLOUR, NUMBERS } from './word-style.ts'
import { oneLine, printable } from './word-text.ts'

/** A part of a document with the numbered lists that it needs. */
export type WordPart = { children: FileChild[]; numbering: INumberingOptions['config'][number][] }

/** Word shows no higher number in a list; such a list, and those after the three hundredth, have their numbers as words. */
const HIGHEST_NUMBER = 32_767
const MOST_LISTS = 300

/** What stood between marks of code. */
const FIXED = 'Courier New'

/** A table of more columns leaves no room for words, and Word refuses a file with one of more than 63. */
const MOST_COLUMNS = 10

/** How far each list or quotation stands in, and how far a bullet or number stands before its words, in twips. */
const STEP = 320
const HANGING = 240

/** Where a block stands: how deep, and with which mark before its first paragraph. */
type Place = { depth: number; mark?: { reference: string; instance: number } | { text: string } }

/** The finalized narratives as a part of their own, in a column of `width` twips: each below its milestone's title. It goes on below what stands before it. */
export function narrativesPart(narratives: readonly PrintedNarrative[], width: number): WordPart {
  if (narratives.length === 0) return { children: [], numbering: [] }
  const lists = { ...numberedLists(), width }
  const top = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    children: [new TextRun(NARRATIVES_HEADING)],
  })
  return { children: [top, ...narratives.flatMap((one) => narrativeChildren(one, lists))], numbering: lists.config }
}

type NumberedLists = ReturnType<typeof numberedLists> & { width: number }

/** Each numbered list counts by itself; those that begin with the same number share its look. */
function numberedLists() {
  const config: WordPart['numbering'] = []
  let instance = 0
  const begun = (start: number, length: number) => {
    if (start + length > HIGHEST_NUMBER || instance >= MOST_LISTS) return null
    const reference = `plan-numbers-${start}`
    if (!config.some((one) => one.reference === reference)) config.push({ reference, levels: NUMBERS(start) })
    instance += 1
    return { reference, instance }
  }
  return { config, begun }
}

function narrativeChildren(narrative: PrintedNarrative, lists: NumberedLists): FileChild[] {
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: 240, after: 80 },
    children: [new TextRun({ text: oneLine(narrativeHeading(narrative)), color: COLOUR.navy })],
  })
  const blocks = blocksBelow(narrative).flatMap((block) => blockChildren(block, { depth: 0 }, lists))
  return [heading, ...blocks, ...sourcesLine(narrative.sources)]
}

function sourcesLine(sources: string): Paragraph[] {
  if (sources === '') return []
  const words = [new TextRun({ text: 'Sources: ', bold: true }), new TextRun(oneLine(sources))]
  return [new Paragraph({ style: 'PlanFacts', spacing: { before: 60, after: 80 }, children: words })]
}

function blockChildren(block: NarrativeBlock, place: Place, lists: NumberedLists): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: block.rank === 1 ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_4,
          ...standing(place),
          children: runs(block.words, place),
        }),
      ]
    case 'paragraph':
      return [new Paragraph({ style: 'PlanText', ...standing(place), children: runs(block.words, place) })]
    case 'code':
      return [new Paragraph({ style: 'PlanText', ...standing(place), children: codeRuns(block.lines, place) })]
    case 'quote':
      return marked(block.blocks, place.mark === undefined ? { depth: place.depth + 1 } : place, lists)
    case 'list':
      return [...(place.mark === undefined ? [] : [markAlone(place)]), ...listChildren(block, place.depth + 1, lists)]
    case 'table':
      return [...(place.mark === undefined ? [] : [markAlone(place)]), ...tableChildren(block, lists.width)]
  }
}

function listChildren({ start, items }: Extract<NarrativeBlock, { kind: 'list' }>, depth: number, lists: NumberedLists): FileChild[] {
  const numbers = start === null ? null : lists.begun(start, items.length)
  return items.flatMap((item, at) => {
    const mark = start === null ? { reference: BULLETS, instance: 0 } : (numbers ?? { text: `${start + at}.\t` })
    return item.length === 0 ? [markAlone({ depth, mark })] : marked(item, { depth, mark }, lists)
  })
}

/** The first of some blocks carries the mark, the others stand below it. */
function marked(blocks: readonly NarrativeBlock[], place: Place, lists: NumberedLists): FileChild[] {
  return blocks.flatMap((block, at) => blockChildren(block, at === 0 ? place : { depth: place.depth }, lists))
}

function markAlone(place: Place): Paragraph {
  return new Paragraph({ style: 'PlanText', ...standing(place), children: runs([], place) })
}

function standing({ depth, mark }: Place) {
  return {
    ...(depth > 0 && { indent: { left: depth * STEP, ...(mark && { hanging: HANGING }) } }),
    ...(mark && 'reference' in mark && { numbering: { ...mark, level: 0 } }),
  }
}

function runs(words: readonly Words[], { mark }: Place): TextRun[] {
  const number = mark && 'text' in mark ? [new TextRun(mark.text)] : []
  return [
    ...number,
    ...words.map(
      ({ text, is_new_line, is_code, ...look }) =>
        new TextRun({ text, ...look, ...(is_code && { font: FIXED }), ...(is_new_line && { break: 1 }) }),
    ),
  ]
}

function codeRuns(lines: readonly string[], { mark }: Place): TextRun[] {
  const number = mark && 'text' in mark ? [new TextRun(mark.text)] : []
  return [
    ...number,
    ...lines.map((line, at) => new TextRun({ text: printable(line).replace(/\t/g, '  '), font: FIXED, ...(at > 0 && { break: 1 }) })),
  ]
}

/** A table, and below it a small gap: two tables without a paragraph between them would become one. A very wide one is told row by row. */
function tableChildren({ head, rows }: Extract<NarrativeBlock, { kind: 'table' }>, width: number): FileChild[] {
  if (head.length > MOST_COLUMNS) {
    return [head, ...rows].map((row) => new Paragraph({ style: 'PlanText', children: [new TextRun(row.map(oneLine).join(' | '))] }))
  }
  const shares = columnShares([head, ...rows])
  const table: FormTable = {
    columns: head.map((heading, at) => ({ heading, share: shares[at] ?? 1 / head.length })),
    rows: rows.map((row) => row.map(plainCell)),
  }
  return [formTable(table, width), new Paragraph({ style: 'PlanFacts', children: [] })]
}

/** What each column takes of the width: by its longest cell, none less than half of an equal share. */
function columnShares(rows: readonly (readonly string[])[]): number[] {
  const count = rows[0]?.length ?? 1
  const longest = Array.from({ length: count }, (_, at) => rows.reduce((most, row) => Math.max(most, (row[at] ?? '').length), 4))
  const weights = longest.map((length) => Math.min(length, 60))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => 0.5 / count + (0.5 * weight) / sum)
}
