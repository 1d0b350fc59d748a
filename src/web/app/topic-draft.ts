import type { CurrentTopic } from '../../domain/topic.ts'

/** What of a topic is kept in this browser beside the specification's keys. */
type TopicDraft =
  | 'interview'
  | 'finalization'
  | 'milestones'
  | 'unsaved-plan'
  | 'own-statements'
  | 'requirements'
  | 'entries'
  | 'small-boxes'
  | 'needless'

/** The name of an unfinished entry that belongs to one upload of one document, so that another topic never shows it. */
export function topicDraft(kind: TopicDraft, topic: Pick<CurrentTopic, 'slug' | 'storeId'>): string {
  return `${kind}.${topic.slug}.${topic.storeId}`
}
