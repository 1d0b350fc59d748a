import type { PlanRow } from '../domain/plan.ts'
import { wordLines } from './word-text.ts'

/** Widths of MILESTONE, DURATION, DELIVERABLES, ACCEPTANCE CRITERIA and PAYMENT, in twips. */
export type ColumnWidths = readonly [number, number, number, number, number]

/** Measures of 10 pt Times New Roman in points, rounded up: what a character takes on average with the loss at line ends, a line, a paragraph's gap. */
const CHARACTER = 4.8
const LINE = 11.5
const GAP = 4
/** A cell's margins left and right, and above and below, in points. */
const MARGIN: { side: number; height: number } = { side: 7, height: 8 }
const BULLET_INDENT = 9

/** DURATION and PAYMENT are as wide as their heads and "$1,750,000.00" need; the other heads set the narrowest that their columns may be. */
const FIXED = { duration: 1240, payment: 1300 } as const
const NARROWEST = { milestone: 2700, deliverables: 1720, criteria: 1700 } as const
const STEP = 120

/**
 * About how high a row becomes, in points. On the safe side, because readers of Word files cut off a row
 * that may not split and is a little higher than its page.
 */
export function rowHeight(row: PlanRow, widths: ColumnWidths): number {
  const heights = columnTexts(row).map(({ texts, indent }, column) => {
    const perLine = ((widths[column] ?? 0) / 20 - MARGIN.side - indent) / CHARACTER
    return texts.reduce((height, text) => height + Math.ceil(Math.max(1, text.length) / perLine) * LINE + GAP, MARGIN.height)
  })
  return Math.max(...heights)
}

/** The widths within `total` twips with which the plan's rows are lowest together: where there is much text, the column is wide. A longer head than "DELIVERABLES" needs a wider column. */
export function columnWidths(rows: readonly PlanRow[], total: number, narrowest: number = NARROWEST.deliverables): ColumnWidths {
  const free = total - FIXED.duration - FIXED.payment
  const heightOf = (widths: ColumnWidths) => rows.reduce((sum, row) => sum + rowHeight(row, widths), 0)
  let best = widthsOf(free, narrowest, NARROWEST.criteria)
  let lowest = heightOf(best)
  for (let deliverables = narrowest; deliverables < free; deliverables += STEP) {
    for (let criteria: number = NARROWEST.criteria; free - deliverables - criteria >= NARROWEST.milestone; criteria += STEP) {
      const widths = widthsOf(free, deliverables, criteria)
      const height = heightOf(widths)
      if (height < lowest) [best, lowest] = [widths, height]
    }
  }
  return best
}

function widthsOf(free: number, deliverables: number, criteria: number): ColumnWidths {
  return [free - deliverables - criteria, FIXED.duration, deliverables, criteria, FIXED.payment]
}

function columnTexts(row: PlanRow): { texts: readonly string[]; indent: number }[] {
  const body = wordLines(row.body).map(({ text }) => text)
  return [
    { texts: [row.number, row.heading, ...body], indent: 0 },
    { texts: [row.duration], indent: 0 },
    { texts: row.deliverables, indent: BULLET_INDENT },
    { texts: row.criteria, indent: BULLET_INDENT },
    { texts: [row.payment], indent: 0 },
  ]
}
