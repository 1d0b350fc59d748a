import { useQuery } from '@tanstack/react-query'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { leftWords } from '../../left/left-words.ts'
import { planReview } from '../../left/plan-review.ts'
import { type ListedProject, projectQueries } from './project-queries.ts'

/** What is left to do in a project: questions of its interview, or things to mend in its plan; nothing where that cannot be told. */
export function ProjectLeft({ project: { topic, stage } }: { project: ListedProject }) {
  if (!topic) return null
  return stage === 'interview' ? <QuestionsLeft topic={topic} /> : <ThingsLeft topic={topic} />
}

function QuestionsLeft({ topic }: { topic: CurrentTopic }) {
  const { data } = useQuery(projectQueries.interview(topic))
  if (!data || data.questions.length === 0) return null
  const slots = new Set(data.questions.map(({ slot }) => slot))
  const answered = data.answers.filter(({ slot, answer }) => slots.has(slot) && answer.trim() !== '').length
  return `${answered} of ${data.questions.length} answered`
}

function ThingsLeft({ topic }: { topic: CurrentTopic }) {
  const { data } = useQuery({ ...planReview(topic), retry: false, refetchOnMount: 'always' })
  return data ? leftWords(data.left) : null
}
