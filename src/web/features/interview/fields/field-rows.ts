import { type AnswerRow, answerParts, printedAnswer } from '../../../../domain/answer-fields/answer-rows.ts'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'

/** A row as it is being typed; `id` tells it from the others while they come and go. */
export type FieldRow = { id: number; cells: AnswerRow }

/** The rows of an answer as they are being typed, and the answer that they were printed into last. */
export type FieldRows = { answer: string; rows: readonly FieldRow[] }

/** The rows of an answer; one for each of the steps that it does not name yet, to be filled in, and where there are none an empty one. */
export function rowsIn(answer: string, form: AnswerForm, offered: readonly string[]): FieldRow[] {
  const about = form.fields[0].cell
  const told = answerParts(answer, form).rows
  const open = isOfSteps(form) ? offered.filter((name) => !told.some((row) => row[about] === name)) : []
  const rows = [...told, ...open.map((name) => ({ [about]: name }))]
  return (rows.length > 0 ? rows : [{}]).map((cells, id) => ({ id, cells }))
}

/** The answer with these rows in place of those that it tells; what it tells freely stays. A step that nothing is said of yet is only offered. */
export function answerWith(answer: string, rows: readonly FieldRow[], form: AnswerForm): string {
  const about = form.fields[0].cell
  const said = rows
    .map(({ cells }) => cells)
    .filter((cells) => !isOfSteps(form) || Object.keys(cells).some((cell) => cell !== about && cells[cell]?.trim()))
  return printedAnswer({ free: answerParts(answer, form).free, rows: said }, form)
}

/** Whether the rows are of steps that were told elsewhere. */
function isOfSteps({ fields }: AnswerForm): boolean {
  return fields[0].names === 'step'
}

/** One cell typed anew. */
export function withCell(rows: readonly FieldRow[], id: number, cell: string, words: string): FieldRow[] {
  return rows.map((row) => (row.id === id ? { id, cells: { ...row.cells, [cell]: words } } : row))
}

/** With one more row, empty. */
export function withRow(rows: readonly FieldRow[]): FieldRow[] {
  return [...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, cells: {} }]
}

/** Without a row. */
export function withoutRow(rows: readonly FieldRow[], id: number): FieldRow[] {
  return rows.filter((row) => row.id !== id)
}
