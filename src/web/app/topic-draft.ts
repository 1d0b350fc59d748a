import type { CurrentTopic } from '../../domain/topic.ts'

/** What of a topic is kept in this browser beside the specification's keys. */
type TopicDraft =
  | 'interview'
  | 'finalization'
  | 'milestones'
  | 'unsaved-plan'
  | 'own-statements'
  | 'requirements'
  | 'work-breakdown'
  | 'not-placed'
  | 'put-rows'
  | 'entries'
  | 'small-boxes'
  | 'drafter'
  | 'narratives'
  | 'annexes'
  | 'scope'
  | 'step-interview'
  | 'step-narrative'

/** The name of an unfinished entry that belongs to one upload of one document, so that another topic never shows it. */
export function topicDraft(kind: TopicDraft, topic: Pick<CurrentTopic, 'slug' | 'storeId'>): string {
  return `${kind}.${topic.slug}.${topic.storeId}`
}

/** The name of an unfinished entry of one step of a topic. It has an end, so that forgetting that of step 1 leaves that of step 10 alone. */
export function stepDraft(
  kind: 'step-interview' | 'step-narrative',
  topic: Pick<CurrentTopic, 'slug' | 'storeId'>,
  step_id: string,
): string {
  return `${topicDraft(kind, topic)}/${step_id}/`
}
