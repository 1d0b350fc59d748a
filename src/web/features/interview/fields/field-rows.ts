import { type AnswerRow, answerParts, isOfSteps, printedAnswer } from '../../../../domain/answer-fields/answer-rows.ts'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'

/** A row as it is being typed; `id` tells it from the others while they come and go. */
export type FieldRow = { id: number; cells: AnswerRow }

/**
 * The rows of an answer as they are being typed, what it tells freely beside them, and the answer that both were printed into last. It is not taken apart
 * again while somebody types: what is typed in a field may look like a note.
 */
export type FieldRows = { answer: string; free: string; rows: readonly FieldRow[] }

/** The rows of an answer; one for each of the steps that it does not name yet, to be filled in, and where there are none an empty one. */
export function rowsIn(answer: string, form: AnswerForm, offered: readonly string[]): FieldRows {
  const about = form.fields[0].cell
  const { free, rows: told } = answerParts(answer, form)
  const open = isOfSteps(form) ? offered.filter((name) => !told.some((row) => row[about] === name)) : []
  const rows = [...told, ...open.map((name) => ({ [about]: name }))]
  return { answer, free, rows: (rows.length > 0 ? rows : [{}]).map((cells, id) => ({ id, cells })) }
}

/** The same answer with other rows. */
export function withRows({ free }: FieldRows, rows: readonly FieldRow[], form: AnswerForm): FieldRows {
  return { answer: printedAnswer({ free, rows: rows.map(({ cells }) => cells) }, form), free, rows }
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
