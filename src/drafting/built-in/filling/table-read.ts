import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import type { AnswerForm } from '../../../domain/answer-fields/forms.ts'
import { columnsNamed } from '../../../domain/answer-fields/judged-columns.ts'
import { markIn, type PastedTable, pastedTable, rowLines, rowPasted } from '../../../domain/answer-fields/pasted-table.ts'
import { hasDigit, hasLetter, hasLetterOrDigit } from '../../../language/characters.ts'
import { figuresTable, type TableRead } from './figures-table.ts'

/** The cell of a form that says what a row is about. */
export function aboutCell({ fields }: AnswerForm): string {
  return (fields.find(({ names }) => !names) ?? fields[0]).cell
}

/** A table with so many columns that are judged to tell fields of one form tells that, as does one with so many headings that name them. */
const MANY = 3
const MANY_NAMED = 2

/**
 * A table as rows of the form of which its columns tell most; where that may be one of several, few of them say nothing, and what is paid when is a milestone.
 * What names steps by their numbers tells of steps that stand elsewhere.
 */
export function tableRead(text: string, forms: readonly AnswerForm[], names?: Parameters<typeof pastedTable>[3]): TableRead | undefined {
  const figures = figuresTable(text)
  if (figures && forms.includes(figures.form)) return figures
  const read = forms.flatMap((form) => {
    const table = pastedTable(text, markIn(text), form, names)
    const [told, named] = [filled(table.columns), filled(columnsNamed(table.lines[0] ?? [], form.fields))]
    const isTold = told >= MANY || named >= (forms.length > 1 ? MANY_NAMED : 1)
    const much = told + named + (form.kind === 'milestone' ? 0.5 : 0)
    return table.isHeaded && isTold ? { form, much, rows: rowsOfTable(table, form), left: leftOfTable(table, form) } : []
  })
  const [best] = read.toSorted((one, other) => other.much - one.much)
  const named = best?.rows.filter((row) => hasLetter(row[aboutCell(best.form)] ?? '')) ?? []
  return best && named.length * 2 >= best.rows.length ? best : undefined
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length
}

/** What of each row stands in no field, and behind them the lines that are no rows. The first column, where it tells nothing else, is what rows are counted by. */
function leftOfTable(table: PastedTable, form: AnswerForm): string[] {
  const { lines, columns } = table
  const [headings = [], ...below] = lines
  const rows = rowLines(table, form)
  const isLeft = (words: string, at: number) => at > 0 && columns[at] === '' && hasLetterOrDigit(words)
  return [
    ...rows.map((line) => line.flatMap((words, at) => (isLeft(words, at) ? `${headings[at] ?? ''} ${words}`.trim() : [])).join('; ')),
    ...below.filter((line) => !rows.includes(line)).map((line) => line.filter(hasLetterOrDigit).join(', ')),
  ]
}

/** The rows of a table; what they are counted by, "T1", stands before what they are about, but before a milestone, which the plan counts itself. */
function rowsOfTable(table: PastedTable, form: AnswerForm): AnswerRow[] {
  const about = aboutCell(form)
  return rowLines(table, form).map((cells) => {
    const row = rowPasted(cells, table, form, [])
    const [name = ''] = table.columns[0] === '' ? cells : []
    return form.kind !== 'milestone' && hasLetter(name) && hasDigit(name)
      ? { ...row, [about]: [name, row[about] ?? []].flat().join(' ') }
      : row
  })
}
