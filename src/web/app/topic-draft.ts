import type { CurrentTopic } from '../../domain/topic.ts'

/** The name of an unfinished entry that belongs to one upload of one document, so that another topic never shows it. */
export function topicDraft(kind: 'interview' | 'finalization' | 'milestones', topic: Pick<CurrentTopic, 'slug' | 'storeId'>): string {
  return `${kind}.${topic.slug}.${topic.storeId}`
}
