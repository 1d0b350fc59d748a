import type { CSSProperties } from 'react'
import { INK } from './paper.ts'

/** A table over the width of the text, ruled as in the Word file. */
export const tableLook: CSSProperties = {
  width: '100%',
  borderCollapse: 'collapse',
  border: `1px solid ${INK.line}`,
  overflowWrap: 'break-word',
  textAlign: 'left',
}

/** A cell of the row that is repeated at the head of every page. */
export const headCell: CSSProperties = {
  border: `1px solid ${INK.line}`,
  background: INK.navy,
  color: INK.white,
  fontWeight: 700,
  verticalAlign: 'middle',
}

/** A row with its shade, every other one light blue. One that stays whole goes to the next page when it does not fit. */
export function bodyRow(at: number, isWhole: boolean): CSSProperties {
  return {
    border: `1px solid ${INK.line}`,
    background: at % 2 === 0 ? INK.white : INK.light,
    breakInside: isWhole ? 'avoid' : 'auto',
  }
}
