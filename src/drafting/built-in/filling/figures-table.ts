import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { unitsPrinted, withUnit } from '../../../domain/answer-fields/cell-kinds.ts'
import { ANSWER_FORMS, type AnswerForm } from '../../../domain/answer-fields/forms.ts'
import { columnsNamed } from '../../../domain/answer-fields/judged-columns.ts'
import { hasDigit, hasLetter, hasLetterOrDigit } from '../../../language/characters.ts'
import { type Role, roleNamed } from './value-columns.ts'

/** The rows of a table, and what of each stands in columns of which it is not sure what they tell, '' for nothing. */
export type TableRead = { form: AnswerForm; rows: AnswerRow[]; left: string[] }

/** What a column of a table of figures tells: what is measured, whose value, its unit, another field, or what is of no field. */
type Tells = Role | 'quantity' | 'unit' | 'by' | 'how' | ''
type Line = readonly string[]

/** A heading says whose values stand below in so many words: "what we will commit to". */
const LONGEST_HEADING = 6
/** Fewer marks than this part no name, value of today and value of ours. */
const FEWEST_MARKS = 2

/** A table of which the headings name what there is today or what is asked for, and what we commit to, as figures; what is asked for is no figure of ours. */
export function figuresTable(text: string): TableRead | undefined {
  const form = ANSWER_FORMS.threshold
  const [first = [], ...lines] = cellsIn(text)
  // each line of an answer is looked at, and most stand alone
  if (!form || lines.length === 0) return undefined
  const headings = besideName(first, lines)
  const columns = columnsOf(headings, lines, form)
  if (!columns?.includes('quantity')) return undefined
  const read = lines.map((line) => ({ line, row: rowOf(line, columns, headings) }))
  const told = read.flatMap(({ line, row }) => (row ? { row, left: beside(line, columns, headings, row) } : []))
  const open = read.flatMap(({ line, row }) => (row ? [] : wholeLine(line, columns, headings)))
  return { form, rows: told.map(({ row }) => row), left: [...told.map(({ left }) => left), ...open] }
}

/** Whether a table of figures tells nothing else: no steps, no runs. */
export function tellsOnlyFigures(text: string): boolean {
  const form = ANSWER_FORMS.threshold
  const [first = [], ...lines] = cellsIn(text)
  return form !== undefined && columnsOf(besideName(first, lines), lines, form)?.includes('') === false
}

/** An answer in which tables of figures stand between bars, however they were typed: what stands in their cells is no sentence. */
export function withFiguresFramed(answer: string): string {
  const runs: string[][] = []
  for (const line of answer.split('\n')) {
    const last = runs.at(-1)
    if (last && isParted(line) && isParted(last[0] ?? '')) last.push(line)
    else runs.push([line])
  }
  return runs.flatMap((run) => (figuresTable(run.join('\n')) ? cellsIn(run.join('\n')).map(framed) : run)).join('\n')
}

function framed(cells: Line): string {
  return `| ${cells.join(' | ')} |`
}

function isParted(line: string): boolean {
  return line.split(markOf(line)).length > FEWEST_MARKS
}

function markOf(line: string): '\t' | '|' {
  return line.includes('\t') ? '\t' : '|'
}

/** The cells of the lines of a table, without what frames them and what rules them off. */
function cellsIn(text: string): string[][] {
  return text
    .split('\n')
    .filter(hasLetterOrDigit)
    .map((line) => {
      const inner = markOf(line) === '\t' ? line : line.trim().replace(/\|$/, '').replace(/^\|/, '')
      return inner.split(markOf(line)).map((cell) => cell.trim())
    })
}

/** The headings over their columns: an empty one over the names of the lines is lost where the text begins with it. */
function besideName(first: Line, lines: readonly Line[]): Line {
  const isShort = lines.length > 0 && lines.every(({ length }) => length > first.length)
  return isShort && roleNamed(first[0] ?? '', LONGEST_HEADING) ? ['', ...first] : first
}

