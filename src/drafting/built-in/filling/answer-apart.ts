import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import type { AnswerForm } from '../../../domain/answer-fields/forms.ts'
import type { Subject } from '../../../domain/interview.ts'

/** An answer with what its question is about; `also` is a second subject that the same question asks for. */
export type SubjectAnswer = { slot: string; subject: Subject; also?: Subject | undefined; answer: string }

/** Rows of one form that an answer tells; `inWords` where it tells them without the fields of the form. */
export type TellsRows = { form: AnswerForm; rows: readonly AnswerRow[]; inWords?: true }

/** An answer apart: what it tells freely, which has to be read, the rows that it tells in fields, which say themselves what they fill, those of its `lists`, beside which all else may still be told freely, its tables, whose cells are no sentences, and what of its lists is in no row. */
export type AnswerApart = SubjectAnswer & {
  told: readonly TellsRows[]
  lists: readonly TellsRows[]
  tables: readonly string[]
  left: readonly string[]
}
