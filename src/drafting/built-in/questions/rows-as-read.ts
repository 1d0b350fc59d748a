import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { type AnswerForm, formsOf } from '../../../domain/answer-fields/forms.ts'
import type { Answer, GroupRead, LineRead, ListAsked } from '../../../domain/interview.ts'
import { toldAnswers } from '../../../domain/open-sentences.ts'
import { figure } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { CellsOf, Row } from '../../../domain/work-breakdown/rows.ts'
import { rowsTold } from '../filling/rows-told.ts'

/** The rows that an answer in free words tells, as they count, without what it says is still open, and the words of it that wait to be placed: one group a kind. */
export function rowsAsRead({ subject, also, text }: ListAsked, answers: readonly Answer[]): GroupRead[] {
  const forms = formsOf({ subject, also }).filter(({ kind, beside }) => READ_OF.has(kind) && !beside)
  if (forms.length === 0) return []
  const others = answers.filter((one) => one.subject !== subject)
  const { rows, unplaced } = rowsTold({ answers: [...others, ...toldAnswers([{ slot: OWN, question: '', subject, also, answer: text }])] })
  const waiting = unplaced.flatMap(({ slot, text: words }): LineRead[] => (slot === OWN ? [{ text: words, row: {} }] : []))
  const read = forms.map((form) => ({ form, lines: rows.filter((row) => row.kind === form.kind && isOwn(row)).map(asLine(form)) }))
  return read.flatMap(({ form: { row }, lines }, at) => {
    const all = [...lines, ...(at === 0 ? waiting : [])]
    return all.length > 0 ? [{ heading: '', text, row, isSure: true, read: [{ row, lines: all }] }] : []
  })
}

/** What is told of steps has readers of its own. */
const READ_OF: ReadonlySet<string> = new Set(['risk', 'furnished', 'commitment', 'person'])

/** The place of the answer that is being typed. */
export const OWN = 'Q0'

function isOwn({ cells }: Row): boolean {
  return Object.values(cells).some((cell) => cell?.origin.from === 'answer' && cell.origin.slot === OWN)
}

function asLine({ fields }: AnswerForm): (row: Row) => LineRead {
  return (row) => {
    const told = fields.flatMap(({ cell }): [string, string][] => {
      const words = wordsOf(row, cell)
      return words === '' ? [] : [[cell, words]]
    })
    return { text: told[0]?.[1] ?? '', row: Object.fromEntries(told) as AnswerRow }
  }
}

/** What a cell of a row says, by the name of its field. */
function wordsOf({ kind, cells }: Row, field: string): string {
  const all = cells as Readonly<Record<string, { value: unknown } | undefined>>
  if (kind === 'commitment' && field === 'limit') {
    const { comparator, value, unit } = cells as CellsOf<'commitment'>
    return value ? figure({ comparator: comparator?.value, value: value.value, unit: unit?.value }) : ''
  }
  const value = (all[field] ?? all[`${field}_month`])?.value
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}
