import { hasDigit, hasLetterOrDigit } from '../../language/characters.ts'
import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { isOfSteps } from './answer-rows.ts'
import { type Kind, type KnownNames, kindsOf, TELLING } from './cell-kinds.ts'
import { holds, NEAR, nearness } from './column-fields.ts'
import type { AnswerField, AnswerForm } from './forms.ts'

/**
 * A column of a table: what stands above it, of which kinds is what stands below, and the cell of a row that it fills, '' as long as that is open. It may count the
 * lines, be the sum of others, or a part of such a sum.
 */
type Column = { heading: string; kinds: ReadonlySet<Kind>; cell: string; isCounter: boolean; isSum: boolean; isPart: boolean }

/** What a number says only where no heading calls it anything else. */
const UNNAMED: ReadonlySet<Kind> = new Set(['number', 'small', 'months'])

/**
 * The cell of a row that each column fills: a field whose label its heading is, else one that its heading names and whose kind its cells are, else the only one that
 * can hold what its cells surely are, where no other column can be that. The first words are what a row is about, a sum of several columns is its hours. A column
 * of which all that is unsure fills none.
 */
export function judgedColumns(
  headings: readonly string[] | undefined,
  lines: readonly (readonly string[])[],
  form: AnswerForm,
  known: KnownNames,
): string[] {
  const { fields } = form
  const columns = columnsOf(headings, lines, form, known)
  putNamed(columns, fields)
  putOnly(columns, fields, TELLING)
  putFirst(columns, fields.find(({ names }) => !names) ?? fields[0])
  if (!headings && columns.length === fields.length) putInOrder(columns, fields)
  if (!headings && areInOrder(columns, fields)) putInOrder(columns, fields, isOpen)
  putFirst(
    columns.filter(({ isSum }) => isSum),
    fields.find(({ cell }) => cell === 'hours'),
    columns,
  )
  if (!headings) putOnly(columns, fields, UNNAMED)
  if (!lines.some((line) => line.some((cell) => OTHERS.test(cell)))) takePay(columns, form)
  return columns.map(({ cell }) => cell)
}

function columnsOf(
  headings: readonly string[] | undefined,
  lines: readonly (readonly string[])[],
  form: AnswerForm,
  known: KnownNames,
): Column[] {
  const width = Math.max(0, ...lines.map((line) => line.length))
  const all = Array.from({ length: width }, (_, at) => lines.map((line) => line[at] ?? ''))
  const sums = partsOfSums(all)
  const totals = new Set(sums.values())
  return all.map((cells, at) => {
    const told = cells.filter(hasLetterOrDigit)
    const heading = headings?.[at] ?? ''
    const kinds = kindsOf(told, heading, known)
    return {
      heading,
      kinds,
      cell: '',
      isCounter: at === 0 && countsLines(told, form, heading),
      isSum: totals.has(at),
      isPart: sums.has(at),
    }
  })
}

/** Who is one of these is paid by a subcontract. */
const OTHERS = /\b(?:consultant|subcontract(?:or)?|vendor)s?\b/i

/** Money beside people is their pay where nothing says that it is a subcontract, neither its heading nor a column of employers. */
function takePay(columns: readonly Column[], { kind, fields }: AnswerForm): void {
  const field = fields.find(({ cell }) => cell === 'cost')
  if (kind !== 'person' || !field || columns.some(({ cell }) => cell === 'employer')) return
  for (const column of columns) if (column.cell === 'cost' && nearness(column.heading, field) < NEAR.inLabel) column.cell = ''
}

function isOpen({ cell, isCounter, isPart }: Column): boolean {
  return cell === '' && !isCounter && !isPart
}

function isFree({ cell: own }: AnswerField, columns: readonly { cell: string }[]): boolean {
  return columns.every(({ cell }) => cell !== own)
}

