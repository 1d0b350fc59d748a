import { type AnswerRow, answerParts } from '../../../domain/answer-fields/answer-rows.ts'
import { HANDED_FORM } from '../../../domain/steps/handed-told.ts'
import { linesRead } from './lines-read.ts'

/** The things that an answer hands over: what stands in fields word for word, and of what it tells freely each thing that it lists; what names none is left. */
export function thingsTold(answer: string): { rows: AnswerRow[]; left: string[] } {
  const { free, rows } = answerParts(answer, HANDED_FORM)
  const groups = linesRead({ subject: 'steps', row: HANDED_FORM.row, text: free }, [])
  const lines = groups.flatMap(({ read }) => read.flatMap((one) => one.lines))
  return {
    rows: [...rows, ...lines.map(({ row }) => row)].filter(({ result }) => result),
    left: lines.flatMap(({ text, row: { result }, beside = [] }) => (result ? beside.map((words) => `${result}: ${words}`) : text)),
  }
}
