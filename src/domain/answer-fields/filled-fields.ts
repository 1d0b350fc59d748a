import { countingValues } from '../work-breakdown/breakdown-of.ts'
import type { Row } from '../work-breakdown/rows.ts'
import type { AnswerRow } from './answer-rows.ts'
import type { AnswerForm } from './forms.ts'
import { isSameStep } from './step-names.ts'

/** The fields of an answer's row, by their cells, that the work breakdown tells by now: in its row that is about the same. */
export function fieldsFilled(row: AnswerRow, { kind, fields }: AnswerForm, known: readonly Row[]): ReadonlySet<string> {
  const [{ cell: first }] = fields
  const about = row[first]
  if (!about) return new Set()
  const values = known
    .filter((one) => one.kind === kind)
    .map(countingValues)
    .find((one) => isSameStep(String(one[first] ?? ''), about))
  return new Set(fields.map(({ cell }) => cell).filter((cell) => values !== undefined && isTold(values, cell)))
}

/** Fields that fill a cell of another name. */
const CELL_OF: Readonly<Record<string, string>> = {
  months: 'from_month',
  by: 'by_month',
  late: 'when_late',
  limit: 'value',
  step: 'step_ids',
}

/** Whether a field is told, also one of a part, "proof.limit", of which a row may have several. In a cell of words nobody can tell whether a part is said. */
function isTold(values: Readonly<Record<string, unknown>>, field: string): boolean {
  const [cell = field, part] = field.split('.')
  if (part === undefined) return hasValue(values[CELL_OF[cell] ?? cell])
  const parts = Array.isArray(values[cell]) ? (values[cell] as Readonly<Record<string, unknown>>[]) : []
  return parts.some((one) => hasValue(one[CELL_OF[part] ?? part]))
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
