import { useQuery } from '@tanstack/react-query'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { type InterviewDraft, unansweredPositions } from './interview-draft.ts'
import { interviewQueries } from './interview-queries.ts'

/** The positions, from 1, of the questions without an answer, but of those which answers to others tell already. */
export function useUnanswered(topic: CurrentTopic, draft: InterviewDraft): number[] {
  const { data } = useQuery({ ...interviewQueries.offers(topic), enabled: topic.storeId !== '' })
  const told = data?.offers.flatMap(({ subject, is_told }) => (is_told ? subject : [])) ?? []
  return unansweredPositions(draft, told)
}
