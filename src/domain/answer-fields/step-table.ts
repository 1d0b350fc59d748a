import { readBlock } from '../../language/cell-block.ts'
import { hasLetterOrDigit, isDigits, oneLine } from '../../language/characters.ts'
import type { AnswerRow } from './answer-rows.ts'
import { ANSWER_FORMS } from './forms.ts'
import { columnsNamed } from './judged-columns.ts'

/** Whether a line is one of a table between bars, "| 1 | Ruth | 9-15 |". */
export function isOfTable(line: string): boolean {
  return line.trimStart().startsWith('|') && line.trimEnd().endsWith('|')
}

/** An answer without the tables between bars in it, and these, each whole: what stands in their cells is no sentence. */
export function tablesApart(text: string): { answer: string; tables: string[] } {
  const free: string[] = []
  const tables: string[][] = []
  let isInTable = false
  for (const line of text.split('\n')) {
    if (!isOfTable(line)) free.push(line)
    else if (isInTable) tables.at(-1)?.push(line)
    else tables.push([line])
    isInTable = isOfTable(line)
  }
  return { answer: tables.length === 0 ? text : free.join('\n').trim(), tables: tables.map((lines) => lines.join('\n')) }
}

/** Which of a step a table may tell beside its number. */
const CELLS: ReadonlySet<string> = new Set(['months', 'hours', 'lead'])

/** What tables whose headings name the step tell of each by its number: when, how long and by whom. */
export function cellsByStep(text: string): ReadonlyMap<number, AnswerRow> {
  const all = new Map<number, AnswerRow>()
  for (const table of tablesApart(text).tables) {
    const [headings = [], ...lines] = readBlock(table, '|').map((line) => line.slice(1, -1).map(oneLine))
    const columns = columnsNamed(headings, ANSWER_FORMS.steps?.fields ?? [])
    const numbers = columns.indexOf('action')
    for (const line of lines.filter((one) => isDigits(one[numbers] ?? ''))) {
      const told = columns.flatMap((cell, at) => (CELLS.has(cell) && hasLetterOrDigit(line[at] ?? '') ? [[cell, line[at] ?? '']] : []))
      all.set(Number(line[numbers]), { ...Object.fromEntries(told), ...all.get(Number(line[numbers])) })
    }
  }
  return all
}
