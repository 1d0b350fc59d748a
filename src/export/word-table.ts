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
import { parse } from '../domain/milestone-document.ts'
import { FORM_PAGE } from '../domain/plan-forms/page-estimate.ts'
import type { PlanRow } from '../domain/printed-plan.ts'
import { type ColumnWidths, columnWidths, rowHeight, twips } from './row-height.ts'
import { BULLETS, COLOUR, LINE } from './word-style.ts'
import { oneLine, printable, wordLines } from './word-text.ts'

/** The five columns in order (spec §9). */
const HEADS = (deliverables: string) => ['MILESTONE', 'DURATION', deliverables, 'ACCEPTANCE CRITERIA', 'PAYMENT']

/** The plan's rows as the five-column table, its header row repeated on every page (spec §9), over the width of its page's text, in twips. A component may have another word for deliverables. */
export function planTable(rows: readonly PlanRow[], deliverables: string, width: number): Table {
  const widths = columnWidths(rows, width, deliverables)
  const { side, top } = FORM_PAGE.plan_cell
  const cantSplit = rows.every((row) => rowHeight(row, widths) <= ROOM)
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { top: twips(top), bottom: twips(top), left: twips(side), right: twips(side), marginUnitType: WidthType.DXA },
    borders: { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE },
    rows: [headRow(HEADS(deliverables), widths), ...rows.map((row, index) => milestoneRow(row, index, widths, cantSplit))],
  })
}

/** The headings of a table's columns, repeated on every page. */
export function headRow(headings: readonly string[], widths: readonly number[]): TableRow {
  const cells = headings.map((heading, column) =>
    tableCell(
      widths[column],
      COLOUR.navy,
      [new Paragraph({ style: 'ColumnHead', children: [new TextRun(oneLine(heading))] })],
      VerticalAlignTable.CENTER,
    ),
  )
  return new TableRow({ tableHeader: true, cantSplit: true, children: cells })
}

/** What a page that lies on its side has room for below the heads of the table, in points, with a line to spare. */
const ROOM = FORM_PAGE.width - 45

/**
 * A milestone's row moves to the next page whole where each has room on one; beside one that has not, each goes on there: LibreOffice prints no row behind a page's
 * end where one may not.
 */
function milestoneRow(row: PlanRow, index: number, widths: ColumnWidths, cantSplit: boolean): TableRow {
  const fill = index % 2 === 0 ? COLOUR.white : COLOUR.lightBlue
  const columns = [
    taskParagraphs(row),
    textParagraphs(row.duration),
    listParagraphs(row.deliverables),
    listParagraphs(row.criteria),
    [row.payment, row.paid_for ?? ''].filter(Boolean).flatMap(textParagraphs),
  ]
  const cells = columns.map((paragraphs, column) => tableCell(widths[column], fill, paragraphs))
  return new TableRow({ cantSplit, children: cells })
}

/** A table's cell with its own shade. */
export function tableCell(
  width: number | undefined,
  fill: string,
  children: Paragraph[],
  verticalAlign: 'center' | 'top' = VerticalAlignTable.TOP,
): TableCell {
  return new TableCell({
    children,
    verticalAlign,
    width: { size: width ?? 0, type: WidthType.DXA },
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

/** A line of a milestone: the number of its task or the name of its label stands out from what it says. */
function openedRuns(line: string): TextRun[] {
  const [told] = parse(line).lines
  if (told?.kind !== 'task' && told?.kind !== 'label') return [new TextRun(line)]
  const { opening, text } = told
  return [new TextRun({ text: opening, bold: true }), new TextRun(text)]
}

/** Running text as Word paragraphs; lines that are list items become real bullets. */
function textParagraphs(text: string): Paragraph[] {
  return wordLines(text).map(({ kind, text: line }) =>
    kind === 'bullet' ? bullet(line) : new Paragraph({ style: 'PlanCell', children: openedRuns(line) }),
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
  return new Paragraph({ style: 'PlanCell', numbering: { reference: BULLETS, level: 0 }, children: [new TextRun(text)] })
}
