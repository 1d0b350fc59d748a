import { hasLetterOrDigit, partedAtSpaces } from '../../language/characters.ts'
import type { AnswerRow } from './answer-rows.ts'
import { ANSWER_FORMS } from './forms.ts'
import { columnsNamed } from './judged-columns.ts'
import { markIn, pastedTable } from './pasted-table.ts'
import { BULLET } from './step-cells.ts'

/** Fewer gaps than this stand in sentences too, and fewer lines may look like columns by chance. */
const FEWEST_CELLS = 3
const FEWEST_LINES = 3

/** Whether a line is one of a table between bars, "| 1 | Ruth | 9-15 |". */
function isBetweenBars(line: string): boolean {
  return line.trimStart().startsWith('|') && line.trimEnd().endsWith('|')
}

/** Whether a line stands in columns as a spreadsheet or a page has them, with tabs or wide gaps between its cells. */
function isInColumns(line: string): boolean {
  const cells = line.trim().split(/\t| {2,}/)
  return cells.length >= FEWEST_CELLS && BULLET.exec(line) === null
}

/** Which lines are of tables: all between bars, and several in columns one behind the other. */
function linesOfTables(lines: readonly string[]): boolean[] {
  const areTables = lines.map(isBetweenBars)
  let from = 0
  for (const [at, line] of [...lines, ''].entries()) {
    if (isInColumns(line)) continue
    if (at - from >= FEWEST_LINES) areTables.fill(true, from, at)
    from = at + 1
  }
  return areTables
}

/** An answer with its tables apart, each whole: what stands in their cells is no sentence. In `blanked` an empty line stands for each of theirs. */
export function tablesApart(text: string): { answer: string; blanked: string; tables: string[] } {
  const lines = text.split('\n')
  const areTables = linesOfTables(lines)
  const tables = lines.flatMap((_, at) => {
    if (!areTables[at] || areTables[at - 1]) return []
    const end = areTables.indexOf(false, at)
    return lines.slice(at, end < 0 ? undefined : end).join('\n')
  })
  const blanked = lines.map((line, at) => (areTables[at] ? '' : line)).join('\n')
  const answer = lines
    .filter((_, at) => !areTables[at])
    .join('\n')
    .trim()
  return { answer: tables.length === 0 ? text : answer, blanked, tables }
}

const STEPS = ANSWER_FORMS.steps
/** Which of a step a table may tell beside its number. */
const CELLS: ReadonlySet<string> = new Set(['months', 'hours', 'lead'])

/** What a table whose headings name the step tells of each by its number: when, how long and by whom. */
export function cellsByStep(table: string): ReadonlyMap<number, AnswerRow> {
  if (!STEPS) return new Map()
  const { columns, lines } = pastedTable(table, markIn(table), STEPS)
  const named = columnsNamed(lines[0] ?? [], STEPS.fields).indexOf('action')
  const told = lines.slice(1).flatMap((line): [number, AnswerRow][] => {
    const number = numberOf(line[named] ?? '') ?? numberOf(line[0] ?? '')
    const cells = columns.flatMap((cell, at) => (isTold(cell, line[at] ?? '') ? [[cell, line[at] ?? '']] : []))
    return named < 0 || number === undefined || cells.length === 0 ? [] : [[number, Object.fromEntries(cells)]]
  })
  // the first line of a number is that of the step, a later one may sum up
  return new Map(told.toReversed())
}

/** A step takes some hours, and no list of numbers. */
function isTold(cell: string, words: string): boolean {
  return CELLS.has(cell) && hasLetterOrDigit(words) && (cell !== 'hours' || partedAtSpaces(words).length <= 2)
}

/** "3", "S3 carbon", "Task 3": the number by which a table calls a step. */
const NUMBERED = /^\s*(?:(?:step|task|package|wp|\p{L})[ -]?)?(\d{1,2})\b(?![.,]\d)/iu

function numberOf(cell: string): number | undefined {
  const number = NUMBERED.exec(cell)?.[1]
  return number === undefined ? undefined : Number(number)
}
