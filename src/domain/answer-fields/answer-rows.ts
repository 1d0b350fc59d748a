import type { AnswerForm } from './forms.ts'

/** A row as an answer tells it: the words of its fields by their cells, empty ones left out. */
export type AnswerRow = Readonly<Record<string, string>>

/** An answer apart: what is told freely, and what is told in fields. */
export type AnswerParts = { free: string; rows: readonly AnswerRow[] }

/** An answer in its parts. A row begins with a line of its first label ("Step: Model the antenna") and goes on with lines of other labels. */
export function answerParts(answer: string, form: AnswerForm): AnswerParts {
  const free: string[] = []
  const rows: Record<string, string>[] = []
  let isInRow = false
  for (const line of answer.split('\n')) {
    const field = fieldIn(line, form)
    const begins = field?.cell === form.fields[0].cell
    if (begins) rows.push({})
    isInRow = begins || (isInRow && field !== null)
    const row = rows.at(-1)
    if (!isInRow || !field || !row) free.push(line)
    else if (field.words !== '') row[field.cell] = row[field.cell] ? `${row[field.cell]}; ${field.words}` : field.words
  }
  return { free: free.join('\n').trim(), rows }
}

/** An answer of its parts; what is told freely stands first. Parts that are printed and taken apart again are the same. */
export function printedAnswer({ free, rows }: AnswerParts, form: AnswerForm): string {
  return [free.trim(), ...rows.map((row) => printedRow(row, form))].filter((part) => part !== '').join('\n\n')
}

function printedRow(row: AnswerRow, { fields: [first, ...others] }: AnswerForm): string {
  const line = ({ cell, label }: { cell: string; label: string }) => `${label}: ${inOneLine(row[cell] ?? '')}`.trimEnd()
  const told = others.filter(({ cell }) => inOneLine(row[cell] ?? '') !== '')
  return told.length === 0 && inOneLine(row[first.cell] ?? '') === '' ? '' : [first, ...told].map(line).join('\n')
}

function inOneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}

/** The field that a line tells; none where it tells several, as a note does: "Risk: frost; fallback: heat it". */
function fieldIn(line: string, { fields }: AnswerForm): { cell: string; words: string } | null {
  const [label = '', ...rest] = line.split(':')
  const field = fields.find((one) => one.label.toLowerCase() === label.trim().toLowerCase())
  const words = rest.join(':').trim()
  const isOne = !fields.some((one) => words.toLowerCase().includes(`${one.label.toLowerCase()}:`))
  return field && rest.length > 0 && isOne ? { cell: field.cell, words } : null
}
