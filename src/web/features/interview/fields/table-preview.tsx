import { type ReactNode, useState } from 'react'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import type { PastedTable } from '../../../../domain/answer-fields/pasted-table.ts'
import { beginningOf } from '../../../../language/characters.ts'
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

/** So much of what stands in a column that is not taken is shown, in cells and in characters of each. */
const SHOWN = { cells: 2, characters: 24 }

/** Rows before they are taken over: which field each column fills is chosen above it, and each cell may be set right. Columns that fill none stand above all, since a table is wide. */
export function TablePreview({ table, form, onChange, onLeave, onJoin }: TablePreviewProps) {
  const { lines, isHeaded, columns } = table
  const [open, taken] = placesOf(columns)
  // what is chosen moves its column, and goes on having the focus
  const [chosen, choose] = useState<number>()
  const put = (at: number) => (cell: string) => {
    choose(at)
    onChange({ ...table, columns: columns.with(at, cell) })
  }
  const nameOf = (at: number) => (isHeaded && lines[0]?.[at]) || `column ${at + 1}`
  const setCell = (nth: number, at: number, words: string) =>
    onChange({
      ...table,
      lines: lines.with(
        nth,
        columns.map((_, one) => (one === at ? words : (lines[nth]?.[one] ?? ''))),
      ),
    })
  const choice = (at: number) => (
    <FieldChoice name={nameOf(at)} cell={columns[at] ?? ''} {...{ form }} isFocused={at === chosen} onChoose={put(at)} />
  )
  return (
    <>
      {open.length > 0 && <NotTaken columns={open.map((at) => ({ name: nameOf(at), words: wordsIn(table, at), choice: choice(at) }))} />}
      <div className="max-h-128 overflow-auto rounded-control border border-line bg-surface">
        <table aria-label="What was pasted" className="w-full border-collapse text-left text-caption">
          <thead>
            <tr>
              {taken.map((at) => (
                <th key={at} scope="col" className="min-w-36 border-b border-line-strong p-2 align-top font-medium">
                  {isHeaded && <span className="block text-muted">{lines[0]?.[at]}</span>}
                  {choice(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, nth) =>
              isHeaded && nth === 0 ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
                <tr key={nth} className="border-b border-line">
                  {taken.map((at) => (
                    <td key={at} className="p-0 align-top">
                      <textarea
                        rows={1}
                        aria-label={`Line ${nth + (isHeaded ? 0 : 1)}, ${nameOf(at)}`}
                        value={line[at] ?? ''}
                        onChange={({ target }) => setCell(nth, at, target.value)}
                        className="field-sizing-content w-full resize-none bg-transparent p-2 [overflow-wrap:anywhere]"
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
    </>
  )
}

/** The places of the columns that fill no field, and of the others. */
function placesOf(columns: readonly string[]): [open: number[], taken: number[]] {
  const places = columns.map((_, at) => at)
  return [places.filter((at) => columns[at] === ''), places.filter((at) => columns[at] !== '')]
}

/** Columns that fill no field: what they are called, what stands in them, and the choice of a field. */
function NotTaken({ columns }: { columns: readonly { name: string; words: string; choice: ReactNode }[] }) {
  return (
    <ul aria-label="Columns that are not taken" className="flex flex-wrap gap-x-4 gap-y-2 text-caption">
      {columns.map(({ name, words, choice }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same
        <li key={`${name} ${at}`} className="grid min-w-36 max-w-full content-start gap-1 [overflow-wrap:anywhere]">
          <span>
            <span className="font-medium">{name}</span> <span className="text-muted">{words}</span>
          </span>
          {choice}
        </li>
      ))}
    </ul>
  )
}

type FieldChoiceProps = { name: string; cell: string; form: AnswerForm; isFocused: boolean; onChoose: (cell: string) => void }

/** Which field a column fills. */
function FieldChoice({ name, cell: own, form, isFocused, onChoose }: FieldChoiceProps) {
  return (
    <select
      aria-label={`Field of ${name}`}
      ref={isFocused ? focused : null}
      value={own}
      onChange={({ target }) => onChoose(target.value)}
      className={CONTROL_LOOK}
    >
      <option value="">not taken</option>
      {form.fields.map(({ cell, label }) => (
        <option key={cell} value={cell}>
          {label}
        </option>
      ))}
    </select>
  )
}

function focused(choice: HTMLSelectElement | null): void {
  choice?.focus()
}

/** What stands in a column, cut short. */
function wordsIn({ lines, isHeaded }: PastedTable, at: number): string {
  const cells = lines.slice(isHeaded ? 1 : 0).flatMap((line) => (line[at] ? beginningOf(line[at], SHOWN.characters) : []))
  return [...cells.slice(0, SHOWN.cells), ...(cells.length > SHOWN.cells ? ['…'] : [])].join(' · ')
}
