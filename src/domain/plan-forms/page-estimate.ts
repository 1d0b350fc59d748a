import type { CellLine, FormBlock, FormColumn, FormDocument, FormTable } from './form-document.ts'
import { linesIn, widthOf } from './times-lines.ts'

/** Measures of a form's page in points: US Letter with 1 inch margins, 10 pt Times New Roman. Whoever prints a form keeps to them. */
export const FORM_PAGE = {
  width: 468,
  height: 648,
  line: 11.5,
  paragraph_after: 4,
  fact_after: 1,
  after_table: 6,
  title: 25,
  heading: { size: 12, line: 13.8, before: 10, after: 4 },
  subheading: { before: 10, after: 3 },
  cell: { side: 4, above: 1.5, below: 1, after: 1.5 },
  plan_cell: { side: 2.5, top: 3, gap: 2.5 },
  indent: 9,
  number_indent: 32,
  label_indent: 116,
  labelled: { before: 6, after: 2 },
} as const

/** What stands on a page together: its height, whether it stays with what follows, and whether a page may end inside. */
type Piece = { height: number; stays: boolean; splits: boolean; repeats?: number }

/** About how many pages a form takes when it is printed, whole pages counted. The five columns are not estimated: no component limits them alone. */
export function pagesOf(form: FormDocument): number {
  return Math.ceil(pageShare(form))
}

/** About how much of its pages a form fills: 1.4 is a page and two fifths. */
export function pageShare(form: FormDocument): number {
  let pages = 0
  let used = 0
  const pieces = piecesOf(form)
  pieces.forEach((piece, index) => {
    const needs = piece.stays ? piece.height + Math.min(pieces[index + 1]?.height ?? 0, 60) : piece.height
    if (used > 0 && used + needs > FORM_PAGE.height && !(piece.splits && used + 2 * FORM_PAGE.line < FORM_PAGE.height)) {
      pages += 1
      used = piece.repeats ?? 0
    }
    used += piece.height
    while (used > FORM_PAGE.height) {
      pages += 1
      used += (piece.repeats ?? 0) - FORM_PAGE.height
    }
  })
  return pages + used / FORM_PAGE.height
}

function piecesOf({ facts, sections }: FormDocument): Piece[] {
  const { heading, line, fact_after, title, width } = FORM_PAGE
  const ofFacts = facts.map(([name, value]) => whole(linesIn(`${name}: ${value}`, width) * line + fact_after))
  return [
    { height: title, stays: true, splits: false },
    ...ofFacts,
    ...sections.flatMap((section) => [
      {
        height: heading.before + linesIn(section.heading, width, { size: 12, bold: true }) * heading.line + heading.after,
        stays: true,
        splits: false,
      },
      ...section.blocks.flatMap((block) => blockPieces(block, width)),
    ]),
  ]
}

function whole(height: number): Piece {
  return { height, stays: false, splits: true }
}

function blockPieces(block: FormBlock, width: number): Piece[] {
  const { line, paragraph_after, subheading, indent, number_indent, label_indent, labelled } = FORM_PAGE
  switch (block.kind) {
    case 'subheading':
      return [
        { height: subheading.before + linesIn(block.text, width, { bold: true }) * line + subheading.after, stays: true, splits: false },
      ]
    case 'labelled':
      return [whole(linesIn(block.text, width - label_indent) * line + labelled.after)]
    case 'item':
      return [whole(linesIn(block.text, width - indent) * line + paragraph_after)]
    case 'paragraph': {
      const free = block.number === undefined ? width : width - number_indent
      return [whole(linesIn(block.label === undefined ? block.text : `${block.label}: ${block.text}`, free) * line + paragraph_after)]
    }
    case 'table':
      return tablePieces(block.table)
    case 'picture':
      return [{ height: block.picture.height + paragraph_after, stays: false, splits: false }]
    case 'plan_table':
      return []
  }
}

function tablePieces(table: FormTable): Piece[] {
  const head = headHeight(table.columns)
  const splits = !keepsRowsWhole(table)
  const rows = table.rows.map((row): Piece => ({ height: rowHeight(table.columns, row), stays: false, splits, repeats: head }))
  return [{ height: head, stays: true, splits: false }, ...rows, whole(FORM_PAGE.after_table)]
}

/** The share of the width that a column needs for its texts to stand on one line each. */
export function shareFor(texts: readonly string[]): number {
  const { cell, width } = FORM_PAGE
  return (Math.max(0, ...texts.map((text) => widthOf(text, 10, true))) + 2 * cell.side) / width
}

/** How high a table's row of headings becomes, in points. */
export function headHeight(columns: readonly FormColumn[]): number {
  return rowHeight(
    columns,
    columns.map(({ heading }): CellLine[] => [{ kind: 'strong', text: heading }]),
  )
}

/** The highest row, in points, that is low: about eight lines. */
const LOW = 96

/**
 * Whether each row of a table stays on one page: where all are low. Beside a high one none is held together: LibreOffice prints no row behind a page's
 * end where one may not go on on the next.
 */
export function keepsRowsWhole({ columns, rows }: FormTable): boolean {
  return rows.every((row) => rowHeight(columns, row) <= LOW)
}

/** How high a table's row becomes, in points: its highest cell decides. */
export function rowHeight(columns: readonly FormColumn[], cells: readonly (readonly CellLine[])[]): number {
  const { cell } = FORM_PAGE
  const heights = cells.map((lines, index) => {
    const width = (columns[index]?.share ?? 0) * FORM_PAGE.width - 2 * cell.side
    return lines.reduce((sum, line) => sum + lineHeight(line, width), cell.above + cell.below)
  })
  return Math.max(0, ...heights)
}

function lineHeight({ kind, text }: CellLine, width: number): number {
  const { line, indent, cell } = FORM_PAGE
  return linesIn(text, kind === 'item' ? width - indent : width, { bold: kind === 'strong' }) * line + cell.after
}
