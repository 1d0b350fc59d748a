import { type Mark, readBlock } from '../../language/cell-block.ts'
import { hasLetterOrDigit, oneLine, partedAtSpaces, startsWithCapital, startsWithLetter } from '../../language/characters.ts'
import type { AnswerRow } from './answer-rows.ts'
import { type KnownNames, kindsOf, unitsPrinted, withUnit } from './cell-kinds.ts'
import { holds, NEAR, nearness } from './column-fields.ts'
import type { AnswerForm } from './forms.ts'
import { judgedColumns, withoutSums } from './judged-columns.ts'
import { meantSteps } from './step-names.ts'

/** What parts the cells of pasted lines: a mark, several spaces, or nothing where a line is one cell. */
export type Parted = Mark | '  ' | ''

/** A table that was pasted: its lines, whether the first of them is its headings, and the cell of a row that each column fills, '' where it fills none. */
export type PastedTable = { lines: readonly (readonly string[])[]; isHeaded: boolean; columns: readonly string[] }

/** What parts the cells of pasted lines: tabs where there are any, else the mark that stands in each line, or as many wide gaps in each. */
export function markIn(text: string): Parted {
  if (text.includes('\t')) return '\t'
  const lines = text.split('\n').filter(hasLetterOrDigit)
  const mark = (['|', ';'] as const).find((one) => lines.length > 0 && lines.every((line) => line.includes(one)))
  const [first = [], ...others] = spacedCells(lines)
  const isSpaced = first.length > 1 && others.length > 0 && (first.length > 2 || lines.some((line) => startsWithLetter(line.trim())))
  return mark ?? (isSpaced ? '  ' : '')
}

/** Cells with several spaces between them: as many in each line, above which headings may stand closer, else what stands between gaps that go through all lines, since a cell may be empty. */
function spacedCells(lines: readonly string[]): string[][] {
  // what stands further in than all else has an empty cell before it
  const indent = Math.min(...lines.map((line) => line.search(/\S/)))
  const apart = lines.map((line) => line.slice(indent).trimEnd().split(/ {2,}/))
  const [first = [], ...below] = apart
  const [count = 0, another] = new Set(below.map(({ length }) => length))
  const headings = partedAtSpaces((lines[0] ?? '').trim())
  if (another === undefined && (first.length === count || headings.length === count))
    return [first.length === count ? first : headings, ...below]
  const width = Math.max(0, ...lines.map(({ length }) => length))
  const isGap = (at: number) => lines.every((line) => (line[at] ?? ' ') === ' ')
  const ends = Array.from({ length: width }, (_, at) => at).filter((at) => isGap(at) && isGap(at - 1) && !isGap(at + 1))
  return lines.map((line) => [...ends, width].map((end, nth) => line.slice(nth === 0 ? 0 : ends[nth - 1], end).trim()))
}

/**
 * A pasted text as a table for a form. Its first line is the headings where its cells are unlike those below, or name fields; which field a column fills is judged by both, and
 * settled by who looks at it. What sums up the lines above it is no row. Of as many columns as there are fields also empty ones stand.
 */
export function pastedTable(text: string, mark: Parted, form: AnswerForm, known: KnownNames = NOBODY_KNOWN): PastedTable {
  const told = cellsParted(text, mark).filter((line) => line.some(hasLetterOrDigit))
  // bars also frame a table: what is empty at its ends is no column
  const isWhole = mark !== '|' && widthOf(told) === form.fields.length && !told.every(([first = '']) => isMarkOfList(first))
  const whole = isWhole ? told.map((line) => form.fields.map((_, at) => oneLine(line[at] ?? ''))) : withoutEmpty(told)
  // of figures that are committed to the total is one
  const lines = withoutSums(whole, form.kind !== 'commitment')
  const [first = [], ...below] = lines
  const isHeaded = below.length > 0 && areHeadings(first, below, form, known)
  const columns = judgedColumns(isHeaded ? first : undefined, isHeaded ? below : lines, form, known)
  return { lines, isHeaded, columns }
}

function cellsParted(text: string, mark: Parted): string[][] {
  const lines = text.split('\n')
  if (mark === '') return lines.map((line) => [line])
  if (mark === '  ') return spacedCells(lines.filter(hasLetterOrDigit))
  // headings may stand in a frame of bars and the lines below them in none
  return readBlock(mark === '|' ? lines.map(withoutFrame).join('\n') : text, mark)
}

function withoutFrame(line: string): string {
  const told = line.trim()
  return told.length > 1 && told.startsWith('|') && told.endsWith('|') ? told.slice(1, -1) : line
}

const NOBODY_KNOWN: KnownNames = { steps: [], people: [] }

/** So much speaks for headings, and against them where it is less than nothing: a cell of another kind than those below it, one that begins otherwise, and the name of a field. */
const SPEAKS = { kind: 2, sign: 1, name: 2, inName: 1 } as const