/** The fields that headings name by their labels, each once. */
export function columnsNamed(headings: readonly string[], fields: readonly AnswerField[]): string[] {
  const columns = headings.map((heading) => ({ heading, cell: '' }))
  for (const { column, field, near } of pairs(columns, fields)) {
    const isToHold = near === NEAR.label || isFree(field, columns)
    if (near >= NEAR.inLabel && column.cell === '' && isToHold) column.cell = field.cell
  }
  return columns.map(({ cell }) => cell)
}

/** Columns with the fields that their headings name, the nearest ones first. */
function pairs<One extends { heading: string }>(columns: readonly One[], fields: readonly AnswerField[]) {
  const all = columns.flatMap((column) => fields.map((field) => ({ column, field, near: nearness(column.heading, field) })))
  return all.filter(({ near }) => near > 0).sort((one, other) => other.near - one.near)
}

/** Puts what headings name where it can be held; of a step, whose months are a span, both ends. */
function putNamed(columns: readonly Column[], fields: readonly AnswerField[]): void {
  for (const { column, field, near } of pairs(columns, fields)) {
    const isToHold = isFree(field, columns) || (field.cell === 'months' && near >= NEAR.name)
    const isInPlay = isOpen(column) || (column.isPart && column.cell === '' && near >= NEAR.name)
    // "step" above the numbers of steps names no step where another column does
    const isOther = (one: Column) => one !== column && isOpen(one) && one.kinds.has('words')
    const isLabel = near === NEAR.label && column.cell === '' && !(column.isCounter && columns.some(isOther))
    if (isLabel || (isInPlay && isToHold && holdsAny(field, column))) column.cell = field.cell
  }
}

/** Puts columns whose cells are of such kinds into the only field that can hold them, where no other column can be that. */
function putOnly(columns: readonly Column[], fields: readonly AnswerField[], kinds: ReadonlySet<Kind>): void {
  const open = columns.filter(isOpen)
  const free = fields.filter((field) => isFree(field, columns))
  const fieldsOf = (column: Column) => free.filter((field) => holdsAny(field, column, kinds))
  const sure = open.flatMap((column) => {
    const [field, another] = fieldsOf(column)
    const isOnly = field && !another && open.every((one) => one === column || !fieldsOf(one).includes(field))
    return isOnly ? { column, cell: field.cell } : []
  })
  for (const { column, cell } of sure) column.cell = cell
}

function putFirst(some: readonly Column[], field: AnswerField | undefined, columns = some): void {
  const column = field && isFree(field, columns) && some.find((one) => isOpen(one) && holdsAny(field, one))
  if (column) column.cell = field.cell
}

/** So many columns that are sure, where the form asks for them, say that the others are too. */
const SURE = 2

/** Whether columns that are sure stand where the form asks for them, and none elsewhere: then those that are left out are the last ones. */
function areInOrder(columns: readonly Column[], fields: readonly AnswerField[]): boolean {
  const sure = columns.flatMap(({ cell }, at) => (cell === '' ? [] : [cell === fields[at]?.cell]))
  return sure.length >= SURE && sure.every(Boolean)
}

/** Who leaves out the headings tells the fields in the order in which they are asked for. */
function putInOrder(columns: readonly Column[], fields: readonly AnswerField[], isInPlay: (column: Column) => boolean = () => true): void {
  for (const [at, column] of columns.entries()) {
    const field = fields[at]
    if (column.cell === '' && isInPlay(column) && field && isFree(field, columns) && holdsAny(field, column)) column.cell = field.cell
  }
}

function holdsAny(field: AnswerField, { kinds }: Column, of: ReadonlySet<Kind> = kinds): boolean {
  return holds(field).some((kind) => of.has(kind) && kinds.has(kind))
}

/** "3", "V3", "T-03". */
const COUNTED = /^\s*(?<letters>\p{L}{1,3}-?)?0*(?<number>\d{1,3})[.)]?\s*$/u

/** What stands above the numbers of lines. */
const COUNTS = /^\W*(?:no|nr|number|step|task|ws|wp|item|id)?\W*$/i

