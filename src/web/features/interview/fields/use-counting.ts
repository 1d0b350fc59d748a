import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../contract/api.ts'
import { answerByForms } from '../../../../domain/answer-fields/answer-rows.ts'
import { formsOf } from '../../../../domain/answer-fields/forms.ts'
import { startTold } from '../../../../domain/answer-fields/start-told.ts'
import { toldWords } from '../../../../domain/open-answer.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { call } from '../../../app/call.ts'
import type { InterviewDraft } from '../interview-draft.ts'
import type { FieldRow } from './field-rows.ts'

/** From when months are counted: the day on which the award is assumed, '' where nobody has said it, and the months that the steps tell. */
export type Counting = { start: string; months: readonly string[] }

/** From when months are counted by the interview, or by the work breakdown where `isWanted` and no answer says it. */
export function useCounting(topic: CurrentTopic, draft: InterviewDraft, isWanted: boolean): Counting {
  const told = countingTold(draft)
  const topic_store_id = topic.storeId
  const { data = '' } = useQuery({
    queryKey: ['interview', 'start', topic_store_id],
    queryFn: async ({ signal }) => {
      const { rows } = await call(api.findWorkBreakdown, { topic_store_id }, signal)
      const set = rows.flatMap((row) => (row.kind === 'plan' && !row.removed_at ? (row.cells.start ?? []) : []))
      return set.find(({ state }) => state === 'seen')?.value ?? ''
    },
    enabled: isWanted && told.start === '' && topic_store_id !== '',
    staleTime: 0,
    gcTime: 0,
  })
  return { ...told, start: told.start || data }
}

function countingTold({ questions, answers }: InterviewDraft): Counting {
  const told = questions.map((question) => ({ ...question, answer: answers[question.slot] ?? '' }))
  const rows = told.flatMap((one) => answerByForms(toldWords(one.answer), formsOf(one)).rows.flat())
  return { start: startTold(told) ?? '', months: rows.flatMap(({ months }) => months ?? []) }
}

/** The words of the fields that name months. */
export function monthsIn(rows: readonly FieldRow[]): string[] {
  return rows.flatMap(({ cells: { months, due, by, 'proof.by': passed } }) => [months, due, by, passed].flatMap((words) => words || []))
}

/** Whether some field that names months has a word in it, as a date has. */
export function namesDate(rows: readonly FieldRow[]): boolean {
  return monthsIn(rows).some((words) => /\p{L}{3}/u.test(words))
}
