import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../contract/api.ts'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { answerParts } from '../../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../../domain/answer-fields/forms.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { call } from '../../../app/call.ts'
import type { InterviewDraft } from '../interview-draft.ts'

/**
 * The steps that the interview has told of: by their fields where they have some, else the rows that are there, else as the built-in drafter reads them out
 * of the answers. Opening fields calls no language model: nobody asked for one.
 */
export function useToldSteps(topic: CurrentTopic, draft: InterviewDraft, isWanted: boolean, saveNow: () => Promise<void>): string[] {
  const told = stepsInFields(draft)
  const { data } = useQuery({
    queryKey: ['interview', 'told-steps', topic.storeId],
    queryFn: async ({ signal }) => {
      const topic_store_id = topic.storeId
      const there = stepsOf((await call(api.findWorkBreakdown, { topic_store_id }, signal)).rows)
      if (there.length > 0) return there
      await saveNow()
      return stepsOf((await call(api.fillWorkBreakdown, { topic_store_id, drafter: 'built-in' }, signal)).rows)
    },
    enabled: isWanted && told.length === 0 && topic.storeId !== '',
    staleTime: 0,
    gcTime: 0,
  })
  return told.length > 0 ? told : (data ?? [])
}

/** What the company's steps are called; those removed, and those that only the solicitation asks for, are none. */
function stepsOf(rows: readonly KeptRow[]): string[] {
  const ordered = [...rows].sort((one, other) => one.position - other.position)
  return ordered.flatMap((row) => {
    if (row.kind !== 'step' || row.removed_at || row.cells.action?.origin.from === 'document') return []
    return row.cells.action?.value ?? []
  })
}

function stepsInFields({ questions, answers }: InterviewDraft): string[] {
  const form = ANSWER_FORMS.steps
  const slot = questions.find(({ subject }) => subject === 'steps')?.slot
  return form && slot ? answerParts(answers[slot] ?? '', form).rows.flatMap(({ action }) => action ?? []) : []
}
