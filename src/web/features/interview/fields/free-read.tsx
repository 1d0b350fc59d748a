import { useState } from 'react'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { type PastedTable, rowsPasted } from '../../../../domain/answer-fields/pasted-table.ts'
import type { LineRead } from '../../../../domain/interview.ts'
import { counted } from '../../../../language/characters.ts'
import { Button } from '../../../ui/button.tsx'
import { type FieldRows, tellsMore, withFree, withRows, withTold } from './field-rows.ts'
import { type QuestionAsked, tableOfLines, useLinesRead } from './lines-read.ts'
import { TablePreview } from './table-preview.tsx'

type FreeReadProps = {
  asked: QuestionAsked
  forms: readonly AnswerForm[]
  told: FieldRows
  steps: readonly string[]
  isDisabled: boolean
  /** Takes over the answer in which the rows stand that were read, and the words that tell none. */
  onTake: (answer: string) => void
}

/** What was told freely of things of which each needs a row, as rows to look at: they count once somebody has put them there. */
export function FreeRead({ forms, ...props }: FreeReadProps) {
  const at = forms.findIndex(({ needed }) => needed)
  const form = forms[at]
  return form ? <RowsRead {...props} {...{ forms, form, at }} /> : null
}

function RowsRead({ asked, forms, form, at, told, steps, isDisabled, onTake }: FreeReadProps & { form: AnswerForm; at: number }) {
  const { free } = told
  const read = useLinesRead(asked, form, free) ?? []
  const [shown, show] = useState<{ free: string; table: PastedTable } | null>(null)
  const lines = read.filter((one) => isRow(one, form))
  if (lines.length === 0) return null
  const table = shown?.free === free ? shown.table : null
  const take = () => {
    const rest = read.flatMap((one) => (lines.includes(one) ? [] : one.text)).join('\n')
    const before = (told.rows[at] ?? []).filter((row) => tellsMore(row, form))
    const rows = withTold(before, table ? rowsPasted(table, form, steps) : [])
    onTake(withRows(withFree(told, rest, forms), at, rows, forms).answer)
  }
  const count = counted(lines.length, form.row)
  return (
    <section aria-label="What was read in your words" className="grid min-w-0 gap-3 rounded-control bg-blue-soft px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 grow basis-60 text-caption">
          {`Your words read as ${count}. As rows each has its step and its mark; without, they wait to be placed.`}
        </p>
        {table === null && (
          <Button variant="quiet" disabled={isDisabled} className="-mr-3" onClick={() => show({ free, table: tableOfLines(lines, form) })}>
            Look at them as rows
          </Button>
        )}
      </div>
      {table && (
        <>
          <TablePreview {...{ table, form }} onChange={(next) => show({ free, table: next })} />
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="primary" disabled={isDisabled} onClick={take}>
              {`Put ${count} into rows`}
            </Button>
            <Button variant="quiet" onClick={() => show(null)}>
              Leave them as words
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Whether a line tells what a row needs, but for its step, which is chosen; or else of what it is and so much that only its mark is missing. */
function isRow({ row }: LineRead, { fields, needed = [] }: AnswerForm): boolean {
  const [about, ...others] = needed.filter((cell) => !fields.some((field) => field.cell === cell && field.names))
  return !!about && !!row[about] && (others.every((cell) => row[cell]) || Object.keys(row).length > needed.length)
}
