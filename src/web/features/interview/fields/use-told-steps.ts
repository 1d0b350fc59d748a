import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../contract/api.ts'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { answerByForms } from '../../../../domain/answer-fields/answer-rows.ts'
import { formsOf } from '../../../../domain/answer-fields/forms.ts'
import { isSameStep } from '../../../../domain/answer-fields/step-names.ts'
import { toldWords } from '../../../../domain/open-answer.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { call } from '../../../app/call.ts'
import type { InterviewDraft } from '../interview-draft.ts'

/**
 * The steps that the interview has told of: by their fields where they have some, and behind them those that the built-in drafter reads out of what was
 * told freely; where there are no fields the rows that are there, if any. Opening fields calls no language model: nobody asked for one.
 */
export function useToldSteps(topic: CurrentTopic, draft: InterviewDraft, isWanted: boolean, saveNow: () => Promise<void>): string[] {
  const { inFields, isAlsoFree } = stepsTold(draft)
  const { data } = useQuery({
    queryKey: ['interview', 'told-steps', topic.storeId],
    queryFn: async ({ signal }) => {
      const topic_store_id = topic.storeId
      const there = isAlsoFree ? [] : stepsOf((await call(api.findWorkBreakdown, { topic_store_id }, signal)).rows)
      if (there.length > 0) return there
      await saveNow()
      return stepsOf((await call(api.fillWorkBreakdown, { topic_store_id, drafter: 'built-in' }, signal)).rows)
    },
    enabled: isWanted && (inFields.length === 0 || isAlsoFree) && topic.storeId !== '',
    staleTime: 0,
    gcTime: 0,
  })
  if (inFields.length > 0 && !isAlsoFree) return inFields
  return [...inFields, ...(data ?? []).filter((step) => !inFields.some((one) => isSameStep(one, step)))]
}

/** What the company's steps are called; those removed, those that only the solicitation asks for, and words that may be none are left out. */
function stepsOf(rows: readonly KeptRow[]): string[] {
  const ordered = [...rows].sort((one, other) => one.position - other.position)
  return ordered.flatMap((row) => {
    if (row.kind !== 'step' || row.removed_at || row.cells.action?.origin.from === 'document') return []
    if (row.cells.action?.state === 'suggested') return []
    return row.cells.action?.value ?? []
  })
}

/** The steps that are told in fields, and whether more may be told beside them. */
function stepsTold({ questions, answers }: InterviewDraft): { inFields: string[]; isAlsoFree: boolean } {
  const question = questions.find(({ subject }) => subject === 'steps')
  if (!question) return { inFields: [], isAlsoFree: false }
  const { free, rows } = answerByForms(toldWords(answers[question.slot] ?? ''), formsOf(question))
  const inFields = (rows[0] ?? []).flatMap(({ action }) => action ?? [])
  return { inFields, isAlsoFree: inFields.length > 0 && free !== '' }
}
