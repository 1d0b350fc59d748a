import { endsWithOne, hasDigit } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import type { Cell } from './cell.ts'

/** What a column tells of its row: the least that must be reached, what is aimed at, what is asked without either, or anything else. */
export type Asking = 'threshold' | 'objective' | 'required'

/** What the columns are headed that say what is asked. */
const HEADS: Readonly<Record<Asking, ReturnType<typeof cueList>>> = {
  threshold: cueList('threshold | minimum | minimum requirement'),
  objective: cueList('objective | goal | target | desired'),
  required: cueList('requirement | required | specification'),
}
const LETTERS: Readonly<Record<string, Asking>> = { T: 'threshold', O: 'objective' }

/** The longest head of a column, in characters. */
export const LONGEST_HEAD = 45

/** "… of each mast." is the end of a sentence, "No." is a head. */
function isPhrase(text: string): boolean {
  return endsWithOne(text, '.;:') && text.includes(' ')
}

/** What the column under this head asks; null where it asks nothing. */
export function askingOf(head: string): Asking | null {
  return LETTERS[head] ?? (['threshold', 'objective', 'required'] as const).find((one) => HEADS[one].test(head)) ?? null
}

/** Whether these cells may head the columns of a table: short ones without figures. */
export function areHeads(cells: readonly Cell[]): boolean {
  return cells.length > 1 && cells.every(({ text }) => text.length <= LONGEST_HEAD && !hasDigit(text) && !isPhrase(text))
}

/** Whether they head one of what is asked: some of them ask and others do not. */
export function isTableHead(cells: readonly Cell[]): boolean {
  if (!areHeads(cells)) return false
  const asks = cells.filter(({ text }) => askingOf(text) !== null).length
  return asks > 0 && asks < cells.length
}
