import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import type { StepsTold } from '../../../domain/answer-fields/step-cells.ts'
import type { GroupRead, ListAsked } from '../../../domain/interview.ts'
import type { CellsOf } from '../../../domain/work-breakdown/rows.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { proseParts } from '../filling/prose-steps.ts'
import { rowsTold } from '../filling/rows-told.ts'
import { stepRead } from '../filling/step-facts.ts'

/** Steps whose words the text parts itself, as they count, and those that are read of it otherwise, if any. */
export function stepsRead(text: string, steps: StepsTold | undefined): GroupRead {
  const all = stepsOtherwise(text)
  const rows = steps ? [...steps.rows.map((row) => stepRead(row).row), ...all.slice(steps.rows.length)] : all
  const lines = rows.map(({ method, ...row }) => ({ text: row.action ?? '', row, beside: method ? sentencesOf(method) : [] }))
  return { heading: '', text, row: 'step', isSure: true, read: [{ row: 'step', lines }] }
}

/** The cells of a step that are told in words of their own. */
const IN_WORDS = ['action', 'method', 'lead', 'hours', 'result', 'part'] as const

function stepsOtherwise(answer: string): AnswerRow[] {
  const { rows } = rowsTold({ answers: [{ slot: 'Q4', subject: 'steps', question: '', answer }] })
  return rows.flatMap((row) => {
    if (row.kind !== 'step') return []
    const cells = row.cells as CellsOf<'step'>
    const [from, to] = [cells.from_month?.value, cells.to_month?.value]
    const told = IN_WORDS.flatMap((name) => (cells[name] ? [[name, cells[name].value]] : []))
    const months = [...new Set([from, to].filter((month) => month !== undefined))].join('–')
    return [Object.fromEntries([...told, ...(months ? [['months', months]] : [])]) as AnswerRow]
  })
}

/** Steps that are told in running text, as one group with all of it: sentences that tell of none stand by themselves, and stay words. */
export function proseGroup({ subject, text }: ListAsked): GroupRead | undefined {
  const parts = subject === 'steps' ? proseParts(text) : undefined
  if (!parts) return undefined
  const lines = parts.map(({ sentences, row: told = {} }) => {
    const { method, ...row } = stepRead(told).row
    return { text: sentences.join(' '), row, beside: method ? sentencesOf(method) : [] }
  })
  return { heading: '', text, row: 'step', read: [{ row: 'step', lines }] }
}
