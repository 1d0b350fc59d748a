import { type Mark, readBlock } from '../../language/cell-block.ts'
import { hasDigit, hasLetterOrDigit, inPlainWords, oneLine } from '../../language/characters.ts'
import type { AnswerRow } from './answer-rows.ts'
import type { AnswerField, AnswerForm } from './forms.ts'
import { guessedColumns, type KnownNames } from './guessed-columns.ts'
import { meantSteps } from './step-names.ts'

/** A table that was pasted: its lines, whether the first of them is its headings, and the cell of a row that each column fills, '' where it fills none. */
export type PastedTable = { lines: readonly (readonly string[])[]; isHeaded: boolean; columns: readonly string[] }

/** What parts the cells of pasted lines: tabs where there are any, else the mark that stands in each line; '' where a line is one cell. */
export function markIn(text: string): Mark | '' {
  if (text.includes('\t')) return '\t'
  const lines = text.split('\n').filter(hasLetterOrDigit)
  return ([';', '|'] as const).find((mark) => lines.length > 0 && lines.every((line) => line.includes(mark))) ?? ''
}

/**
 * A pasted text as a table for a form. Its first line is the headings where they name fields, or where no figure stands in it and one in each line below; what
 * they do not name is guessed, and settled by who looks at it. Of as many columns as there are fields also empty ones stand.
 */
export function pastedTable(text: string, mark: Mark | '', form: AnswerForm, known: KnownNames = NOBODY_KNOWN): PastedTable {
  const told = (mark === '' ? text.split('\n').map((line) => [line]) : readBlock(text, mark)).filter((line) => line.some(hasLetterOrDigit))
  // bars also frame a table: what is empty at its ends is no column
  const isWhole = mark !== '|' && widthOf(told) === form.fields.length && !told.every(([first = '']) => isMarkOfList(first))
  const lines = isWhole ? told.map((line) => form.fields.map((_, at) => oneLine(line[at] ?? ''))) : withoutEmpty(told)
  const [first = [], ...below] = lines
  const headings = columnsNamed(first, form.fields)
  const count = headings.filter((cell) => cell !== '').length
  const isHeaded = below.length > 0 && ((count > 0 && count * 2 >= headings.length) || standsAbove(first, below))
  const columns = guessedColumns(isHeaded ? headings : first.map(() => ''), isHeaded ? below : lines, form, known)
  return { lines, isHeaded, columns }
}

const NOBODY_KNOWN: KnownNames = { steps: [], people: [] }

/** Whether a line has words alone, above a column that has a figure in each line. */
function standsAbove(first: readonly string[], below: readonly (readonly string[])[]): boolean {
  return first.length > 1 && !first.some(hasDigit) && first.some((_, at) => below.every((line) => hasDigit(line[at] ?? '')))
}

/** The rows of a pasted table; a column that fills no field is left out, and of two that fill the same one both are kept. */
export function rowsPasted({ lines, isHeaded, columns }: PastedTable, { fields }: AnswerForm, steps: readonly string[]): AnswerRow[] {
  const rows = lines.slice(isHeaded ? 1 : 0).map((line) =>
    fields.flatMap(({ cell, names }): [string, string][] => {
      const words = line.filter((told, at) => columns[at] === cell && told !== '').join('; ')
      return words === '' ? [] : [[cell, names ? meantSteps(words, steps) : words]]
    }),
  )
  return rows.filter((row) => row.length > 0).map((row) => Object.fromEntries(row))
}

function widthOf(lines: readonly (readonly string[])[]): number {
  return Math.max(0, ...lines.map((line) => line.length))
}

/** A bullet is no cell, as something that is left empty is. */
function isMarkOfList(cell: string): boolean {
  return cell.trim() !== '' && !hasLetterOrDigit(cell)
}

/** The columns in which something stands that is no mark of a list. */
function withoutEmpty(told: readonly (readonly string[])[]): string[][] {
  const kept = Array.from({ length: widthOf(told) }, (_, at) => at).filter((at) => told.some((line) => hasLetterOrDigit(line[at] ?? '')))
  return told.map((line) => kept.map((at) => oneLine(line[at] ?? '')))
}

/** The fields that headings name, each once: by the same words, else by words of which one has all that the other has. */
export function columnsNamed(headings: readonly string[], fields: readonly AnswerField[]): string[] {
  const found = headings.map((heading) => fields.find(({ label }) => isSame(heading, label))?.cell ?? '')
  return headings.map((heading, at) => {
    if (found[at] !== '' || hasDigit(heading)) return found[at] ?? ''
    const like = fields.find(({ cell, label }) => !found.includes(cell) && isLike(heading, label))?.cell ?? ''
    found[at] = like
    return like
  })
}

function isSame(heading: string, label: string): boolean {
  return inPlainWords(heading) === inPlainWords(label)
}

function isLike(heading: string, label: string): boolean {
  const [one, other] = [inPlainWords(heading), inPlainWords(label)]
  return one !== '' && (one.includes(other) || other.includes(one))
}
