import {
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { PlanRow } from '../domain/plan.ts'
import { BULLETS, COLOUR, LINE, TEXT_WIDTH } from './word-style.ts'
import { printable, wordLines } from './word-text.ts'

/** The five columns in order, with their widths in twips (spec §9). The heads and "$1,750,000.00" just fit on one line. */
const COLUMNS = [
  { head: 'MILESTONE', width: 3300 },
  { head: 'DURATION', width: 1240 },
  { head: 'DELIVERABLES', width: 1720 },
  { head: 'ACCEPTANCE CRITERIA', width: 1800 },
  { head: 'PAYMENT', width: 1300 },
] as const

/** The plan's rows as the five-column table, its header row repeated on every page (spec §9). */
export function planTable(rows: readonly PlanRow[]): Table {
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: COLUMNS.map(({ width }) => width),
    layout: TableLayoutType.FIXED,
    margins: { top: 80, bottom: 80, left: 70, right: 70, marginUnitType: WidthType.DXA },
    borders: { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE },
    rows: [headerRow(), ...rows.map(milestoneRow)],
  })
}

function headerRow(): TableRow {
  const cells = COLUMNS.map(({ head }, column) =>
    cell(column, COLOUR.navy, [new Paragraph({ style: 'ColumnHead', children: [new TextRun(head)] })], VerticalAlignTable.CENTER),
  )
  return new TableRow({ tableHeader: true, cantSplit: true, children: cells })
}

function milestoneRow(row: PlanRow, index: number): TableRow {
  const fill = index % 2 === 0 ? COLOUR.white : COLOUR.lightBlue
  const columns = [
    taskParagraphs(row),
    textParagraphs(row.duration),
    listParagraphs(row.deliverables),
    listParagraphs(row.criteria),
    textParagraphs(row.payment),
  ]
  return new TableRow({ cantSplit: true, children: columns.map((paragraphs, column) => cell(column, fill, paragraphs)) })
}

function cell(column: number, fill: string, children: Paragraph[], verticalAlign: 'center' | 'top' = VerticalAlignTable.TOP): TableCell {
  return new TableCell({
    children,
    verticalAlign,
    width: { size: COLUMNS[column]?.width ?? 0, type: WidthType.DXA },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill },
  })
}

function taskParagraphs(row: PlanRow): Paragraph[] {
  return [
    new Paragraph({ style: 'PlanFacts', children: [new TextRun({ text: `Milestone ${row.number}`, color: COLOUR.navy })] }),
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(printable(row.heading))] }),
    ...textParagraphs(row.body),
  ]
}

/** Running text as Word paragraphs; lines that are list items become real bullets. */
export function textParagraphs(text: string): Paragraph[] {
  return wordLines(text).map(({ kind, text: line }) =>
    kind === 'bullet' ? bullet(line) : new Paragraph({ style: 'PlanText', children: [new TextRun(line)] }),
  )
}

function listParagraphs(items: readonly string[]): Paragraph[] {
  return items.map((item) =>
    bullet(
      wordLines(item)
        .map(({ text }) => text)
        .join(' '),
    ),
  )
}

function bullet(text: string): Paragraph {
  return new Paragraph({ style: 'PlanText', numbering: { reference: BULLETS, level: 0 }, children: [new TextRun(text)] })
}
