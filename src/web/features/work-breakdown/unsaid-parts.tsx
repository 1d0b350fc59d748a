import { useMemo, useState } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { type UnsaidPart, unsaidInRows } from '../../../domain/work-breakdown/unsaid-in-rows.ts'
import { Button } from '../../ui/button.tsx'
import { DecidedSection } from './deciding.tsx'
import { rowName } from './parts.ts'
import { AskedForm } from './put-form.tsx'
import { cellsOf } from './row-line.ts'
import { useAsked } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfAsked, type LaidWords } from './use-laid.ts'

type UnsaidProps = { requirements: readonly Requirement[]; rows: readonly KeptRow[]; laid: LaidWords }

/** What is asked for and stands on a step that says nothing of it, whole or in part: a standard, the second of two things. Each becomes a row. */
export function UnsaidParts({ requirements, rows, laid }: UnsaidProps) {
  const unsaid = useMemo(() => unsaidInRows(requirements, rows), [requirements, rows])
  const open = unsaid.filter(({ requirement, words }) => laid.of(keyOfAsked(requirement.id, words)) === undefined)
  const isAsked = useAsked('unsaid', open.length > 0)
  if (!isAsked) return null
  return (
    <DecidedSection label="Parts that no row speaks of">
      <p role="status" className="font-semibold">
        The topic asks for {open.length === 1 ? 'this, too' : `these ${open.length}, too`}, and no row says so
      </p>
      <ul className="grid divide-y divide-line">
        {open.map((part) => (
          <Part key={`${part.requirement.id} ${part.words}`} part={part} laid={laid} />
        ))}
      </ul>
    </DecidedSection>
  )
}

function Part({ part: { requirement, words, bare }, laid }: { part: UnsaidPart; laid: LaidWords }) {
  const { allRows, requirements } = useBreakdown()
  const [isOpen, setOpen] = useState(false)
  const { id, page } = requirement
  const step = allRows().find((row) => row.id === bare)
  const deed = step ? String(cellsOf(step).action?.value) : null
  // a row of its own answers it now, and not the step on which it only stood
  const onPut = (row: string) => {
    setOpen(false)
    if (bare) requirements.move(id, bare, row)
  }
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          <span className="numeric font-bold text-navy">{id}</span>{' '}
          {bare && <em>put to {rowName(allRows(), { id: bare, kind: 'step' }).toLowerCase()}, nothing says how yet: </em>}
          {words} <span className="numeric text-caption text-muted">page {page}</span>
        </p>
        <span className="flex flex-wrap gap-2">
          {step && (
            <Button variant="secondary" aria-label={`It is answered there: ${words}`} onClick={() => requirements.answer(id, step, deed)}>
              It is answered there
            </Button>
          )}
          <Button variant="secondary" aria-expanded={isOpen} aria-label={`Put into a row: ${words}`} onClick={() => setOpen(!isOpen)}>
            Put into a row
          </Button>
          <Button
            variant="secondary"
            aria-label={`We do not know yet: ${words}`}
            onClick={() => laid.lay(keyOfAsked(id, words), 'unknown')}
          >
            We do not know yet
          </Button>
        </span>
      </div>
      {isOpen && <AskedForm requirement={requirement} words={bare ? '' : words} step={bare} onPut={onPut} />}
    </li>
  )
}
