import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { atQuestion, draftOnServer, InterviewDraft, NEW_DRAFT } from './interview-draft.ts'
import { interviewQueries } from './interview-queries.ts'

/**
 * The interview as it was left: in this browser, else on the server (another device), else not begun.
 * The address may name a question to be at (`?question=Q4`). Null while the server is being asked; a server that cannot be asked does not keep anybody from beginning.
 */
export function useFirstDraft(topic: CurrentTopic): InterviewDraft | null {
  const slot = useSearchParams()[0].get('question')
  const [kept] = useState(() => readDraft(topicDraft('interview', topic), InterviewDraft))
  const { data, isError } = useQuery({ ...interviewQueries.state(topic), enabled: kept === null })
  if (kept) return atQuestion({ ...kept, index: Math.min(kept.index, kept.questions.length - 1) }, slot)
  if (data) return atQuestion(draftOnServer(data), slot)
  return isError ? NEW_DRAFT : null
}
