import type { CSSProperties } from 'react'
import { FORM_PAGE } from '../../../../domain/plan-forms/page-estimate.ts'

/** US Letter with 1 inch margins in points, as the Word file has it. A wide page lies on its side. */
const LETTER = { short: 612, long: 792, margin: 72 }

/** The colours of the Word file. */
export const INK = { navy: '#1F3864', white: '#FFFFFF', light: '#E4ECF7', line: '#A9B8D0', black: '#000000', edge: '#44546A' } as const

/** What stands between two pages that lie beside each other, in CSS pixels. */
export const BETWEEN_PAGES = 24

/** The sides of a page and what its margins leave for text, in CSS pixels. */
export type PageSize = { width: number; height: number; margin: number; text: { width: number; height: number } }

/** A page upright or on its side. */
export function pageSize(is_wide: boolean): PageSize {
  const [width, height] = is_wide ? [LETTER.long, LETTER.short] : [LETTER.short, LETTER.long]
  const { margin } = LETTER
  return {
    width: px(width),
    height: px(height),
    margin: px(margin),
    text: { width: px(width - 2 * margin), height: px(height - 2 * margin) },
  }
}

/** Points as CSS pixels. */
export function px(points: number): number {
  return (points * 4) / 3
}

/** The type of the Word file. */
export const TYPE: CSSProperties = {
  fontFamily: '"Times New Roman", "Liberation Serif", Tinos, serif',
  fontSize: px(10),
  lineHeight: `${px(FORM_PAGE.line)}px`,
  color: INK.black,
}
