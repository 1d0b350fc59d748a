import { oneLine } from '../../language/characters.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import type { CellRef } from '../work-breakdown/composed/composed.ts'
import { ROW_NAMES, type Row } from '../work-breakdown/rows.ts'
import type { LeftPlace } from './thing-left.ts'

/** Where words of a plan stand in its rows. */
export type Places = { composedFrom: (quote: string) => LeftPlace['cell']; nameOf: (row_id: string) => string }

/** From which cell words of the plan were composed, as long as they stand as they were composed. */
export function placesOf({ sources }: ReviewedPlan, rows: readonly Row[]): Places {
  const nameOf = (row_id: string) => {
    const own = rows.find(({ id }) => id === row_id)
    if (!own) return ''
    const before = rows.filter(({ kind, position }) => kind === own.kind && position < own.position).length
    return `${ROW_NAMES[own.kind]} ${before + 1}`
  }
  const lines = (sources?.composed ?? []).flatMap(({ text, cell }) => (cell ? [{ text: oneLine(text), cell }] : []))
  const named = ({ row, cell }: CellRef) => {
    const name = nameOf(row)
    return name === '' ? undefined : { row_id: row, cell, name }
  }
  return {
    nameOf,
    composedFrom: (quote) => {
      const line = lines.find(({ text }) => text.includes(oneLine(quote)))
      return line && named(line.cell)
    },
  }
}
