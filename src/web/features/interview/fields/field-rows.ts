import {
  type AnswerByForms,
  type AnswerRow,
  answerByForms,
  isOfSteps,
  printedByForms,
} from '../../../../domain/answer-fields/answer-rows.ts'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { isSameStep, meantSteps } from '../../../../domain/answer-fields/step-names.ts'

/**
 * A row as it is being typed; `id` tells it from the others of its form while they come and go. `above` is what the row above it had and it is offered: it
 * holds once something is typed in the row, unless that is typed over.
 */
export type FieldRow = { id: number; cells: AnswerRow; above?: AnswerRow }

/** What a row tells, with what it is offered from the one above. */
export function wordsOf({ cells, above }: FieldRow): AnswerRow {
  return { ...above, ...cells }
}

/** Whether something was typed in a row. */
export function isTold({ cells }: FieldRow): boolean {
  return Object.values(cells).some((words) => words.trim() !== '')
}

/**
 * The rows of an answer as they are being typed, form by form, what it tells freely beside them, and the answer that all was printed into last. It is not
 * taken apart again while somebody types: what is typed in a field may look like a note.
 */
export type FieldRows = { answer: string; free: string; rows: readonly (readonly FieldRow[])[] }

/** So many rows are all open: there is nothing to look for. */
export const FEW = 3

/**
 * The rows of an answer; where there are none an empty one, unless they only stand beside what is asked. Of the steps that it does not name yet each has one,
 * of many the next one, unless a step may have several or none.
 */
export function rowsIn(answer: string, forms: readonly AnswerForm[], offered: readonly string[]): FieldRows {
  const { free, rows } = answerByForms(answer, forms)
  return { answer, free, rows: forms.map((form, at) => withOffered(rows[at] ?? [], form, offered)) }
}

function withOffered(told: readonly AnswerRow[], form: AnswerForm, offered: readonly string[]): FieldRow[] {
  const open = isOfSteps(form) && !hasSeveral(form) ? stepsWithout(told, offered) : []
  const rows = [...told, ...(told.length + open.length > FEW ? open.slice(0, 1) : open)]
  return (rows.length > 0 || form.beside === 'wanted' ? rows : [{}]).map((cells, id) => ({ id, cells }))
}

/** The steps of which no row tells, each as a row that names it. */
export function stepsWithout(rows: readonly AnswerRow[], steps: readonly string[]): { action: string }[] {
  return steps.flatMap((action) => (action === '' || rows.some((row) => isSameStep(row.action ?? '', action)) ? [] : [{ action }]))
}

/** Whether a step may have several rows of a form, or none: its tests. */
export function hasSeveral({ needed }: AnswerForm): boolean {
  return needed !== undefined
}

/** An answer taken apart anew. Where only other steps are offered, the rows that tell of none stay as they are, empty ones among them. */
export function withOffers(kept: FieldRows, anew: FieldRows, forms: readonly AnswerForm[]): FieldRows {
  if (kept.answer !== anew.answer) return anew
  return { ...anew, rows: anew.rows.map((rows, at) => (forms[at] && isOfSteps(forms[at]) ? rows : (kept.rows[at] ?? rows))) }
}

/** The same answer with other rows of one form. */
export function withRows(kept: FieldRows, at: number, rows: readonly FieldRow[], forms: readonly AnswerForm[]): FieldRows {
  return printed({ ...kept, rows: kept.rows.map((before, one) => (one === at ? rows : before)) }, forms)
}

/** The same answer with other words beside its rows. */
export function withFree(kept: FieldRows, free: string, forms: readonly AnswerForm[]): FieldRows {
  return printed({ ...kept, free }, forms)
}

function printed({ free, rows }: FieldRows, forms: readonly AnswerForm[]): FieldRows {
  const parts: AnswerByForms = { free, rows: rows.map((all) => all.filter(isTold).map(wordsOf)) }
  return { answer: printedByForms(parts, forms), free, rows }
}

/** One cell typed anew. */
export function withCell(rows: readonly FieldRow[], id: number, cell: string, words: string): FieldRow[] {
  return rows.map((row) => (row.id === id ? { ...row, cells: { ...row.cells, [cell]: words } } : row))
}

/** With one more row: of the next step that has none, where each has one; else of nothing yet, with what is often the same in several as the last row that tells something has it. */
export function withRow(rows: readonly FieldRow[], form: AnswerForm, steps: readonly string[] = []): FieldRow[] {
  const { fields } = form
  const [next] = isOfSteps(form) && !hasSeveral(form) ? stepsWithout(rows.map(wordsOf), steps) : []
  if (next) return withTold(rows, [next])
  const last = rows.findLast(isTold)
  const told: AnswerRow = last ? wordsOf(last) : {}
  const above = fields.flatMap(({ cell, isAsAbove }): [string, string][] => {
    const words = told[cell]
    return isAsAbove && words ? [[cell, words]] : []
  })
  return [...rows, { id: nextId(rows), cells: {}, ...(above.length > 0 && { above: Object.fromEntries(above) }) }]
}

/** Whether a row tells anything but of which step it is, as it is offered. */
export function tellsMore({ cells }: FieldRow, form: AnswerForm): boolean {
  return Object.keys(cells).some((cell) => !isOfSteps(form) || cell !== 'action')
}

/** With these rows behind the others; those in which nothing stands give way to them. */
export function withTold(rows: readonly FieldRow[], told: readonly AnswerRow[]): FieldRow[] {
  const first = nextId(rows)
  return [...rows.filter(isTold), ...told.map((cells, at) => ({ id: first + at, cells }))]
}

function nextId(rows: readonly FieldRow[]): number {
  return Math.max(-1, ...rows.map(({ id }) => id)) + 1
}

/** The same rows; where their fields name steps, by the names of those that are meant. */
export function withNames(rows: readonly FieldRow[], { fields }: AnswerForm, steps: readonly string[]): FieldRow[] {
  const naming = fields.flatMap(({ cell, names }) => (names ? [cell] : []))
  const meant = ([cell, words]: [string, string]): [string, string] => [cell, naming.includes(cell) ? meantSteps(words, steps) : words]
  return rows.map((row) => ({ ...row, cells: Object.fromEntries(Object.entries(row.cells).map(meant)) }))
}

/** Without these rows. */
export function withoutRows(rows: readonly FieldRow[], ids: readonly number[]): FieldRow[] {
  return rows.filter(({ id }) => !ids.includes(id))
}
