import { sentencesOfLines } from '../../language/sentence.ts'
import { countingValues } from './breakdown-of.ts'
import { namingWords, saidIn } from './named-alike.ts'
import type { Row } from './rows.ts'

/** A single word may stand anywhere. */
const FEWEST_WORDS = 2

/** A sentence of a row that says nothing else than a line that somebody keeps out of the document: "Walt's knee" of "- Walt's knee!!". */
export type HeldSaying = { row: Row; cell: string; quote: string }

/** The sentences of rows of which a line that is held back says every word. Who works on the plan, and in which steps, is named in these all the same. */
export function heldInRows(held: string, rows: readonly Row[]): HeldSaying[] {
  const lines = sentencesOfLines(held).map(saidIn)
  const isHeld = (quote: string) => {
    const things = namingWords(quote)
    return things.length >= FEWEST_WORDS && lines.some((isSaid) => things.every(isSaid))
  }
  return rows
    .filter(({ kind }) => kind !== 'person')
    .flatMap((row) =>
      Object.entries(countingValues(row)).flatMap(([cell, value]) =>
        typeof value === 'string' && cell !== 'action'
          ? sentencesOfLines(value).flatMap((quote) => (isHeld(quote) ? [{ row, cell, quote }] : []))
          : [],
      ),
    )
}
