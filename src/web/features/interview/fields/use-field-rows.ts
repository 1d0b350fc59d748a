import { useState } from 'react'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { type FieldRow, type FieldRows, rowsIn, withFree, withOffers, withRows } from './field-rows.ts'

/** An answer as it is typed in fields and beside them. */
export type FieldAnswer = FieldRows & {
  changeRows: (at: number, rows: readonly FieldRow[]) => void
  changeFree: (free: string) => void
}

/** The rows and the words of an answer as they are typed. An answer that changed otherwise, by voice or in another tab, is taken apart anew. */
export function useFieldRows(
  answer: string,
  forms: readonly AnswerForm[],
  steps: readonly string[],
  onType: (answer: string) => void,
): FieldAnswer {
  const [kept, keep] = useState<FieldRows & { steps: readonly string[] }>(() => ({ ...rowsIn(answer, forms, steps), steps }))
  const isOther = kept.answer !== answer || kept.steps.join('\n') !== steps.join('\n')
  const now = isOther ? { ...withOffers(kept, rowsIn(answer, forms, steps), forms), steps } : kept
  if (isOther) keep(now)
  const change = (next: FieldRows) => {
    keep({ ...next, steps })
    if (next.answer !== answer) onType(next.answer)
  }
  return {
    ...now,
    changeRows: (at, rows) => change(withRows(now, at, rows, forms)),
    changeFree: (free) => change(withFree(now, free, forms)),
  }
}
