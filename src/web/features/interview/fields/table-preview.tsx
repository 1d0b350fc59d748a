import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import type { PastedTable } from '../../../../domain/answer-fields/pasted-table.ts'
import { Button } from '../../../ui/button.tsx'
import { CONTROL_LOOK } from '../../../ui/control-look.ts'

type TablePreviewProps = {
  table: PastedTable
  form: AnswerForm
  onChange: (table: PastedTable) => void
  /** Leaves a line out, where that is offered. */
  onLeave?: (nth: number) => void
  /** Makes a line part of the one above it, where that is offered. */
  onJoin?: (nth: number) => void
}

/** Rows before they are taken over: which field each column fills is chosen above it, and each cell may be set right. */
export function TablePreview({ table, form, onChange, onLeave, onJoin }: TablePreviewProps) {
  const { lines, isHeaded, columns } = table
  const nameOf = (at: number) => (isHeaded && lines[0]?.[at]) || `column ${at + 1}`
  const setCell = (nth: number, at: number, words: string) =>
    onChange({
      ...table,
      lines: lines.map((line, other) => (other === nth ? columns.map((_, one) => (one === at ? words : (line[one] ?? ''))) : line)),
    })
  return (
    <div className="max-h-128 overflow-auto rounded-control border border-line bg-surface">
      <table aria-label="What was pasted" className="w-full border-collapse text-left text-caption">
        <thead>
          <tr>
            {columns.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              <th key={at} scope="col" className="min-w-36 border-b border-line-strong p-2 align-top font-medium">
                {isHeaded && <span className="block text-muted">{lines[0]?.[at]}</span>}
                <select
                  aria-label={`Field of ${nameOf(at)}`}
                  value={cell}
                  onChange={({ target }) =>
                    onChange({ ...table, columns: columns.map((one, other) => (other === at ? target.value : one)) })
                  }
                  className={CONTROL_LOOK}
                >
                  <option value="">left out</option>
                  {form.fields.map(({ cell: own, label }) => (
                    <option key={own} value={own}>
                      {label}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, nth) =>
            isHeaded && nth === 0 ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
              <tr key={nth} className="border-b border-line">
                {columns.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                  <td key={at} className="p-0 align-top">
                    <textarea
                      rows={1}
                      aria-label={`Line ${nth + (isHeaded ? 0 : 1)}, ${nameOf(at)}`}
                      value={line[at] ?? ''}
                      onChange={({ target }) => setCell(nth, at, target.value)}
                      className={`field-sizing-content w-full resize-none bg-transparent p-2 [overflow-wrap:anywhere] ${cell === '' ? 'text-muted line-through' : ''}`}
                    />
                  </td>
                ))}
                {onLeave && (
                  <td className="p-0 align-top">
                    <Button variant="quiet" aria-label={`Leave out line ${nth + 1}`} onClick={() => onLeave(nth)}>
                      Leave out
                    </Button>
                    {onJoin && nth > 0 && (
                      <Button variant="quiet" aria-label={`Line ${nth + 1} is part of the one above`} onClick={() => onJoin(nth)}>
                        Part of the one above
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
