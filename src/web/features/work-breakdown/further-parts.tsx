import { ArrowUpRight, RotateCcw } from 'lucide-react'
import { memo, useState } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { Check } from '../../../domain/work-breakdown/check.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Expander } from '../../ui/expander.tsx'
import type { Values } from './column.ts'
import { DecidedSection } from './deciding.tsx'
import { ExceptionForm } from './exceptions.tsx'
import { cellsWith, columnShowing, columnsOf, unseenCells } from './parts.ts'
import { readNames } from './row-actions.ts'
import { cellsOf } from './row-line.ts'
import { useAsked } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'
import { goToMark, goToRow } from './use-row-arrival.ts'

/** What does not fit together or is against the topic, each with what mends it and the way to its row. */
export function MendList({ checks }: { checks: readonly Check[] }) {
  if (!useAsked('mend', checks.length > 0)) return null
  return (
    <DecidedSection label="To mend">
      <p role="status" className="font-semibold">
        {checks.length === 1 ? 'This does not fit' : `These ${checks.length} do not fit`}
      </p>
      <Checks checks={checks} answer="secondary" />
    </DecidedSection>
  )
}

/** What may stand twice in the rows, asked like all else that is to decide. */
export function SameList({ checks }: { checks: readonly Check[] }) {
  if (!useAsked('same', checks.length > 0)) return null
  return (
    <DecidedSection label="What may be told twice">
      <Checks checks={checks} answer="secondary" />
    </DecidedSection>
  )
}

/** What nothing hangs on and is only worth a look, folded. */
export function LookList({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  return (
    <Expander title={`Worth a look (${checks.length})`}>
      <Checks checks={checks} answer="quiet" />
    </Expander>
  )
}

function Checks({ checks, answer }: { checks: readonly Check[]; answer: 'quiet' | 'secondary' }) {
  const { open, allRows, cells } = useBreakdown()
  const go = ({ row_id, cell, at }: Check) => {
    const row = allRows().find(({ id }) => id === row_id)
    const column = row && columnShowing(cell, row.kind)
    goToRow(row_id, column?.name)
    if (column && column.editor !== 'requirements' && row.kind !== 'plan') open({ row: row_id, column: column.name })
    if (column && at !== undefined) goToMark(row_id, column.name, at)
  }
  const choose = (row_id: string, values: Values) => {
    const row = allRows().find(({ id }) => id === row_id)
    if (row) void cells.press(row, { cells: cellsWith(values) }, 'The choice could not be kept')
  }
  return (
    <ul className="grid gap-3">
      {checks.map((check) => (
        <li key={`${check.row_id} ${check.what}`} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
            <span className="font-semibold">{check.what}</span> <span className="text-muted">{check.mends}</span>
          </span>
          <span className="flex flex-wrap">
            {check.choices?.map(({ label, row_id = check.row_id, cells: values }) => (
              <Button key={label} variant={answer} aria-label={`${label}: ${check.what}`} onClick={() => choose(row_id, values)}>
                {label}
              </Button>
            ))}
            {check.requirement_id && (
              <ButtonLink variant="quiet" to={`/solicitation?requirement=${check.requirement_id}`}>
                See {check.requirement_id}
              </ButtonLink>
            )}
            <Button variant="quiet" icon={ArrowUpRight} aria-label={`Go there: ${check.what}`} onClick={() => go(check)}>
              Go there
            </Button>
          </span>
          <Excepting check={check} />
        </li>
      ))}
    </ul>
  )
}

/** The fields of an exception, in place once somebody has said that a figure breaks the limit; before, behind a press. */
function Excepting({ check: { row_id, requirement_id, breaks } }: { check: Check }) {
  const { allRows } = useBreakdown()
  const [isOpen, open] = useState(false)
  const row = allRows().find(({ id }) => id === row_id)
  if (!breaks || !requirement_id || !row) return null
  const said = { requirement_id, told: breaks.told }
  if (breaks.isSaid) return <ExceptionForm row={row} said={said} />
  if (isOpen) return <ExceptionForm row={row} said={said} onDone={() => open(false)} />
  return (
    <Button variant="quiet" aria-label={`State an exception to ${requirement_id}`} onClick={() => open(true)}>
      State an exception
    </Button>
  )
}

/** How much is only suggested: it stands in no plan, and who goes on without it should know. */
export function SuggestedNote({ rows }: { rows: readonly KeptRow[] }) {
  const suggested = rows.flatMap((row) =>
    columnsOf(row.kind).flatMap(({ name, cells }) =>
      Object.values(unseenCells(cellsOf(row), cells)).some(({ state }) => state === 'suggested') ? [{ row: row.id, column: name }] : [],
    ),
  )
  const [first] = suggested
  if (!first) return null
  return (
    <p role="note" className="flex flex-wrap items-center gap-x-3 text-warning">
      {suggested.length === 1 ? 'One cell is only suggested: it is' : `${suggested.length} cells are only suggested: they are`} in the plan
      once you accept {suggested.length === 1 ? 'it' : 'them'}.
      <Button variant="quiet" icon={ArrowUpRight} onClick={() => goToRow(first.row, first.column)}>
        Go to the first
      </Button>
    </p>
  )
}

/** Takes over at once what was read in all rows. */
export function AcceptAll({ rows }: { rows: readonly KeptRow[] }) {
  const breakdown = useBreakdown()
  const read = rows.filter((row) => readNames(row).length > 0)
  if (read.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      Read of your answers and not looked at yet: {read.length === 1 ? '1 row' : `${read.length} rows`}.
      <Button variant="quiet" onClick={() => void breakdown.rows.acceptRead(read)}>
        Accept all
      </Button>
    </p>
  )
}

/** The rows of a kind that were removed, to be brought back where they stood. */
export const RemovedList = memo(function RemovedList({ kind, removed }: { kind: RowKind; removed: readonly KeptRow[] }) {
  const breakdown = useBreakdown()
  const [isOpen, setOpen] = useState(false)
  const rows = removed.filter((row) => row.kind === kind)
  if (rows.length === 0) return null
  return (
    <Expander title={`Removed (${rows.length})`} isOpen={isOpen} onToggle={setOpen}>
      <ul className="grid gap-2">
        {rows.map((row) => {
          const words = removedWords(row)
          return (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
              <Button
                variant="quiet"
                icon={RotateCcw}
                aria-label={`Bring back ${words}`}
                onClick={() => void breakdown.rows.bringBack(row)}
              >
                Bring back
              </Button>
            </li>
          )
        })}
      </ul>
    </Expander>
  )
})

function removedWords(row: KeptRow): string {
  const [first] = columnsOf(row.kind)
  return String((first && cellsOf(row)[first.name]?.value) ?? 'A row without words')
}
