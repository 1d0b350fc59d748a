import { FORM_PAGE } from '../domain/plan-forms/page-estimate.ts'
import { unbroken, widthOf } from '../domain/plan-forms/times-lines.ts'
import type { PlanRow } from '../domain/printed-plan.ts'
import { wordLines } from './word-text.ts'

/** Points as Word's twentieths of a point. */
export function twips(points: number): number {
  return Math.round(points * 20)
}

/** The room of the plan's table: the text of a page on its side, in twips. */
export const TABLE_WIDTH = twips(FORM_PAGE.height)

/** Widths of MILESTONE, DURATION, DELIVERABLES, ACCEPTANCE CRITERIA and PAYMENT, in twips. */
export type ColumnWidths = readonly [number, number, number, number, number]

/** Measures of 10 pt Times New Roman in points, rounded up: a line, and what is lost of it at its end. */
const LINE = 11.5
const LOSS = 12
/** A cell's margins left and right, and above and below, in points. */
const { plan_cell: CELL } = FORM_PAGE
const MARGIN: { side: number; height: number } = { side: 2 * CELL.side, height: 2 * CELL.top }
const BULLET_INDENT = 9

/** No column is narrower than the longest word of its head: the text of the milestones, which is most of a plan, has what is left. */
const HEADS = { duration: 'DURATION', deliverables: 'DELIVERABLES', criteria: 'ACCEPTANCE', payment: 'PAYMENT' } as const
const NARROWEST_TEXT = 2700
const STEP = 120

/** The widths of what stands in a cell, a paragraph each, in points. */
type MeasuredCell = { widths: readonly number[]; indent: number }

/** About how high a row becomes, in points. */
export function rowHeight(row: PlanRow, widths: ColumnWidths): number {
  return heightOf(measured(row), widths)
}

function measured(row: PlanRow): MeasuredCell[] {
  return columnTexts(row).map(({ texts, indent }) => ({ widths: texts.map((text) => widthOf(text, 10, false)), indent }))
}

function heightOf(cells: readonly MeasuredCell[], widths: ColumnWidths): number {
  const heights = cells.map((cell, column) => {
    const perLine = (widths[column] ?? 0) / 20 - MARGIN.side - cell.indent - LOSS
    return cell.widths.reduce((height, width) => height + Math.max(1, Math.ceil(width / perLine)) * LINE + CELL.gap, MARGIN.height)
  })
  return Math.max(...heights)
}

/** The widths within `total` twips with which the plan's rows are the lowest: where there is much text, the column is wide. `things` heads the deliverables. */
export function columnWidths(rows: readonly PlanRow[], total: number, things: string = HEADS.deliverables): ColumnWidths {
  const duration = Math.max(widthFor(HEADS.duration, true), ...rows.map((row) => widthFor(row.duration, false)))
  const payment = Math.max(widthFor(HEADS.payment, true), ...rows.map((row) => widthFor(`${row.payment} ${row.paid_for ?? ''}`, false)))
  const free = total - duration - payment
  const widthsOf = (deliverables: number, criteria: number): ColumnWidths => [
    free - deliverables - criteria,
    duration,
    deliverables,
    criteria,
    payment,
  ]
  const least = {
    deliverables: Math.max(widthFor(things, true), forWordsOf(rows.flatMap((row) => row.deliverables))),
    criteria: Math.max(widthFor(HEADS.criteria, true), forWordsOf(rows.flatMap((row) => row.criteria))),
  }
  const cells = rows.map(measured)
  let best = widthsOf(least.deliverables, least.criteria)
  let lowest = Number.POSITIVE_INFINITY
  for (let { deliverables } = least; deliverables < free; deliverables += STEP) {
    for (let { criteria } = least; free - deliverables - criteria >= NARROWEST_TEXT; criteria += STEP) {
      const widths = widthsOf(deliverables, criteria)
      const height = cells.reduce((sum, row) => sum + heightOf(row, widths), 0)
      if (height < lowest) [best, lowest] = [widths, height]
    }
  }
  return best
}

/** A column of a list breaks no word in the middle, unless it is longer than words are, as addresses of files may be. */
const WIDEST_FOR_WORDS = 1900

function forWordsOf(texts: readonly string[]): number {
  return Math.min(WIDEST_FOR_WORDS, widthFor(texts.join(' '), false) + twips(BULLET_INDENT))
}

/** What the widest word of a text needs with its cell's margins, in twips; a point is spare, because printers differ. */
function widthFor(text: string, bold: boolean): number {
  const widest = Math.max(
    ...unbroken(text)
      .split(/[ \n]+|(?<=-)/)
      .map((word) => widthOf(word, 10, bold)),
  )
  return twips(Math.ceil(widest) + MARGIN.side + 1)
}

function columnTexts(row: PlanRow): { texts: readonly string[]; indent: number }[] {
  const body = wordLines(row.body).map(({ text }) => text)
  return [
    { texts: [row.number, row.heading, ...body], indent: 0 },
    { texts: [row.duration], indent: 0 },
    { texts: row.deliverables, indent: BULLET_INDENT },
    { texts: row.criteria, indent: BULLET_INDENT },
    { texts: [row.payment, row.paid_for ?? ''].filter(Boolean), indent: 0 },
  ]
}