/** "1", "2", "3" or "V1", "V2" before the lines, "O1" of the option behind them; where each row is of a step they are the numbers of the steps. */
function countsLines(told: readonly string[], form: AnswerForm, heading: string): boolean {
  const counts = told.map((words) => COUNTED.exec(words)?.groups)
  // a table may count its lines on from what stands before it
  const goesOn = (at: number) =>
    at === 0
      ? Number(counts[0]?.number) === 1 || (counts[0] !== undefined && COUNTS.test(heading))
      : Number(counts[at]?.number) === Number(counts[at - 1]?.number) + 1
  const isAnew = (at: number) =>
    Number(counts[at]?.number) === 1 && Number(counts[at - 1]?.number) > 1 && counts[at]?.letters !== counts[at - 1]?.letters
  return told.length > 1 && !(isOfSteps(form) && !form.needed) && told.every((_, at) => goesOn(at) || (at > 0 && isAnew(at)))
}

/** The columns of which another one that stands beside them is the sum in each line, as a person has a column of hours, each with the place of that. */
function partsOfSums(columns: readonly (readonly string[])[]): ReadonlyMap<number, number> {
  const values = columns.map((cells) => cells.map(numberIn))
  const parts = new Map<number, number>()
  for (const [total, sums] of values.entries()) {
    if (sums.length < 2 || sums.some((sum) => sum === undefined)) continue
    for (const step of [-1, 1]) {
      const run: number[] = []
      for (let at = total + step; values[at]?.every((value) => value !== undefined); at += step) {
        run.push(at)
        const isSum = sums.every((sum, line) => sum === run.reduce((all, one) => all + (values[one]?.[line] ?? 0), 0))
        if (isSum && run.length > 1) for (const one of run) parts.set(one, total)
      }
    }
  }
  return parts
}

type Cells = readonly string[]

/**
 * Lines without the last one, where that has the sum of what stands above it in each column of numbers, below its heading, and no number of its own before it, or is called a sum; and
 * without those between that begin with an empty cell, where all above them begins with a full one, and sum up what stands since the one before.
 */
export function withoutSums(lines: readonly Cells[], isByName = true): readonly Cells[] {
  const kept: Cells[] = []
  let from = 0
  for (const [at, line] of lines.entries()) {
    const isLast = at === lines.length - 1
    const maySum = isLast || (kept.length > from && !isBegun(line) && kept.slice(from).every(isBegun))
    if (maySum && (isSumOf(kept.slice(from), line, isByName) || (isLast && from > 0 && isSumOf(kept, line, isByName)))) from = kept.length
    else kept.push(line)
  }
  return kept
}

function isBegun([first = '']: Cells): boolean {
  return hasLetterOrDigit(first)
}

function isSumOf(above: readonly Cells[], line: Cells, isByName: boolean): boolean {
  const sums = line.flatMap((words, at) => {
    const [first, ...below] = above.map((other) => numberIn(other[at] ?? ''))
    const values = first === undefined ? below : [first, ...below]
    const isOfNumbers = hasLetterOrDigit(words) && numberIn(words) !== undefined && values.length > 1 && !values.includes(undefined)
    return isOfNumbers ? numberIn(words) === values.reduce<number>((all, value) => all + (value ?? 0), 0) : []
  })
  const isCalledSo = isByName && isCalledSum(line[0]) && sums.length > 0
  return isCalledSo || (!hasDigit(line[0] ?? '') && sums.length > 0 && sums.every(Boolean))
}

/** What is called so is a sum also where somebody has changed a line above it and not the sum. */
export function isCalledSum(name = ''): boolean {
  return /^(?:(?:grand|sub)[- ]?)?(?:total|sum)s?[.:]?$/i.test(name.trim())
}

/** The number that a cell is, 0 where nothing stands in it; undefined for anything else. */
function numberIn(words: string): number | undefined {
  if (!hasLetterOrDigit(words)) return 0
  const [one, another] = isBareFigure(words) ? measuresIn(words) : []
  return another ? undefined : one?.value
}
