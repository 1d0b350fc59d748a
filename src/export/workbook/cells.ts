import type { CellObject, SheetData } from 'write-excel-file/universal'
import { cellText } from './cell-text.ts'

/** A sheet of the workbook: its name, the widths of its columns in characters, and its rows, the first of which are headings that stay in sight. */
export type WorkbookSheet = {
  sheet: string
  columns: { width: number }[]
  data: SheetData
  stickyRowsCount: number
  orientation: 'landscape'
}

/** Dollars and cents. */
export const MONEY = '#,##0.00'
export const PERCENT = '0.0%'

const TOP = { alignVertical: 'top' } as const

/** Words of people and documents: never a formula. */
export function textCell(text: string): CellObject {
  return { value: cellText(text), type: String, wrap: true, ...TOP }
}

export function numberCell(value: number, format?: string): CellObject {
  return { value, type: Number, ...TOP, ...(format && { format }) }
}

/** A formula of the product's own; nothing that somebody typed stands in it. */
export function formulaCell(formula: string, format?: string): CellObject {
  return { value: formula, type: 'Formula', ...TOP, ...(format && { format }) }
}

/** A cell that somebody is to fill in. */
export function openCell(value: number | undefined, format: string): CellObject {
  return { ...(value !== undefined && { value }), type: Number, format, backgroundColor: '#FFF8E1', ...TOP }
}

/** A sheet under its row of headings. */
export function sheetOf(sheet: string, columns: readonly (readonly [heading: string, width: number])[], rows: SheetData): WorkbookSheet {
  const headings = columns.map(([heading]): CellObject => ({ ...textCell(heading), fontWeight: 'bold', backgroundColor: '#E8EEF7' }))
  return {
    sheet,
    columns: columns.map(([, width]) => ({ width })),
    data: [headings, ...rows],
    stickyRowsCount: 1,
    orientation: 'landscape',
  }
}
