import { useMemo } from 'react'
import type { KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { type Outdated, outdatedBy, standingCell } from '../../../domain/work-breakdown/corrections.ts'
import { Button } from '../../ui/button.tsx'
import type { AnyCell } from './column.ts'
import { cellsWith, columnShowing, rowName } from './parts.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfWords, type LaidWords } from './use-laid.ts'

type OutdatedCellsProps = { piece: Unplaced; laid: LaidWords }

/** The cells that still have a figure which these words take back, each put right by one press, which is taken back by another. */
export function OutdatedCells({ piece, laid }: OutdatedCellsProps) {
  const { allRows, cells, undo } = useBreakdown()
  const rows = allRows()
  const outdated = useMemo(
    () =>
      outdatedBy(
        piece.text,
        rows.filter(({ removed_at }) => removed_at === null),
      ),
    [piece.text, rows],
  )
  if (outdated.length === 0) return null
  const correct = ({ row: { id }, cell, value, now }: Outdated) =>
    void undo.told(async () => {
      const row = allRows().find((one) => one.id === id)
      if (!row) return null
      await cells.press(row, { cells: cellsWith({ [cell]: value }) }, 'The figure could not be saved')
      if (outdated.length === 1) laid.lay(keyOfWords(piece), 'placed')
      return { title: `${now} is written there`, description: placeOf(rows, { row, cell }) }
    })
  const keepBoth = (one: Outdated) =>
    void undo.told(async () => {
      const row = allRows().find(({ id }) => id === one.row.id)
      const cell = row && standingCell({ ...one, row })
      if (!row || !cell) return null
      await cells.press(row, { cells: { [one.cell]: cell as AnyCell } }, 'That both are right could not be saved')
      if (outdated.length === 1) laid.lay(keyOfWords(piece), 'out')
      return { title: 'Both stand', description: placeOf(rows, one) }
    })
  return (
    <ul aria-label={`Says otherwise: “${piece.text}”`} className="grid gap-1">
      {outdated.map((one) => (
        <li key={`${one.row.id} ${one.cell} ${one.quote} ${one.now}`} className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 grow basis-72 text-warning [overflow-wrap:anywhere]">
            {placeOf(rows, one)} still says “{one.quote}”
          </p>
          <Button aria-label={`Write ${one.now} there: ${placeOf(rows, one)}`} onClick={() => correct(one)}>
            Write {one.now} there
          </Button>
          <Button variant="quiet" aria-label={`Both are right: ${placeOf(rows, one)}`} onClick={() => keepBoth(one)}>
            Both are right
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** "Work step 3, Method". */
export function placeOf(rows: readonly KeptRow[], { row, cell }: Pick<Outdated, 'cell'> & { row: Pick<KeptRow, 'id' | 'kind'> }): string {
  return `${rowName(rows, row)}, ${columnShowing(cell, row.kind)?.heading ?? cell}`
}
