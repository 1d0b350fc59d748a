import { type AnswerRow, isOfSteps } from '../../../domain/answer-fields/answer-rows.ts'
import { formHeaded } from '../../../domain/answer-fields/called-in-notes.ts'
import type { AnswerForm } from '../../../domain/answer-fields/forms.ts'
import { columnsNamed } from '../../../domain/answer-fields/judged-columns.ts'
import { markIn, type PastedTable, pastedTable, rowLines, rowPasted } from '../../../domain/answer-fields/pasted-table.ts'
import { namesOption } from '../../../domain/answer-fields/step-cells.ts'
import { withoutLabels } from '../../../domain/answer-fields/steps-told.ts'
import type { ToldGroup } from '../../../domain/answer-fields/told-groups.ts'
import type { GroupRead } from '../../../domain/interview.ts'
import { endsWithOne, hasDigit, hasLetter, hasLetterOrDigit, withoutEmphasis } from '../../../language/characters.ts'
import { cellsOf, type Reader } from './line-read.ts'
import { type ThingRead, thingRead } from './thing-read.ts'

/** What things are read with as rows of one form, and what was read of them by now. */
export type List = {
  reader: Reader
  things: { get: (words: string) => ThingRead | undefined; set: (words: string, thing: ThingRead) => unknown }
}

/** A group in the fields of each form, and the one whose rows it most likely tells: that which its heading names, else that of which many of its things fill more than of any other. */
export function groupRead({ heading, above, text, kind, items }: ToldGroup, lists: readonly List[]): GroupRead {
  const cells = lists.map(({ reader }) => reader.form.fields.map(({ cell }) => cell))
  const shared = new Set<string>(cells.flat().filter((cell) => cells.filter((own) => own.includes(cell)).length > 1))
  const told = items.map(({ words }) => withoutEmphasis(kind === 'blocks' ? words.split('\n').map(ended).join(' ') : words))
  const plain = withoutLabels(told)
  const read = lists.map(({ reader, things }) => ({
    row: reader.form.row,
    told: items.map(({ name }, at) => {
      const bare = (reader.form.kind === 'milestone' ? plain : told)[at] ?? ''
      const own = isOfSteps(reader.form) && hasLetter(name) ? `${name} ${bare}` : bare
      const thing = things.get(own) ?? thingRead(own, reader, shared)
      things.set(own, thing)
      return thing
    }),
  }))
  const ofMost = items.map((_, at) => {
    const sure = read.map(({ told }) => told[at]?.sure ?? 0)
    const most = Math.max(...sure)
    return most > 0 && sure.indexOf(most) === sure.lastIndexOf(most) ? sure.indexOf(most) : -1
  })
  const counts = read.map((_, at) => ofMost.filter((one) => one === at).length)
  const [most = 0, next = 0] = [...counts].sort((one, other) => other - one)
  const likely = most * 3 >= items.length && most >= 2 * next ? read[counts.indexOf(most)]?.row : undefined
  const headed = formHeaded(heading)?.row
  const row = (read.some((one) => one.row === headed) ? headed : likely) ?? ''
  const lines = ({ told }: (typeof read)[number]) =>
    told.map((one, at) => ({ text: items[at]?.text ?? '', row: one.row, beside: one.beside }))
  return { heading, text, row: namesOption(above) ? '' : row, read: read.map((one) => ({ row: one.row, lines: lines(one) })) }
}

/** A line of a block ends where it ends. */
function ended(line: string): string {
  return endsWithOne(line.trim(), '.!?;:,') ? line.trim() : `${line.trim()};`
}

/** The rows of a table, and what of each stands in columns of which it is not sure what they tell, '' for nothing. */
export type TableRead = { form: AnswerForm; rows: AnswerRow[]; left: string[] }

/** A table with so many columns that are judged to tell fields of one form tells that, as does one with so many headings that name them. */
const MANY = 3
const MANY_NAMED = 2

/**
 * A table as rows of the form of which its columns tell most; where that may be one of several, few of them say nothing, and what is paid when is a milestone.
 * What names steps by their numbers tells of steps that stand elsewhere.
 */
export function tableRead(text: string, forms: readonly AnswerForm[], names?: Parameters<typeof pastedTable>[3]): TableRead | undefined {
  const read = forms.flatMap((form) => {
    const table = pastedTable(text, markIn(text), form, names)
    const [told, named] = [filled(table.columns), filled(columnsNamed(table.lines[0] ?? [], form.fields))]
    const isTold = told >= MANY || named >= (forms.length > 1 ? MANY_NAMED : 1)
    const much = told + named + (form.kind === 'milestone' ? 0.5 : 0)
    return table.isHeaded && isTold ? { form, much, rows: rowsOfTable(table, form), left: leftOfTable(table, form) } : []
  })
  const [best] = read.toSorted((one, other) => other.much - one.much)
  const named = best?.rows.filter((row) => hasLetter(row[cellsOf(best.form).about] ?? '')) ?? []
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
  const { about } = cellsOf(form)
  return rowLines(table, form).map((cells) => {
    const row = rowPasted(cells, table, form, [])
    const [name = ''] = table.columns[0] === '' ? cells : []
    return form.kind !== 'milestone' && hasLetter(name) && hasDigit(name)
      ? { ...row, [about]: [name, row[about] ?? []].flat().join(' ') }
      : row
  })
}
