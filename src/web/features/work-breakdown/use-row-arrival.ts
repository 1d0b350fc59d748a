import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { focusCell } from './grid/focus-cell.ts'
import { columnShowing } from './parts.ts'

/** How a link names a row, before its id. */
const LINKED = '#row-'
/** The id of a part of a work breakdown that links lead to: a table, by the kind of its rows, or what stands beside them. */
export const partId = (part: RowKind | 'asked' | 'timeline'): string => `row-of-${part}`
/** The link that leads through the sentences that read as spoken. */
export const SPOKEN = `${LINKED}spoken`
const Sought = z.object({ cell: z.string() })

/** Brings the row that a link leads to into sight, with the keyboard on the cell that it names; or the part beside the rows that it leads to. */
export function useRowArrival(rows: readonly KeptRow[]): void {
  const { hash, state, key } = useLocation()
  const arrived = useRef('')
  useEffect(() => {
    if (!hash.startsWith(LINKED) || arrived.current === key) return
    const row = rows.find(({ id }) => hash === LINKED + id)
    const part = document.getElementById(hash.slice(1))
    if (!row && !part) return
    arrived.current = key
    part?.focus({ preventScroll: true })
    part?.scrollIntoView({ block: 'start' })
    if (!row) return
    const sought = Sought.safeParse(state)
    const column = sought.success ? columnShowing(sought.data.cell, row.kind) : undefined
    goToRow(row.id, column?.name)
  }, [rows, hash, state, key])
}

/** Puts the keyboard on a cell of a row: the one of this column, or the first that is typed into. */
export function goToRow(row_id: string, column?: string): void {
  const cells = document.querySelectorAll<HTMLElement>(`[data-cell^="${row_id}/"]`)
  const named = column === undefined ? undefined : Array.from(cells).find(({ dataset }) => dataset.cell === `${row_id}/${column}`)
  const cell = named ?? cells[1] ?? cells[0]
  focusCell(cell, { preventScroll: true })
  cell?.scrollIntoView({ block: 'center', inline: 'nearest' })
}

/** Puts the keyboard on one of the pass marks of a cell that is open: they fill a screen, and only one of them is meant. */
export function goToMark(row_id: string, column: string, at: number): void {
  const mark = document.querySelector<HTMLElement>(`[data-cell="${row_id}/${column}"] [data-mark="${at}"] textarea`)
  mark?.focus({ preventScroll: true })
  mark?.scrollIntoView({ block: 'center' })
}
