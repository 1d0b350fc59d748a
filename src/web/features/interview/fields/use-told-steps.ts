import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../contract/api.ts'
import { answerParts } from '../../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../../domain/answer-fields/forms.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { call } from '../../../app/call.ts'
import { askedDrafter } from '../../../drafting/chosen-drafter.ts'
import type { InterviewDraft } from '../interview-draft.ts'

/** The steps that the interview has told of: by their fields where they have some, else as they were read out of the answers. */
export function useToldSteps(topic: CurrentTopic, draft: InterviewDraft, isWanted: boolean, saveNow: () => Promise<void>): string[] {
  const told = stepsInFields(draft)
  const { data } = useQuery({
    queryKey: ['interview', 'told-steps', topic.storeId],
    queryFn: async ({ signal }) => {
      await saveNow()
      const { rows } = await call(api.fillWorkBreakdown, { topic_store_id: topic.storeId, drafter: askedDrafter(topic) }, signal)
      const ordered = [...rows].sort((one, other) => one.position - other.position)
      return ordered.flatMap((row) => {
        if (row.kind !== 'step' || row.removed_at || row.cells.action?.origin.from === 'document') return []
        return row.cells.action?.value ?? []
      })
    },
    enabled: isWanted && told.length === 0 && topic.storeId !== '',
    staleTime: 0,
    gcTime: 0,
  })
  return told.length > 0 ? told : (data ?? [])
}

function stepsInFields({ questions, answers }: InterviewDraft): string[] {
  const form = ANSWER_FORMS.steps
  const slot = questions.find(({ subject }) => subject === 'steps')?.slot
  return form && slot ? answerParts(answers[slot] ?? '', form).rows.flatMap(({ action }) => action ?? []) : []
}
