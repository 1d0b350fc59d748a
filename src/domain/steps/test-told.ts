import { type AnswerRow, answerParts, printedAnswer } from '../answer-fields/answer-rows.ts'
import type { AnswerForm } from '../answer-fields/forms.ts'

/** The fields of a test that nobody has told yet, where a step's interview asks for one: they are taken word for word. */
export const TEST_FORM = {
  kind: 'step',
  row: 'test',
  fields: [
    { cell: 'quantity', label: 'Measured', hint: 'e.g. Time to set it up' },
    { cell: 'limit', label: 'Pass mark', hint: 'e.g. at most 15 min' },
    { cell: 'condition', label: 'Method', hint: 'how and where, in how many runs' },
    { cell: 'judge', label: 'Judged by', hint: 'who says that it passed' },
    { cell: 'by', label: 'By month', hint: 'e.g. 5' },
  ],
} as const satisfies AnswerForm

/** A test as its fields tell it. */
export type TestTold = AnswerRow

/** The test that an answer tells in its fields, undefined of one without fields, and what it tells freely. */
export function testTold(answer: string): { test: TestTold | undefined; free: string } {
  const { free, rows } = answerParts(answer, TEST_FORM)
  return { test: rows[0], free }
}

/** An answer that tells this test; '' of a test of which nothing but its name is known. */
export function testPrinted(test: TestTold): string {
  const { quantity, ...others } = test
  return Object.values(others).some((words) => words.trim() !== '') ? printedAnswer({ free: '', rows: [test] }, TEST_FORM) : ''
}