/** What each column tells; undefined where the headings do not say whose values are ours and what these are held against, each once. */
function columnsOf(headings: Line, lines: readonly Line[], form: AnswerForm): Tells[] | undefined {
  const roles = headings.map((heading) => roleNamed(heading, LONGEST_HEADING))
  const told = roles.filter((role) => role !== undefined)
  if (told.length < 2 || !told.includes('ours') || new Set(told).size < told.length) return undefined
  const fields = columnsNamed(headings, form.fields)
  const isName = (at: number) =>
    !roles[at] && fields[at] !== 'by' && fields[at] !== 'how' && !isUnit(headings[at] ?? '') && isOfNames(lines, at)
  const all = headings.map((_, at) => at)
  const quantity = all.find((at) => isName(at) && fields[at] === 'quantity') ?? all.find(isName)
  return headings.map((heading, at): Tells => {
    const field = fields[at]
    if (at === quantity) return 'quantity'
    if (roles[at]) return roles[at]
    if (isUnit(heading)) return 'unit'
    return field === 'by' || field === 'how' ? field : ''
  })
}

function isUnit(heading: string): boolean {
  return /^units?$/i.test(heading)
}

/** Whether words stand in a column, and no figures or numbers of steps. */
function isOfNames(lines: readonly Line[], at: number): boolean {
  const told = lines.map((line) => line[at] ?? '').filter(hasLetterOrDigit)
  return told.length > 0 && told.filter((words) => hasLetter(words) && !/^(?:step|task|wp)?\s?\d/i.test(words)).length * 2 > told.length
}

const cellOf = (line: Line, columns: readonly Tells[], tells: Tells): string => line[columns.indexOf(tells)] ?? ''

/** The row of a line; undefined where it has no name or no figure of ours, or more cells than there are headings: it waits whole. */
function rowOf(line: Line, columns: readonly Tells[], headings: Line): AnswerRow | undefined {
  const of = (tells: Tells) => valueIn(line, columns, headings, tells)
  const [quantity, ours] = [cellOf(line, columns, 'quantity'), of('ours')]
  if (!hasLetterOrDigit(quantity) || !hasDigit(ours) || line.slice(columns.length).some(hasLetterOrDigit)) return undefined
  const [, limit = ours, note = ''] = NOTED.exec(ours) ?? []
  const how = [cellOf(line, columns, 'how'), note].filter(hasLetterOrDigit).join(', ')
  const [today, by] = [of('today'), cellOf(line, columns, 'by')]
  return { quantity, limit, ...(hasDigit(today) && { today }), ...(hasLetterOrDigit(by) && { by }), ...(how && { how }) }
}

/** "15.2 kg (Phase II design)": a value, and what is said of it. */
const NOTED = /^([^()]*\d[^()]*?)\s*\(([^()]*\p{L}[^()]*)\)$/u

/** A value of a line with its unit, which may stand over it, in a column of its own, or only with the values beside it. */
function valueIn(line: Line, columns: readonly Tells[], headings: Line, tells: Tells): string {
  const words = cellOf(line, columns, tells)
  const over = (headings[columns.indexOf(tells)] ?? '').replace(/[()[\]]/g, ' ').trim()
  const beside = (['today', 'ours', 'asked'] as const).flatMap((role) => unitsPrinted(cellOf(line, columns, role)))
  const [unit, another] = new Set(beside)
  const units = [cellOf(line, columns, 'unit'), over, ...(another || !unit ? [] : [unit])]
  return units.reduce((told, one) => (told === words ? withUnit(words, one) : told), words)
}

/** What of a line is in no field of its row, but what is asked for. */
function beside(line: Line, columns: readonly Tells[], headings: Line, { today }: AnswerRow): string {
  return line
    .flatMap((words, at) => {
      const isLeft = columns[at] === '' || (columns[at] === 'today' && !today)
      return isLeft && hasLetterOrDigit(words) ? `${headings[at] ?? ''} ${words}`.trim() : []
    })
    .join('; ')
}

/** A line of which no row is sure, each value with what stands over it. */
function wholeLine(line: Line, columns: readonly Tells[], headings: Line): string {
  const name = cellOf(line, columns, 'quantity')
  const values = line.flatMap((words, at) =>
    columns[at] !== 'quantity' && hasLetterOrDigit(words) ? `${headings[at] ?? ''} ${words}`.trim() : [],
  )
  return [...(name ? [name] : []), values.join('; ')].filter(hasLetterOrDigit).join(': ')
}
