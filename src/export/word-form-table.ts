import { Paragraph, Table, type TableCell, TableLayoutType, TableRow, TextRun, WidthType } from 'docx'
import type { CellLine, FormColumn, FormTable } from '../domain/plan-forms/form-document.ts'
import { FORM_PAGE, keepsRowsWhole } from '../domain/plan-forms/page-estimate.ts'
import { twips } from './row-height.ts'
import { BULLETS, COLOUR, LINE } from './word-style.ts'
import { headRow, tableCell } from './word-table.ts'
import { oneLine } from './word-text.ts'

/** A form's table over the width of its page's text, in twips: its heads repeat on every page, and low rows move to the next page whole. */
export function formTable(table: FormTable, width: number): Table {
  const { columns, rows } = table
  const cantSplit = keepsRowsWhole(table)
  const widths = widthsOf(columns, width)
  const { above, below, side } = FORM_PAGE.cell
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { top: twips(above), bottom: twips(below), left: twips(side), right: twips(side), marginUnitType: WidthType.DXA },
    borders: { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE },
    rows: [
      headRow(
        columns.map(({ heading }) => heading),
        widths,
      ),
      ...rows.map((row, index) => new TableRow({ cantSplit, children: bodyCells(row, index, widths) })),
    ],
  })
}

/** The columns' widths in twips; the last takes what rounding leaves. */
function widthsOf(columns: readonly FormColumn[], all: number): number[] {
  const widths = columns.map(({ share }) => Math.floor(share * all))
  const left = all - widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width, index) => (index === widths.length - 1 ? width + left : width))
}

function bodyCells(row: readonly (readonly CellLine[])[], index: number, widths: readonly number[]): TableCell[] {
  const fill = index % 2 === 0 ? COLOUR.white : COLOUR.lightBlue
  return row.map((lines, column) => tableCell(widths[column], fill, lines.length > 0 ? lines.map(cellParagraph) : [new Paragraph('')]))
}

function cellParagraph({ kind, text }: CellLine): Paragraph {
  return new Paragraph({
    style: 'PlanText',
    keepLines: true,
    spacing: { after: twips(FORM_PAGE.cell.after) },
    ...(kind === 'item' && { numbering: { reference: BULLETS, level: 0 } }),
    children: [new TextRun({ text: oneLine(text), bold: kind === 'strong' })],
  })
}