/** Whether a line stands above others as their headings: its cells are unlike those below, or name fields. */
function areHeadings(first: readonly string[], below: readonly (readonly string[])[], { fields }: AnswerForm, known: KnownNames): boolean {
  const speaks = first.map((heading, at) => {
    const cells = below.map((line) => line[at] ?? '').filter(hasLetterOrDigit)
    if (!hasLetterOrDigit(heading) || cells.length === 0) return 0
    const [own, kinds] = [kindsOf([heading], '', known), kindsOf(cells, '', known)]
    const telling = [...kinds].filter((kind) => kind !== 'words')
    const ofKind = telling.length === 0 ? 0 : telling.some((kind) => own.has(kind)) ? -SPEAKS.kind : SPEAKS.kind
    const signs = new Set(cells.map(signOf))
    const ofSign = cells.length > 1 && signs.size === 1 && !signs.has(signOf(heading)) ? SPEAKS.sign : 0
    const near = Math.max(...fields.map((field) => nearness(heading, field)))
    const ofName = near >= NEAR.name ? SPEAKS.name : near > 0 ? SPEAKS.inName : 0
    return (ofKind || ofSign) + ofName
  })
  return speaks.reduce((all, one) => all + one, 0) >= Math.max(SPEAKS.name, first.length / 2)
}

/** Whether words begin with a capital, a small letter, or neither. */
function signOf(words: string): string {
  return startsWithCapital(words) ? 'A' : startsWithLetter(words) ? 'a' : '1'
}

/** The rows of a pasted table, without lines of which no column fills a field. */
export function rowsPasted(table: PastedTable, form: AnswerForm, steps: readonly string[]): AnswerRow[] {
  return rowLines(table, form)
    .map((line) => rowPasted(line, table, form, steps))
    .filter((row) => Object.keys(row).length > 0)
}

/** The lines of a pasted table that are rows; among people "materials" and "own labor" are costs. */
export function rowLines({ lines, isHeaded, columns }: PastedTable, form: AnswerForm): PastedTable['lines'] {
  const told = lines.slice(isHeaded ? 1 : 0)
  const named = columns.indexOf('name')
  return form.kind === 'person' && named >= 0 ? told.filter((line) => !isCost(line[named] ?? '')) : told
}

/** What the costs of a plan are called beside its people. */
const COSTS: ReadonlySet<string> = new Set(
  partedAtSpaces(`labor material materials travel equipment supplies overhead fringe g&a fee profit indirect indirects odc odcs
    subcontract subcontracts subs`),
)

/** "Own labor" is labor. */
function isCost(name: string): boolean {
  return COSTS.has(
    name
      .trim()
      .toLowerCase()
      .replace(/^(?:own|direct|our) /, ''),
  )
}

/** The row of one line: a column that fills no field is left out, and of two that fill the same one both are kept, of months as the ends of a span. A value has the unit that its heading ends with. */
export function rowPasted(
  line: readonly string[],
  { lines, isHeaded, columns }: PastedTable,
  { fields }: AnswerForm,
  steps: readonly string[],
): AnswerRow {
  const cells = fields.flatMap((field): [string, string][] => {
    const { cell, names, isMonth } = field
    const heading = (at: number) => (isHeaded ? lines[0]?.[at] : '')
    const isMeasure = holds(field).includes('measure')
    const whole = (words: string, at: number) => {
      const told = withUnit(words, isMonth || isMeasure ? heading(at) : '', isMonth)
      return isMeasure && told === words ? withUnit(words, unitBeside(line, columns, lines)) : told
    }
    const told = line.flatMap((words, at) => (columns[at] === cell && words !== '' ? whole(words, at) : []))
    const words = isMonth ? [...new Set(told)].join(' to ') : told.join('; ')
    return words === '' ? [] : [[cell, names ? meantSteps(words, steps) : words]]
  })
  return Object.fromEntries(cells)
}

const BEGINS_WITH_FIGURE = /^[<>≤≥=~±+\s-]*\d/

/** The unit of what a line tells in a column that fills no field, "250 mm" of what is expected beside a mark of 300; '' where several do, or none. */
function unitBeside(line: readonly string[], columns: readonly string[], lines: PastedTable['lines']): string {
  const ofFigures = figureColumns.get(lines) ?? Array.from({ length: widthOf(lines) }, (_, at) => isOfFigures(lines, at))
  figureColumns.set(lines, ofFigures)
  const isTold = (words: string, at: number) => columns[at] === '' && ofFigures[at] === true && BEGINS_WITH_FIGURE.test(words)
  const units = line.flatMap((words, at) => (isTold(words, at) ? unitsPrinted(words) : []))
  return units.length === 1 ? (units[0] ?? '') : ''
}

/** Which columns of a table are of figures: it is the same for all its lines. */
const figureColumns = new WeakMap<PastedTable['lines'], readonly boolean[]>()

/** Whether most cells of a column begin with their figure: a remark has one somewhere, now and then. */
function isOfFigures(lines: PastedTable['lines'], at: number): boolean {
  return 2 * lines.filter((one) => BEGINS_WITH_FIGURE.test(one[at] ?? '')).length >= lines.length
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
