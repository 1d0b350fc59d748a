import { statementsIn } from '../../../domain/grounding/statement.ts'
import { withAnswer } from '../../../domain/quality/how-answer.ts'
import type { HowQuestion } from '../../../domain/quality/how-question.ts'
import type { MilestoneEdit } from '../../app/unsaved-milestones.ts'
import type { MilestoneFields, Part } from './milestone-fields.ts'

/** What an answer changes, the column it is saved with, and the sentences that the person has written by it. */
type FieldAnswer = { edit: MilestoneEdit; part: Part; own: string[] }

/** A milestone's boxes with the answer to a question at the task or criterion that it is about. */
export function fieldAnswer(fields: MilestoneFields, question: HowQuestion, written: string): FieldAnswer {
  const [field, part] = question.part === 'criterion' ? (['criteria', 'handover'] as const) : (['text', 'text'] as const)
  const { text, start, end } = withAnswer(fields[field], question, written)
  // in a list no sentence goes on in the next line
  const from = field === 'criteria' ? text.lastIndexOf('\n', start - 1) + 1 : 0
  const to = field === 'criteria' ? text.indexOf('\n', end) : -1
  const whole = text.slice(from, to < 0 ? text.length : to)
  const own = statementsIn(whole).filter((one) => from + one.end > start && from + one.start < end)
  return { edit: { [field]: text }, part, own: own.map((one) => whole.slice(one.start, one.end)) }
}
