import { sentencesOfLines } from '../../language/sentence.ts'
import { countingValues } from './breakdown-of.ts'
import { namingWords, saidIn } from './named-alike.ts'
import type { Row } from './rows.ts'

/** A single word may stand anywhere. */
const FEWEST_WORDS = 2

/** A sentence of a row that says nothing else than a line that somebody keeps out of the document: "Walt's knee" of "- Walt's knee!!". */
export type HeldSaying = { row: Row; cell: string; quote: string }

/** The sentences of rows that stand, word for word or as a part, in words that are held back. Who is named in these works on the plan all the same. */
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
        typeof value === 'string' ? sentencesOfLines(value).flatMap((quote) => (isHeld(quote) ? [{ row, cell, quote }] : [])) : [],
      ),
    )
}
