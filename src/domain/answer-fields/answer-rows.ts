import { oneLine } from '../../language/characters.ts'
import type { AnswerForm } from './forms.ts'

/** A row as an answer tells it: the words of its fields by their cells, empty ones left out. */
export type AnswerRow = Readonly<Record<string, string>>

/** An answer apart: what is told freely, and what is told in fields. */
export type AnswerParts = { free: string; rows: readonly AnswerRow[] }

/** An answer to a question that asks for several subjects: what is told freely, and the rows of each of its forms. */
export type AnswerByForms = { free: string; rows: readonly (readonly AnswerRow[])[] }

/** An answer in its parts, by the forms of its question. */
export function answerByForms(answer: string, forms: readonly AnswerForm[]): AnswerByForms {
  return forms.reduce<AnswerByForms>(
    ({ free, rows }, form) => {
      const parts = answerParts(free, form)
      return { free: parts.free, rows: [...rows, parts.rows] }
    },
    { free: answer, rows: [] },
  )
}

/** An answer of its parts; what is told freely stands first. */
export function printedByForms({ free, rows }: AnswerByForms, forms: readonly AnswerForm[]): string {
  const printed = forms.map((form, at) => printedAnswer({ free: '', rows: rows[at] ?? [] }, form))
  return [free.trim(), ...printed].filter((part) => part !== '').join('\n\n')
}

/** An answer in its parts. A row begins with a line of its first label ("Step: Model the antenna") and goes on with lines of other labels, whatever stands in them. */
export function answerParts(answer: string, form: AnswerForm): AnswerParts {
  const free: string[] = []
  const rows: Record<string, string>[] = []
  const fields = answer.split('\n').map((line) => ({ line, field: fieldIn(line, form) }))
  let isInRow = false
  for (const [at, { line, field }] of fields.entries()) {
    const goesOn = isOther(fields[at + 1]?.field, form)
    const begins = field !== null && !isOther(field, form) && (goesOn || !(isOfSteps(form) || isNote(field, form)))
    if (begins) rows.push({})
    isInRow = begins || (isInRow && isOther(field, form))
    const row = rows.at(-1)
    if (!isInRow || !field || !row) free.push(line)
    else if (field.words !== '' && field.cell !== OPEN.cell)
      row[field.cell] = row[field.cell] ? `${row[field.cell]}; ${field.words}` : field.words
  }
  return { free: free.join('\n').trim(), rows }
}

type FieldLine = { cell: string; words: string }

function isOther(field: FieldLine | null | undefined, { fields }: AnswerForm): boolean {
  return !!field && field.cell !== fields[0].cell
}

/** Whether the rows of a form are of steps that were told elsewhere: of one that is only named nothing is told. */
export function isOfSteps({ fields }: AnswerForm): boolean {
  return fields[0].names === 'step'
}

/** Whether a line tells several fields at once, as a note does: "Risk: frost; fallback: heat it". */
function isNote({ words }: FieldLine, { fields }: AnswerForm): boolean {
  return fields.some(({ label }) => words.toLowerCase().includes(`${label.toLowerCase()}:`))
}

/** An answer of its parts; what is told freely stands first. Of steps that were told elsewhere only those are told of which something is said. */
export function printedAnswer({ free, rows }: AnswerParts, form: AnswerForm): string {
  return [free.trim(), ...rows.map((row) => printedRow(row, form))].filter((part) => part !== '').join('\n\n')
}

function printedRow(row: AnswerRow, form: AnswerForm): string {
  const [first, ...others] = form.fields
  const line = ({ cell, label }: { cell: string; label: string }) => `${label}: ${oneLine(row[cell] ?? '')}`.trimEnd()
  const told = others.filter(({ cell }) => oneLine(row[cell] ?? '') !== '')
  const words = oneLine(row[first.cell] ?? '')
  const isSaid = told.length > 0 || (!isOfSteps(form) && words !== '')
  // an empty field behind it says of a row that looks like a note that it is none
  const empty = told.length === 0 && isNote({ cell: first.cell, words }, form) ? others.slice(0, 1) : []
  return isSaid ? [first, ...told, ...empty].map(line).join('\n') : ''
}

/** What answers from before say of a row whose rest was not known then: read with it, and no more. */
const OPEN = { cell: 'open', label: 'Open' } as const

/** The field that a line tells. */
function fieldIn(line: string, { fields }: AnswerForm): FieldLine | null {
  const [label = '', ...rest] = line.split(':')
  const field = [...fields, OPEN].find((one) => one.label.toLowerCase() === label.trim().toLowerCase())
  return field && rest.length > 0 ? { cell: field.cell, words: rest.join(':').trim() } : null
}
