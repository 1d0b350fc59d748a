import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { proposedRow } from '../../../domain/work-breakdown/proposed-row.ts'
import { listOf } from './column.ts'
import { rowsOf } from './parts.ts'
import { PutForm } from './put-form.tsx'
import { ASKED_KINDS } from './put-row.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfAsked } from './use-laid.ts'

type AskedFormProps = { requirement: Requirement; words?: string; step?: string | undefined; onPut: (row: string) => void }

/** A requirement, or the part of it that is in `words`, as the row that is proposed for it, to be worded. */
export function AskedForm({ requirement, words = '', step, onPut }: AskedFormProps) {
  const { allRows } = useBreakdown()
  const { id, page, quote } = requirement
  const steps = rowsOf(allRows(), 'step')
  const own = steps.length === 1 ? steps[0] : steps.find((row) => listOf(cellsOf(row).requirement_ids?.value).includes(id))
  return (
    <PutForm
      kinds={ASKED_KINDS}
      name={keyOfAsked(id, words)}
      offered={{ ...proposedRow(requirement, words), step: step ?? own?.id ?? '' }}
      origin={{ from: 'document', page, quote }}
      requirement_id={id}
      onPut={onPut}
    />
  )
}
