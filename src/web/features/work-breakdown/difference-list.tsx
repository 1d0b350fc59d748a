import type { Difference, KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, type Steps, valuesOf } from './column.ts'
import { DecidedSection } from './deciding.tsx'
import { questionOf } from './origin-text.ts'
import { columnsOf, rowName, stepsOf } from './parts.ts'
import { cellsOf, comparable } from './row-line.ts'
import { useAsked } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfDifference, type LaidWords } from './use-laid.ts'

type DifferenceListProps = { differences: readonly Difference[]; rows: readonly KeptRow[]; laid: LaidWords }

/** What answers say by now of cells that a person has set, where that reads otherwise: the person chooses. */
export function DifferenceList({ differences, rows, laid }: DifferenceListProps) {
  const open = differences.flatMap((difference) => {
    const row = rows.find(({ id, removed_at }) => id === difference.row_id && removed_at === null)
    const column = row && columnsOf(row.kind).find(({ cells }) => cells.includes(difference.cell))
    const isTaken = row && comparable(cellsOf(row)[difference.cell]?.value) === comparable(difference.value)
    return row && column && !isTaken && laid.of(keyOfDifference(difference)) === undefined ? [{ difference, row, column }] : []
  })
  const isAsked = useAsked('changed', open.length > 0)
  if (!isAsked) return null
  return (
    <DecidedSection label="Answers that changed">
      <h2 className="font-semibold">Answers that changed</h2>
      <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
        {open.map((one) => (
          <Changed
            key={keyOfDifference(one.difference)}
            {...one}
            rows={rows}
            onKeep={() => laid.lay(keyOfDifference(one.difference), 'mine')}
          />
        ))}
      </ul>
    </DecidedSection>
  )
}

type ChangedProps = { difference: Difference; row: KeptRow; column: Column; rows: readonly KeptRow[]; onKeep: () => void }

function Changed({ difference: { cell, value, origin }, row, column, rows, onKeep }: ChangedProps) {
  const { cells } = useBreakdown()
  const steps = stepsOf(rows)
  const where = `${rowName(rows, row)}, ${column.heading}`
  const now = valuesOf(cellsOf(row), column)
  const take = () => void cells.press(row, { cells: { [cell]: { value, origin, state: 'seen' } } }, 'The answer could not be taken over')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-surface px-3 py-2">
      <p className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
        <span className="block text-caption text-muted">
          {where}
          {origin.from === 'answer' && ` · ${questionOf(origin.slot)}`}
        </span>
        Your answer now says {quoted({ ...now, [cell]: value }, column, steps)}; the row says {quoted(now, column, steps)}.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Take it: ${where}`} onClick={take}>
          Take it
        </Button>
        <Button variant="quiet" aria-label={`Keep mine: ${where}`} onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </li>
  )
}

function quoted(values: Record<string, unknown>, column: Column, steps: Steps): string {
  const text = (column.shown ?? column.text)(values, steps)
  return text === '' ? 'nothing' : `“${text}”`
}
