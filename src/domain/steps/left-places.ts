import { oneLine } from '../../language/characters.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { type Row, rowName } from '../work-breakdown/rows.ts'
import type { LeftPlace } from './thing-left.ts'

/** Where words of a plan stand in its rows. */
export type Places = { composedFrom: (quote: string) => LeftPlace['cell']; nameOf: (row_id: string) => string }

/** From which cell words of the plan were composed, as long as they stand as they were composed. */
export function placesOf({ sources }: ReviewedPlan, rows: readonly Row[]): Places {
  const lines = (sources?.composed ?? []).flatMap(({ text, cell }) => (cell ? [{ text: oneLine(text), ...cell }] : []))
  const nameOf = (row_id: string) => {
    const own = rows.find(({ id }) => id === row_id)
    return own ? rowName(rows, own) : ''
  }
  return {
    nameOf,
    composedFrom: (quote) => {
      const words = oneLine(quote)
      const line = lines.find(({ text }) => text.includes(words))
      const name = line ? nameOf(line.row) : ''
      return line && name !== '' ? { row_id: line.row, cell: line.cell, name } : undefined
    },
  }
}
